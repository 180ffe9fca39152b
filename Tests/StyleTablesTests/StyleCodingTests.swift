import Foundation
import StyleTables
import TestSupport
import Testing
import YanxuanStyles

struct StyleCodingTests {
  @Test(arguments: [
    ("#000000", "#000000"), ("#39639E", "#39639E"), ("#39639eff", "#39639E"), ("#0054A633", "#0054A633"),
    ("#01020300", "#01020300"),
  ])
  func colorsReadTheirDescription(text: String, description: String) {
    #expect(RGBAColor(text)?.description == description)
  }

  @Test func everyColorReadsItsDescription() {
    let seed = SeededGenerator.chosenSeed
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<1_000 {
      let color = randomColor(&generator)
      #expect(RGBAColor(color.description) == color, "seed \(seed)")
    }
  }

  private func randomColor(_ generator: inout SeededGenerator) -> RGBAColor {
    func channel() -> UInt8 { UInt8.random(in: 0...255, using: &generator) }
    return RGBAColor(red: channel(), green: channel(), blue: channel(), alpha: channel())
  }

  @Test(arguments: [
    "", "#", "#FFF", "#FFFF", "#12345", "#1234567", "#123456789", "123456", "#12345G", "#12345 ", " #123456", "#+12345",
    "#１２３４５６", "red", "#12\u{0}456",
  ])
  func otherTextIsNoColor(text: String) throws {
    #expect(RGBAColor(text) == nil)
    let json = String(decoding: try JSONEncoder().encode(text), as: UTF8.self)
    expectCorrupted(RGBAColor.self, json, "`\(text)` is not a color; write `#RRGGBB` or `#RRGGBBAA`")
    expectCorrupted(StyleColor.self, json, "`\(text)` is not a color; write `#RRGGBB` or `#RRGGBBAA`")
  }

