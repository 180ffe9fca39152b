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
      let metrics = row.metrics.map { "\($0.lineHeight.value) | \($0.lineSpacing.value) | \($0.baselineOffset.value)" }
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

  /// The offsets of the reference table centre the text for their host, within 0.35 pt: twice the 0.16 pt by which
  /// the table's numbers were rounded.
  @Test func theReferenceTableCentresItsText() throws {
    let catalog = try #require(resolve(Repository.read("tokens/yanxuan.yaml")).catalog)
    for row in catalog.rows {
      guard let metrics = row.metrics else { continue }
      let centred = OffsetHost.css.baseline(
        size: row.size.value,
        lineHeight: metrics.lineHeight.value,
        offset: .zero,
        metrics: .system
      )
      #expect(abs((metrics.baseline - centred).doubleValue) < 0.35, "size \(row.size.value)")
    }
  }

  /// WCAG 2.2, success criterion 1.4.3, for normal text.
  @Test func theReferencePaletteCanBeRead() throws {
    let catalog = try #require(resolve(Repository.read("tokens/yanxuan.yaml")).catalog)
    let white = try #require(ColorValue(hex: "#FFFFFF"))
    let dark = try #require(ColorValue(hex: "#1C1C1E"))
    #expect(catalog.colors.count == 12)
    for color in catalog.colors {
      #expect(contrast(color.light.value, white) >= 4.5, "\(color.name.value)")
      #expect(contrast(color.dark.value, dark) >= 4.5, "\(color.name.value), dark")
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
    let (resolved, diagnostics) = resolve(text)
    #expect(diagnostics.isEmpty)
    let catalog = try #require(resolved)
    let source = Array(text.utf8)
    let words = { (range: SourceRange) in String(decoding: source[range.bytes], as: UTF8.self) }

    #expect(catalog.colors.map(\.light.value.hex) == ["#666666", "#666666"])
    #expect(catalog.colors.map(\.dark.value.hex) == ["#EEEEEE", "#EEEEEE"])
    #expect(catalog.colors[1].light.origin.references.map(words) == ["\"{color.a}\"", "\"{palette.gray.2}\""])
    #expect(words(catalog.colors[1].dark.origin.range) == "\"#EEEEEE\"")
    #expect(catalog.weights.map(\.value.value) == [700, 700])
    let metrics = try #require(catalog.rows[1].metrics)
    #expect(metrics.lineSpacing.value == FixedDecimal(20))
    #expect(
      metrics.lineSpacing.origin.references.map(words) == ["\"{typography.13.5}\"", "\"{typography.13.5.lineHeight}\""]
    )
  }

  @Test func longChainsOfReferencesEnd() {
    let links = (1...40).map { "  c\($0): \"{color.c\($0 + 1)}\"" }.joined(separator: "\n")
    let text = minimalSpec.replacing("color: { ink: \"#222222\" }", with: "color:\n\(links)\n  c41: \"#222222\"")
    let messages = resolve(text).diagnostics.map(\.message)
    #expect(
      messages.first
        == "a chain of 32 references is too long: `{color.c2}` → `{color.c3}` → `{color.c4}` → `{color.c33}`; refer to "
        + "the value itself"
    )
  }

  @Test func codesHaveALimit() throws {
    let colors = (1...1_100).map { "c\($0): \"#222\"" }.joined(separator: ", ")
    let weights = (1...100).map { "w\($0): \($0)" }.joined(separator: ", ")
    let text =
      minimalSpec
      .replacing("ink: \"#222222\"", with: colors)
      .replacing("regular: 400", with: weights)
    let diagnostics = resolve(text).diagnostics
    #expect(diagnostics.map(\.rule.rawValue) == ["too-many-codes"])
    #expect(diagnostics.map(\.message) == ["the axes make 110000 codes; at most 100000 are allowed, so split the spec"])
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
    #expect(catalog.colors.map(\.light.value.hex) == ["#111111", "#222222", "#222222"])
    #expect(catalog.code(named: "14_e\u{301}_regular") == Array(catalog.codes)[1])
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
