public import StyleTables

/// A background of a text.
///
/// It takes no space: neither line boxes nor widths change, and padding may overlap adjacent text.
public struct TextBackground: Sendable, Hashable {
  /// The fill.
  public var color: StyleColor
  /// The corner radius in points, in `StyleBounds.extent`; 0 for square corners.
  public var cornerRadius: Double {
    didSet { cornerRadius = StyleBounds.extent.nearest(to: cornerRadius) }
  }
  /// The distance that it extends beyond the text, on all sides in each line.
  public var padding: TextInsets

  /// Creates a fill, by default with square corners and without padding.
  public init(_ color: StyleColor, cornerRadius: Double = 0, padding: TextInsets = .zero) {
    self.color = color
    self.cornerRadius = StyleBounds.extent.nearest(to: cornerRadius)
    self.padding = padding
  }
}

/// A line around a text. Like ``TextBackground``, it does not take space.
public struct TextBorder: Sendable, Hashable {
  /// The width in points, in `StyleBounds.extent`; 0 for no line.
  public var width: Double {
    didSet { width = StyleBounds.extent.nearest(to: width) }
  }
  /// The line's color.
  public var color: StyleColor
  /// The corner radius in points, in `StyleBounds.extent`; 0 for square corners.
  public var cornerRadius: Double {
    didSet { cornerRadius = StyleBounds.extent.nearest(to: cornerRadius) }
  }
  /// The distance of its inner edge from the text, on all sides in each line.
  public var padding: TextInsets

  /// Creates a line, by default with square corners and without padding.
  public init(width: Double, color: StyleColor, cornerRadius: Double = 0, padding: TextInsets = .zero) {
    self.width = StyleBounds.extent.nearest(to: width)
    self.color = color
    self.cornerRadius = StyleBounds.extent.nearest(to: cornerRadius)
    self.padding = padding
  }
}

extension TextBackground: Codable {
  private enum CodingKeys: CodingKey {
    case color, cornerRadius, padding
  }

  /// Encodes an object with `color` and `cornerRadius`, and `padding` if there is any.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(color, forKey: .color)
    try container.encode(cornerRadius, forKey: .cornerRadius)
    if padding != .zero { try container.encode(padding, forKey: .padding) }
  }

  /// Decodes the parts. The padding is optional.
  ///
  /// - Throws: `DecodingError.dataCorrupted` for a number out of bounds, and the errors of decoding the parts.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      try container.decode(StyleColor.self, forKey: .color),
      cornerRadius: try container.decodeNumber(forKey: .cornerRadius, in: .extent),
      padding: try container.decodeIfPresent(TextInsets.self, forKey: .padding) ?? .zero
    )
  }
}

extension TextBorder: Codable {
  private enum CodingKeys: CodingKey {
    case width, color, cornerRadius, padding
  }

  /// Encodes an object with `width`, `color` and `cornerRadius`, and `padding` if there is any.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(width, forKey: .width)
    try container.encode(color, forKey: .color)
    try container.encode(cornerRadius, forKey: .cornerRadius)
    if padding != .zero { try container.encode(padding, forKey: .padding) }
  }

  /// Decodes the parts. The padding is optional.
  ///
  /// - Throws: `DecodingError.dataCorrupted` for a number out of bounds, and the errors of decoding the parts.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      width: try container.decodeNumber(forKey: .width, in: .extent),
      color: try container.decode(StyleColor.self, forKey: .color),
      cornerRadius: try container.decodeNumber(forKey: .cornerRadius, in: .extent),
      padding: try container.decodeIfPresent(TextInsets.self, forKey: .padding) ?? .zero
    )
  }
}

extension TextBackground: CustomStringConvertible {
  /// `#FFFFFF`, or `#FFFFFF, radius 4 pt, padding 1 4 1 4 pt`.
  public var description: String { color.light.description + corners(cornerRadius, padding) }
}

extension TextBorder: CustomStringConvertible {
  /// `1 pt #FFFFFF`, or `1 pt #FFFFFF, radius 4 pt, padding 1 4 1 4 pt`.
  public var description: String { "\(trimmed: width) pt \(color.light)" + corners(cornerRadius, padding) }
}

/// The description of corners and padding, without those that are 0.
private func corners(_ radius: Double, _ padding: TextInsets) -> String {
  (radius == 0 ? "" : ", radius \(trimmed: radius) pt") + (padding == .zero ? "" : ", padding \(padding)")
}

extension DefaultStringInterpolation {
  /// A number without a zero fraction: `14`, `0.8`.
  mutating func appendInterpolation(trimmed number: Double) {
    appendLiteral(Int(exactly: number).map(String.init) ?? String(number))
  }
}
