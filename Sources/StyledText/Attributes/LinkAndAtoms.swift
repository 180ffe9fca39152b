internal import StyleTables

/// Where a tap on a text leads.
public struct TextLink: Sendable, Hashable, Codable {
  /// A URL, or any name that the holder of the text understands.
  public var identifier: String
  /// What goes along with the identifier.
  public var parameter: String?

  /// A link from its parts.
  public init(_ identifier: String, parameter: String? = nil) {
    self.identifier = identifier
    self.parameter = parameter
  }
}

/// A box in the line, for an image or a view. Its text is one U+FFFC, the object replacement character.
public struct TextAttachment: Sendable, Hashable {
  /// What the box is aligned with.
  public enum Alignment: String, Sendable, Hashable, Codable, CaseIterable {
    case top, center, bottom, baseline
  }

  /// What stands in the box, such as the name of an image.
  public var identifier: String
  /// In points, in `StyleBounds.extent`.
  public var width: Double {
    didSet { width = StyleBounds.extent.nearest(to: width) }
  }
  /// In points above the baseline, in `StyleBounds.displacement`; negative where all of the box lies below it.
  public var ascent: Double {
    didSet { ascent = StyleBounds.displacement.nearest(to: ascent) }
  }
  /// In points below the baseline, in `StyleBounds.displacement`; negative where all of the box lies above it.
  public var descent: Double {
    didSet { descent = StyleBounds.displacement.nearest(to: descent) }
  }
  /// What the box is aligned with; for ``Alignment/baseline``, ascent and descent are taken as they are.
  public var alignment: Alignment
  /// What the box stands for when the text is copied, such as `[smile]`.
  public var plainText: String

  /// A box that stands on the baseline unless said.
  public init(
    _ identifier: String,
    width: Double,
    ascent: Double,
    descent: Double = 0,
    alignment: Alignment = .baseline,
    plainText: String = ""
  ) {
    self.identifier = identifier
    self.width = StyleBounds.extent.nearest(to: width)
    self.ascent = StyleBounds.displacement.nearest(to: ascent)
    self.descent = StyleBounds.displacement.nearest(to: descent)
    self.alignment = alignment
    self.plainText = plainText
  }

  /// The character that carries an attachment.
  public static let character = "\u{FFFC}"
}

extension TextAttachment: Codable {
  private enum CodingKeys: CodingKey {
    case identifier, width, ascent, descent, alignment, plainText
  }

  /// Throws what decoding the parts throws, and `DecodingError.dataCorrupted` for a number out of bounds; nothing may be
  /// missing.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      try container.decode(String.self, forKey: .identifier),
      width: try container.decodeNumber(forKey: .width, in: .extent),
      ascent: try container.decodeNumber(forKey: .ascent, in: .displacement),
      descent: try container.decodeNumber(forKey: .descent, in: .displacement),
      alignment: try container.decode(Alignment.self, forKey: .alignment),
      plainText: try container.decode(String.self, forKey: .plainText)
    )
  }
}

/// Somebody's name in a text, which is one thing: `@小明`.
public struct TextMention: Sendable, Hashable, Codable {
  /// Who is meant.
  public var identifier: String
  /// The text that it covers, such as `@小明`. It tells two mentions that follow each other apart.
  public var text: String

  /// A mention from its parts.
  public init(_ identifier: String, text: String) {
    self.identifier = identifier
    self.text = text
  }
}

extension TextLink: ExpressibleByStringLiteral, CustomStringConvertible {
  /// A link without a parameter.
  public init(stringLiteral value: String) {
    self.init(value)
  }

  /// The identifier, and the parameter where there is one.
  public var description: String { identifier + (parameter.map { " (\($0))" } ?? "") }
}

extension TextAttachment: CustomStringConvertible {
  /// `thumb.png 16 × 20 pt`.
  public var description: String { "\(identifier) \(trimmed: width) × \(trimmed: ascent + descent) pt" }
}

extension TextMention: CustomStringConvertible {
  /// `@小明 (user/7)`.
  public var description: String { "\(text) (\(identifier))" }
}
