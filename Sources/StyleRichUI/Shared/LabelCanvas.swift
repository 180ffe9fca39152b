#if canImport(CoreText) && (canImport(UIKit) || canImport(AppKit)) && !os(watchOS) && !os(tvOS)
  internal import CoreFoundation
  internal import CoreGraphics
  internal import QuartzCore
  internal import StyleLayout
  internal import StyleRichText

  /// The layer with the text of a label.
  @MainActor final class LabelCanvas {
    let layer = CALayer()
    private let pictures: LabelPictures
    /// The picture that the layer shows, or will show.
    private var wanted: LabelPicture.Key?

    init(_ pictures: LabelPictures) {
      self.pictures = pictures
    }

    /// Shows a picture: immediately, if it was drawn before or is drawn on this thread, and otherwise soon. Until then,
    /// the layer keeps its content.
    ///
    /// - Parameters:
    ///   - picture: The picture.
    ///   - origin: The corner of the text in the view.
    ///   - isAsynchronous: Whether it is drawn on another thread.
    func show(_ picture: LabelPicture, at origin: LayoutPoint, isAsynchronous: Bool) {
      layer.showAtOnce { self.layer.frame = CGRect(picture.rect.moved(by: origin)) }
      guard picture.key != wanted else { return }
      wanted = picture.key
      if let known = pictures.pixels(of: picture) {
        show(known, of: picture)
      } else if isAsynchronous {
        drawOnAnotherThread(picture)
      } else {
        finish(picture.drawing.coreGraphicsImage(scale: picture.scale), of: picture)
      }
    }

    private func drawOnAnotherThread(_ picture: LabelPicture) {
      Task { [weak self] in
        let pixels = await Task.detached { picture.drawing.coreGraphicsImage(scale: picture.scale) }.value
        self?.finish(pixels, of: picture)
      }
    }

    /// Shows nothing until the next picture.
    func clear() {
      wanted = nil
      layer.showAtOnce { self.layer.contents = nil }
    }

    private func finish(_ pixels: CoreGraphicsImage?, of picture: LabelPicture) {
      if let pixels { pictures.keep(pixels, of: picture) }
      // Meanwhile, the label may show something else.
      if wanted == picture.key { show(pixels, of: picture) }
    }

    private func show(_ pixels: CoreGraphicsImage?, of picture: LabelPicture) {
      layer.showAtOnce {
        self.layer.contentsScale = CGFloat(picture.scale)
        self.layer.contents = pixels?.image
      }
    }
  }

  extension CALayer {
    /// Changes layers without their implicit animations.
    func showAtOnce(_ change: () -> Void) {
      CATransaction.begin()
      CATransaction.setDisableActions(true)
      change()
      CATransaction.commit()
    }
  }
#endif
