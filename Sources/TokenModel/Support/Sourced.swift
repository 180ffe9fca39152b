public import TokenDiagnostics

/// A value with its origin.
public struct Sourced<Value: Sendable & Hashable>: Sendable, Hashable {
  /// The value.
  public let value: Value
  /// The origin of the value.
  public let origin: Origin

  /// Creates a value with its origin.
  public init(_ value: Value, from origin: Origin) {
    self.value = value
    self.origin = origin
  }
}

/// The place of a value, and the references that led to it.
public struct Origin: Sendable, Hashable {
  /// The range of the value itself, at the end of all references.
  public let range: SourceRange
  /// The references that lead to the value, in order; empty if the value is written where it is used.
  public let references: [SourceRange]

  /// Creates an origin, without references by default.
  public init(_ range: SourceRange, references: [SourceRange] = []) {
    self.range = range
    self.references = references
  }
}
