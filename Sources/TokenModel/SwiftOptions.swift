/// How a catalog's Swift code looks.
public struct SwiftOptions: Sendable, Hashable {
  /// How the name of a code becomes a Swift name.
  public enum Names: String, Sendable, Hashable, CaseIterable {
    /// `t14_gray2_bold`: what no identifier may hold becomes `_`.
    case plain
    /// `t14Gray2Bold`.
    case camelCase
    /// `14_gray2_bold` in backticks. Needs Swift 6.2.
    case raw
  }

  /// Who may use the catalog and the names of its codes.
  public enum Access: String, Sendable, Hashable, CaseIterable {
    case `public`, package, `internal`
  }

  /// Where the names of codes are.
  public enum Scope: String, Sendable, Hashable, CaseIterable {
    /// `StyleCode.t14_gray2_bold`, so that `.t14_gray2_bold` is enough where a code is expected.
    case code
    /// `Brand.t14_gray2_bold`, for catalogs whose codes have equal names.
    case catalog
  }

  /// How the name of a code becomes a Swift name.
  public var names: Names
  /// Put before every name; nil puts a `t` before names that do not start with a letter.
  public var prefix: String?
  /// Who may use the catalog and the names of its codes.
  public var access: Access
  /// Where the names of codes are.
  public var scope: Scope

  /// Options; the defaults are those of a spec that does not say.
  public init(names: Names = .plain, prefix: String? = nil, access: Access = .public, scope: Scope = .code) {
    self.names = names
    self.prefix = prefix
    self.access = access
    self.scope = scope
  }
}
