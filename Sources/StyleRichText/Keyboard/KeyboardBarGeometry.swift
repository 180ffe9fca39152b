public import StyleLayout

/// The positions of the tabs in an emoji keyboard's bar: a row of squares, from the edge where reading starts.
public struct KeyboardBarGeometry: Sendable, Hashable {
  /// The size of the bar, in points.
  public let size: LayoutSize
  /// Whether the first tab is on the right.
  public let isRightToLeft: Bool

  /// Creates the geometry of a bar.
  ///
  /// - Parameters:
  ///   - size: The size of the bar, in points; negative lengths and NaN count as 0.
  ///   - isRightToLeft: Whether the first tab is on the right.
  public init(size: LayoutSize, isRightToLeft: Bool = false) {
    self.size = LayoutSize(width: size.width > 0 ? size.width : 0, height: size.height > 0 ? size.height : 0)
    self.isRightToLeft = isRightToLeft
  }

  /// The square of a tab.
  ///
  /// - Parameter index: The number of the tab.
  public func rect(ofTab index: Int) -> LayoutRect {
    let x = Double(index) * size.height
    let place = isRightToLeft ? size.width - x - size.height : x
    return LayoutRect(x: place, y: 0, width: size.height, height: size.height)
  }

  /// The number of the tab at a point of the bar; nil outside the tabs.
  ///
  /// - Parameters:
  ///   - point: The point, in points.
  ///   - count: The number of tabs.
  public func tab(at point: LayoutPoint, of count: Int) -> Int? {
    (0..<max(count, 0)).first { rect(ofTab: $0).contains(point) }
  }
}
