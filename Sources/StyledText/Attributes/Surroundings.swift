public import StyleTables

/// What is painted behind a text.
///
/// It takes no room: neither line boxes nor widths change, and padding reaches over what stands beside the text.
public struct TextBackground: Sendable, Hashable {
  /// The fill.
  public var color: StyleColor
  /// In points, in `StyleBounds.extent`; 0 gives square corners.
  public var cornerRadius: Double {
    didSet { cornerRadius = StyleBounds.extent.nearest(to: cornerRadius) }
  }
  /// How far it reaches beyond the text: in each line that the text stands in, on all sides.
  public var padding: TextInsets

  /// A fill with square corners and without padding unless said.
  public init(_ color: StyleColor, cornerRadius: Double = 0, padding: TextInsets = .zero) {
    self.color = color
    self.cornerRadius = StyleBounds.extent.nearest(to: cornerRadius)
    self.padding = padding
  }
}

/// A line around a text. It takes no room, as ``TextBackground`` does not.
public struct TextBorder: Sendable, Hashable {
  /// In points, in `StyleBounds.extent`; 0 draws none.
  public var width: Double {
    didSet { width = StyleBounds.extent.nearest(to: width) }
  }
  /// The line's color.
  public var color: StyleColor
  /// In points, in `StyleBounds.extent`; 0 gives square corners.
  public var cornerRadius: Double {
    didSet { cornerRadius = StyleBounds.extent.nearest(to: cornerRadius) }
  }
  /// How far its inner edge lies beyond the text: in each line that the text stands in, on all sides.
  public var padding: TextInsets

  /// A line with square corners and without padding unless said.
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

  /// An object with `color` and `cornerRadius`, and `padding` where there is any.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(color, forKey: .color)
    try container.encode(cornerRadius, forKey: .cornerRadius)
    if padding != .zero { try container.encode(padding, forKey: .padding) }
  }

  /// Throws what decoding the parts throws, and `DecodingError.dataCorrupted` for a number out of bounds; padding may be
  /// missing.
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

  /// An object with `width`, `color` and `cornerRadius`, and `padding` where there is any.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(width, forKey: .width)
    try container.encode(color, forKey: .color)
    try container.encode(cornerRadius, forKey: .cornerRadius)
    if padding != .zero { try container.encode(padding, forKey: .padding) }
  }

  /// Throws what decoding the parts throws, and `DecodingError.dataCorrupted` for a number out of bounds; padding may be
  /// missing.
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

/// What is said of corners and padding; nothing of what is 0.
private func corners(_ radius: Double, _ padding: TextInsets) -> String {
  (radius == 0 ? "" : ", radius \(trimmed: radius) pt") + (padding == .zero ? "" : ", padding \(padding)")
}

extension DefaultStringInterpolation {
  /// A number without a fraction that is zero: `14`, `0.8`.
  mutating func appendInterpolation(trimmed number: Double) {
    appendLiteral(Int(exactly: number).map(String.init) ?? String(number))
  }
}
