import Foundation
import StyleTables
import StyledText
import TestSupport
import Testing
import YanxuanStyles

/// The look of pressed links, and units of text that lines do not break inside of, as attributes.
struct PressedAttributeTests {
  private static let red = StyleColor(light: RGBAColor(red: 255, green: 0, blue: 0))
  private static let looks = [
    PressedStyle(), .standard, PressedStyle(color: red),
    PressedStyle(
      background: TextBackground(red, cornerRadius: 2, padding: TextInsets(horizontal: 3, vertical: 1)),
      color: red
    ),
  ]

  @Test(arguments: looks) func looksComeBack(look: PressedStyle) throws {
    var text = StyledText("see more", style: .t14_gray2_bold)
    try text.merge(TextAttributes(link: "item/7", pressed: look, keepTogether: "more"), in: 4..<8)
    let back = try Coded.text(try Coded.json(text))
    #expect(back == text && back.runs[1].attributes.pressed == look)
    #expect(back.runs[1].attributes.keepTogether == "more")
    #expect(back.runs[0].attributes.pressed == nil && back.runs[0].attributes.keepTogether == nil)
    #expect(StyledText(AttributedString(text)) == text)
    #expect(StyledText(text.makeNSAttributedStringForStorage()) == text)
  }

  @Test func theCodedFormIsStable() throws {
    let attributes = TextAttributes(pressed: PressedStyle(color: Self.red), keepTogether: "price")
    #expect(try Coded.json(attributes) == ##"{"keepTogether":"price","pressed":{"color":"#FF0000"}}"##)
    #expect(attributes.names == ["keepTogether", "pressed"])
  }

  @Test func numbersOfTheBackgroundAreChecked() {
    func corruption(_ radius: Int) -> String? {
      let look = ##"{"background":{"color":"#FF0000","cornerRadius":\##(radius)}}"##
      return Coded.corruption(of: #"{"version":1,"text":"a","attributes":{"pressed":\#(look)}}"#)
    }
    #expect(corruption(-1) != nil && corruption(1) == nil)
  }

  @Test func attributesAreDescribed() {
    #expect(PressedStyle().description == "none")
    #expect(PressedStyle.standard.description == "background #0054A633, radius 3 pt")
    #expect(PressedStyle(color: Self.red).description == "color #FF0000")
    #expect(TextAttributes(keepTogether: "a").description == "keepTogether a")
  }

  /// Like a link, both stay at their ends.
  @Test func typingAtTheEdgesDoesNotExtendThem() throws {
    var text: StyledText = "a\("bc", attributes: TextAttributes(pressed: .standard, keepTogether: "x"))d"
    try text.insert("1", at: 1)
    try text.insert("2", at: 3)
    try text.insert("3", at: 5)
    #expect(text.text == "a1b2c3d")
    #expect(text.runs.map(\.range) == [0..<2, 2..<5, 5..<7])
    #expect(text.runs[1].attributes == TextAttributes(pressed: .standard, keepTogether: "x"))
    #expect(text.runs[2].attributes.isEmpty)
  }

  @Test func theyAreKeysOfThisPackage() {
    let names = TextAttributeKeys.all.map { $0.name }
    #expect(names.contains("pressed") && names.contains("keepTogether"))
    #expect(Set(names).count == names.count)
    var string = AttributedString("a")
    string.styleSpec.pressed = .standard
    string.styleSpec.keepTogether = "x"
    #expect(StyledText(string).runs[0].attributes == TextAttributes(pressed: .standard, keepTogether: "x"))
  }
}
