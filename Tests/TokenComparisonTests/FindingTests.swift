import TestSupport
import Testing
import TokenModel

@testable import TokenComparison

/// How changes are grouped, and what is said of them.
struct FindingTests {
  private static let (row, modeRow) = (
    "14: { lineHeight: 20, lineSpacing: 3, baselineOffset: 1.6 }",
    "14: { lineHeight: 22, lineSpacing: 4, baselineOffset: 2.6 }"
  )
  private static let weights = "weight: { regular: 400, bold: 700 }"
  private static let title = "  title: { size: 14, color: ink, weight: bold, family: serif }\n"

  private func summaries(_ old: String, _ new: String) throws -> [String] {
    CatalogComparison.compare(try compared([old]), try compared([new])).map(\.summary)
  }

  private static let causes: [([(String, String)], [String])] = [
    // Tokens that come and go, alone and together.
    ([(weights, "weight: { bold: 700 }")], ["weight `regular` is gone: 8 codes removed"]),
    (
      [("  read: { typography", "  reed: { typography"), (modeRow, "14: plain")],
      ["mode `read` is gone: 6 codes removed", "mode `reed` is new: 6 codes"]
    ),
    ([("  13: plain\n", ""), (", except: \"13_old_*\"", "")], ["size 13 is gone: 4 codes removed"]),
    (
      [(modeRow, "13: plain"), (", except: \"13_old_*\"", ", except: \"13_old_*l*\"")],
      [
        "size 14 in mode `read` is gone: 6 codes removed", "size 13 in mode `read` is new: 4 codes",
      ]
    ),
    ([("13_old_*", "13_*")], ["4 codes are left out"]),
    ([("13_old_*", "13_old_bold")], ["`13_old_regular` is no longer left out"]),
    ([("styles:\n" + title, "")], ["style `title` is gone"]),
    (
      [
        (
          title,
          title + "  lead: { size: 13, color: ink, weight: bold }\n  note: { size: 13, color: gray, weight: bold }\n"
        )
      ],
      [
        "2 styles are new"
      ]
    ),
    (
      [("  gray: {", "  grey: {"), ("bold: 700", "heavy: 700"), ("weight: bold", "weight: heavy")],
      [
        "weight `bold` is now `heavy`: 8 codes renamed", "color `gray` is now `grey`: 6 codes renamed",
        "weight `bold` is now `heavy`",
      ]
    ),
    ([("  read: {", "  reading: {")], ["mode `read` is now `reading`: 6 codes renamed"]),
    ([("title:", "headline:")], ["`title` is now `headline`"]),
    (
      [("title:", "headline:"), ("Songti SC", "Noto Serif SC")],
      ["`title` is now `headline`", "`headline`, family `serif`: font `Songti SC` → `Noto Serif SC`"]
    ),
    (
      [("name: \"{size}_{color}_{weight}\"", "name: \"{color}-{size}-{weight}\""), ("13_old_*", "old-13-*")],
      ["names are made by `{color}-{size}-{weight}` instead of `{size}_{color}_{weight}`: 16 codes renamed"]
    ),
    (
      [("{weight}\",", "{weight}\", mode: \"{mode}-{name}\",")],
      [
        "names in modes are made by `{mode}-{size}_{color}_{weight}` instead of `{size}_{color}_{weight}_{mode}`: "
          + "6 codes renamed"
      ]
    ),
    // A template that is rewritten, and a color that changes with it.
    (
      [
        ("name: \"{size}_{color}_{weight}\"", "name: \"{color}-{size}-{weight}\""), ("13_old_*", "old-13-*"),
        ("\"#666666\"", "\"#606060\""),
      ],
      [
        "names are made by `{color}-{size}-{weight}` instead of `{size}_{color}_{weight}`: 16 codes renamed",
        "color `gray`: light `#666666` → `#606060`, ΔE 2.2, contrast on `#FFFFFF` 5.74 → 6.28, by token `palette.gray.mid`",
      ]
    ),
  ]

  @Test(arguments: causes)
  func causesAreTold(edits: [(String, String)], expected: [String]) throws {
    let new = try edits.reduce(wholeSpec) { try changed($1, in: $0) }
    let found = try summaries(wholeSpec, new)
    #expect(found == expected, "\(found.joined(separator: "\n"))")
  }

