public import StyleLayout
internal import StyledText

/// The pixels of a label without its attachments, which are separate views or layers. A value, safe to pass to any
/// thread.
public struct LabelPicture: Sendable {
  /// Everything that determines a picture, as a cache key.
  package struct Key: Sendable, Hashable {
    let layout: LabelModel.Layout
    let options: DrawingOptions
    let scale: Double
  }

  package let key: Key
  private let frame: TextFrame
  /// The part of the frame that is drawn, on the grid of pixels. It is greater than the lines if letters reach beyond
  /// them, and has room for the pins of the selection.
  public let rect: LayoutRect
  /// The number of pixels per point: the screen's, or less for a picture that would be too large.
  public let scale: Double

  /// The picture, to be painted.
  ///
  /// - Complexity: Linear in the lines that are shown.
  public var drawing: Drawing {
    var drawing = Drawing(size: rect.size)
    let corner = LayoutPoint(x: -rect.x, y: -rect.y)
    drawing.draw(frame, at: corner, options: key.options) { _ in Self.nothing }
    return drawing
  }

  /// Drawn instead of an attachment.
  private static let nothing = PixelBuffer(width: 1, height: 1, bytes: [0, 0, 0, 0]).map { AttachmentImage(pixels: $0) }

  fileprivate init(_ frame: TextFrame, in rect: LayoutRect, key: Key) {
    (self.frame, self.key) = (frame, key)
    self.rect = rect.onGrid(scale: key.scale)
    let side = max(self.rect.width, self.rect.height) * key.scale
    scale = key.scale * min(1, Double(DrawingFormat.maximumSide) / max(side, 1))
  }
}

extension LabelModel {
  /// The picture of the shown frame; nil before the first layout.
  ///
  /// - Parameters:
  ///   - options: The painting options. The pressed link and the selection come from the label.
  ///   - selection: The selection of the label; nil without one.
  ///   - pins: The look of its pins.
  ///   - scale: The screen's number of pixels per point; if not positive and finite, it counts as 1.
  /// - Complexity: Linear in the lines that are shown.
  public func picture(
    options: DrawingOptions = DrawingOptions(),
    selection: LabelSelection? = nil,
    pins: SelectionPinStyle = .standard,
    scale: Double
  ) -> LabelPicture? {
    guard let layout, let frame = shown?.frame else { return nil }
    let options = painted(options, selection: selection, pins: pins)
    let scale = scale > 0 && scale.isFinite ? scale : 1
    var rect = frame.bounds.union(frame.inkBounds)
    if let shape = selection?.shape(in: frame, pins: pins).bounds { rect = rect.union(shape) }
    return LabelPicture(frame, in: rect, key: LabelPicture.Key(layout: layout, options: options, scale: scale))
  }
}

extension LabelModel {
  /// Options of the painting with the pressed link and the selection of the label.
  package func painted(
    _ options: DrawingOptions,
    selection: LabelSelection? = nil,
    pins: SelectionPinStyle = .standard
  ) -> DrawingOptions {
    var options = options
    options.pressedLink = touches.highlight ?? hovered
    (options.selection, options.selectionPins) = (selection?.range, selection.map { _ in pins })
    return options
  }
}

extension LayoutRect {
  /// The smallest rectangle around this one whose edges are on the grid of pixels.
  fileprivate func onGrid(scale: Double) -> LayoutRect {
    let (left, top) = ((x * scale).rounded(.down) / scale, (y * scale).rounded(.down) / scale)
    let (right, bottom) = ((maxX * scale).rounded(.up) / scale, (maxY * scale).rounded(.up) / scale)
    return LayoutRect(x: left, y: top, width: right - left, height: bottom - top)
  }
}
