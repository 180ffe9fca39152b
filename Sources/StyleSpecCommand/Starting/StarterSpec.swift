internal import TokenReports
internal import TokenResolver

/// The starter file of `stylespec init`.
enum StarterSpec {
  static func text(name: String) -> String {
    """
    # yaml-language-server: $schema=\(SpecSchemaFile.name)
    # A StyleSpec file: text styles, written once. Compile it with `stylespec compile`.
    # `stylespec explain` lists its keys, and `stylespec explain typography` explains one of them.
    stylespec: 1

    # The Swift name of the catalog: an enum `\(name)`.
    name: \(name)

    # Other files may hold palettes and tokens; paths are relative to this file.
    # include: [palette.yaml]

    # Colors to refer to, in groups of any depth. They make no codes on their own.
    palette:
      gray:
        dark: "#222222"
        mid: "#666666"
      accent: "#39639E"

    # Text colors. Variants are `light`, `dark`, `highContrastLight` and `highContrastDark`. Each color is a part of codes' names. Put values in quotes: `#` starts a comment, `{` a mapping.
    color:
      ink: { light: "{palette.gray.dark}", dark: "#F2F2F2" }
      gray: { light: "{palette.gray.mid}", dark: "#9B9B9B" }
      link: { light: "{palette.accent}", dark: "#8FB4E8" }

    # Font weights, 1 to 1000. Each is a part of codes' names.
    weight:
      regular: 400
      bold: 700

    # Font families; `system` is the platform's own. Codes have the first one unless their names contain `{family}`.
    family:
      ui: system
      serif: { name: "New York", metrics: { ascent: 0.952, descent: 0.241 } }

    # Font sizes and how their lines are set, in points. Text is in the middle of its lines, unless `baselineOffset` moves
    # it; such a number needs `offsetHost`, the text system that it is meant for. `plain` styles font and color only.
    typography:
      12: { lineHeight: 18 }
      14: { lineHeight: 20, lineSpacing: 3 }
      20: plain

    # A mode is a second table for some of the sizes, with its own codes: 14_ink_regular_read.
    modes:
      read:
        typography:
          14: { lineHeight: 22, lineSpacing: 4 }

    # How codes are named: 14_ink_bold, 12_link_regular, 14_ink_bold_read and so on; and which of them exist, by patterns
    # in which `*` matches any text: `only: ["14_*"]`, `except: ["*_bold_read"]`.
    codes:
      name: "{size}_{color}_{weight}"
      mode: "{name}_{mode}"
      except: "20_link_*"

    # Styles with custom names.
    styles:
      title: { size: 20, color: ink, weight: bold, family: serif }

    """
  }
}

extension StarterSpec {
  /// The Swift file of a target that would have none.
  static func source(besides spec: String) -> String {
    let name = spec.split(separator: "/").last.map(String.init) ?? spec
    return """
      // SwiftPM builds a target only if it has a Swift file. The plugin StyleSpecBuild adds the codes of \(name).

      """
  }
}

/// The JSON Schema that editors read, as a file next to specs.
enum SpecSchemaFile {
  /// Hidden, so that no build system asks what a file among sources is for.
  static let name = ".stylespec.schema.json"

  static var text: String {
    get throws { try JSONText.of(SpecSchema()) }
  }
}
