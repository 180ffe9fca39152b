/// The options of the format, read.
struct FigmaOptions {
  /// What tokens of one collection have in common.
  enum Division: String, CaseIterable {
    /// The first name of their paths.
    case group
    /// The modifiers that their values depend on.
    case modifier
  }

  let division: Division
  let hasScopes: Bool
  let hasCodeSyntax: Bool
  let hasSidecar: Bool

  init(_ options: EmitterOptions) {
    division = Division(rawValue: options.text("collections")) ?? .group
    hasScopes = options.flag("scopes")
    hasCodeSyntax = options.flag("codeSyntax")
    hasSidecar = options.flag("sidecar")
  }

  static let all = [
    EmitterOption(
      "collections",
      .choice(Division.group.rawValue, of: Division.allCases.map(\.rawValue)),
      summary: "A collection for each top-level group, or for the tokens that depend on the same modifiers"
    ),
    EmitterOption(
      "scopes",
      .flag(true),
      summary: "Whether types and names limit the properties that Figma offers variables for: `radius` to corners"
    ),
    EmitterOption(
      "codeSyntax",
      .flag(true),
      summary: "Whether Figma shows the names of the Swift and CSS outputs to developers"
    ),
    EmitterOption(
      "sidecar",
      .flag(false),
      summary: "Whether all that Figma does not take is in a file next to the collections"
    ),
  ]
}
