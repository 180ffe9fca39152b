public import StyleLayout

/// The menu of a selection, and its position.
public struct SelectionMenu: Sendable, Hashable {
  /// An item of the menu.
  public enum Item: String, Sendable, Hashable, Codable, CaseIterable {
    /// Copies the selection: ``LabelSelection/clipboard(of:in:map:codec:)``.
    case copy
    /// Selects the word at which the selection began, if more is selected and no pin was moved.
    case select
    /// Selects all of the text, unless all is already selected.
    case selectAll
  }

  /// The side of the selection.
  public enum Placement: String, Sendable, Hashable, Codable, CaseIterable {
    /// Above the selection and its pins.
    case above
    /// Below the selection and its pins, because there is not enough room above.
    case below
    /// Over the selection, because there is not enough room on either side.
    case over
  }

  /// The items in their order.
  public let items: [Item]
  /// The side of the selection.
  public let placement: Placement
  /// The rectangle of the menu, in points of the frame.
  public let rect: LayoutRect
  /// The visible part of the selection with its pins, for an arrow or for a menu that is placed by the system.
  public let target: LayoutRect
}

extension LabelSelection {
  /// The items of the menu in their order, whether it is shown or not.
  ///
  /// - Complexity: The same as ``isAll(in:)``.
  public func menuItems(in frame: TextFrame) -> [SelectionMenu.Item] {
    SelectionMenu.Item.allCases.filter { item in
      switch item {
      case .copy: true
      case .select: canSelectWord(in: frame)
      case .selectAll: !isAll(in: frame)
      }
    }
  }

  /// The menu, which is shown while no pin is held: above the selection, or else below it, or else over it, and always
  /// inside the visible part if it is not larger. It is centered on the visible part of the selection.
  ///
  /// - Parameters:
  ///   - size: The size of the menu, in points; numbers that are not positive and finite count as 0.
  ///   - frame: The frame of the label.
  ///   - visible: The part of the page that is visible, in points of the frame.
  ///   - gap: The distance between the menu and the selection with its pins, in points; not below 0.
  ///   - pins: The look of the pins.
  /// - Returns: Nil while a pin is held, if none of the selection is visible, or if the visible part is not finite.
  /// - Complexity: The same as ``shape(in:extent:pins:)``.
  public func menu(
    size: LayoutSize,
    in frame: TextFrame,
    visible: LayoutRect,
    gap: Double = 8,
    pins: SelectionPinStyle = .standard
  ) -> SelectionMenu? {
    guard hold == nil, visible.isFinite, let whole = shape(in: frame, pins: pins).bounds,
      let target = whole.touching(visible)
    else { return nil }
    let (width, height, gap) = (size.width.asExtent, size.height.asExtent, gap.asExtent)
    let (above, below) = (whole.y - gap - height, whole.maxY + gap)
    let placement: SelectionMenu.Placement =
      above >= visible.y ? .above : below + height <= visible.maxY ? .below : .over
    let y =
      switch placement {
      case .above: above
      case .below: below
      case .over: target.y + target.height / 2 - height / 2
      }
    let rect = LayoutRect(x: target.x + target.width / 2 - width / 2, y: y, width: width, height: height)
    return SelectionMenu(
      items: menuItems(in: frame),
      placement: placement,
      rect: rect.moved(into: visible),
      target: target
    )
  }

  /// Performs a menu item. A copy does not change the selection.
  ///
  /// - Complexity: The same as ``selectAll(in:)``.
  public mutating func choose(_ item: SelectionMenu.Item, in frame: TextFrame) {
    switch item {
    case .copy: break
    case .select: selectWord(in: frame)
    case .selectAll: selectAll(in: frame)
    }
  }
}

extension LayoutRect {
  var isFinite: Bool { x.isFinite && y.isFinite && maxX.isFinite && maxY.isFinite }

  /// The part inside another rectangle, which may be without width or height; nil if they do not touch.
  fileprivate func touching(_ other: LayoutRect) -> LayoutRect? {
    let (left, top) = (max(x, other.x), max(y, other.y))
    let (right, bottom) = (min(maxX, other.maxX), min(maxY, other.maxY))
    return left <= right && top <= bottom ? LayoutRect(x: left, y: top, width: right - left, height: bottom - top) : nil
  }

  /// The rectangle, moved as little as possible to be inside another one; centered in it if it is larger.
  func moved(into other: LayoutRect) -> LayoutRect {
    func moved(_ start: Double, _ length: Double, _ lower: Double, _ room: Double) -> Double {
      length > room ? lower + (room - length) / 2 : min(max(start, lower), lower + room - length)
    }
    return LayoutRect(
      x: moved(x, width, other.x, other.width),
      y: moved(y, height, other.y, other.height),
      width: width,
      height: height
    )
  }
}
