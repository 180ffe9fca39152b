/// Turns paragraphs into glyphs: the part of a layout that needs the text system of a platform. Everything else, from
/// filling lines to truncation, is the same code on all platforms.
public protocol TextShaper: Sendable {
  /// The vertical metrics of the font for a request, without fallback for single characters.
  ///
  /// - Parameter font: The requested font.
  /// - Returns: Metrics in points, finite and not negative.
  func metrics(of font: FontRequest) -> FaceMetrics

  /// The direction of the first strong character of a paragraph (UAX #9, rules P2 and P3).
  ///
  /// - Parameter paragraph: The text of the paragraph.
  /// - Returns: The direction; nil without strong characters.
  func direction(of paragraph: String) -> TextDirection?

  /// The glyphs of one paragraph with its line break opportunities.
  ///
  /// - Parameter request: The paragraph with its fonts.
  /// - Returns: Runs, clusters and glyphs in logical order.
  /// - Complexity: Linear in the length of the paragraph.
  func shape(_ request: ShapingRequest) -> ShapedParagraph
}

/// The base direction of a text.
public enum TextDirection: String, Sendable, Hashable, CaseIterable {
  /// From left to right, as in Latin and Chinese.
  case leftToRight
  /// From right to left, as in Arabic and Hebrew.
  case rightToLeft
}