  @Test(arguments: [
    (
      "{ lineHeight: 18, lineSpacing: 5, baselineOffset: 1.6 }",
      "line box −2 pt (20 → 18 pt), lines as far apart as before (line spacing 3 → 5 pt), text 0.4 to 2 pt higher"
    ),
    (
      "{ lineHeight: 20, lineSpacing: 2.5, baselineOffset: 1.6 }",
      "lines 0.5 pt closer together (line spacing 3 → 2.5 pt)"
    ),
    ("{ lineHeight: 20, lineSpacing: 3, baselineOffset: 1.2 }", "text 0.4 pt lower"),
    (
      "{ lineHeight: 20, lineSpacing: 3 }",
      "text 0.05 pt higher to 1.4 pt lower"
    ),
    (
      "{ lineHeight: 20, lineSpacing: 3, baselineOffset: 1.6, letterSpacing: -0.25 }",
      "letters 0.25 pt closer together (0 → -0.25 pt)"
    ),
    (
      "{ lineHeight: 20, lineSpacing: 3.001, baselineOffset: 1.6 }",
      "lines 0.001 pt further apart (line spacing 3 → 3.001 pt)"
    ),
  ])
  func metricsAreToldByWhatTheyDo(metrics: String, expected: String) throws {
    let found = try summaries(wholeSpec, try changed((Self.row, "14: \(metrics)")))
    #expect(found == ["size 14: " + expected], "\(found)")
  }

  @Test(arguments: [
    (
      "color: ink, weight: bold, family: serif", "color: gray, weight: bold, family: serif",
      [
        "`title`, color `gray` instead of `ink`: light `#222222` → `#666666`, ΔE 22.7, contrast on `#FFFFFF` 15.9 → 5.74, "
          + "dark `#F2F2F2` → `#9B9B9B`, ΔE 21.9, contrast on `#000000` 18.75 → 7.55"
      ]
    ),
    (
      "weight: bold, family: serif", "weight: regular, family: ui",
      [
        "`title`, weight `regular` instead of `bold`: 700 → 400, lighter",
        "`title`, family `ui` instead of `serif`: font `Songti SC` → the system font, ascent 1.06 → 0.952 em, "
          + "descent 0.34 → 0.241 em, text 1.39 pt lower",
      ]
    ),
    (
      "size: 14, color: ink, weight: bold, family: serif",
      "size: 14, mode: read, color: ink, weight: bold, family: serif",
      [
        "`title`, size 14 in mode `read` instead of size 14: line box +2 pt (20 → 22 pt), "
          + "lines 3 pt further apart (line spacing 3 → 4 pt), text 1 pt lower"
      ]
    ),
    (
      "title: { size: 14", "title: { size: 13",
      [
        "`title`, size 13 instead of size 14: text smaller (14 → 13 pt), is plain now: lines as the font sets them"
      ]
    ),
  ])
  func stylesTakeOtherTokens(old: String, new: String, expected: [String]) throws {
    let found = try summaries(wholeSpec, try changed((old, new)))
    #expect(found == expected, "\(found.joined(separator: "\n"))")
  }

  @Test(arguments: [
    // Only the dark variant; an added one; a removed one.
    (
      "{ light: \"#222222\", dark: \"#F2F2F2\" }", "{ light: \"#222222\", dark: \"#555555\" }",
      "dark `#F2F2F2` → `#555555`, ΔE 48.3, contrast on `#000000` 18.75 → 2.81, now below the 4.5 of WCAG 2.2 AA"
    ),
    (
      "\"#222222\"", "{ light: \"#222222\", dark: \"#9B9B9B\" }",
      "dark `#222222` → `#9B9B9B`, ΔE 43.8, contrast on `#000000` 1.31 → 7.55, no longer below the 4.5 of WCAG 2.2 AA"
    ),
    (
      "{ light: \"#222222\", highContrastLight: \"#000000\" }", "\"#222222\"",
      "high-contrast light `#000000` → `#222222`, ΔE 8, contrast on `#FFFFFF` 21 → 15.9"
    ),
    // Alpha: what is seen of it on white.
    ("\"#000000\"", "\"#00000080\"", "light `#000000` → `#00000080`, ΔE 39.6, contrast on `#FFFFFF` 21 → 4"),
    (
      "\"#FFFFFF00\"", "\"#00000000\"",
      "light `#FFFFFF00` → `#00000000`, ΔE below 0.1, contrast on `#FFFFFF` 1 as before, still below the 3 of WCAG 2.2 AA"
    ),
  ])
  func colorsAreSeenInEachAppearance(old: String, new: String, expected: String) throws {
    let isLarge = !expected.contains("4.5") && !expected.contains("15.9")
    let spec = { (value: String) -> String in
      "stylespec: 1\nname: Brand\ncolor: { ink: \(value) }\nweight: { bold: 700 }\ntypography: { \(isLarge ? 19 : 14): plain }\n"
    }
    let summary = try #require(summaries(spec(old), spec(new)).first)
    #expect(summary.contains(expected), "\(summary)")
  }

