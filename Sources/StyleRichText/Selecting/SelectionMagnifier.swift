public import StyleLayout

/// An enlarged picture of the text around a pin that a finger holds and covers.
///
/// Paint the frame into ``rect``, enlarged by ``scale``, with ``center`` in its middle: a point of the frame *p* is at
/// `rect.x + rect.width / 2 + (p.x - center.x) * scale`, and likewise downwards.
public struct SelectionMagnifier: Sendable, Hashable {
  /// The magnification of the text.
  public static let standardScale = 1.4
  /// The size that it has by default, in points.
  public static let standardSize = LayoutSize(width: 126, height: 42)
  /// The distance between it and the content below it, in points.
  static let distance = 16.0

  /// The point of the frame in the middle of the picture: the middle of the pin's stem.
  public let center: LayoutPoint
  /// The magnification of the text: ``standardScale``.
  public let scale: Double
  /// Its rectangle, in points of the frame: above the finger and above the line of the pin.
  public let rect: LayoutRect

  /// The part of the frame that it shows.
  public var source: LayoutRect {
    let (width, height) = (rect.width / scale, rect.height / scale)
    return LayoutRect(x: center.x - width / 2, y: center.y - height / 2, width: width, height: height)
  }
}

extension LabelSelection {
  /// The magnifier, which is shown while a pin is held.
  ///
  /// - Parameters:
  ///   - frame: The frame of the label.
  ///   - size: Its size, in points; numbers that are not positive and finite count as 0.
  ///   - visible: The part of the page that is visible, in points of the frame, which it does not leave; nil and
  ///     numbers that are not finite do not limit it.
  /// - Returns: Nil while no pin is held, or if no part of the selection was laid out.
  /// - Complexity: Linear in the length of the first and of the last selected line.
  public func magnifier(
    in frame: TextFrame,
    size: LayoutSize = SelectionMagnifier.standardSize,
    visible: LayoutRect? = nil
  ) -> SelectionMagnifier? {
    guard let hold, let ends = ends(in: frame) else { return nil }
    let end = hold.pin == .start ? ends.start : ends.end
    let (width, height) = (size.width.asExtent, size.height.asExtent)
    let rect = LayoutRect(
      x: hold.finger.x - width / 2,
      y: min(hold.finger.y, end.y) - SelectionMagnifier.distance - height,
      width: width,
      height: height
    )
    return SelectionMagnifier(
      center: LayoutPoint(x: end.x, y: end.y + end.height / 2),
      scale: SelectionMagnifier.standardScale,
      rect: visible.flatMap { $0.isFinite ? rect.moved(into: $0) : nil } ?? rect
    )
  }
}
