internal import TokenModel

/// The options of the format, read.
struct AssetCatalogOptions {
  /// The color spaces of a color set.
  enum Gamut: String, CaseIterable {
    case srgb, p3, both
  }

  /// The name of the catalog, without `.xcassets`; empty for that of the spec.
  let catalog: String
  let hasNamespaces: Bool
  let gamut: Gamut
  /// The pattern of the tokens' paths; nil for the colors that are not of a palette.
  let only: PathPattern?

  init(_ options: EmitterOptions) {
    catalog = options.text("catalog")
    hasNamespaces = options.flag("namespace")
    gamut = Gamut(rawValue: options.text("gamut")) ?? .both
    let only = options.text("only")
    self.only = only.isEmpty ? nil : PathPattern(only)
  }

  static let all = [
    EmitterOption(
      "catalog",
      .text(""),
      summary: "The name of the asset catalog, if it is not the spec's: `Brand` makes `Brand.xcassets`",
      problem: { name in
        (try? OutputPath(["\(name).xcassets"])) == nil ? "is not a name that a folder can have on every system" : nil
      }
    ),
    EmitterOption(
      "namespace",
      .flag(true),
      summary: "Whether the names of colors begin with those of their groups: `text/primary`"
    ),
    EmitterOption(
      "gamut",
      .choice(Gamut.both.rawValue, of: Gamut.allCases.map(\.rawValue)),
      summary: "sRGB, Display P3, or sRGB with additional Display P3 for colors outside of sRGB"
    ),
    EmitterOption(
      "only",
      .text(""),
      summary:
        "A pattern of the tokens' paths, such as `color.text.**`; without one, all colors, but those in the `palette` of a spec"
    ),
  ]
}
