import Foundation
import StyleTables
import TestSupport
import Testing
import YanxuanStyles

@testable import StyledText

struct CodingTests {
  /// Equality is not enough: edits must have the same results.
  @Test func randomTextsComeBackInEveryRespect() throws {
    let seed = SeededGenerator.chosenSeed
    var generator = SeededGenerator(seed: seed)
    for round in 0..<1_500 {
      let text = RandomStyledText.make(using: &generator)
      let form = try Coded.bytes(text)
      let back = try Coded.text(String(decoding: form, as: UTF8.self), keys: RandomStyledText.keys)
      try #require(back == text && back.isSame(as: text), "seed \(seed), round \(round): \(text), \(back)")
      try #require(try Coded.bytes(back) == form, "seed \(seed), round \(round)")
    }
  }

  @Test func attributesOfUnknownKeysAreKept() throws {
    let seed = SeededGenerator.chosenSeed
    var generator = SeededGenerator(seed: seed)
    for round in 0..<500 {
      let text = RandomStyledText.make(using: &generator)
      let form = try Coded.bytes(text)
      let stranger = try Coded.text(String(decoding: form, as: UTF8.self))
      try #require(try Coded.bytes(stranger) == form, "seed \(seed), round \(round)")
    }
  }

  @Test(arguments: [
    "null", "true", "0", "-7", "9223372036854775807", "-9223372036854775808", "18446744073709551615", "0.1", "1e-300",
    "\"\"",
    "\"汉\\u0000\"", "[]", "{}", "[1,[2.5,[null,[false]]],{\"a\":{\"b\":[]}}]",
  ])
  func unknownValuesComeBackAsTheyWere(value: String) throws {
    let json = "{\"attributes\":{\"com.example.x\":\(value)},\"text\":\"a\",\"version\":1}"
    #expect(try Coded.json(try Coded.text(json)) == json)
  }

  @Test(arguments: [PropertyListSerialization.PropertyListFormat.xml, .binary])
  func propertyListsHoldTheSame(format: PropertyListSerialization.PropertyListFormat) throws {
    let seed = SeededGenerator.chosenSeed
    var generator = SeededGenerator(seed: seed)
    let encoder = PropertyListEncoder()
    encoder.outputFormat = format
    let decoder = PropertyListDecoder()
    decoder.userInfo = Coded.decoder(keys: RandomStyledText.keys).userInfo
    for round in 0..<200 {
      let text = RandomStyledText.make(using: &generator)
      // XML has no characters below U+0020 but three.
      guard format == .binary || !text.text.unicodeScalars.contains(where: { $0.value < 32 }) else { continue }
      // Foundation writes strings that are canonically equivalent once into a binary list, in one of their spellings.
      guard format != .binary || !text.spellsAStringTwice else { continue }
      let back = try decoder.decode(StyledText.self, from: try encoder.encode(text))
      try #require(back.isSame(as: text), "seed \(seed), round \(round): \(text), \(back)")
    }
  }

  @Test func emptiedTextsRememberTheirLooks() throws {
    var text = try MarkedText("¥99 ⟦¥129⟧").styledText()
    text.text = ""
    var back = try Coded.text(try Coded.json(text))
    #expect(back.isSame(as: text))
    back.text = "¥89 ¥119"
    #expect(back.marked == "¥89 ⟦¥119⟧")
  }

  @Test func largeTextsWithManyRunsComeBack() throws {
    let looks = (0..<20).map { RunLook().overriding(TextAttributes(size: Double($0)), .set) }
    var text = StyledText(String(repeating: "汉", count: 340_000), style: .t14_gray2_bold)
    text.stored = RunList(
      (0..<10_000).map { RunList.Piece(length: TextOffset(utf8: 102, utf16: 34), look: looks[$0 % 20]) }
    )
    let back = try Coded.text(try Coded.json(text))
    #expect(back.stored.count == 10_000 && back.isSame(as: text))
  }

  @Test func theFormIsGolden() throws {
    for (name, text) in try GoldenTexts.all {
      let form = try Coded.json(text, .prettyPrinted) + "\n"
      try expectGolden(form, "Tests/Golden/StyledText.\(name).json")
      #expect(try Coded.text(form, keys: RandomStyledText.keys).isSame(as: text), "\(name)")
    }
  }
}

/// One text for each part of the form.
private enum GoldenTexts {
  static var all: [(name: String, text: StyledText)] {
    get throws {
      [
        ("plain", "plain 汉👍🏽\n"), ("runs", try runs()), ("template", try template()), ("remembered", try remembered()),
        ("explicit", explicit()),
      ]
    }
  }

