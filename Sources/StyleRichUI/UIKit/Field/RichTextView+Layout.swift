#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
  internal import CoreFoundation
  internal import StyleLayout
  internal import StyleRichText
  internal import StyleTables
  internal import StyleUI
  internal import UIKit

  extension RichTextView {
    private var styleContext: StyleContext { StyleContext(traitCollection, host: .layout) }

    /// The width of the text, in points: that of the view when it has one.
    private var textWidth: Double {
      let width = Double(bounds.size.width)
      return width > 0 ? width : .infinity
    }

    /// The frame of the text. The typesetter keeps it as long as the text is the same.
    var textFrame: TextFrame { model.frame(by: resources.typesetter, in: styleContext, width: textWidth) }

    /// The text, its look or its context may be another one.
    func setNeedsText() {
      invalidateIntrinsicContentSize()
      setNeedsLayout()
    }

    /// The size of the text in a width, in whole pixels.
    func size(inWidth width: Double) -> CGSize {
      let size = model.size(by: resources.typesetter, in: styleContext, width: width > 0 ? width : .infinity)
      return CGSize(LabelPlacement.size(for: size, scale: Double(traitCollection.displayScale)))
    }

    /// The height of the text in the width of the view.
    var intrinsicHeight: CGFloat { size(inWidth: Double(bounds.size.width)).height }

    /// Shows the text, or the placeholder, in the width of the view.
    func showText() {
      let (typesetter, context) = (resources.typesetter, styleContext)
      let placed = model.attachments(by: typesetter, in: context, width: textWidth)
      attachments.place(placed, at: .zero, in: self) { _ in nil }
      followImages()
      showImages()
      let (options, scale) = (drawingOptions, Double(traitCollection.displayScale))
      let picture = model.picture(by: typesetter, in: context, width: textWidth, options: options, scale: scale)
      if let picture { canvas.show(picture, at: .zero, isAsynchronous: false) }
    }
  }

  extension RichTextView: ImageViewer {
    func followImages() { follow(attachments.images, by: resources.player) }

    func showImages() { attachments.showImages(of: resources) }
  }
#endif
