#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
  internal import CoreFoundation
  internal import StyleLayout
  internal import StyleRichText
  internal import StyleTables
  internal import StyleUI
  internal import UIKit

  extension RichTextView {
    private var styleContext: StyleContext { StyleContext(traitCollection, host: .layout) }

    /// The room between the edges of the view and the text.
    var insets: FieldInsets {
      let edges = textContainerInset
      return FieldInsets(
        top: Double(edges.top),
        left: Double(edges.left),
        bottom: Double(edges.bottom),
        right: Double(edges.right)
      )
    }

    /// The width of the text, in points: the view's width, if it has one, without the insets.
    private var textWidth: Double { insets.textWidth(in: Double(bounds.size.width)) }

    /// The frame of the text. The typesetter keeps it as long as the text is the same.
    var textFrame: TextFrame { model.frame(by: resources.typesetter, in: styleContext, width: textWidth) }

    /// The text, its attributes or its context may have changed.
    func setNeedsText() {
      invalidateIntrinsicContentSize()
      setNeedsLayout()
      scrollView?.setNeedsHeight()
    }

    /// The size of the text and the insets in a width, in whole pixels.
    ///
    /// - Parameters:
    ///   - width: The width, in points.
    ///   - maximumLines: The number of lines that the field grows to; 0 for all of them.
    func size(inWidth width: Double, maximumLines: Int = 0) -> CGSize {
      let text = model.size(
        by: resources.typesetter,
        in: styleContext,
        width: insets.textWidth(in: width),
        maximumLines: maximumLines
      )
      let size = insets.size(around: text)
      return CGSize(LabelPlacement.size(for: size, scale: Double(traitCollection.displayScale)))
    }

    /// The height of the text in the width of the view.
    var intrinsicHeight: CGFloat { size(inWidth: Double(bounds.size.width)).height }

    /// Shows the text, or the placeholder, in the width of the view.
    func showText() {
      let (typesetter, context, origin) = (resources.typesetter, styleContext, insets.origin)
      let placed = model.attachments(by: typesetter, in: context, width: textWidth)
      attachments.place(placed, at: origin, in: self, above: canvas.layer) { _ in nil }
      followImages()
      showImages()
      let (options, scale) = (drawingOptions, Double(traitCollection.displayScale))
      let picture = model.picture(by: typesetter, in: context, width: textWidth, options: options, scale: scale)
      if let picture { canvas.show(picture, at: origin, isAsynchronous: false) }
    }
  }

  extension RichTextView: ImageViewer {
    func followImages() { follow(attachments.images, by: resources.player) }

    func showImages() { attachments.showImages(of: resources) }
  }
#endif
