import TestSupport
import Testing
import TokenComparison

@testable import TokenMigration

/// What sources need for a new version, by example.
struct MigrationTests {
  private static func spec(_ colors: String, sizes: String = "14: { lineHeight: 20 }", more: String = "") -> String {
    """
    stylespec: 1
    name: Brand
    color: { \(colors) }
    weight: { regular: 400, bold: 700 }
    typography: { \(sizes) }
    \(more)
    """
  }

  @Test func aNameWithEqualValuesIsSafeInAllLanguages() throws {
    let sources = try MigratedSources(
      [Self.spec("ink: '#111111', gray: '#666666'"), Self.spec("ink: '#111111', slate: '#666666'")],
      [
        (
          "A.swift",
          "let a: StyleCode = .t14_gray_bold\nlet b = Brand.code(named: \"14_gray_regular\"), c = Brand.Colors.gray\n"
        ),
        ("a.css", ".t-14-gray-bold { color: var(--color-gray) }\n"),
        ("a.html", "<p class='note t-14-gray-bold'>14_gray_bold</p>\n"),
      ]
    )
    #expect(
      sources.needs == [
        "A.swift:1:21 safe: `t14_gray_bold` is now `t14_slate_bold`, with the same values",
        "A.swift:2:28 safe: `14_gray_regular` is now `14_slate_regular`, with the same values",
        "A.swift:2:51 safe: `Brand.Colors.gray` is now `Brand.Colors.slate`, with the same values",
        "a.css:1:2 safe: `t-14-gray-bold` is now `t-14-slate-bold`, with the same values",
        "a.css:1:30 safe: `--color-gray` is now `--color-slate`, with the same values",
        "a.html:1:16 safe: `t-14-gray-bold` is now `t-14-slate-bold`, with the same values",
      ]
    )
    #expect(sources.text(0).contains(".t14_slate_bold\n") && sources.text(0).contains("\"14_slate_regular\")"))
    #expect(sources.text(1) == ".t-14-slate-bold { color: var(--color-slate) }\n")
    #expect(sources.text(2) == "<p class='note t-14-slate-bold'>14_gray_bold</p>\n")
  }

  @Test func adviceWinsOverChanceAndItsChainIsFollowed() throws {
    let old = "ink: '#111111', gray: { light: '#666666', deprecated: 'use {color.mid}' }, mid: '#555555'"
    let new = "ink: '#111111', other: '#666666', tone: '#555555'"
    let sources = try MigratedSources([Self.spec(old), Self.spec(new)], [("a.css", "a { color: var(--color-gray) }")])
    #expect(
      sources.needs == [
        "a.css:1:16 appearance: `--color-gray` is gone, and `--color-tone` replaces it: `#666666` → `#555555`, ΔE 6.2"
      ]
    )
  }

  @Test func namesThatAreStillThereAndDeprecatedFollowTheirAdvice() throws {
    let old = "ink: '#111111', gray: '#666666'"
    let new =
      "ink: '#111111', slate: '#666666', gray: { light: '{color.slate}', deprecated: 'since 3.0; use {color.slate}' }"
    let sources = try MigratedSources(
      [Self.spec(old), Self.spec(new)],
      [("A.swift", "let a: StyleCode = .t14_gray_bold, b = Brand.Colors.gray")]
    )
    #expect(
      sources.needs == [
        "A.swift:1:21 safe: `t14_gray_bold` is deprecated, and `t14_slate_bold` replaces it, with the same values",
        "A.swift:1:40 safe: `Brand.Colors.gray` is deprecated, and `Brand.Colors.slate` replaces it, with the same values",
      ]
    )
    #expect(sources.text() == "let a: StyleCode = .t14_slate_bold, b = Brand.Colors.slate")
  }

  @Test func adviceThatNamesSeveralIsAChoice() throws {
    let new =
      "ink: '#111111', line: '#222222', gray: { light: '#666666', deprecated: 'use {color.ink} or {color.line}' }"
    let sources = try MigratedSources(
      [Self.spec("ink: '#111111', line: '#222222', gray: '#666666'"), Self.spec(new)],
      [("A.swift", "let a: StyleCode = .t14_gray_bold, b = Brand.Colors.gray")]
    )
    #expect(sources.migration.needs.map(\.grade) == [.manual, .manual], "\(sources.needs)")
    #expect(sources.needs[1].hasSuffix("`Brand.Colors.gray` is deprecated: use {color.ink} or {color.line}"))
  }

  @Test func removedSizesOfferTheNextOnes() throws {
    let sizes = ("13: { lineHeight: 18 }, 14: { lineHeight: 20 }", "12: { lineHeight: 18 }, 14: { lineHeight: 20 }")
    let sources = try MigratedSources(
      [Self.spec("ink: '#111111'", sizes: sizes.0), Self.spec("ink: '#111111'", sizes: sizes.1)],
      [("A.swift", "let a: StyleCode = .t13_ink_bold")]
    )
    #expect(
      sources.needs == [
        "A.swift:1:21 manual: `t13_ink_bold` is gone; the nearest are `t12_ink_bold` (text smaller (13 → 12 pt), "
          + "text 0.36 pt higher) and `t14_ink_bold` (text larger (13 → 14 pt), line box +2 pt (18 → 20 pt), "
          + "text 1.36 pt lower)"
      ]
    )
    #expect(sources.migration.changed.isEmpty)
    #expect(sources.migration.needs[0].isBroken)
  }

  @Test func aShiftedScaleChangesAllAtOnceAndOnlyOnce() throws {
    let versions = [
      Self.spec("ink: '#111111', gray1: '#444444', gray2: '#666666'"),
      Self.spec("ink: '#111111', gray2: '#444444', gray3: '#666666'"),
    ]
    let text = "a { color: var(--color-gray1) } b { color: var(--color-gray2) }"
    let sources = try MigratedSources(versions, [("a.css", text)], writing: .safe)
    let result = "a { color: var(--color-gray2) } b { color: var(--color-gray3) }"
    #expect(sources.text() == result)
    let again = try MigratedSources(versions, [("a.css", result)], writing: .safe, applied: .safe)
    #expect(again.needs == [] && again.text() == result)
  }

  @Test func aShiftWaitsForItsLastName() throws {
    let old = "ink: '#111111', gray1: '#444444', gray2: '#666666', gray3: '#999999'"
    let new = "ink: '#111111', gray2: '#444444', gray3: '#666666'"
    let written = [
      (old: "color.gray1", successors: ["color.gray2"]), ("color.gray2", ["color.gray3"]), ("color.gray3", []),
    ]
    let sources = try MigratedSources(
      [Self.spec(old), Self.spec(new)],
      [("a.css", "a { color: var(--color-gray1); b: var(--color-gray2); c: var(--color-gray3) }")],
      written: written
    )
    #expect(sources.migration.changed.isEmpty)
    #expect(sources.migration.needs.map(\.grade) == [.manual, .manual, .manual])
  }

  @Test func whatTheProjectSaysWins() throws {
    let old = "ink: '#111111', gray: '#666666', red: '#EE0000'"
    let new = "ink: '#111111', slate: '#666666', steel: '#667788', red: '#EE0000'"
    let written = [
      (old: "14_gray_bold", successors: ["14_steel_regular"]), ("color.gray", ["color.slate", "color.steel"]),
      ("color.red", []),
    ]
    let sources = try MigratedSources(
      [Self.spec(old), Self.spec(new)],
      [
        ("A.swift", "let a: StyleCode = .t14_gray_bold, b: StyleCode = .t14_gray_regular"),
        ("a.css", "a { color: var(--color-red) }"),
      ],
      written: written
    )
    #expect(
      sources.needs == [
        "A.swift:1:21 appearance: `t14_gray_bold` is now `t14_steel_regular`: light `#666666` → `#667788`, ΔE 11, "
          + "contrast on `#FFFFFF` 5.74 → 4.6, weight 700 → 400, lighter",
        "A.swift:1:52 manual: `t14_gray_regular` is gone; the nearest are `t14_slate_regular` (the same values) and `t14_steel_regular` "
          + "(light `#666666` → `#667788`, ΔE 11, contrast on `#FFFFFF` 5.74 → 4.6)",
        "a.css:1:16 manual: `--color-red` is gone, and nothing replaces it",
      ]
    )
    #expect(sources.text() == "let a: StyleCode = .t14_steel_regular, b: StyleCode = .t14_gray_regular")
  }

  @Test func swapsAreWritten() throws {
    let version = Self.spec("ink: '#111111', a: '#444444', b: '#666666'")
    let swapped = Self.spec("ink: '#111111', b: '#444444', a: '#666666'")
    let written = [(old: "color.a", successors: ["color.b"]), ("color.b", ["color.a"])]
    let sources = try MigratedSources(
      [version, swapped],
      [("a.css", "a { color: var(--color-a); b: var(--color-b) }")],
      writing: .safe,
      written: written
    )
    #expect(sources.text() == "a { color: var(--color-b); b: var(--color-a) }")
  }

  @Test func namesOfOtherThingsStay() throws {
    let styles = (
      "styles: { title: { size: 14, color: ink, weight: bold } }",
      "styles: { head: { size: 14, color: ink, weight: bold } }"
    )
    let sources = try MigratedSources(
      [Self.spec("ink: '#111111'", more: styles.0), Self.spec("ink: '#111111'", more: styles.1)],
      [("A.swift", "let a = view.title, b = Brand.code(named: \"title\")"), ("a.css", "/* t-title */ .t-title {}")]
    )
    #expect(
      sources.needs == [
        "A.swift:1:14 manual: `title` is now `head`, with the same values; it may mean something else here, and is left",
        "A.swift:1:44 safe: `title` is now `head`, with the same values",
        "a.css:1:4 manual: `t-title` is now `t-head`, with the same values; it may mean something else here, and is left",
        "a.css:1:16 safe: `t-title` is now `t-head`, with the same values",
      ]
    )
  }

  /// A shim that keeps the old name must not refer to itself, and names of the sources stay theirs.
  @Test func namesThatSourcesDeclareStay() throws {
    let versions = ["gray: '#666666'", "slate: '#666666'"].map { Self.spec("ink: '#111111', " + $0) }
    let shim = ":root { --color-gray: var(--color-slate) }\np { color: var(--color-gray) }\n"
    let swift = "enum K { case t14_gray_bold }\nlet a = K.t14_gray_bold, b = Brand.code(named: \"14_gray_bold\")\n"
    let sources = try MigratedSources(versions, [("a.css", shim), ("A.swift", swift)])
    #expect(sources.text(0) == ":root { --color-gray: var(--color-slate) }\np { color: var(--color-slate) }\n")
    #expect(sources.text(1) == swift.replacing("\"14_gray", with: "\"14_slate"))
    let other = try MigratedSources(
      versions,
      [("a.css", ":root { --color-slate: red }"), ("b.css", "p { color: var(--color-gray) }")]
    )
    #expect(
      other.needs == [
        "b.css:1:16 manual: `--color-gray` is now `--color-slate`, with the same values, "
          + "but that name would mean something else here"
      ]
    )
  }

  @Test func severalWithEqualValuesAreToldApartByTheirWords() throws {
    let old = "ink: '#111111', selected-ui: '#666666', ui-03: '#666666'"
    let new = "ink: '#111111', layer-accent: '#666666', layer-selected: '#666666'"
    let sources = try MigratedSources(
      [Self.spec(old), Self.spec(new)],
      [("a.css", "p { a: var(--color-selected-ui); b: var(--color-ui-03) }")]
    )
    #expect(
      sources.needs == [
        "a.css:1:12 safe: `--color-selected-ui` is now `--color-layer-selected`, with the same values",
        "a.css:1:41 manual: `--color-ui-03` is gone; the nearest are `--color-layer-accent` (the same values) "
          + "and `--color-layer-selected` (the same values)",
      ]
    )
  }

  @Test func otherRootFontSizesAndWideColorsAreOtherValues() throws {
    let wide = ["gray: 'color(display-p3 1 0 0)'", "slate: '#FF0B0C'"].map { Self.spec("ink: '#111111', " + $0) }
    let sources = try MigratedSources(wide, [("a.css", ".t-14-gray-bold { color: var(--color-gray) }")])
    #expect(sources.migration.needs.map(\.grade) == [.appearance, .appearance], "\(sources.needs)")
  }

  @Test func textsAreListedAndStay() throws {
    let swift = "let a = [\"14_gray_bold\"] // t14_gray_bold, 14_gray_boldest\n"
    let sources = try MigratedSources(
      [Self.spec("gray: '#666666'"), Self.spec("slate: '#666666'")],
      [("A.swift", swift), ("a.json", "{ \"style\": \"14_gray_bold\" }"), ("a.md", "`14_gray_bold`")]
    )
    #expect(
      sources.needs.map { $0.prefix(16) } == [
        "A.swift:1:11 man", "A.swift:1:29 man", "a.json:1:13 manu", "a.md:1:2 manual:",
      ]
    )
    #expect(sources.migration.changed.isEmpty)
  }

  @Test func generatedFilesStay() throws {
    let generated = "/* Generated by stylespec 1. */\n:root { --color-gray: #666666 }\n"
    let sources = try MigratedSources(
      [Self.spec("gray: '#666666'"), Self.spec("slate: '#666666'")],
      [("a.css", generated), ("B.swift", "// Generated by stylespec 1.\nlet a: StyleCode = .t14_gray_bold\n")]
    )
    #expect(sources.needs == [])
  }

  @Test func versionsAreReplayedInOrder() throws {
    let versions = ["gray: '#666666'", "grey: '#666666'", "slate: '#777777'"].map { Self.spec("ink: '#111111', " + $0) }
    let with = try MigratedSources(versions, [("A.swift", "let é = 1; let a: StyleCode = .t14_gray_bold // end\n")])
    #expect(with.migration.needs.map(\.grade) == [.manual])
    #expect(
      with.needs[0].hasPrefix(
        "A.swift:1:32 manual: `t14_gray_bold` is now `t14_grey_bold`, with the same values; then `t14_grey_bold` is gone"
      ),
      "\(with.needs)"
    )
    #expect(with.text() == "let é = 1; let a: StyleCode = .t14_grey_bold // end\n")
  }

  @Test func tokensMoveToOtherGroupsWithTheirParts() throws {
    func file(_ group: String) -> String {
      """
      { "version": "2025.10", "sets": { "base": { "sources": [{ "\(group)": {
        "head": { "$type": "typography", "$value": { "fontFamily": "Inter", "fontSize": { "value": 14, "unit": "px" },
          "fontWeight": 700, "letterSpacing": { "value": 0, "unit": "px" }, "lineHeight": 1.5 } } } }] } },
        "resolutionOrder": [{ "$ref": "#/sets/base" }] }
      """
    }
    let sources = try MigratedSources(
      [file("text"), file("type")],
      [("a.css", "a { font-size: var(--text-head-font-size) } .t-text-head { }")]
    )
    #expect(
      sources.migration.needs.allSatisfy { $0.grade == .safe } && sources.migration.needs.count == 2,
      "\(sources.needs)"
    )
    #expect(sources.text() == "a { font-size: var(--type-head-font-size) } .t-type-head { }")
  }
}
