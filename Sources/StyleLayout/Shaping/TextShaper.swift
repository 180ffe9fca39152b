/// Turns paragraphs into glyphs: what a platform's text system is needed for. Everything else, from filling lines to
/// truncating, is done here for all platforms alike.
public protocol TextShaper: Sendable {
  /// The vertical metrics of the font that a request leads to, without any fallback for single characters. In points;
  /// finite, and not negative.
  func metrics(of font: FontRequest) -> FaceMetrics

  /// The direction of the first strong character of a paragraph (UAX #9, rules P2 and P3); nil when it has none.
  func direction(of paragraph: String) -> TextDirection?

  /// The glyphs of one paragraph, and where its lines may end. Linear in the length of the paragraph.
  func shape(_ request: ShapingRequest) -> ShapedParagraph
}

/// Where a line of text starts.
public enum TextDirection: String, Sendable, Hashable, CaseIterable {
  /// Latin, Chinese.
  case leftToRight
  /// Arabic, Hebrew.
  case rightToLeft
}
