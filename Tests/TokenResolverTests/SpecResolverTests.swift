import Foundation
import Testing
import TestSupport
import TokenDiagnostics
import TokenModel
import TokenResolver

struct SpecResolverTests {
  @Test func theReferenceTableIsExact() throws {
    let catalog = try #require(resolve(Repository.read("tokens/yanxuan.yaml")).catalog)
    let rows = catalog.rows.map { row in
      let mode = row.mode.map { ", \(catalog.modes[$0].value) mode" } ?? ""
      let metrics = row.metrics.map { "\($0.lineHeight.value) | \($0.lineSpacing?.value ?? .zero) | \($0.placement)" }
      return "\(row.size.value)\(mode) | \(metrics ?? "plain")"
    }
    #expect(
      rows == [
        "9 | 12 | 1 | 0.4", "10 | 15 | 2 | 0.8", "11 | 16 | 2 | 0.8", "12 | 18 | 2.5 | 1", "13 | plain",
        "14 | 20 | 3 | 0.8", "15 | 22 | 3.5 | 1.1", "16 | 24 | 4 | 1.1", "18 | 26 | 4 | 1.2", "22 | 32 | 4.5 | 1.5",
        "24 | 36 | 5 | 2", "27 | 40 | 6 | 2", "14, read mode | 22 | 4 | 1.4",
      ]
    )
    #expect(catalog.offsetHost == .uikitLegacy)
    #expect(catalog.weights.map(\.value.value) == [400, 500, 700])
  }

  /// The offsets of the reference table center the text for their host, within 0.35 pt: twice the 0.16 pt by which
  /// the table's numbers were rounded.
  @Test func theReferenceTableCentersItsText() throws {
    let catalog = try #require(resolve(Repository.read("tokens/yanxuan.yaml")).catalog)
    for row in catalog.rows {
      guard let metrics = row.metrics, let baseline = catalog.baseline(of: row, in: catalog.families[0]) else {
        continue
      }
      let centered = OffsetHost.css.baseline(
        size: row.size.value,
        lineHeight: metrics.lineHeight.value,
        offset: .zero,
        metrics: .system
      )
      #expect(abs((baseline - centered).doubleValue) < 0.35, "size \(row.size.value)")
    }
  }

  /// WCAG 2.2, success criterion 1.4.3, for normal text.
  @Test func theReferencePaletteCanBeRead() throws {
    let catalog = try #require(resolve(Repository.read("tokens/yanxuan.yaml")).catalog)
    let white = try #require(ColorValue(hex: "#FFFFFF"))
    let dark = try #require(ColorValue(hex: "#1C1C1E"))
    #expect(catalog.colors.count == 12)
    for color in catalog.colors {
      #expect(contrast(color.variants.light.value, white) >= 4.5, "\(color.name.value)")
      #expect(contrast(color.variants.dark.value, dark) >= 4.5, "\(color.name.value), dark")
    }
  }

  @Test func sizesAreNumbers() throws {
    let text = minimalSpec.replacing("typography: {", with: "typography: { \"13.50\": plain, 22.0: plain,")
    let catalog = try #require(resolve(text).catalog)
    #expect(catalog.codes.map(catalog.name) == ["13_5_ink_regular", "22_ink_regular", "14_ink_regular"])
  }

  @Test func referencesAreFollowedAndRemembered() throws {
    let text = """
      stylespec: 1
      name: Brand
      offsetHost: css
      palette: { gray: { 2: "#666666" }, both: { light: "#111111", dark: "#EEEEEE" } }
      color:
        a: { light: "{palette.gray.2}", dark: "{palette.both}" }
        b: "{color.a}"
      weight: { bold: 700, heavy: "{weight.bold}" }
      typography:
        13.5: { lineHeight: 20, lineSpacing: "{typography.13.5.lineHeight}", baselineOffset: 0 }
        14: "{typography.13.5}"
      """
    let (resolved, diagnostics, _) = resolve(text)
    #expect(diagnostics.isEmpty)
    let catalog = try #require(resolved)
    let source = Array(text.utf8)
    let words = { (range: SourceRange) in String(decoding: source[range.bytes], as: UTF8.self) }

    #expect(catalog.colors.map(\.variants.light.value.hex) == ["#666666", "#666666"])
    #expect(catalog.colors.map(\.variants.dark.value.hex) == ["#EEEEEE", "#EEEEEE"])
    #expect(catalog.colors[1].variants.light.origin.references.map(words) == ["\"{color.a}\"", "\"{palette.gray.2}\""])
    #expect(words(catalog.colors[1].variants.dark.origin.range) == "\"#EEEEEE\"")
    #expect(catalog.weights.map(\.value.value) == [700, 700])
    let metrics = try #require(catalog.rows[1].metrics)
    #expect(metrics.lineSpacing?.value == FixedDecimal(20))
    #expect(
      metrics.lineSpacing?.origin.references.map(words) == [
        "\"{typography.13.5}\"", "\"{typography.13.5.lineHeight}\"",
      ]
    )
  }

  @Test func codesHaveALimit() throws {
    let colors = (1...5_000).map { "c\($0): \"#222\"" }.joined(separator: ", ")
    let weights = (1...22).map { "w\($0): \($0)" }.joined(separator: ", ")
    let text =
      minimalSpec
      .replacing("ink: \"#222222\"", with: colors)
      .replacing("regular: 400", with: weights)
    let diagnostics = resolve(text).diagnostics
    #expect(diagnostics.map(\.rule.rawValue) == ["too-many-codes"])
    #expect(
      diagnostics.map(\.message) == [
        "the axes make 110000 codes; at most 100000 are allowed, so choose some with `only:`"
      ]
    )
    #expect(resolve(text + "codes: { only: \"*_w1\" }\n").catalog?.codes.count == 5_000)
    let more = text.replacing("w1: 1,", with: (23...255).map { "x\($0): \($0), " }.joined() + "w1: 1,")
    #expect(resolve(more + "codes: { only: \"*_w1\" }\n").catalog?.codes.count == 5_000)
    #expect(
      resolve(more + "codes: { only: \"*_w*\" }\n").diagnostics.map(\.message)
        == ["`only` and `except` leave 110000 codes; at most 100000 are allowed, so choose fewer"]
    )
  }

  @Test func templatesNameCodesAndModes() throws {
    let text =
      minimalSpec + """
        modes: { read: { typography: { 14: plain } }, 大: { typography: { 14: plain } } }
        codes: { name: "{color}/{weight}-{size}", mode: "{mode}:{name}" }
        """
    let catalog = try #require(resolve(text).catalog)
    #expect(catalog.codes.map(catalog.name) == ["ink/regular-14", "read:ink/regular-14", "大:ink/regular-14"])
  }

  @Test func namesAreComparedByCodeUnits() throws {
    let text = minimalSpec.replacing(
      "color: { ink: \"#222222\" }",
      with: "color: { é: \"#111\", e\u{301}: \"#222\", a: \"{color.e\u{301}}\" }"
    )
    let catalog = try #require(resolve(text).catalog)
    #expect(catalog.colors.map(\.variants.light.value.hex) == ["#111111", "#222222", "#222222"])
    #expect(catalog.code(named: "14_e\u{301}_regular") == Array(catalog.codes)[1])
  }

  @Test func variantsFallBackToPlainerOnes() throws {
    let text = minimalSpec.replacing(
      "color: { ink: \"#222222\" }",
      with: """
        color:
          a: { light: "#111111", dark: "#222222" }
          b: { light: "#111111", highContrastLight: "#333333" }
          c: { light: "{color.a}", dark: "{color.a}", highContrastLight: "{color.b}", highContrastDark: "{color.a}" }
          d: "{color.a}"
        """
    )
    let catalog = try #require(resolve(text).catalog)
    #expect(
      catalog.colors.map { $0.variants.all.map { String($0.value.hex.dropFirst(5)) }.joined(separator: " ") } == [
        "11 22 11 22", "11 11 33 11", "11 22 33 22", "11 22 11 22",
      ]
    )
  }

  @Test func familiesDecideBaselines() throws {
    let text =
      minimalSpec + """
        family: { ui: system, serif: { name: "Songti SC", metrics: { ascent: 1, descent: 0.2 } }, mono: Menlo }
        codes: { name: "{size}_{color}_{weight}_{family}" }
        """
    let catalog = try #require(resolve(text).catalog)
    #expect(catalog.codes.map(catalog.name).map { $0.dropFirst("14_ink_regular_".count) } == ["ui", "serif", "mono"])
    #expect(catalog.families.map(\.font?.value) == [nil, "Songti SC", "Menlo"])
    // 20 − descent × 14 − 1: the baseline lies at the bottom of the box, less descent and offset.
    #expect(
      catalog.families.map { catalog.baseline(of: catalog.rows[0], in: $0)?.description } == [
        "15.626", "16.2", "15.626",
      ]
    )
  }

  @Test func withoutFamiliesInNamesTheFirstOneCounts() throws {
    let catalog = try #require(resolve(minimalSpec + "family: { ui: Inter, mono: Menlo }\n").catalog)
    #expect(catalog.codes.map { catalog.tokens(of: $0).family } == [0])
  }

  @Test func onlyAndExceptChooseCodes() throws {
    let text =
      minimalSpec.replacing("regular: 400", with: "regular: 400, bold: 700")
      .replacing("typography: {", with: "typography: { 9: plain, 10: plain,")
    let codes = { (choice: String) in
      let catalog = try #require(resolve(text + "codes: { \(choice) }\n").catalog)
      return catalog.codes.map(catalog.name)
    }
    #expect(try codes("only: \"*_bold\"") == ["9_ink_bold", "10_ink_bold", "14_ink_bold"])
    #expect(try codes("except: [\"1?_*\"]") == ["9_ink_regular", "9_ink_bold"])
    #expect(try codes("only: [\"9_*\", \"14_*\"], except: \"*regular\"") == ["9_ink_bold", "14_ink_bold"])
  }

  @Test func stylesStandBesideCodes() throws {
    let text =
      minimalSpec + """
        modes: { read: { typography: { 14: plain } } }
        styles:
          title: { size: 14, color: ink, weight: "{weight.regular}" }
          text: { size: "14.0", color: "{color.ink}", weight: regular, family: system, mode: read }
        """
    let catalog = try #require(resolve(text).catalog)
    #expect(catalog.codes.map(catalog.name) == ["14_ink_regular", "14_ink_regular_read", "title", "text"])
    #expect(catalog.styles.map(\.tokens.row) == [0, 1])
  }

  @Test(arguments: [
    ("*", "", true), ("*", "abc", true), ("", "", true), ("", "a", false), ("a*c", "abbbc", true),
    ("a*c", "abcd", false),
    ("*_bold", "14_ink_bold", true), ("1?_*", "14_x", true), ("1?_*", "1_x", false), ("**a*b", "xaxb", true),
    ("a*b*c", "a_b_b", false), ("汉?", "汉字", true), ("é", "e\u{301}", false),
    (CaseText(String(repeating: "*a", count: 50) + "b"), CaseText(String(repeating: "a", count: 2_000)), false),
  ])
  func patterns(pattern: CaseText, name: CaseText, fits: Bool) {
    #expect(NamePattern(pattern.text).matches(name.text) == fits)
  }

  private func contrast(_ one: ColorValue, _ other: ColorValue) -> Double {
    let (dark, light) = (min(luminance(one), luminance(other)), max(luminance(one), luminance(other)))
    return (light + 0.05) / (dark + 0.05)
  }

  /// WCAG 2.2, "relative luminance".
  private func luminance(_ color: ColorValue) -> Double {
    let channels = [color.red, color.green, color.blue].map { channel in
      let value = Double(channel) / 255
      return value <= 0.04045 ? value / 12.92 : power((value + 0.055) / 1.055)
    }
    return 0.2126 * channels[0] + 0.7152 * channels[1] + 0.0722 * channels[2]
  }

  private func power(_ value: Double) -> Double { pow(value, 2.4) }
}
