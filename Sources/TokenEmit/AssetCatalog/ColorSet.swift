internal import TokenJSON
internal import TokenModel

/// `Contents.json` of a color, with the keys in Xcode's order.
///
/// The format is Apple's Asset Catalog Format Reference, "Named Color Type"; appearances are as Xcode writes them.
struct ColorSet: JSONWritable {
  /// The conditions for an entry to apply to a screen.
  private struct Slot {
    let appearance: Appearance
    /// Nil for any.
    let gamut: ColorGamut?
  }

  private let entries: [(slot: Slot, components: AssetComponents)]

  init(_ color: AssetColor, _ gamut: AssetCatalogOptions.Gamut) {
    let gamuts = Self.gamuts(of: color, gamut)
    let colors = color.variants.mapValues { color in gamuts.map { AssetComponents(color, in: $0) } }
    let appearances = Self.appearances(of: colors)
    entries = gamuts.enumerated().flatMap { index, ownGamut in
      appearances.compactMap { appearance in
        colors[appearance].map { components in
          (Slot(appearance: appearance, gamut: gamut == .both ? ownGamut : nil), components[index])
        }
      }
    }
  }

  /// With both gamuts, a color has Display P3 if it is outside of sRGB in one of its appearances: an entry for the
  /// gamut of a screen and one for its appearance would compete otherwise.
  private static func gamuts(of color: AssetColor, _ gamut: AssetCatalogOptions.Gamut) -> [ColorGamut] {
    switch gamut {
    case .srgb: [.srgb]
    case .p3: [.displayP3]
    case .both:
      color.variants.values.allSatisfy { $0.mapped(to: .srgb).difference == nil } ? [.srgb] : [.srgb, .displayP3]
    }
  }

  /// The appearances that need an entry: where there is none, a screen shows the color of a plainer one. The color for
  /// dark screens with increased contrast is omitted only if it equals those of all plainer entries.
  private static func appearances(of colors: [Appearance: [AssetComponents]]) -> [Appearance] {
    let light = colors[.light]
    let single = [Appearance.dark, .highContrastLight].filter { colors[$0] != light }
    let plainer = single.isEmpty ? [light] : single.map { colors[$0] }
    let isTold = plainer.allSatisfy { $0 == colors[.highContrastDark] }
    return [.light] + single + (isTold ? [] : [.highContrastDark])
  }

  func write(to writer: inout JSONWriter) {
    writer.object { writer in
      writer.field("colors") { writer in
        writer.array { writer in
          for (slot, components) in entries {
            writer.element { Self.write(components, for: slot, to: &$0) }
          }
        }
      }
      writer.field("info", AssetInfo())
    }
  }

  private static func write(_ components: AssetComponents, for slot: Slot, to writer: inout JSONWriter) {
    writer.object { writer in
      if slot.appearance != .light {
        writer.field("appearances") { writer in
          writer.array { writer in
            let meaning = ContextAppearance(slot.appearance)
            if meaning.isDark == true { writer.element(AssetAppearance(appearance: "luminosity", value: "dark")) }
            if meaning.isHighContrast == true { writer.element(AssetAppearance(appearance: "contrast", value: "high")) }
          }
        }
      }
      writer.field("color", components)
      if let gamut = slot.gamut { writer.field("display-gamut", gamut == .srgb ? "sRGB" : "display-P3") }
      writer.field("idiom", "universal")
    }
  }
}

/// `Contents.json` of the catalog itself, and of a group.
struct AssetGroup: JSONWritable {
  /// Whether the names of assets in the group begin with its own.
  let isNamespace: Bool

  func write(to writer: inout JSONWriter) {
    writer.object { writer in
      writer.field("info", AssetInfo())
      if isNamespace {
        writer.field("properties") { writer in writer.object { $0.field("provides-namespace", true) } }
      }
    }
  }
}

/// The author is Xcode's, so that Xcode has nothing to change.
private struct AssetInfo: JSONWritable {
  func write(to writer: inout JSONWriter) {
    writer.object { writer in
      writer.field("author", "xcode")
      writer.field("version", 1)
    }
  }
}

private struct AssetAppearance: JSONWritable {
  let appearance: String
  let value: String

  func write(to writer: inout JSONWriter) {
    writer.object { writer in
      writer.field("appearance", appearance)
      writer.field("value", value)
    }
  }
}
