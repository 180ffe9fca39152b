import StyleTables
import TestSupport
import Testing
import YanxuanStyles

struct StyleCatalogTests {
  @Test func namedCodesMeanWhatTheSpecSays() {
    let style = StyleCode.t14_gray2_bold.resolved
    #expect(style.size == 14)
    #expect(style.weight == 700)
    #expect(style.family == nil)
    #expect(style.color?[.light].description == "#666666")
    #expect(style.color?[.dark].description == "#9B9B9B")
    #expect(style.metrics == LineMetrics(lineHeight: 20, lineSpacing: 3, letterSpacing: 0, baseline: 15.026))
    #expect(style.fontMetrics == FontMetrics(ascent: 0.952, descent: 0.241))
  }

  @Test func readModeHasMetricsOfItsOwn() {
    let style = StyleCode.t14_gray2_bold_read.resolved
    #expect(style.metrics == LineMetrics(lineHeight: 22, lineSpacing: 4, letterSpacing: 0, baseline: 15.826))
    #expect(Yanxuan.code(named: "15_gray2_bold_read") == nil)
  }

  @Test func plainSizesHaveNoMetrics() {
    #expect(StyleCode.t13_red_medium.resolved.metrics == nil)
    #expect(StyleCode.t13_red_medium.resolved.size == 13)
  }

  @Test func everyCodeIsFoundByItsName() {
    var names: Set<String> = []
    for code in Yanxuan.catalog.codes {
      #expect(Yanxuan.code(named: code.name) == code)
      #expect(names.insert(code.name).inserted)
    }
    // One is a style with a name of its own.
    #expect(names.count == 12 * 12 * 3 + 12 * 3 + 1)
    #expect(names.contains("14_gray2_bold") && names.contains("comment"))
  }

  @Test(arguments: [
    "", "_", "14", "14_gray2", "14_gray2_", "14_gray2_bold_", "14_gray2_bold ", "_14_gray2_bold", "14__bold",
    "14_gray2_bold_read_read", "4_gray2_bold", "14_GRAY2_bold", "14_gray2_bold\u{0}", "１４_gray2_bold", "14_gray2_bo",
    "read", "14_gray2_read", "13_gray2_bold_read", CaseText(String(repeating: "14_", count: 5_000)),
  ])
  func otherNamesAreNotFound(name: CaseText) {
    #expect(Yanxuan.code(named: name.text) == nil)
  }

  @Test func namesInForeignStorageAreFound() {
    let name = "x14_gray2_bold".dropFirst()
    #expect(Yanxuan.code(named: String(name)) == .t14_gray2_bold)
    #expect(Yanxuan.code(named: ["14", "gray2", "bold"].joined(separator: "_")) == .t14_gray2_bold)
  }

  @Test func suggestionsAreNearestFirst() {
    #expect(Yanxuan.catalog.suggestions(for: "14_grey2_bold").first == "14_gray2_bold")
    #expect(Yanxuan.catalog.suggestions(for: "14_gray2_bold_raed").first == "14_gray2_bold_read")
    #expect(Yanxuan.catalog.suggestions(for: "completely different words") == [])
    #expect(Yanxuan.catalog.suggestions(for: "") == [])
  }

  @Test func colorsAreFoundByTheirNames() throws {
    let colors = Yanxuan.catalog.colors
    #expect(colors.count == 12)
    #expect(colors.first?.name == "black" && colors.last?.name == "link")
    #expect(colors[2] == ("gray2", Yanxuan.Colors.gray2))
    #expect(Yanxuan.Colors.gray2 == StyleCode.t14_gray2_bold.resolved.color)
    for (name, color) in colors { #expect(Yanxuan.catalog.color(named: name) == color) }
    let name = "xgray2x".dropFirst().dropLast()
    #expect(Yanxuan.catalog.color(named: String(name)) == Yanxuan.Colors.gray2)
  }

  @Test(arguments: [
    "", "gray", "gray22", "Gray2", "gray2 ", "gray2\u{0}", "ｇray2", "regular", "14", "14_gray2_bold", "read", "Yanxuan",
    CaseText(String(repeating: "gray2", count: 5_000)),
  ])
  func otherColorsAreNotFound(name: CaseText) {
    #expect(Yanxuan.catalog.color(named: name.text) == nil)
  }

  @Test func codesAreACollection() {
    let codes = Yanxuan.catalog.codes
    #expect(codes.count == 469)
    #expect(codes.first?.name == "9_black_regular")
    #expect(codes.last?.name == "comment")
    #expect(codes.reversed().count == 469)
  }
}
