#if canImport(CoreText)
  internal import CoreFoundation
  public import CoreGraphics

  extension Drawing {
    /// Paints the page into a context of Core Graphics, with its upper left corner at the origin of the context's
    /// coordinates. Content beyond the page is cut off. The state of the context is restored afterwards.
    ///
    /// ```swift
    /// override func draw(_ rect: CGRect) {  // of a UIView
    ///   guard let context = UIGraphicsGetCurrentContext() else { return }
    ///   var drawing = Drawing(size: frame.size)
    ///   drawing.draw(frame)
    ///   drawing.paint(in: context)
    /// }
    /// ```
    ///
    /// Nothing is painted for a page with a side that is negative or not finite.
    ///
    /// - Parameters:
    ///   - context: The context. One unit is one point.
    ///   - isFlipped: Whether the context's y axis points downwards, as in views of UIKit and in an `NSView` whose
    ///     `isFlipped` is true. Otherwise, as in bitmaps, PDF files and other views of AppKit, the bottom of the page
    ///     is on the line y = 0.
    /// - Complexity: Linear in the operations painted.
    public func paint(in context: CGContext, isFlipped: Bool = true) {
      guard size.width.isFinite, size.width >= 0, size.height.isFinite, size.height >= 0 else { return }
      context.saveGState()
      // It does not belong to the state that is saved.
      let textMatrix = context.textMatrix
      defer {
        context.textMatrix = textMatrix
        context.restoreGState()
      }
      if !isFlipped {
        context.translateBy(x: 0, y: CGFloat(size.height))
        context.scaleBy(x: 1, y: -1)
      }
      context.clip(to: CGRect(x: 0, y: 0, width: size.width, height: size.height))
      let canvas = CoreGraphicsCanvas(context)
      for operation in operations { canvas.paint(operation) }
    }
  }
#endif
