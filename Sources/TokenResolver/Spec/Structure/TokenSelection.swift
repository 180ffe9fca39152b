internal import TokenModel
internal import TokenYAML

/// The keys of a section that choose tokens of token files.
struct TokenSelection {
  /// The patterns of the tokens' paths.
  let patterns: [Sourced<PathPattern>]
  /// The template that turns a token's path into its name in the spec.
  let template: PathTemplate
  /// The colors of styles; nil for styles that leave it open.
  let color: NodeID?

  static let fromKey = "from"
  static let nameKey = "name"

  /// The type of the tokens that a section can choose; nil for a section that cannot.
  static func type(in section: RootKey) -> TokenType? {
    switch section {
    case .color: .color
    case .weight: .fontWeight
    case .family: .fontFamily
    case .styles: .typography
    default: nil
    }
  }
}