  private static let named = "codes: { name: \"{size}_{color}_{weight}\", except: \"13_old_*\" }"
  /// A spec whose codes leave their color open, as does one of its styles.
  private static let openSpec = """
    stylespec: 1
    name: Brand
    color: { ink: "#222222", gray: { light: "#666666", dark: "#9B9B9B" } }
    weight: { regular: 400, bold: 700 }
    typography: { 14: plain, 19: plain }
    codes: { color: open }
    styles:
      title: { size: 14, weight: bold }
      note: { size: 14, color: ink, weight: bold }

    """

  private static let openColors: [(String, [(String, String)], [String])] = [
    // Codes that leave their color open are other codes, with or without a common size.
    (
      wholeSpec, [(named, "codes: { color: open }")],
      ["codes now leave their color open: 16 codes removed", "codes now leave their color open: 6 codes added"]
    ),
    (
      wholeSpec,
      [
        (named, "codes: { color: open }"), ("  13: plain\n", ""),
        ("  old: { light: \"#8A6516\", deprecated: \"use {color.ink}\" }\n", ""),
      ],
      [
        "codes now leave their color open: 16 codes removed", "size 13 is gone: 4 codes removed",
        "color `old` is gone: was deprecated: `use {color.ink}`", "codes now leave their color open: 4 codes added",
      ]
    ),
    (
      openSpec, [("codes: { color: open }", "swift: { scope: code }"), ("weight: { regular: 400, ", "weight: { ")],
      [
        "codes now have a color: 4 codes removed", "weight `regular` is gone: 2 codes removed",
        "codes now have a color: 4 codes added",
      ]
    ),
    // The names of codes that leave their color open match as those of others.
    (openSpec, [("19: plain", "20: plain")], ["size 19 is gone: 2 codes removed", "size 20 is new: 2 codes"]),
    (openSpec, [("color: open", "color: open, except: \"19_*\"")], ["2 codes are left out"]),
    (
      openSpec,
      [
        ("bold: 700", "heavy: 700"), ("14, weight: bold", "14, weight: heavy"),
        ("ink, weight: bold", "ink, weight: heavy"),
      ],
      ["weight `bold` is now `heavy`: 2 codes renamed", "weight `bold` is now `heavy`"]
    ),
    (
      openSpec, [("color: open", "color: open, name: \"{weight}-{size}\"")],
      ["names are made by `{weight}-{size}` instead of `{size}_{weight}`: 4 codes renamed"]
    ),
    (openSpec, [("title: {", "headline: {")], ["`title` is now `headline`"]),
    (
      openSpec, [("title: { size", "headline: { color: ink, size")],
      ["style `title` is gone", "style `headline` is new"]
    ),
    // A style whose color is open is none of a color.
    (
      openSpec, [("title: { size: 14, weight", "title: { size: 14, color: gray, weight")],
      ["style `title` now has the color `gray` (light `#666666`, dark `#9B9B9B`): was left open"]
    ),
    (
      openSpec, [("note: { size: 14, color: ink, weight", "note: { size: 14, weight")],
      ["style `note` now leaves its color open: was `ink` (light `#222222`)"]
    ),
    (
      openSpec,
      [("note: { size: 14, color: ink, weight: bold", "note: { size: 19, weight: regular")],
      [
        "style `note` now leaves its color open: was `ink` (light `#222222`)",
        "`note`, weight `regular` instead of `bold`: 700 → 400, lighter",
        "`note`, size 19 instead of size 14: text larger (14 → 19 pt)",
      ]
    ),
    // Codes without a color are not what is left of those whose color is gone.
    (
      openSpec,
      [
        ("codes: { color: open }", "codes: { name: \"{size}_{weight}_{color}\" }"),
        ("color: { ink: \"#222222\", gray", "color: { gray"),
        ("color: ink, ", ""),
      ],
      [
        "codes now have a color: 4 codes removed", "color `ink` is gone",
        "style `note` now leaves its color open: was `ink` (light `#222222`)",
        "codes now have a color: 4 codes added",
      ]
    ),
    (
      "stylespec: 1\nname: A\ncolor: { ink: \"#222\" }\nweight: { bold: 700 }\ntypography: { 14: plain }\n",
      [("color: { ink: \"#222\" }", "codes: { color: open }")],
      [
        "codes now leave their color open: `14_ink_bold` removed", "color `ink` is gone",
        "codes now leave their color open: `14_bold` added",
      ]
    ),
    // Colors beside the codes: text that is not large may have them.
    (
      openSpec.replacing("size: 14, color: ink", with: "size: 19, color: gray"), [("\"#666666\"", "\"#8A8A8A\"")],
      [
        "`note`, color `gray`: light `#666666` → `#8A8A8A`, ΔE 14.3, contrast on `#FFFFFF` 5.74 → 3.45, "
          + "now below the 4.5 of WCAG 2.2 AA"
      ]
    ),
    (
      openSpec, [("\"#666666\"", "\"#8A8A8A\"")],
      [
        "color `gray`: light `#666666` → `#8A8A8A`, ΔE 14.3, contrast on `#FFFFFF` 5.74 → 3.45, "
          + "now below the 4.5 of WCAG 2.2 AA"
      ]
    ),
    (
      openSpec, [("\"#222222\"", "\"#333333\"")],
      ["`note`, color `ink`: light `#222222` → `#333333`, ΔE 5.4, contrast on `#FFFFFF` 15.9 → 12.63"]
    ),
    // Sources name colors without codes.
    (openSpec, [("gray: {", "grey: {")], ["color `gray` is now `grey`"]),
    (openSpec, [("gray: {", "paper: \"#FFF\", gray: {")], ["token `color.paper` is new"]),
    (openSpec, [("gray: { light", "gray: { deprecated: true, light")], ["color `gray` is deprecated"]),
    (
      wholeSpec.replacing("13_old_*", with: "*_old_*"), [("#8A6516", "#8A6517")],
      ["color `old`: light `#8A6516` → `#8A6517`, ΔE 0.1, contrast on `#FFFFFF` 5.31 as before"]
    ),
    (wholeSpec, [("  gray: {", "  grey: {")], ["color `gray` is now `grey`: 6 codes renamed"]),
    (
      wholeSpec.replacing("name: \"{size}_{color}_{weight}\", except: \"13_old_*\"", with: "name: \"{size}_{weight}\"")
        .replacing("  gray: { light: \"{palette.gray.mid}\", dark: \"#9B9B9B\" }\n", with: "")
        .replacing("  old: { light: \"#8A6516\", deprecated: \"use {color.ink}\" }\n", with: ""),
      [("  ink: {", "  black: {"), ("color: ink", "color: black")], ["color `ink` is now `black`"]
    ),
    (
      openSpec,
      [("color: { ink: \"#222222\", gray: { light: \"#666666\", dark: \"#9B9B9B\" } }", "color: { ink: \"#222222\" }")],
      ["color `gray` is gone"]
    ),
  ]

