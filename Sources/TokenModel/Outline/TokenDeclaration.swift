package import TokenDiagnostics

/// A token as it is declared, before references are followed. Linter rules check and change declarations.
///
/// A class, because every rule iterates over all declarations, and copying a struct would retain a dozen references.
package final class TokenDeclaration: Sendable {
  /// The section of a token.
  package enum Section: String, Sendable, Hashable, CaseIterable {
    case palette, color, weight, family, typography, modes, styles, emoji
    /// All tokens of a file of the Design Tokens format.
    case tokens
  }

  /// The purpose of tokens.
  package enum Role: Sendable, Hashable {
    /// Only other tokens refer to it.
    case primitive
    /// It is a part of codes.
    case axis
    /// A custom-named style.
    case style
    /// People type it.
    case emoji
    /// Anything may use it.
    case token
  }

  /// The section. A row of a mode belongs to the section `modes`.
  package let section: Section
  /// The purpose of the token.
  package let role: Role
  /// The type of the token's value; nil for a mode, a row of a size table, and entries that are not values, such as an
  /// emoji.
  package let type: TokenType?
  /// The path as in references: `palette.gray.2`, `typography.14`, `modes.read.typography.14`.
  package let path: String
  /// The last part of the path.
  package let name: String
  /// The range of the key, with its quotes.
  package let nameRange: SourceRange
  /// The range of the value, with its quotes or brackets.
  package let range: SourceRange
  /// The single values, in source order; one without a key for a token that is a single value.
  package let values: [DeclaredValue]
  /// The colors that text in this color is seen on, as they are written; their keys are `on`.
  package let grounds: [DeclaredValue]
  /// The description; nil without one.
  package let description: DeclaredValue?
  /// The deprecation; nil for a token that is not deprecated.
  package let deprecation: Deprecation?

  /// Creates a declaration from its parts.
  package init(
    section: Section,
    role: Role,
    type: TokenType?,
    path: String,
    name: String,
    nameRange: SourceRange,
    range: SourceRange,
    values: [DeclaredValue],
    grounds: [DeclaredValue] = [],
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
    self.grounds = grounds
    self.description = description
    self.deprecation = deprecation
  }

  /// Creates the declaration of a token of a token file.
  package convenience init(_ token: Token, values: [DeclaredValue], description: DeclaredValue? = nil) {
    self.init(
      section: .tokens,
      role: .token,
      type: token.type,
      path: token.path.description,
      name: token.path.name,
      nameRange: token.nameRange,
      range: token.range,
      values: values,
      description: description,
      deprecation: token.annotations.deprecation
    )
  }

  /// The value with a key, such as `lineHeight`; empty for a token that is a single value.
  package subscript(key: String) -> DeclaredValue? { values.first { $0.key == key } }
}

extension TokenDeclaration: Hashable {
  /// A declaration is equal only to itself.
  package static func == (left: TokenDeclaration, right: TokenDeclaration) -> Bool { left === right }

  /// By identity.
  package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
