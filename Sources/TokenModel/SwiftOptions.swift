/// The options for the Swift code of a catalog.
package struct SwiftOptions: Sendable, Hashable {
  /// The spelling of codes' names in Swift.
  package enum Names: String, Sendable, Hashable, CaseIterable {
    /// `t14_gray2_bold`: characters that identifiers must not contain become `_`.
    case plain
    /// `t14Gray2Bold`.
    case camelCase
    /// `14_gray2_bold` in backticks. Needs Swift 6.2.
    case raw
  }

  /// The access level of the catalog and the names of its codes.
  package enum Access: String, Sendable, Hashable, CaseIterable {
    case `public`, package, `internal`
  }

  /// The scope of codes' names.
  package enum Scope: String, Sendable, Hashable, CaseIterable {
    /// `StyleCode.t14_gray2_bold`, so that `.t14_gray2_bold` is enough where a code is expected.
    case code
    /// `Brand.t14_gray2_bold`, for catalogs whose codes have equal names.
    case catalog
  }

  /// The content of the code of emoji packs.
  package enum Emoji: String, Sendable, Hashable, CaseIterable {
    /// The catalog alone, whose emoji are found by code or by name.
    case catalog
    /// Also a name for each emoji: `Brand.Emoji.classic.smile`.
    case names
  }

  /// The spelling of codes' names in Swift.
  package var names: Names
  /// The prefix of every name. If it is nil, `t` is put before names that do not start with a letter.
  package var prefix: String?
  /// The access level of the catalog and the names of its codes.
  package var access: Access
  /// The scope of codes' names.
  package var scope: Scope
  /// The content of the code of emoji packs.
  package var emoji: Emoji
  /// Whether tokens that are not styles are constants.
  package var tokens: Bool

  /// Creates options; the defaults are those of a spec without the section `swift`.
  package init(
    names: Names = .plain,
    prefix: String? = nil,
    access: Access = .public,
    scope: Scope = .code,
    emoji: Emoji = .catalog,
    tokens: Bool = false
  ) {
    self.names = names
    self.prefix = prefix
    self.access = access
    self.scope = scope
    self.emoji = emoji
    self.tokens = tokens
  }
}
