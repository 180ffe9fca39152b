#if canImport(AppKit) && !canImport(UIKit)
  internal import AppKit
  internal import CoreFoundation
  internal import CoreGraphics
  internal import StyleLayout
  internal import StyleRichText
  internal import StyleTables
  internal import StyleUI
  internal import StyledText

  extension RichLabelView {
    private var styleContext: StyleContext { StyleContext(effectiveAppearance, host: .layout) }
    private var scale: Double { Double(window?.backingScaleFactor ?? 1) }

    /// The text, its attributes or its context may have changed.
    func setNeedsText() {
      invalidateIntrinsicContentSize()
      needsLayout = true
      needsDisplay = true
    }

    /// The position of the text in the label.
    var placement: LabelPlacement {
      LabelPlacement(model.shown?.frame.size ?? .zero, in: LayoutSize(bounds.size), scale: scale)
    }

    func showText() {
      let width = Double(bounds.size.width)
      perform(model.layOut(by: resources.typesetter, in: styleContext, width: width), at: 0)
      showMovingImages()
    }

    func showMovingImages() {
      let attachments = model.shown?.frame.attachments ?? []
      let images = window == nil ? [] : attachments.map(\.attachment.identifier)
      resources.player.show(Set(images), in: self)
    }

    /// Paints the text into the context that AppKit has set up.
    func paint() {
      guard let context = NSGraphicsContext.current?.cgContext, let frame = model.shown?.frame else { return }
      let (origin, player) = (placement.origin, resources.player)
      var drawing = Drawing(size: LayoutSize(bounds.size))
      drawing.draw(frame, at: origin, options: model.painted(drawingOptions)) { player.frame(of: $0.identifier) }
      drawing.paint(in: context)
      for item in frame.attachments where player.lacks(item.attachment.identifier) {
        NSImage(named: item.attachment.identifier)?.draw(in: CGRect(item.rect.moved(by: origin)))
      }
    }

    var intrinsicSize: CGSize {
      let (preferred, current) = (Double(preferredMaxLayoutWidth), Double(bounds.size.width))
      let typesetter = resources.typesetter
      let text = model.intrinsicSize(by: typesetter, in: styleContext, preferred: preferred, current: current)
      return CGSize(LabelPlacement.size(for: text, scale: scale))
    }

    /// The size of the text in a width, in whole pixels.
    func size(inWidth width: Double) -> CGSize {
      let text = model.size(by: resources.typesetter, in: styleContext, width: width > 0 ? width : .infinity)
      return CGSize(LabelPlacement.size(for: text, scale: scale))
    }

    /// The distances of the baselines from the top and the bottom of the label.
    var baselineOffsets: (first: CGFloat, last: CGFloat) {
      guard let lines = model.shown?.frame.lines, let first = lines.first, let last = lines.last else { return (0, 0) }
      let top = placement.origin.y
      return (CGFloat(top + first.origin.y), CGFloat(Double(bounds.size.height) - top - last.origin.y))
    }
  }

  extension RichLabelView: ImageViewer {
    func showImages() { needsDisplay = true }
  }
#endif
