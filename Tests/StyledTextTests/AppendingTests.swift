import Foundation
import StyleTables
import StyledText
import Testing
import YanxuanStyles

@Suite struct AppendingTests {
  private let star = TextAttachment("star", width: 16, ascent: 13, descent: 3)
  private let blue = StyleColor(light: RGBAColor(red: 0, green: 0, blue: 255))

  private static var centered: TextAttributes {
    var attributes = TextAttributes()
    attributes.alignment = .center
    return attributes
  }

  @Test func aTextCanBeAnAttachment() throws {
    var rating = StyledText(attachment: star, style: .t14_gray2_bold, attributes: Self.centered)
    #expect(rating.text == TextAttachment.character)
    #expect(rating.style == .t14_gray2_bold && rating.attributes.alignment == .center)
    #expect(rating.attributes.attachment == nil)
    rating.append(" 4.8")
    rating.append(star)
    #expect(rating.runs.map(\.attributes.attachment) == [star, nil, star])
    #expect(rating.runs.map(\.range) == [0..<1, 1..<5, 5..<6])
    rating.text = ""
    #expect(rating.style == .t14_gray2_bold)
  }

  @Test func anAppendedAttachmentHasNoLookOfItsNeighbors() throws {
    var text = StyledText("see", attributes: TextAttributes(color: blue))
    try text.set(\.link, "x", in: 0..<3)
    #expect(text.append(star).map(3) == 3)
    let last = try #require(Array(text.runs).last)
    #expect(last.attributes.attachment == star && last.attributes.link == nil && last.attributes.color == blue)
    var empty = StyledText()
    empty.append(star)
    #expect(empty.runs.map(\.attributes.attachment) == [star])
  }

  /// The last paragraph is in a style of its own.
  @Test func anAdaptingTextLooksAsIfItWereTyped() throws {
    var text = StyledText("one\ntwo", style: .t14_gray2_bold)
    try text.apply(styleCode: .t12_gray3_regular, in: 4..<7)
    try text.set(\.alignment, .center, in: 4..<7)
    text.append(adapting: StyledText(" less", attributes: TextAttributes(color: blue, link: "collapse")))
    let last = try #require(Array(text.runs).last)
    #expect(last.range == 7..<12)
    #expect(last.style == .t12_gray3_regular && last.attributes.alignment == .center)
    #expect(last.attributes.color == blue && last.attributes.link == "collapse")
    text.append(adapting: StyledText("!", style: .t22_gray2_bold))
    #expect(Array(text.runs).last?.style == .t22_gray2_bold && Array(text.runs).last?.attributes.alignment == .center)
    var empty = StyledText(style: .t14_gray2_bold)
    empty.append(adapting: " less")
    #expect(empty.text == " less" && empty.runs.map(\.style) == [.t14_gray2_bold])
  }

  @Test func paddingIsCodedOnlyWhereThereIsAny() throws {
    let plain = TextBackground(blue, cornerRadius: 2)
    let padded = TextBackground(blue, padding: TextInsets(horizontal: 4, vertical: 1))
    #expect(padded.description == "#0000FF, padding 1 4 1 4 pt" && plain.description == "#0000FF, radius 2 pt")
    for background in [plain, padded] {
      let data = try JSONEncoder().encode(background)
      #expect(String(decoding: data, as: UTF8.self).contains("padding") == (background == padded))
      #expect(try JSONDecoder().decode(TextBackground.self, from: data) == background)
    }
    let border = TextBorder(width: 1, color: blue, padding: TextInsets(left: 3))
    #expect(try JSONDecoder().decode(TextBorder.self, from: JSONEncoder().encode(border)) == border)
    #expect(border.description == "1 pt #0000FF, padding 0 3 0 0 pt")
  }
}
