public import StyleTables

/// A line under or through a text.
public struct LineDecoration: Sendable, Hashable {
  /// How a line is drawn.
  public enum Style: String, Sendable, Hashable, Codable, CaseIterable {
    case single, double, thick, dotted, dashed, wavy
  }

  /// How it is drawn.
  public var style: Style
  /// In points, in `StyleBounds.extent`; nil takes the font's own, and 0 draws none.
  public var width: Double? {
    didSet { width = width.map(StyleBounds.extent.nearest) }
  }
  /// Nil takes the text's color.
  public var color: StyleColor?

  /// A line from its parts, which may all be left out.
  public init(_ style: Style = .single, width: Double? = nil, color: StyleColor? = nil) {
    self.style = style
    self.width = width.map(StyleBounds.extent.nearest)
    self.color = color
  }

  /// One line in the text's color, with the font's own width.
  public static let single = LineDecoration()
}

extension LineDecoration: Codable {
  private enum CodingKeys: CodingKey {
    case style, width, color
  }

  /// Throws what decoding the parts throws, and `DecodingError.dataCorrupted` for a width out of bounds; width and color may
  /// be missing.
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