  private static func runs() throws -> StyledText {
    var text = StyledText("¥99 ¥129 @小明 \u{FFFC}", style: .t14_gray2_bold, attributes: TextAttributes(weight: 600))
    try text.apply(styleCode: .t12_gray3_regular, in: 4..<8)
    try text.set(\.strikethrough, LineDecoration(.double, width: 0.5), in: 4..<8)
    try text.set(\.mention, TextMention("user/7", text: "@小明"), in: 9..<12)
    try text.set(\.link, TextLink("item/7", parameter: "a=b"), in: 0..<3)
    let box = TextAttachment("smile", width: 14, ascent: 12, descent: 2, alignment: .center, plainText: "[smile]")
    try text.set(\.attachment, box, in: 13..<14)
    try text.set(ScoreKey.self, ScoreKey.Value(points: [1, 2], note: "汉"), in: 8..<9)
    text.append("!")
    return text
  }

  private static func template() throws -> StyledText {
    let slots = ["was": TextAttributes(style: .t12_gray3_regular, strikethrough: .single)]
    var text = StyledText(template: try SlotTemplate("{sale} {was}"), style: .t14_red_bold, slots: slots)
    text.text = "¥89 ¥129"
    text["sale"] = "¥79"
    try text.set(\.size, 10, in: 0..<1)
    return text
  }

  private static func remembered() throws -> StyledText {
    var text = try MarkedText("¥99 ⟦¥129⟧").styledText()
    text.text = ""
    return text
  }

  private static func explicit() -> StyledText {
    var text = StyledText("own")
    text.explicitStyle = ResolvedStyle(
      size: 14.5,
      weight: 510,
      family: "Inter",
      color: StyleColor(
        light: RGBAColor(red: 0, green: 1, blue: 2),
        dark: RGBAColor(red: 3, green: 4, blue: 5, alpha: 6)
      ),
      metrics: LineMetrics(lineHeight: 20, lineSpacing: 3, letterSpacing: -0.1, baseline: 15.026),
      fontMetrics: FontMetrics(ascent: 0.9, descent: 0.2)
    )
    text.attributes.alignment = .center
    return text
  }
}

/// Templates of the first version, in which square brackets meant themselves.
struct OldTemplateTests {
  @Test(arguments: ["[{a}]", "{a} [x]", "]{a}[", "[[{a}]]"])
  func bracketsOfTheFirstVersionMeanThemselves(source: String) throws {
    let shown = source.replacing("{a}", with: "1")
    let json =
      #"{"template":{"attributes":{},"source":"\#(source)","values":{"a":"1"}},"text":"\#(shown)","version":1}"#
    var text = try Coded.text(json)
    #expect(text.text == shown && text.template != nil)
    text["a"] = ""
    #expect(text.text == source.replacing("{a}", with: ""))
    // It is written as it is read today.
    let written = try Coded.json(text)
    #expect(written.hasSuffix(#""version":2}"#))
    #expect(try Coded.text(written).isSame(as: text))
  }

  @Test func theFirstVersionIsWrittenWhereItCanSayIt() throws {
    let plain = StyledText(template: try SlotTemplate("{a} {{}}"))
    #expect(try Coded.json(plain).hasSuffix(#""version":1}"#))
    let parts = StyledText(template: try SlotTemplate("x[{a}]"))
    #expect(try Coded.json(parts).hasSuffix(#""version":2}"#))
  }

  @Test(arguments: [
    (#"[{"piece":9,"text":"!","runs":[1,0,0]}]"#, "piece 9 of the template has not vanished with this text"),
    (#"[{"piece":-1,"text":"!","runs":[1,0,0]}]"#, "piece -1 of the template has not vanished with this text"),
    (#"[{"piece":1,"text":"!","runs":[1,0,0]}]"#, "piece 1 of the template has not vanished with this text"),
    (#"[{"piece":3,"text":"?","runs":[1,0,0]}]"#, "piece 3 of the template has not vanished with this text"),
    (#"[{"piece":0,"text":"x","runs":[1,0,0]}]"#, "piece 0 of the template has not vanished with this text"),
    (
      #"[{"piece":3,"text":"!","runs":[2,0,0]}]"#,
      "a run ends outside the text: position 2 is not in the text; positions are UTF-16 offsets, 0…1 here"
    ),
    (#"[{"piece":3,"text":"!","runs":[1,1,0]}]"#, "a run has set 1; there are 1"),
  ])
  func whatVanishedIsChecked(vanished: String, message: String) throws {
    // The pieces: x, start of the part, a, !, end of the part.
    func json(_ vanished: String) -> String {
      #"{"sets":[{"size":10}],"template":{"attributes":{},"source":"x[{a}!]","values":{},"vanished":\#(vanished)},"text":"x","version":2}"#
    }
    #expect(Coded.corruption(of: json(vanished)) == message)
    var text = try Coded.text(json(#"[{"piece":3,"text":"!","runs":[1,0,0]}]"#))
    text["a"] = "1"
    #expect(text.runs.map(\.attributes.size) == [nil, 10])
  }
}

extension StyledText {
  /// Whether two of its strings are the same to Swift, and other code units.
  fileprivate var spellsAStringTwice: Bool {
    let values = extras?.template?.values ?? extras?.values ?? [:]
    let words = [content, extras?.template?.text ?? "", extras?.template?.template.source ?? ""]
    let strings = words + values.flatMap { [$0, $1] }
    return Set(strings).count != Set(strings.map { Array($0.utf8) }).count
  }
}
