public import TokenDiagnostics

/// A value and where it was written.
public struct Sourced<Value: Sendable & Hashable>: Sendable, Hashable {
  /// What was written.
  public let value: Value
  /// Where it was written.
  public let origin: Origin

  /// A value with its place.
  public init(_ value: Value, from origin: Origin) {
    self.value = value
    self.origin = origin
  }
}

/// Where a value was written, and how it came from there.
public struct Origin: Sendable, Hashable {
  /// The value itself, at the end of all references.
  public let range: SourceRange
  /// The references that lead to it, the first one first; empty when the value stands where it is used.
  public let references: [SourceRange]

  /// A place, and the references that led there; none unless said.
  public init(_ range: SourceRange, references: [SourceRange] = []) {
    self.range = range
    self.references = references
  }
}
