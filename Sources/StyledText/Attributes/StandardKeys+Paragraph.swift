internal import StyleTables

/// Attributes of whole paragraphs. A style code never touches them.
extension TextAttributeKeys {
  /// How the paragraph's lines are aligned.
  public enum Alignment: TextAttributeKey {
    /// Start, center, end or justified.
    public typealias Value = ParagraphAlignment
    /// `alignment`
    public static var name: String { "alignment" }
    /// It belongs to whole paragraphs.
    public static var extent: AttributeExtent { .paragraph }
  }

  /// What happens where a line is full.
  public enum LineBreak: TextAttributeKey {
    /// Wrapping, clipping or truncating.
    public typealias Value = LineBreakMode
    /// `lineBreakMode`
    public static var name: String { "lineBreakMode" }
    /// It belongs to whole paragraphs.
    public static var extent: AttributeExtent { .paragraph }
  }

  /// How far the first line starts from the leading edge.
  public enum FirstLineIndent: TextAttributeKey {
    /// In points.
    public typealias Value = Double
    /// `firstLineIndent`
    public static var name: String { "firstLineIndent" }
    /// In the bounds of lengths; it may be negative.
    public static func nearestAllowed(to value: Double) -> Double { StyleBounds.displacement.nearest(to: value) }
    /// It belongs to whole paragraphs.
    public static var extent: AttributeExtent { .paragraph }
  }

  /// How far the other lines start from the leading edge.
  public enum HeadIndent: TextAttributeKey {
    /// In points.
    public typealias Value = Double
    /// `headIndent`
    public static var name: String { "headIndent" }
    /// In the bounds of lengths; it may be negative.
    public static func nearestAllowed(to value: Double) -> Double { StyleBounds.displacement.nearest(to: value) }
    /// It belongs to whole paragraphs.
    public static var extent: AttributeExtent { .paragraph }
  }

  /// How far lines end before the trailing edge.
  public enum TailIndent: TextAttributeKey {
    /// In points.
    public typealias Value = Double
    /// `tailIndent`
    public static var name: String { "tailIndent" }
    /// In the bounds of lengths; it may be negative.
    public static func nearestAllowed(to value: Double) -> Double { StyleBounds.displacement.nearest(to: value) }
    /// It belongs to whole paragraphs.
    public static var extent: AttributeExtent { .paragraph }
  }

  /// How readily words are broken: 0 never, 1 wherever it saves space.
  public enum Hyphenation: TextAttributeKey {
    /// 0…1.
    public typealias Value = Double
    /// `hyphenation`
    public static var name: String { "hyphenation" }
    /// From 0 to 1.
    public static func nearestAllowed(to value: Double) -> Double { StyleBounds.share.nearest(to: value) }
    /// It belongs to whole paragraphs.
    public static var extent: AttributeExtent { .paragraph }
  }

  /// The space after the paragraph.
  public enum ParagraphSpacing: TextAttributeKey {
    /// In points.
    public typealias Value = Double
    /// `paragraphSpacing`
    public static var name: String { "paragraphSpacing" }
    /// In the bounds of lengths, and not negative.
    public static func nearestAllowed(to value: Double) -> Double { StyleBounds.extent.nearest(to: value) }
    /// It belongs to whole paragraphs.
    public static var extent: AttributeExtent { .paragraph }
  }

  /// The space before the paragraph.
  public enum ParagraphSpacingBefore: TextAttributeKey {
    /// In points.
    public typealias Value = Double
    /// `paragraphSpacingBefore`
    public static var name: String { "paragraphSpacingBefore" }
    /// In the bounds of lengths, and not negative.
    public static func nearestAllowed(to value: Double) -> Double { StyleBounds.extent.nearest(to: value) }
    /// It belongs to whole paragraphs.
    public static var extent: AttributeExtent { .paragraph }
  }
}

/// How the lines of a paragraph are aligned. Start and end follow the paragraph's base direction.
public enum ParagraphAlignment: String, Sendable, Hashable, Codable, CaseIterable {
  case start, center, end, justified
}

/// What happens where a line is full.
public enum LineBreakMode: String, Sendable, Hashable, Codable, CaseIterable {
  case wordWrapping, characterWrapping, clipping, truncatingHead, truncatingMiddle, truncatingTail
}
