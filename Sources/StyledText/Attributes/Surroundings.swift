public import StyleTables

/// What is painted behind a text.
public struct TextBackground: Sendable, Hashable, Codable {
  /// The fill.
  public var color: StyleColor
  /// In points; 0 gives square corners.
  public var cornerRadius: Double

  /// A fill with square corners unless said.
  public init(_ color: StyleColor, cornerRadius: Double = 0) {
    self.color = color
    self.cornerRadius = cornerRadius
  }
}

/// A line around a text.
public struct TextBorder: Sendable, Hashable, Codable {
  /// In points; 0 draws none.
  public var width: Double
  /// The line's colour.
  public var color: StyleColor
  /// In points; 0 gives square corners.
  public var cornerRadius: Double

  /// A line with square corners unless said.
  public init(width: Double, color: StyleColor, cornerRadius: Double = 0) {
    self.width = width
    self.color = color
    self.cornerRadius = cornerRadius
  }
}

extension TextBackground: CustomStringConvertible {
  /// `#FFFFFF`, or `#FFFFFF, radius 4 pt`.
  public var description: String {
    "\(color.light)" + (cornerRadius == 0 ? "" : ", radius \(trimmed: cornerRadius) pt")
  }
}

extension TextBorder: CustomStringConvertible {
  /// `1 pt #FFFFFF`, or `1 pt #FFFFFF, radius 4 pt`.
  public var description: String {
    "\(trimmed: width) pt \(color.light)" + (cornerRadius == 0 ? "" : ", radius \(trimmed: cornerRadius) pt")
  }
}

extension DefaultStringInterpolation {
  /// A number without a fraction that is zero: `14`, `0.8`.
  mutating func appendInterpolation(trimmed number: Double) {
    appendLiteral(Int(exactly: number).map(String.init) ?? String(number))
  }
}
