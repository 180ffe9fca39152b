#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
  internal import CoreFoundation
  internal import ObjectiveC
  internal import StyleLayout
  internal import StyleRichText
  internal import UIKit

  /// The pointer of a mouse or a trackpad over a label.
  final class LabelPointer: NSObject, UIPointerInteractionDelegate {
    private weak var label: RichLabel?

    init(of label: RichLabel) {
      self.label = label
    }

    func pointerInteraction(
      _ interaction: UIPointerInteraction,
      regionFor request: UIPointerRegionRequest,
      defaultRegion: UIPointerRegion
    ) -> UIPointerRegion? {
      guard let label, let target = label.hover(at: request.location) else { return nil }
      return UIPointerRegion(rect: label.rect(of: target), identifier: target.range)
    }

    func pointerInteraction(_ interaction: UIPointerInteraction, styleFor region: UIPointerRegion) -> UIPointerStyle? {
      UIPointerStyle(shape: .roundedRect(region.rect, radius: 4), constrainedAxes: [])
    }

    func pointerInteraction(
      _ interaction: UIPointerInteraction,
      willExit region: UIPointerRegion,
      animator: any UIPointerInteractionAnimating
    ) {
      _ = label?.hover(at: nil)
    }
  }
#endif
