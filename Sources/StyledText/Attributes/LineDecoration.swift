public import StyleTables

/// A line under or through a text.
public struct LineDecoration: Sendable, Hashable {
  /// The style of a line.
  public enum Style: String, Sendable, Hashable, Codable, CaseIterable {
    case single, double, thick, dotted, dashed, wavy
  }

  /// The style of the line.
  public var style: Style
  /// The width in points, in `StyleBounds.extent`; nil for the font's width, and 0 for no line.
  public var width: Double? {
    didSet { width = width.map(StyleBounds.extent.nearest) }
  }
  /// The color; nil for the text color.
  public var color: StyleColor?

  /// Creates a line from its parts; by default a single line in the color and width of the text.
  public init(_ style: Style = .single, width: Double? = nil, color: StyleColor? = nil) {
    self.style = style
    self.width = width.map(StyleBounds.extent.nearest)
    self.color = color
  }

  /// A single line in the color of the text, with the font's own width.
  public static let single = LineDecoration()
}

extension LineDecoration: Codable {
  private enum CodingKeys: CodingKey {
    case style, width, color
  }

  /// Decodes a line. Width and color may be missing.
  ///
  /// - Throws: `DecodingError.dataCorrupted` for a width out of bounds, and the errors of decoding the parts.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      try container.decode(Style.self, forKey: .style),
      width: try container.decodeNumberIfPresent(forKey: .width, in: .extent),
      color: try container.decodeIfPresent(StyleColor.self, forKey: .color)
    )
  }
}

extension LineDecoration: CustomStringConvertible {
  /// `single`, or `dotted 2 pt #FF0000`.
  public var description: String {
    [style.rawValue, width.map { "\(trimmed: $0) pt" }, color?.light.description].compactMap { $0 }.joined(
      separator: " "
    )
  }
}
