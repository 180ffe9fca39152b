internal import TokenModel

extension SpecRecord {
  /// The keys of a section that choose tokens of token files, if the spec names such files. In other specs they are
  /// names of tokens.
  static func selection(in section: RootKey) -> SpecRecord {
    let type = TokenSelection.type(in: section)?.rawValue ?? ""
    let color = SpecKey.optional(
      RootKey.color.rawValue,
      as: .either([.token, .table(.emoji, of: .token)]),
      summary: "The color of these styles, or colors by patterns of paths; without it, the color is left open."
    )
    return SpecRecord(
      "`\(section.rawValue)`",
      [
        .optional(
          TokenSelection.fromKey,
          as: .oneOrMore(.pattern, maximum: nil),
          summary: "Patterns for the paths of \(type) tokens in the token files."
        ),
        .optional(
          TokenSelection.nameKey,
          as: .template(placeholders: PathTemplate.Placeholder.allCases.map(\.rawValue)),
          summary: "How a path becomes a name; without it, `{path}`."
        ),
      ] + (section == .styles ? [color] : [])
    )
  }
}
