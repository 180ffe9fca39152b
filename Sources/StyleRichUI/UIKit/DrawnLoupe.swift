#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
  internal import CoreFoundation
  internal import QuartzCore
  internal import StyleLayout
  internal import StyleRichText
  internal import UIKit

  /// A loupe that shows a part of a label's picture.
  @MainActor final class DrawnLoupe {
    private let layer = CALayer()

    init() {
      layer.cornerRadius = 8
      layer.borderWidth = 1
      layer.masksToBounds = true
    }

    /// Shows the part of a label that a magnifier shows.
    func show(_ magnifier: SelectionMagnifier, of label: RichLabel, at origin: LayoutPoint) {
      let picture = label.canvas.layer
      let shown = LayoutRect(picture.frame)
      layer.showAtOnce {
        layer.backgroundColor = UIColor.systemBackground.resolvedColor(with: label.traitCollection).cgColor
        layer.frame = CGRect(magnifier.rect.moved(by: origin))
        layer.contents = picture.contents
        layer.contentsRect = CGRect(magnifier.source.moved(by: origin).relative(to: shown))
        if layer.superlayer !== label.layer { label.layer.addSublayer(layer) }
      }
    }

    func hide() { layer.removeFromSuperlayer() }
  }
#endif
