import Testing
import TokenModel

/// Mappings in a palette with the keys of variants.
struct PaletteGroupTests {
  private static let spec = """
    stylespec: 1
    name: Brand
    palette:
      theme:
        light: { ink: "#222222", paper: "#FFFFFF" }
        dark: { ink: "#EEEEEE", both: { light: "#111111", dark: "#DDDDDD" } }
      contrast:
        highContrastLight: { ink: "#000000" }
        highContrastDark: {}
      nested: { light: { light: "#333333", dark: "#CCCCCC" } }
      ink: { light: "#444444", dark: "#BBBBBB" }
    color:
      ink: { light: "{palette.theme.light.ink}", dark: "{palette.theme.dark.ink}" }
      both: "{palette.theme.dark.both}"
      nested: "{palette.nested.light}"
      plain: "{palette.ink}"
      strong: "{palette.contrast.highContrastLight.ink}"
    weight: { regular: 400 }
    typography: { 14: plain }

    """

  @Test func variantsThatAreMappingsAreGroups() throws {
    let found = resolveWithOutline(Self.spec, wantsOutline: true)
    #expect(found.diagnostics == [])
    let catalog = try #require(found.catalog)
    #expect(catalog.colors.map(\.variants.light.value.hex) == ["#222222", "#111111", "#333333", "#444444", "#000000"])
    #expect(catalog.colors.map(\.variants.dark.value.hex) == ["#EEEEEE", "#DDDDDD", "#CCCCCC", "#BBBBBB", "#000000"])
    let paths = [
      "palette.theme.light.ink", "palette.theme.light.paper", "palette.theme.dark.ink", "palette.theme.dark.both",
      "palette.contrast.highContrastLight.ink", "palette.nested.light", "palette.ink",
    ]
    #expect(catalog.tokens.map(\.path.description).filter { $0.hasPrefix("palette") } == paths)
    #expect(found.outline?.tokens.filter { $0.section == .palette }.map(\.path) == paths)
  }
}
