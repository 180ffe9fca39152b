public import StyleLayout

/// The positions of the pages and keys of an emoji keyboard. Lengths are in points, and columns are counted from the
/// edge where reading starts.
public struct KeyboardGeometry: Sendable, Hashable {
  /// The size of a page.
  public let size: LayoutSize
  /// The number of keys on a page.
  public let grid: EmojiKeyboard.Grid
  /// Whether the first key is on the right.
  public let isRightToLeft: Bool

  /// Divides a page into keys of about a size, which fill it.
  ///
  /// - Parameters:
  ///   - size: The size of the page; negative lengths and NaN count as 0.
  ///   - key: The minimum width and height of a key. NaN and values below 1 count as 1.
  ///   - isRightToLeft: Whether the first key is on the right.
  public init(size: LayoutSize, key: Double = 48, isRightToLeft: Bool = false) {
    let key = key >= 1 ? key : 1
    let (width, height) = (size.width > 0 ? size.width : 0, size.height > 0 ? size.height : 0)
    self.size = LayoutSize(width: width, height: height)
    grid = EmojiKeyboard.Grid(columns: Int(min(width / key, 64)), rows: Int(min(height / key, 64)))
    self.isRightToLeft = isRightToLeft
  }

  /// The rectangle of a key of a page.
  ///
  /// - Parameter index: The number of the key, row by row.
  public func rect(ofKey index: Int) -> LayoutRect {
    let (width, height) = (size.width / Double(grid.columns), size.height / Double(grid.rows))
    let column = index % grid.columns
    let place = isRightToLeft ? grid.columns - 1 - column : column
    return LayoutRect(x: Double(place) * width, y: Double(index / grid.columns) * height, width: width, height: height)
  }

  /// The number of the key at a point of a page; nil outside the page.
  public func key(at point: LayoutPoint) -> Int? {
    guard point.x >= 0, point.y >= 0, point.x < size.width, point.y < size.height else { return nil }
    let column = min(Int(point.x / size.width * Double(grid.columns)), grid.columns - 1)
    let row = min(Int(point.y / size.height * Double(grid.rows)), grid.rows - 1)
    return row * grid.columns + (isRightToLeft ? grid.columns - 1 - column : column)
  }
}

// The pages side by side, in a view that scrolls. The first page is where reading starts.
extension KeyboardGeometry {
  /// The size of all pages.
  public func size(ofPages count: Int) -> LayoutSize {
    LayoutSize(width: Double(max(count, 0)) * size.width, height: size.height)
  }

  /// The left edge of a page among all pages.
  ///
  /// - Parameters:
  ///   - page: The number of the page.
  ///   - count: The number of pages.
  public func x(ofPage page: Int, among count: Int) -> Double {
    Double(isRightToLeft ? count - 1 - page : page) * size.width
  }

  /// The most visible page when the view has scrolled to a point, within bounds. Nil for pages without a width.
  ///
  /// - Parameters:
  ///   - x: The left edge of the visible part.
  ///   - count: The number of pages, at least 1.
  public func page(at x: Double, among count: Int) -> Int? {
    guard size.width > 0, x.isFinite else { return nil }
    let place = Int(min(max((x / size.width).rounded(), 0), Double(count - 1)))
    return isRightToLeft ? count - 1 - place : place
  }
}
