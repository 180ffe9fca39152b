internal import StyleTables

/// The target of a tap on a text.
public struct TextLink: Sendable, Hashable, Codable {
  /// A URL, or any name that the app understands.
  public var identifier: String
  /// An additional parameter.
  public var parameter: String?

  /// Creates a link from its parts.
  public init(_ identifier: String, parameter: String? = nil) {
    self.identifier = identifier
    self.parameter = parameter
  }
}

/// A box in the line, for an image or a view. Its text is one U+FFFC, the object replacement character.
public struct TextAttachment: Sendable, Hashable {
  /// The unit of a box's lengths.
  public enum Unit: String, Sendable, Hashable, Codable, CaseIterable {
    /// Points, which do not depend on the font.
    case points
    /// The height of the font for text with the attachment's attributes: 1 is its ascent plus descent. Such a box has
    /// its bottom at the descent, follows style, size, text scale and font, and never makes a line higher: a box that
    /// is higher than its line overlaps the content above.
    case fontHeight
  }

  /// The alignment of a box.
  public enum Alignment: String, Sendable, Hashable, Codable, CaseIterable {
    case top, center, bottom, baseline
  }

  /// The content of the box, such as the name of an image.
  public var identifier: String
  /// The width in the ``unit``, in `StyleBounds.extent`.
  public var width: Double {
    didSet { width = StyleBounds.extent.nearest(to: width) }
  }
  /// The extent above the baseline in the ``unit``, in `StyleBounds.displacement`; negative if all of the box is below
  /// the baseline.
  public var ascent: Double {
    didSet { ascent = StyleBounds.displacement.nearest(to: ascent) }
  }
  /// The extent below the baseline in the ``unit``, in `StyleBounds.displacement`; negative if all of the box is above
  /// the baseline.
  public var descent: Double {
    didSet { descent = StyleBounds.displacement.nearest(to: descent) }
  }
  /// The alignment of the box; for ``Alignment/baseline``, ascent and descent are used directly. In the unit
  /// ``Unit/fontHeight``, it is the same as ``Alignment/bottom``.
  public var alignment: Alignment
  /// The text for the box when the text is copied, such as `[smile]`.
  public var plainText: String
  /// The unit of ``width``, ``ascent`` and ``descent``.
  public var unit: Unit
  /// The text that screen readers read for the box; nil for ``plainText``.
  public var label: String?

  /// Creates a box, by default on the baseline.
  public init(
    _ identifier: String,
    width: Double,
    ascent: Double,
    descent: Double = 0,
    alignment: Alignment = .baseline,
    plainText: String = "",
    unit: Unit = .points,
    label: String? = nil
  ) {
    self.identifier = identifier
    self.width = StyleBounds.extent.nearest(to: width)
    self.ascent = StyleBounds.displacement.nearest(to: ascent)
    self.descent = StyleBounds.displacement.nearest(to: descent)
    self.alignment = alignment
    self.plainText = plainText
    self.unit = unit
    self.label = label
  }

  /// Creates a box whose bottom is at the descent of its style's font, like an emoji.
  ///
  /// - Parameters:
  ///   - identifier: The content of the box, such as the name of an image.
  ///   - fontHeight: The height of the box, where 1 is the ascent and the descent of the font.
  ///   - aspect: The width divided by the height.
  ///   - plainText: The text for the box when the text is copied, such as `[smile]`.
  ///   - label: The text that a screen reader reads for the box; nil for `plainText`.
  public init(
    _ identifier: String,
    fontHeight: Double,
    aspect: Double = 1,
    plainText: String = "",
    label: String? = nil
  ) {
    self.init(
      identifier,
      width: fontHeight * aspect,
      ascent: fontHeight,
      alignment: .bottom,
      plainText: plainText,
      unit: .fontHeight,
      label: label
    )
  }

  /// The character that carries an attachment.
  public static let character = "\u{FFFC}"
}

extension TextAttachment: Codable {
  private enum CodingKeys: CodingKey {
    case identifier, width, ascent, descent, alignment, plainText, unit, label
  }

  /// Encodes all parts; the unit and the label only if they are not the standard ones.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(identifier, forKey: .identifier)
    try container.encode(width, forKey: .width)
    try container.encode(ascent, forKey: .ascent)
    try container.encode(descent, forKey: .descent)
    try container.encode(alignment, forKey: .alignment)
    try container.encode(plainText, forKey: .plainText)
    if unit != .points { try container.encode(unit, forKey: .unit) }
    try container.encodeIfPresent(label, forKey: .label)
  }

  /// Decodes a box. All parts are required except the unit and the label.
  ///
  /// - Throws: `DecodingError.dataCorrupted` for a number out of bounds, and the errors of decoding the parts.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      try container.decode(String.self, forKey: .identifier),
      width: try container.decodeNumber(forKey: .width, in: .extent),
      ascent: try container.decodeNumber(forKey: .ascent, in: .displacement),
      descent: try container.decodeNumber(forKey: .descent, in: .displacement),
      alignment: try container.decode(Alignment.self, forKey: .alignment),
      plainText: try container.decode(String.self, forKey: .plainText),
      unit: try container.decodeIfPresent(Unit.self, forKey: .unit) ?? .points,
      label: try container.decodeIfPresent(String.self, forKey: .label)
    )
  }
}

/// The name of a person in a text, as one unit: `@小明`.
public struct TextMention: Sendable, Hashable, Codable {
  /// The person.
  public var identifier: String
  /// The text of the mention, such as `@小明`. Its length separates two adjacent mentions.
  public var text: String

  /// Creates a mention from its parts.
  public init(_ identifier: String, text: String) {
    self.identifier = identifier
    self.text = text
  }
}

extension TextLink: ExpressibleByStringLiteral, CustomStringConvertible {
  /// Creates a link without a parameter.
  public init(stringLiteral value: String) {
    self.init(value)
  }

  /// The identifier, and the parameter, if any.
  public var description: String { identifier + (parameter.map { " (\($0))" } ?? "") }
}

extension TextAttachment: CustomStringConvertible {
  /// `thumb.png 16 × 20 pt`, or `thumb.png 1 × 1 font height`.
  public var description: String {
    let unit = unit == .points ? "pt" : "font height"
    return "\(identifier) \(trimmed: width) × \(trimmed: ascent + descent) \(unit)"
  }
}

extension TextMention: CustomStringConvertible {
  /// `@小明 (user/7)`.
  public var description: String { "\(text) (\(identifier))" }
}