  @Test(arguments: openColors)
  func openColorsAreOtherThanAll(old: String, edits: [(String, String)], expected: [String]) throws {
    let found = try summaries(old, try edits.reduce(old) { try changed($1, in: $0) })
    #expect(found == expected, "\(found.joined(separator: "\n"))")
  }

  /// Names without a color are the same for codes with one color and for codes that leave it open.
  @Test func codesWithUnchangedNamesLeaveTheirColorOpen() throws {
    let spec = { (codes: String) -> String in
      "stylespec: 1\nname: Brand\ncolor: { 墨: \"#222\" }\nweight: { regular: 400, bold: 700 }\n"
        + "typography: { 14: plain, 15: plain }\ncodes: { name: \"{size}_{weight}\"\(codes) }\n"
    }
    let small = { (spec: String) in spec.replacing(", 15: plain", with: "") }
    #expect(
      try summaries(small(spec("")), small(spec(", color: open"))) == [
        "2 codes now leave their color open: was `墨` (light `#222222`)"
      ]
    )
    let (one, open) = (spec(", except: [\"*bold\", \"15*\"]"), spec(", color: open, except: [\"*bold\", \"15*\"]"))
    #expect(try summaries(open, one) == ["`14_regular` now has the color `墨` (light `#222222`): was left open"])
    // Other codes go for other reasons; those of another template, because none is the counterpart of a color.
    let left = "2 codes now leave their color open: was `墨` (light `#222222`)"
    #expect(try summaries(spec(""), small(spec(", color: open"))) == ["size 15 is gone: 2 codes removed", left])
    #expect(try summaries(spec(""), spec(", color: open, except: \"15*\"")) == ["2 codes are left out", left])
    let other = small(spec(", color: open")).replacing("{size}_{weight}", with: "{weight}-{size}")
    #expect(
      try summaries(small(spec("")), other) == [
        "codes now leave their color open: 2 codes removed", "codes now leave their color open: 2 codes added",
      ]
    )
  }

  /// Without any color, there is nothing to compare.
  @Test func catalogsWithoutColorsAreCompared() throws {
    let spec = { (size: Int) -> String in
      "stylespec: 1\nname: Brand\nweight: { bold: 700 }\ntypography: { \(size): plain }\n"
        + "codes: { color: open, name: \"{weight}\" }\nstyles: { title: { size: \(size), weight: bold } }\n"
    }
    #expect(
      try summaries(spec(14), spec(15)) == ["size 15 instead of size 14: text larger (14 → 15 pt)"]
    )
    #expect(try summaries(spec(14), spec(14)) == [])
  }

  /// Only the color that is there has a value, and nothing is measured.
  @Test func openColorsAreNoValues() throws {
    let colored = try changed(("title: {", "title: { color: gray,"), in: Self.openSpec)
    for (old, new) in [(Self.openSpec, colored), (colored, Self.openSpec)] {
      let finding = try #require(CatalogComparison.compare(try compared([old]), try compared([new])).first)
      #expect(
        finding.subject == Subject(kind: .color, old: old == colored ? "gray" : nil, new: new == colored ? "gray" : nil)
      )
      let values = [("light", "#666666"), ("dark", "#9B9B9B")].map { name, hex in
        let value = ValueChange.Value.text(hex)
        return ValueChange(name: name, old: old == colored ? value : nil, new: new == colored ? value : nil, color: nil)
      }
      #expect(finding.values == values)
      let json = try JSONValue(
        parsing: try ComparisonJSON.render(ComparisonReport(old: "a", new: "b", findings: [finding]))
      )
      let light = json["findings", 0, "values", 0]
      #expect(light["name"] == .text("light") && light[old == colored ? "new" : "old"] == .null)
    }
  }

  @Test func offsetsOfOneHostMayGoBothWays() throws {
    let rows =
      "{ 14: { lineHeight: 24, lineSpacing: 3, baselineOffset: -1 }, 16: { lineHeight: 24, lineSpacing: 3, baselineOffset: 6 } }"
    let spec = { (value: String) -> String in
      "stylespec: 1\nname: A\noffsetHost: \(value)\ncolor: { ink: \"#222\" }\nweight: { bold: 700 }\ntypography: \(rows)\n"
    }
    #expect(
      try summaries(spec("uikit"), spec("uikit-legacy")) == [
        "offsets are for `uikit-legacy` instead of `uikit`: text 6 pt higher"
      ]
    )
    #expect(
      try summaries(spec("uikit-legacy"), spec("css")) == [
        "offsets are for `css` instead of `uikit-legacy`: text 3.65 pt higher to 3.54 pt lower"
      ]
    )
  }

  /// Pairs that were looked for among all others would take minutes.
  @Test func thousandsOfRenamedCodesAreOneFinding() throws {
    let spec = { (size: String, style: String) in
      let styles = (0..<4_000).map { "  \(style)\($0): { size: 14, color: c1, weight: bold }\n" }.joined()
      let colors = (0..<200).map { "  c\($0): \"#\(100_000 + $0)\"\n" }.joined()
      let rows = (10..<20).map { "  \($0): plain\n" }.joined()
      return "stylespec: 1\nname: Big\ncolor:\n\(colors)weight: { regular: 400, bold: 700 }\ntypography:\n\(rows)"
        + "codes: { name: \"\(size)-{color}-{weight}\" }\nstyles:\n\(styles)"
    }
    let summaries = try summaries(spec("{size}", "old"), spec("s{size}", "new"))
    #expect(
      summaries == [
        "names are made by `s{size}-{color}-{weight}` instead of `{size}-{color}-{weight}`: 4000 codes renamed",
        "4000 codes have other names, and the same values",
      ]
    )
  }
}
