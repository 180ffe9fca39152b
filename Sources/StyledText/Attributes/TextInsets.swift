internal import StyleTables

/// How far something reaches beyond a text on each side, in points. Sides are those of the page, whatever the direction of
/// the text. Negative insets reach inwards.
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

  /// Insets side by side; those that are left out are 0.
  public init(top: Double = 0, left: Double = 0, bottom: Double = 0, right: Double = 0) {
    self.top = StyleBounds.displacement.nearest(to: top)
    self.left = StyleBounds.displacement.nearest(to: left)
    self.bottom = StyleBounds.displacement.nearest(to: bottom)
    self.right = StyleBounds.displacement.nearest(to: right)
  }

  /// The same at the left and at the right, and the same at the top and at the bottom.
  public init(horizontal: Double, vertical: Double = 0) {
    self.init(top: vertical, left: horizontal, bottom: vertical, right: horizontal)
  }

  /// Nothing on any side.
  public static let zero = TextInsets()
}

extension TextInsets: Codable {
  private enum CodingKeys: CodingKey {
    case top, left, bottom, right
  }

  /// Throws what decoding the parts throws, and `DecodingError.dataCorrupted` for a number out of bounds; no side may be
  /// missing.
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
