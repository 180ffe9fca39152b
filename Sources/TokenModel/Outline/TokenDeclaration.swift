public import TokenDiagnostics

/// A token as it is declared, before references are followed. Linter rules check and change declarations.
///
/// A class, because every rule iterates over all declarations, and copying a struct would retain a dozen references.
public final class TokenDeclaration: Sendable {
  /// The section of a token.
  public enum Section: String, Sendable, Hashable, CaseIterable {
    case palette, color, weight, family, typography, modes, styles, emoji
    /// All tokens of a file of the Design Tokens format.
    case tokens
  }

  /// What tokens are for.
  public enum Role: Sendable, Hashable {
    /// Only other tokens refer to it.
    case primitive
    /// It is a part of codes.
    case axis
    /// A style with a name of its own.
    case style
    /// People type it.
    case emoji
    /// Anything may use it.
    case token
  }

  /// The section. A row of a mode belongs to the section `modes`.
  public let section: Section
  /// What the token is for.
  public let role: Role
  /// The type of the token's value; nil for a mode, a row of a table of sizes, and what is not a value, such as an emoji.
  public let type: TokenType?
  /// The path as in references: `palette.gray.2`, `typography.14`, `modes.read.typography.14`.
  public let path: String
  /// The last part of the path.
  public let name: String
  /// The range of the key, with its quotes.
  public let nameRange: SourceRange
  /// The range of the value, with its quotes or brackets.
  public let range: SourceRange
  /// The single values, in source order; one without a key for a token that is a single value.
  public let values: [DeclaredValue]
  /// The description; nil without one.
  public let description: DeclaredValue?
  /// The deprecation; nil for a token that is not deprecated.
  public let deprecation: Deprecation?

  /// Creates a declaration from its parts.
  public init(
    section: Section,
    role: Role,
    type: TokenType?,
    path: String,
    name: String,
    nameRange: SourceRange,
    range: SourceRange,
    values: [DeclaredValue],
    description: DeclaredValue? = nil,
    deprecation: Deprecation? = nil
  ) {
    self.section = section
    self.role = role
    self.type = type
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
  /// A declaration is equal only to itself.
  public static func == (left: TokenDeclaration, right: TokenDeclaration) -> Bool { left === right }

  /// By identity.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
