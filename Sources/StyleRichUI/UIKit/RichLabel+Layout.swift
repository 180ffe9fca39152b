#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
  internal import CoreFoundation
  internal import StyleLayout
  internal import StyleRichText
  internal import StyleTables
  internal import StyleUI
  internal import UIKit

  extension RichLabel {
    /// The context of the label now.
    var styleContext: StyleContext { StyleContext(traitCollection, host: .layout) }

    /// The text, its attributes or its context may have changed: its size is requested again.
    func setNeedsText() {
      readElements = nil
      invalidateIntrinsicContentSize()
      setNeedsPicture()
    }

    /// The text looks different, but has the same lines.
    func setNeedsPicture() {
      needsPicture = true
      setNeedsLayout()
    }

    /// The position of the text in the label.
    var placement: LabelPlacement {
      let text = model.shown?.frame.size ?? .zero
      return LabelPlacement(text, in: LayoutSize(bounds.size), scale: Double(traitCollection.displayScale))
    }

    /// The size of the text in a width, in whole pixels; 0 means no limit.
    func size(inWidth width: Double) -> CGSize {
      let width = width > 0 ? width : .infinity
      return rounded(model.size(by: resources.typesetter, in: styleContext, width: width))
    }

    /// The label's intrinsic size.
    var intrinsicSize: CGSize {
      let (preferred, current) = (Double(preferredMaxLayoutWidth), Double(bounds.size.width))
      let typesetter = resources.typesetter
      return rounded(model.intrinsicSize(by: typesetter, in: styleContext, preferred: preferred, current: current))
    }

    private func rounded(_ size: LayoutSize) -> CGSize {
      CGSize(LabelPlacement.size(for: size, scale: Double(traitCollection.displayScale)))
    }

    /// Shows the text in the width of the label. If it is already laid out, it is at most redrawn.
    func showText() {
      let effects = model.layOut(by: resources.typesetter, in: styleContext, width: Double(bounds.size.width))
      perform(effects)
      if !effects.isEmpty || bounds.size != placedSize { placeText() }
      if needsPicture { showPicture() }
    }

    /// Positions everything that belongs to the text, in the size of the label.
    private func placeText() {
      (placedSize, readElements, needsPicture) = (bounds.size, nil, true)
      let origin = placement.origin
      let placed = model.shown?.frame.attachments ?? []
      attachments.place(placed, at: origin, in: self, above: canvas.layer) { self.attachmentView?($0) }
      followImages()
      showImages()
      placeBaselines(at: origin)
      placeFocus()
    }

    func followImages() { follow(attachments.images, by: resources.player) }

    private func showPicture() {
      needsPicture = false
      let scale = Double(traitCollection.displayScale)
      let (selection, pins) = (selection, selections?.pins ?? .standard)
      guard let picture = model.picture(options: drawingOptions, selection: selection, pins: pins, scale: scale) else {
        return
      }
      canvas.show(picture, at: placement.origin, isAsynchronous: drawsAsynchronously)
    }

    private func placeBaselines(at origin: LayoutPoint) {
      let lines = model.shown?.frame.lines ?? []
      let width = Double(bounds.size.width)
      for (marker, line) in [(firstBaselineMarker, lines.first), (lastBaselineMarker, lines.last)] {
        let baseline = line.map { origin.y + $0.origin.y } ?? Double(bounds.size.height)
        marker.frame = CGRect(x: 0, y: 0, width: width, height: baseline)
      }
    }
  }

  extension RichLabel: ImageViewer {
    func showImages() { attachments.showImages(of: resources) }
  }
#endif
