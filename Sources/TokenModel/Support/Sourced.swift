package import TokenDiagnostics

/// A value with its origin.
package struct Sourced<Value: Sendable & Hashable>: Sendable, Hashable {
  /// The value.
  package let value: Value
  /// The origin of the value.
  package let origin: Origin

  /// Creates a value with its origin.
  package init(_ value: Value, from origin: Origin) {
    self.value = value
    self.origin = origin
  }
}

/// The place of a value, and the references that led to it.
package struct Origin: Sendable, Hashable {
  /// The range of the value itself, at the end of all references.
  package let range: SourceRange
  /// The references that lead to the value, in order; empty if the value is written where it is used.
  package let references: [SourceRange]

  /// Creates an origin, without references by default.
  package init(_ range: SourceRange, references: [SourceRange] = []) {
    self.range = range
    self.references = references
  }
}
