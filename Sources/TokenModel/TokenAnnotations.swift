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

/// That a token should not be used any more.
public struct Deprecation: Sendable, Hashable {
  /// `true`, or what to do instead; a reference, such as `{color.ink}`, names the token to use.
  public let advice: DeclaredValue

  /// A deprecation with the advice as it was written.
  public init(advice: DeclaredValue) {
    self.advice = advice
  }

  /// The path of the token to use; nil when none is named.
  public var replacement: Substring? {
    guard let open = advice.text.firstIndex(of: "{") else { return nil }
    let path = advice.text[advice.text.index(after: open)...]
    return path.firstIndex(of: "}").map { path[..<$0] }
  }

  /// What to do instead, for people; nil when nothing is said.
  public var reason: String? { advice.text == "true" ? nil : advice.text }
}
