import Foundation
import StyleTables
import StyledText
import TestSupport
import Testing
import YanxuanStyles

/// Invalid numbers of attributes are clamped in code, and refused in coded forms.
struct AttributeBoundsTests {
  static let numbers: [Double] = [.nan, .infinity, -.infinity, -1e308, -5, -0.5, 0, 0.5, 1e308]

  private static let black = StyleColor(light: RGBAColor(red: 0, green: 0, blue: 0))

  /// An attribute that is a number, its name and its bounds.
  private struct Numbered: Sendable {
    let name: String
    let bounds: StyleBounds
    let path: any WritableKeyPath<TextAttributes, Double?> & Sendable
  }

  private static let numbered = [
    Numbered(name: "size", bounds: .size, path: \.size),
    Numbered(name: "letterSpacing", bounds: .displacement, path: \.letterSpacing),
    Numbered(name: "firstLineIndent", bounds: .displacement, path: \.firstLineIndent),
    Numbered(name: "headIndent", bounds: .displacement, path: \.headIndent),
    Numbered(name: "tailIndent", bounds: .displacement, path: \.tailIndent),
    Numbered(name: "hyphenation", bounds: .share, path: \.hyphenation),
    Numbered(name: "paragraphSpacing", bounds: .extent, path: \.paragraphSpacing),
    Numbered(name: "paragraphSpacingBefore", bounds: .extent, path: \.paragraphSpacingBefore),
  ]

  @Test(arguments: numbers) func settersKeepTheNearestNumber(number: Double) throws {
    for attribute in Self.numbered {
      var attributes = TextAttributes()
      attributes[keyPath: attribute.path] = number
      #expect(attributes[keyPath: attribute.path] == attribute.bounds.nearest(to: number), "\(attribute.name)")
    }
    var text = StyledText("abc")
    try text.set(TextAttributeKeys.Size.self, number, in: 1..<2)
    #expect(Array(text.runs)[1][TextAttributeKeys.Size.self] == StyleBounds.size.nearest(to: number))
    #expect(TextAttributes(size: number).size == StyleBounds.size.nearest(to: number))
    #expect([Int.min, 0, 1, 1_000, Int.max].map { TextAttributes(weight: $0).weight } == [1, 1, 1, 1_000, 1_000])
    var string = AttributedString("abc")
    string.styleSpec.size = number
    #expect(StyledText(string).runs.map { $0[TextAttributeKeys.Size.self] } == [StyleBounds.size.nearest(to: number)])
  }

  @Test(arguments: numbers) func partsKeepTheNearestNumber(number: Double) {
    let (extent, side) = (StyleBounds.extent.nearest(to: number), StyleBounds.displacement.nearest(to: number))
    var line = LineDecoration(width: number)
    #expect(line.width == extent)
    line.width = 1
    line.width = number
    #expect(line.width == extent)
    var insets = TextInsets(top: number, left: number, bottom: number, right: number)
    #expect(insets == TextInsets(top: side, left: side, bottom: side, right: side))
    insets = .zero
    (insets.top, insets.left, insets.bottom, insets.right) = (number, number, number, number)
    #expect(insets == TextInsets(horizontal: side, vertical: side))
    var background = TextBackground(Self.black, cornerRadius: number)
    #expect(background.cornerRadius == extent)
    background.cornerRadius = number
    #expect(background.cornerRadius == extent)
    var border = TextBorder(width: number, color: Self.black, cornerRadius: number)
    #expect(border.width == extent && border.cornerRadius == extent)
    (border.width, border.cornerRadius) = (number, number)
    #expect(border.width == extent && border.cornerRadius == extent)
    var box = TextAttachment("x", width: number, ascent: number, descent: number)
    #expect([box.width, box.ascent, box.descent] == [extent, side, side])
    (box.width, box.ascent, box.descent) = (number, number, number)
    #expect([box.width, box.ascent, box.descent] == [extent, side, side])
  }

