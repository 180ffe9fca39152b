internal import TokenDiagnostics

/// The annotations of a token. References do not pass them on.
package struct TokenAnnotations: Sendable, Hashable {
  /// The description; nil without one.
  package let description: Sourced<String>?
  /// `true` or advice, as it was written; nil for a token that is not deprecated.
  package let deprecated: Sourced<String>?

  /// Creates annotations, empty by default.
  package init(description: Sourced<String>? = nil, deprecated: Sourced<String>? = nil) {
    self.description = description
    self.deprecated = deprecated
  }

  /// The deprecation; nil for a token that is not deprecated.
  package var deprecation: Deprecation? {
    deprecated.map { Deprecation(advice: DeclaredValue(key: "deprecated", text: $0.value, range: $0.origin.range)) }
  }
}

/// The deprecation of a token.
package struct Deprecation: Sendable, Hashable {
  /// `true` or advice. A reference in it, such as `{color.ink}`, names the token to use instead.
  package let advice: DeclaredValue

  /// Creates a deprecation with the advice as it was written.
  package init(advice: DeclaredValue) {
    self.advice = advice
  }

  /// The path of the token to use instead; nil if the advice does not name one.
  package var replacement: Substring? {
    guard let open = advice.text.firstIndex(of: "{") else { return nil }
    let path = advice.text[advice.text.index(after: open)...]
    return path.firstIndex(of: "}").map { path[..<$0] }
  }

  /// Whether the advice names several tokens, of which a person has to choose one.
  package var isChoice: Bool {
    let parts = advice.text.split(separator: "{", omittingEmptySubsequences: false).dropFirst()
    let paths = parts.compactMap { (part: Substring) in part.firstIndex(of: "}").map { part[..<$0] } }
    return paths.contains { !$0.utf8.elementsEqual(paths[0].utf8) }
  }

  /// The advice for people; nil without one.
  package var reason: String? { advice.text == "true" ? nil : advice.text }

  /// The advice in one line without a period at its end, each word as `spell` spells it; nil without advice.
  package func sentence(spelling spell: (Substring) -> String) -> String? {
    guard let reason else { return nil }
    var text = reason.split(whereSeparator: \.isWhitespace).map(spell).joined(separator: " ")
    while text.hasSuffix(".") { text.removeLast() }
    return text.isEmpty ? nil : text
  }

  /// A word of the advice, with a name instead of the reference to the token to use; nil for other words.
  package func replacingReference(in word: Substring, with name: @autoclosure () -> String) -> String? {
    guard let replacement, word.contains("{\(replacement)}") else { return nil }
    return String(word.replacing("{\(replacement)}", with: name(), maxReplacements: 1))
  }
}
