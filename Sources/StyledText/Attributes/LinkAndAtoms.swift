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
public struct TextAttachment: Sendable, Hashable, Codable {
  /// What the box is aligned with.
  public enum Alignment: String, Sendable, Hashable, Codable, CaseIterable {
    case top, center, bottom, baseline
  }

  /// What stands in the box, such as the name of an image.
  public var identifier: String
  /// In points.
  public var width: Double
  /// In points above the baseline.
  public var ascent: Double
  /// In points below the baseline.
  public var descent: Double
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
    self.width = width
    self.ascent = ascent
    self.descent = descent
    self.alignment = alignment
    self.plainText = plainText
  }

  /// The character that carries an attachment.
  public static let character = "\u{FFFC}"
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
