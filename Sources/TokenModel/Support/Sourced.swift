public import TokenDiagnostics

/// A value with its origin.
@usableFromInline
package struct Sourced<Value: Sendable & Hashable>: Sendable, Hashable {
  /// The value.
  @usableFromInline package let value: Value
  /// The origin of the value.
  @usableFromInline package let origin: Origin

  /// Creates a value with its origin.
  @inlinable
  package init(_ value: Value, from origin: Origin) {
    self.value = value
    self.origin = origin
  }
}

/// The location of a value, and the references that led to it.
@usableFromInline
package struct Origin: Sendable, Hashable {
  /// The range of the value itself, at the end of all references.
  @usableFromInline package let range: SourceRange
  /// The references that lead to the value, in order; empty if the value is written where it is used.
  @usableFromInline package let references: [SourceRange]

  /// Creates an origin, without references by default.
  @inlinable
  package init(_ range: SourceRange, references: [SourceRange] = []) {
    self.range = range
    self.references = references
  }
}
