internal import StyleTables

/// Distances beyond a text on each side, in points. Sides refer to the page, whatever the direction of the text.
/// Negative insets extend inwards.
public struct TextInsets: Sendable, Hashable {
  /// In points, in `StyleBounds.displacement`.
  public var top: Double {
    didSet { top = StyleBounds.displacement.nearest(to: top) }
  }
  /// In points, in `StyleBounds.displacement`.
  public var left: Double {
    didSet { left = StyleBounds.displacement.nearest(to: left) }
  }
  /// In points, in `StyleBounds.displacement`.
  public var bottom: Double {
    didSet { bottom = StyleBounds.displacement.nearest(to: bottom) }
  }
  /// In points, in `StyleBounds.displacement`.
  public var right: Double {
    didSet { right = StyleBounds.displacement.nearest(to: right) }
  }

  /// Creates insets for each side, by default 0.
  public init(top: Double = 0, left: Double = 0, bottom: Double = 0, right: Double = 0) {
    self.top = StyleBounds.displacement.nearest(to: top)
    self.left = StyleBounds.displacement.nearest(to: left)
    self.bottom = StyleBounds.displacement.nearest(to: bottom)
    self.right = StyleBounds.displacement.nearest(to: right)
  }

  /// Creates insets that are equal at the left and right, and at the top and bottom.
  public init(horizontal: Double, vertical: Double = 0) {
    self.init(top: vertical, left: horizontal, bottom: vertical, right: horizontal)
  }

  /// Insets of 0.
  public static let zero = TextInsets()
}

extension TextInsets: Codable {
  private enum CodingKeys: CodingKey {
    case top, left, bottom, right
  }

  /// Decodes insets. All sides are required.
  ///
  /// - Throws: `DecodingError.dataCorrupted` for a number out of bounds, and the errors of decoding the parts.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      top: try container.decodeNumber(forKey: .top, in: .displacement),
      left: try container.decodeNumber(forKey: .left, in: .displacement),
      bottom: try container.decodeNumber(forKey: .bottom, in: .displacement),
      right: try container.decodeNumber(forKey: .right, in: .displacement)
    )
  }
}

extension TextInsets: CustomStringConvertible {
  /// Top, left, bottom and right: `1 4 1 4 pt`.
  public var description: String {
    "\(trimmed: top) \(trimmed: left) \(trimmed: bottom) \(trimmed: right) pt"
  }
}
