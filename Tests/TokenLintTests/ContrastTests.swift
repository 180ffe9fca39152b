import TestSupport
import Testing
import TokenCompiler
import TokenDiagnostics
import TokenEmit
import TokenModel
import TokenResolver

@testable import TokenLint
@testable import TokenPerception

/// What the findings of `contrast` say, and the shades that it proposes.
struct ContrastTests {
  private func messages(_ yaml: String, _ options: [String: OptionValue] = [:]) throws -> [String] {
    let example = RuleExample(yaml, options: options)
    let linted = try RuleExampleSpec.lint(Contrast.self, example, yaml: RuleExampleSpec.whole(yaml), swift: nil)
    return linted.diagnostics.flatMap { [$0.message] + $0.notes.map(\.message) }
  }

  @Test func saysWhatIsMissing() throws {
    #expect(
      try messages("color: { gray: \"#777777\" }\n") == [
        "text in `gray` has a contrast of 4.47 on #FFFFFF in the light appearance; WCAG 2.2 AA requires 4.5 for text of "
          + "this size, which #767676 has"
      ]
    )
  }

  @Test func namesTokensAndOtherBackgrounds() throws {
    let backgrounds = OptionValue.table(["light": ["#FFFFFF", "palette.paper", "#EEEEEE"]])
    #expect(
      try messages(
        "palette: { paper: \"#DDDDDD\", gray: \"#999999\" }\ncolor: { gray: \"{palette.gray}\" }\n"
          + "typography: { 24: plain }\n",
        ["backgrounds": backgrounds, "level": .text("AAA")]
      ) == [
        "text in `gray` has a contrast of 2.09 on `palette.paper` (#DDDDDD), and too little on 2 other backgrounds, in "
          + "the light appearance; WCAG 2.2 AAA requires 4.5 for large text, which #616161 has",
        "the color #999999 is written here",
        "the background, where the contrast is 2.09",
      ]
    )
  }

  @Test func aBackgroundIsNotText() throws {
    let spec = "color: { paper: { light: \"#EEEEEE\", dark: \"#111111\" }, ink: \"#222222\" }\n"
    let backgrounds = OptionValue.table(["light": ["color.paper"], "dark": ["color.paper"]])
    #expect(try messages(spec, ["backgrounds": backgrounds]) == [])
    // The other one is white, and the spec says nothing of text in `paper`.
    #expect(try messages(spec, ["backgrounds": .table(["dark": ["color.paper"]])]).count == 1)
  }

  /// Of a background that is another color in another appearance.
  @Test func theNoteIsAtTheColorOfTheAppearance() throws {
    let yaml = "palette: { paper: { light: \"#FFFFFF\", dark: \"#111111\" } }\ncolor: { ink: \"#222222\" }\n"
    let backgrounds = ["backgrounds": OptionValue.table(["dark": ["palette.paper"]])]
    let example = RuleExample(yaml, options: backgrounds)
    let spec = RuleExampleSpec.whole(
      yaml.replacing("ink: \"#222222\"", with: "ink: { light: \"#222222\", dark: \"#333333\" }")
    )
    let linted = try RuleExampleSpec.lint(Contrast.self, example, yaml: spec, swift: nil)
    let place = try #require(linted.diagnostics.first?.notes.first).range.bytes
    #expect(String(decoding: Array(spec.utf8)[place], as: UTF8.self) == "\"#111111\"")
  }

  @Test func speaksOfLightnessContrast() throws {
    #expect(
      try messages("color: { gray: \"#888888\" }\n", ["method": .text("apca")]) == [
        "text in `gray` has a contrast of Lc 63.05 on #FFFFFF in the light appearance; APCA requires Lc 75 for text of "
          + "this size, which #6E6E6E has"
      ]
    )
  }

  /// In both appearances, on backgrounds that are configured.
  @Test(arguments: ["wcag", "apca"])
  func thePageHasTheNumbersOfTheFindings(method: String) throws {
    let names = (0..<24).map { "gray\($0)" }
    let colors = names.enumerated().map {
      "\($1): { light: \"#\(String(0x444444 + $0 * 0x050403, radix: 16))\", dark: \"#999999C0\" }"
    }
    let yaml = "color: { \(colors.joined(separator: ", ")) }\n"
    let table = ["light": ["#EEEEEE"], "dark": ["#2A2A2A"]]
    let options: [String: OptionValue] = [
      "backgrounds": .table(table), "level": .text("AAA"), "method": .text(method),
    ]
    let input = CompilerInput(SourceFile(path: "spec.yaml", text: RuleExampleSpec.whole(yaml)), role: .spec)
    let request = OutputRequest(HTMLEmitter.self)
    let backgrounds = [SourceFileID(index: 0): table]
    let result = Compiler.compile([input], to: [request], backgrounds: backgrounds) { _ throws(IncludeError) in
      throw IncludeError(problem: "is not there")
    }
    let page = String(decoding: try #require(result.outputs.first).bytes, as: UTF8.self)
    let rows = page.split(separator: "<tr>").filter { $0.contains("scope=row") }
    let found = try messages(yaml, options).compactMap {
      $0.firstMatch(of: #/^text in `(\w+)` has a contrast of (?:Lc )?([0-9.]+) on #/#)
    }
    #expect(found.count > 24)
    for match in found {
      let row = rows.first { row in
        row.contains("scope=row>\(match.1) ") && (row.contains(">\(match.2)") || row.contains("−\(match.2)"))
      }
      #expect(row != nil, "\(match.0)")
    }
  }

  /// High contrast takes the backgrounds of the plain appearances until it has its own; what is not said is standard.
  @Test(arguments: [
    (["light": ["#222222"]], 1), (["highContrastLight": ["#222222"]], 1), (["dark": ["#222222"]], 0),
    (["light": ["#222222"], "highContrastLight": ["#FFFFFF"]], 0), (["light": [], "dark": []], 0),
  ])
  func backgroundsFallBack(table: [String: [String]], count: Int) throws {
    let yaml = "color: { ink: { light: \"#777777\", highContrastLight: \"#111111\" } }\n"
    let found = try messages(yaml, ["backgrounds": .table(table)])
    #expect(found.filter { $0.contains("high-contrast light") }.count == count)
  }

  /// The colors that a background's name may lead to; empty unless they are opaque.
  @Test(arguments: [
    ("palette.paper", Appearance.light, "#FFFFFF"), ("palette.paper", .highContrastDark, "#111111"),
    ("palette.sheet", .dark, "#111111"), ("palette.paper.dark", .light, "#111111"), ("color.ink", .dark, "#222222"),
    ("palette.deep.down", .light, "#333333"), ("#abc", .dark, "#AABBCC"), ("palette", .light, ""),
    ("palette.deep", .light, ""), ("palette.veil", .light, ""), ("#FFFFFF80", .light, ""),
    ("weight.regular", .light, ""),
    ("typography.14", .light, ""), ("", .light, ""), ("{palette.paper}", .dark, "#111111"), ("{palette}", .light, ""),
  ])
  func backgroundsAreColorsOrPaths(name: String, appearance: Appearance, hex: String) throws {
    let yaml = """
      palette:
        paper: { light: "#FFF", dark: "#111" }
        sheet: "{palette.paper}"
        veil: "#FFFFFF80"
        deep: { down: "{palette.deep.er}", er: "#333" }
      color: { ink: "#222222", text: "#444444" }

      """
    let catalog = try #require(compileInMemory(RuleExampleSpec.whole(yaml), wantsOutlines: true).specs.first?.catalog)
    let grounds = TextGrounds([appearance.rawValue: [name]], among: catalog.resolved)
    let found = grounds.grounds(of: catalog.colors[1], in: appearance)
    #expect(found.first?.variants[appearance].value.hex ?? "" == hex)
    #expect(grounds.unknown.map(\.text) == (hex.isEmpty ? [name] : []))
  }

  /// A shade passes, and one step of lightness nearer to the color would not.
  @Test(arguments: ["#4A90D9", "#FF0000", "#00FF00", "#FFD700", "#888888", "#C39BE8"])
  func shadesAreTheNearestThatPass(hex: String) throws {
    let color = try #require(ColorValue(hex: hex))
    for (background, limit) in [("#FFFFFF", 4.5), ("#000000", 7), ("#333333", 4.5), ("#E0E0E0", 7)] {
      let ground = try #require(ColorValue(hex: background))
      let measure = ContrastMeasure(method: .wcag, isStrict: limit == 7)
      let backgrounds = ContrastBackgrounds([ColorGround(ground, named: background)], in: .light, measure)
      guard color.contrastRatio(on: ground) < limit else { continue }
      let shade = try #require(backgrounds.passingShade(of: color, limit: limit, measure))
      #expect((limit..<limit * 1.03).contains(shade.contrastRatio(on: ground)), "\(shade.hex)")
    }
  }

  @Test(arguments: [
    ("24", 400, TextUse.large), ("23.9", 400, .small), ("18.66", 700, .large), ("18.65", 900, .small),
    ("20", 699, .small),
  ])
  func largeIsWhatWCAGCallsLarge(size: String, weight: Int, use: TextUse) throws {
    #expect(TextUse(size: try FixedDecimal(parsing: Array(size.utf8)[...]), weight: weight) == use)
  }
}
