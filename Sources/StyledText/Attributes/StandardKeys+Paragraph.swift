internal import StyleTables

// An attribute of paragraphs: a case, and its key with its property. Others do not compile until they handle the case.

/// The attributes of whole paragraphs by their names. Style codes do not change them.
package enum ParagraphAttribute: String, CaseIterable {
  case alignment, firstLineIndent, headIndent, hyphenation, lineBreakMode, paragraphSpacing, paragraphSpacingBefore
  case tailIndent
}

extension TextAttributeKeys {
  /// The alignment of the paragraph's lines.
  public enum Alignment: TextAttributeKey {
    /// Start, center, end or justified.
    public typealias Value = ParagraphAlignment
    /// `alignment`
    public static var name: String { "alignment" }
    /// The attribute belongs to whole paragraphs.
    public static var extent: AttributeExtent { .paragraph }
  }
}

extension TextAttributes {
  /// The alignment of the paragraph's lines.
  public var alignment: ParagraphAlignment? {
    get { self[TextAttributeKeys.Alignment.self] }
    set { self[TextAttributeKeys.Alignment.self] = newValue }
  }
}

extension TextAttributeKeys {
  /// The behavior at the end of a full line.
  public enum LineBreak: TextAttributeKey {
    /// Wrapping, clipping or truncating.
    public typealias Value = LineBreakMode
    /// `lineBreakMode`
    public static var name: String { "lineBreakMode" }
    /// The attribute belongs to whole paragraphs.
    public static var extent: AttributeExtent { .paragraph }
  }
}

extension TextAttributes {
  /// The behavior at the end of a full line.
  public var lineBreakMode: LineBreakMode? {
    get { self[TextAttributeKeys.LineBreak.self] }
    set { self[TextAttributeKeys.LineBreak.self] = newValue }
  }
}

extension TextAttributeKeys {
  /// The distance of the first line from the leading edge.
  public enum FirstLineIndent: TextAttributeKey {
    /// In points.
    public typealias Value = Double
    /// `firstLineIndent`
    public static var name: String { "firstLineIndent" }
    /// The nearest value in the bounds of lengths; it may be negative.
    public static func nearestAllowed(to value: Double) -> Double { StyleBounds.displacement.nearest(to: value) }
    /// The attribute belongs to whole paragraphs.
    public static var extent: AttributeExtent { .paragraph }
  }
}

extension TextAttributes {
  /// The distance of the first line from the leading edge.
  public var firstLineIndent: Double? {
    get { self[TextAttributeKeys.FirstLineIndent.self] }
    set { self[TextAttributeKeys.FirstLineIndent.self] = newValue }
  }
}

extension TextAttributeKeys {
  /// The distance of the other lines from the leading edge.
  public enum HeadIndent: TextAttributeKey {
    /// In points.
    public typealias Value = Double
    /// `headIndent`
    public static var name: String { "headIndent" }
    /// The nearest value in the bounds of lengths; it may be negative.
    public static func nearestAllowed(to value: Double) -> Double { StyleBounds.displacement.nearest(to: value) }
    /// The attribute belongs to whole paragraphs.
    public static var extent: AttributeExtent { .paragraph }
  }
}

extension TextAttributes {
  /// The distance of the other lines from the leading edge.
  public var headIndent: Double? {
    get { self[TextAttributeKeys.HeadIndent.self] }
    set { self[TextAttributeKeys.HeadIndent.self] = newValue }
  }
}

extension TextAttributeKeys {
  /// The distance of line ends from the trailing edge.
  public enum TailIndent: TextAttributeKey {
    /// In points.
    public typealias Value = Double
    /// `tailIndent`
    public static var name: String { "tailIndent" }
    /// The nearest value in the bounds of lengths; it may be negative.
    public static func nearestAllowed(to value: Double) -> Double { StyleBounds.displacement.nearest(to: value) }
    /// The attribute belongs to whole paragraphs.
    public static var extent: AttributeExtent { .paragraph }
  }
}

extension TextAttributes {
  /// The distance of line ends from the trailing edge.
  public var tailIndent: Double? {
    get { self[TextAttributeKeys.TailIndent.self] }
    set { self[TextAttributeKeys.TailIndent.self] = newValue }
  }
}

extension TextAttributeKeys {
  /// The readiness to hyphenate words: 0 is never, 1 is wherever it saves space.
  public enum Hyphenation: TextAttributeKey {
    /// 0…1.
    public typealias Value = Double
    /// `hyphenation`
    public static var name: String { "hyphenation" }
    /// The nearest value from 0 to 1.
    public static func nearestAllowed(to value: Double) -> Double { StyleBounds.share.nearest(to: value) }
    /// The attribute belongs to whole paragraphs.
    public static var extent: AttributeExtent { .paragraph }
  }
}

extension TextAttributes {
  /// The readiness to hyphenate words: 0 is never, 1 is wherever it saves space.
  public var hyphenation: Double? {
    get { self[TextAttributeKeys.Hyphenation.self] }
    set { self[TextAttributeKeys.Hyphenation.self] = newValue }
  }
}

extension TextAttributeKeys {
  /// The space after the paragraph.
  public enum ParagraphSpacing: TextAttributeKey {
    /// In points.
    public typealias Value = Double
    /// `paragraphSpacing`
    public static var name: String { "paragraphSpacing" }
    /// The nearest value in the bounds of lengths that is not negative.
    public static func nearestAllowed(to value: Double) -> Double { StyleBounds.extent.nearest(to: value) }
    /// The attribute belongs to whole paragraphs.
    public static var extent: AttributeExtent { .paragraph }
  }
}

extension TextAttributes {
  /// The space after the paragraph.
  public var paragraphSpacing: Double? {
    get { self[TextAttributeKeys.ParagraphSpacing.self] }
    set { self[TextAttributeKeys.ParagraphSpacing.self] = newValue }
  }
}

extension TextAttributeKeys {
  /// The space before the paragraph.
  public enum ParagraphSpacingBefore: TextAttributeKey {
    /// In points.
    public typealias Value = Double
    /// `paragraphSpacingBefore`
    public static var name: String { "paragraphSpacingBefore" }
    /// The nearest value in the bounds of lengths that is not negative.
    public static func nearestAllowed(to value: Double) -> Double { StyleBounds.extent.nearest(to: value) }
    /// The attribute belongs to whole paragraphs.
    public static var extent: AttributeExtent { .paragraph }
  }
}

extension TextAttributes {
  /// The space before the paragraph.
  public var paragraphSpacingBefore: Double? {
    get { self[TextAttributeKeys.ParagraphSpacingBefore.self] }
    set { self[TextAttributeKeys.ParagraphSpacingBefore.self] = newValue }
  }
}

/// The alignment of a paragraph's lines. Start and end follow the paragraph's base direction.
public enum ParagraphAlignment: String, Sendable, Hashable, Codable, CaseIterable {
  case start, center, end, justified
}

/// The behavior at the end of a full line.
public enum LineBreakMode: String, Sendable, Hashable, Codable, CaseIterable {
  case wordWrapping, characterWrapping, clipping, truncatingHead, truncatingMiddle, truncatingTail
}