  /// As property lists, which can say NaN and infinity.
  @Test(arguments: numbers) func codedFormsTakeWhatIsInside(number: Double) throws {
    for attribute in Self.numbered {
      try expect([attribute.name: number], number, attribute.bounds)
    }
    let padding = ["top": 0.0, "left": 0, "bottom": 0, "right": 0]
    try expect(["underline": ["style": "single", "width": number] as [String: Any]], number, .extent)
    try expect(["background": ["color": "#000000", "cornerRadius": number] as [String: Any]], number, .extent)
    let border: [String: Any] = ["color": "#000000", "cornerRadius": 0.0, "width": 1.0]
    for key in ["cornerRadius", "width"] {
      try expect(["border": border.merging([key: number]) { $1 }], number, .extent)
    }
    for side in padding.keys {
      let insets = padding.merging([side: number]) { $1 }
      try expect(["border": border.merging(["padding": insets]) { $1 }], number, .displacement)
    }
    let box: [String: Any] = [
      "identifier": "x", "width": 1.0, "ascent": 1.0, "descent": 0.0, "alignment": "baseline", "plainText": "",
    ]
    try expect(["attachment": box.merging(["width": number]) { $1 }], number, .extent)
    for key in ["ascent", "descent"] {
      try expect(["attachment": box.merging([key: number]) { $1 }], number, .displacement)
    }
  }

  private func expect(
    _ form: [String: Any],
    _ number: Double,
    _ bounds: StyleBounds,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let data = try PropertyListSerialization.data(fromPropertyList: form, format: .binary, options: 0)
    do {
      let attributes = try PropertyListDecoder().decode(TextAttributes.self, from: data)
      #expect(bounds.range.contains(number), "\(form)", sourceLocation: sourceLocation)
      #expect(attributes.names == Array(form.keys), sourceLocation: sourceLocation)
    } catch DecodingError.dataCorrupted(let context) {
      #expect(!bounds.range.contains(number), "\(form): \(context)", sourceLocation: sourceLocation)
    }
  }

  @Test(arguments: [
    (#""size":-5"#, "`size` does not allow -5.0; the nearest value is 0.0"),
    (#""size":1e308"#, "`size` does not allow 1e+308; the nearest value is 10000.0"),
    (#""weight":0"#, "`weight` does not allow 0; the nearest value is 1"),
    (#""weight":-400"#, "`weight` does not allow -400; the nearest value is 1"),
    (#""letterSpacing":-1e308"#, "`letterSpacing` does not allow -1e+308; the nearest value is -1000000.0"),
    (#""hyphenation":2"#, "`hyphenation` does not allow 2.0; the nearest value is 1.0"),
    (#""underline":{"style":"single","width":-1}"#, "`width` is a finite number, 0 or more, not -1.0"),
    (
      #""attachment":{"identifier":"x","width":1e308,"ascent":1,"descent":0,"alignment":"top","plainText":""}"#,
      "`width` is from 0 to 1000000, not 1e+308"
    ),
    (
      ##""style":{"explicit":{"size":14,"weight":400,"color":"#000000","ascent":1,"descent":-1}}"##,
      "`descent` is a finite number, 0 or more, not -1.0"
    ),
  ])
  func messagesSayWhatWouldBeRight(attribute: String, message: String) {
    #expect(Coded.corruption(of: #"{"version":1,"text":"a","attributes":{\#(attribute)}}"#) == message)
    #expect(Coded.corruption(of: #"{"version":1,"text":"a","sets":[{\#(attribute)}],"runs":[1,0,0]}"#) == message)
  }

  @Test func keysOfOthersMayHaveBounds() throws {
    var attributes = TextAttributes()
    attributes[Percent.self] = 300
    #expect(attributes[Percent.self] == 100)
    let form = #"{"version":1,"text":"a","attributes":{"test.percent":300}}"#
    #expect(throws: DecodingError.self) { try Coded.text(form, keys: [Percent.self]) }
    #expect(try Coded.text(form.replacing("300", with: "30"), keys: [Percent.self]).attributes[Percent.self] == 30)
  }

  private enum Percent: TextAttributeKey {
    typealias Value = Int
    static let name = "test.percent"
    static func nearestAllowed(to value: Int) -> Int { min(max(value, 0), 100) }
  }
}
