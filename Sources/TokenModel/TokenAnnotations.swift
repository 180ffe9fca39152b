internal import TokenDiagnostics

/// What a token says of itself, where it stands. References do not pass it on.
public struct TokenAnnotations: Sendable, Hashable {
  /// What the token is for; nil when nothing is said.
  public let description: Sourced<String>?
  /// `true`, or what to do instead, as it was written; nil for a token in good standing.
  public let deprecated: Sourced<String>?

  /// Annotations from their parts; none unless said.
  public init(description: Sourced<String>? = nil, deprecated: Sourced<String>? = nil) {
    self.description = description
    self.deprecated = deprecated
  }

  /// That the token should not be used any more; nil for a token in good standing.
  public var deprecation: Deprecation? {
    deprecated.map { Deprecation(advice: DeclaredValue(key: "deprecated", text: $0.value, range: $0.origin.range)) }
  }
}
