package import TokenDiagnostics

/// Holds a value: the value itself, or a reference to it. Parts of composite values are slots.
package enum Slot<Value: Sendable & Hashable>: Sendable, Hashable {
  case value(Sourced<Value>)
  case reference(TokenReference)

  /// The value; nil for a reference.
  package var value: Value? { sourced?.value }

  /// The value with its origin; nil for a reference.
  package var sourced: Sourced<Value>? {
    if case .value(let sourced) = self { sourced } else { nil }
  }

  /// The reference; nil for a value.
  package var reference: TokenReference? {
    if case .reference(let reference) = self { reference } else { nil }
  }

  /// The location of the value, or of the reference.
  package var range: SourceRange {
    switch self {
    case .value(let sourced): sourced.origin.range
    case .reference(let reference): reference.range
    }
  }

  /// The slot with another value in it, from the same location.
  package func map<Other>(_ transform: (Value) -> Other) -> Slot<Other> {
    switch self {
    case .value(let sourced): .value(Sourced<Other>(transform(sourced.value), from: sourced.origin))
    case .reference(let reference): .reference(reference)
    }
  }
}
