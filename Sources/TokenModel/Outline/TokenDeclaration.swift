public import TokenDiagnostics

/// A token as it was declared, before references are followed: what a linter judges and changes.
///
/// An object, since every rule goes through all of them, and copying one would copy a dozen references.
public final class TokenDeclaration: Sendable {
  /// Where in a spec a token stands.
  public enum Section: String, Sendable, Hashable, CaseIterable {
    case palette, color, weight, family, typography, modes, styles
  }

  /// Where it stands. A row of a mode is of the section `modes`.
  public let section: Section
  /// As references write it: `palette.gray.2`, `typography.14`, `modes.read.typography.14`.
  public let path: String
  /// The last part of the path.
  public let name: String
  /// The key, with its quotes.
  public let nameRange: SourceRange
  /// The value, with its quotes or brackets.
  public let range: SourceRange
  /// The single values, in source order; one without a key for a token that is a single value.
  public let values: [DeclaredValue]
  /// What the token is for; nil when nothing is said.
  public let description: DeclaredValue?
  /// Nil for a token in good standing.
  public let deprecation: Deprecation?

  /// A declaration from its parts.
  public init(
    section: Section,
    path: String,
    name: String,
    nameRange: SourceRange,
    range: SourceRange,
    values: [DeclaredValue],
    description: DeclaredValue? = nil,
    deprecation: Deprecation? = nil
  ) {
    self.section = section
    self.path = path
    self.name = name
    self.nameRange = nameRange
    self.range = range
    self.values = values
    self.description = description
    self.deprecation = deprecation
  }

  /// The value with a key, such as `lineHeight`; empty for a token that is a single value.
  public subscript(key: String) -> DeclaredValue? { values.first { $0.key == key } }
}

extension TokenDeclaration: Hashable {
  /// A declaration is equal to itself alone.
  public static func == (left: TokenDeclaration, right: TokenDeclaration) -> Bool { left === right }

  /// By identity.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// A single value as it was written.
public struct DeclaredValue: Sendable, Hashable {
  /// Such as `light` or `lineHeight`; empty when the token is this value.
  public let key: String
  /// The text, without quotes and escapes.
  public let text: String
  /// With its quotes.
  public let range: SourceRange
  /// Whether it is a path in braces.
  public let isReference: Bool

  /// A value from its parts.
  public init(key: String, text: String, range: SourceRange) {
    self.key = key
    self.text = text
    self.range = range
    isReference = text.utf8.first == UInt8(ascii: "{") && text.utf8.last == UInt8(ascii: "}")
  }

  /// The path that a reference names, without its braces; nil for a value that is none.
  public var reference: Substring? { isReference ? Substring(text.utf8.dropFirst().dropLast()) : nil }
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