  @Test(arguments: ["1", "null", "true", "[]", ##"["#000000"]"##])
  func colorsAreStrings(json: String) {
    expectCorrupted(RGBAColor.self, json, "a color is a string, `#RRGGBB` or `#RRGGBBAA`")
    expectCorrupted(StyleColor.self, json, "a color is a string, `#RRGGBB` or `#RRGGBBAA`")
  }

  @Test(arguments: [
    ##""#111111""##,
    ##"{"dark":"#222222","light":"#111111"}"##,
    ##"{"highContrastLight":"#333333","light":"#111111"}"##,
    ##"{"dark":"#222222","highContrastDark":"#111111","light":"#111111"}"##,
    ##"{"dark":"#222222","highContrastDark":"#444444","highContrastLight":"#33333380","light":"#111111"}"##,
  ])
  func variantsThatStandInAreLeftOut(json: String) throws {
    let color = try decode(StyleColor.self, json)
    #expect(try encode(color) == json)
    #expect(color.light.description == "#111111")
  }

  @Test func stylesHaveAFlatForm() throws {
    let json = ##"""
      {"ascent":0.952,"baseline":15.026,"color":{"dark":"#9B9B9B","light":"#666666"},"descent":0.241,"letterSpacing":0,\##
      "lineHeight":20,"lineSpacing":3,"size":14,"weight":700}
      """##
    #expect(try encode(StyleCode.t14_gray2_bold.resolved) == json)
    let plain = ##"""
      {"ascent":0.952,"color":{"dark":"#FF6B6B","light":"#C8102E"},"descent":0.241,"size":13,"weight":500}
      """##
    #expect(try encode(StyleCode.t13_red_medium.resolved) == plain)
    let song = try decode(ResolvedStyle.self, plain.replacing(#""size""#, with: #""family":"Songti SC","size""#))
    #expect(song.family == "Songti SC")
    #expect(try encode(song).contains(#""family":"Songti SC""#))
    let fallbacks = #""fallbackFamilies":["宋体","serif"]"#
    let several = try decode(ResolvedStyle.self, plain.replacing(#""size""#, with: "\(fallbacks),\"size\""))
    #expect(several.fallbackFamilies == ["宋体", "serif"])
    #expect(try encode(several).contains(fallbacks))
  }

  @Test func everyStyleIsReadBack() throws {
    for code in Yanxuan.catalog.codes {
      let style = code.resolved
      #expect(try decode(ResolvedStyle.self, encode(style)) == style)
      #expect(try decode(FontMetrics.self, encode(style.fontMetrics)) == style.fontMetrics)
      guard let metrics = style.metrics else { continue }
      #expect(try decode(LineMetrics.self, encode(metrics)) == metrics)
    }
  }

  @Test(arguments: [
    (#""weight":0"#, "`weight` is from 1 to 1000, not 0"), (#""weight":1001"#, "`weight` is from 1 to 1000, not 1001"),
    (#""size":-1"#, "`size` is a finite number, 0 or more, not -1.0"),
    (#""size":"inf""#, "`size` is a finite number, 0 or more, not inf"),
    (#""lineHeight":-0.5"#, "`lineHeight` is a finite number, 0 or more, not -0.5"),
    (#""baseline":"nan""#, "`baseline` is a finite number, not nan"),
    (#""descent":-0.2"#, "`descent` is a finite number, 0 or more, not -0.2"),
    (##""color":{"light":"#12"}"##, "`#12` is not a color; write `#RRGGBB` or `#RRGGBBAA`"),
  ])
  func impossibleStylesDoNotDecode(member: String, message: String) throws {
    expectCorrupted(ResolvedStyle.self, try style(with: member), message)
  }

  @Test(arguments: ["size", "weight", "lineHeight", "lineSpacing", "letterSpacing", "baseline", "ascent"])
  func noKeyMayBeMissing(key: String) throws {
    let json = try style(with: #""\#(key)":0"#).replacing(#""\#(key)":0"#, with: #""unknown":0"#)
    let error = #expect(throws: DecodingError.self) { try decode(ResolvedStyle.self, json) }
    guard case .keyNotFound(let missing, _) = error else { throw try #require(error) }
    #expect(missing.stringValue == key)
  }

  /// Before styles could leave the color open, it was always written.
  @Test func anOpenColorIsLeftOut() throws {
    let json = try style(with: ##""color":"#111111""##).replacing(##","color":"#111111""##, with: "")
    let open = try decode(ResolvedStyle.self, json)
    #expect(open.color == nil && open.size == 14 && open.metrics?.lineHeight == 20)
    #expect(try decode(ResolvedStyle.self, encode(open)) == open)
    let written = try encode(open)
    #expect(!written.contains("color"))
    let black = ResolvedStyle(
      size: open.size,
      weight: open.weight,
      family: nil,
      color: StyleColor(light: RGBAColor(red: 0, green: 0, blue: 0)),
      metrics: open.metrics,
      fontMetrics: open.fontMetrics
    )
    #expect(black != open)
    #expect(try encode(black) != written)
  }

  /// A right style, but for one member.
  private func style(with member: String) throws -> String {
    let members = [
      #""size":14"#, #""weight":700"#, ##""color":"#111111""##, #""lineHeight":20"#, #""lineSpacing":3"#,
      #""letterSpacing":0"#, #""baseline":15"#, #""ascent":1"#, #""descent":0.25"#,
    ]
    let key = try #require(member.split(separator: ":").first)
    let others = members.filter { !$0.hasPrefix(key + ":") }
    #expect(others.count == members.count - 1)
    return "{" + (others + [member]).joined(separator: ",") + "}"
  }

  private func encode(_ value: some Encodable) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(value), as: UTF8.self)
  }

  private func decode<Value: Decodable>(_ type: Value.Type, _ json: String) throws -> Value {
    let decoder = JSONDecoder()
    decoder.nonConformingFloatDecodingStrategy = .convertFromString(
      positiveInfinity: "inf",
      negativeInfinity: "-inf",
      nan: "nan"
    )
    return try decoder.decode(type, from: Data(json.utf8))
  }

  private func expectCorrupted<Value: Decodable>(
    _ type: Value.Type,
    _ json: String,
    _ message: String,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    do {
      _ = try decode(type, json)
      Issue.record("\(json) is read", sourceLocation: sourceLocation)
    } catch DecodingError.dataCorrupted(let context) {
      #expect(context.debugDescription == message, sourceLocation: sourceLocation)
    } catch {
      Issue.record("\(error)", sourceLocation: sourceLocation)
    }
  }
}
