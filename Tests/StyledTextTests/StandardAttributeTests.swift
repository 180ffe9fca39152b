import Foundation
import StyleTables
import StyledText
import Testing
import YanxuanStyles

/// All attributes of this package, also those that are added later. One whose value is not a number needs a value in
/// `values`.
struct StandardAttributeTests {
  private static let names = TextAttributeKeys.all.map { $0.name }

  private static let values: TextAttributes = {
    let red = StyleColor(light: RGBAColor(red: 255, green: 0, blue: 0))
    var values = TextAttributes(
      style: .t14_gray2_bold,
      color: red,
      underline: .single,
      strikethrough: LineDecoration(.wavy, width: 2),
      background: TextBackground(red, cornerRadius: 2),
      border: TextBorder(width: 1, color: red),
      link: "item/7",
      attachment: TextAttachment("smile", width: 1, ascent: 2, plainText: "[s]"),
      mention: TextMention("user/1", text: TextAttachment.character),
      pressed: .standard,
      keepTogether: "unit"
    )
    (values.alignment, values.lineBreakMode) = (.center, .clipping)
    return values
  }()

  /// A set with one attribute, which is 1 if it is a number.
  private static func attributes(_ name: String, number: Double = 1) throws -> TextAttributes {
    let values = try JSONSerialization.jsonObject(with: Data(try Coded.json(values).utf8)) as? [String: Any]
    let object = try JSONSerialization.data(withJSONObject: [name: values?[name] ?? number])
    return try Coded.decoder().decode(TextAttributes.self, from: object)
  }

  /// Sets are sorted by name, so that a set may be made in the order of the cases.
  @Test func casesAreTheNamesInAlphabeticalOrder() {
    let keys = TextAttributeKeys.all
    let characters = CharacterAttribute.allCases.map(\.rawValue)
    #expect(characters == characters.sorted())
    #expect(characters == keys.filter { $0.extent == .character }.map { $0.name })
    #expect(ParagraphAttribute.allCases.map(\.rawValue) == keys.filter { $0.extent == .paragraph }.map { $0.name })
  }

  @Test(arguments: names) func attributesComeBack(name: String) throws {
    let attributes = try Self.attributes(name)
    #expect(attributes.names == [name] && attributes.description.hasPrefix("\(name) "))
    var text = StyledText("a\(TextAttachment.character)\nb")
    try text.merge(attributes, in: 1..<2)
    #expect(text.runs.contains { $0.attributes == attributes })
    #expect(try Coded.text(try Coded.json(text)) == text)
    #expect(StyledText(AttributedString(text)) == text)
    #expect(StyledText(text.makeNSAttributedStringForStorage()) == text)
  }

  @Test(arguments: names) func attributesAreMerged(name: String) throws {
    let attributes = try Self.attributes(name)
    let others = Self.values.merging(attributes)
    #expect(others.names == Set(Self.values.names + [name]).sorted())
    #expect(others.merging(Self.values).merging(attributes) == others)
  }

  @Test(arguments: names) func numbersHaveBounds(name: String) throws {
    guard !Self.values.names.contains(name) else { return }
    for number in [-1e300, 1e300] {
      #expect(throws: DecodingError.self) { try Self.attributes(name, number: number) }
    }
  }
}
