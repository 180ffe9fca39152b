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
