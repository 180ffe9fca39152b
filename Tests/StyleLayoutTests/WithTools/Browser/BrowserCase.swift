import StyledText
import TestSupport

/// A text to be laid out by a browser and by us.
struct BrowserCase: Encodable {
  var text: String
  var size: Double
  var weight: Int
  var letterSpacing: Double
  var width: Double
  var language: String

  var styled: StyledText {
    StyledText(text, attributes: TextAttributes(weight: weight, size: size, letterSpacing: letterSpacing))
  }
}

/// What a browser made of a case. Positions are UTF-16 offsets, lengths CSS pixels.
struct BrowserLayout: Decodable {
  struct Line: Decodable {
    /// Where its text starts.
    var start: Int
    /// From the left edge of its block.
    var x: Double
    /// Without the spaces at its end.
    var width: Double
  }

  /// What a browser makes of cases. `style` is a declaration of CSS that all blocks have.
  static func layouts(of cases: [BrowserCase], fonts: BrowserFonts, style: String = "") throws -> [BrowserLayout] {
    try Browser.result(of: try BrowserPage.html(for: cases, fonts: fonts, style: style), as: [BrowserLayout].self)
  }

  var lines: [Line]
  /// Where lines may end: where they start in a block without any width.
  var opportunities: [Int]
}
