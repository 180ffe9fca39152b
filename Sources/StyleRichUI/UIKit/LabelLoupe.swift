#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
  internal import CoreFoundation
  internal import StyleLayout
  internal import StyleRichText
  internal import UIKit

  /// The loupe over a pin that a finger holds: that of the system, from iOS 17 on.
  @MainActor final class LabelLoupe {
    #if !os(visionOS)
      /// A `UITextLoupeSession`, which older systems do not have.
      private var session: AnyObject?
    #endif

    /// Shows the loupe at the pin that is held; nil hides it.
    func follow(_ magnifier: SelectionMagnifier?, of label: RichLabel, at origin: LayoutPoint) {
      guard let magnifier else { return hide() }
      #if !os(visionOS)
        guard #available(iOS 17.0, *) else { return }
        let center = CGPoint(LayoutPoint(x: magnifier.center.x + origin.x, y: magnifier.center.y + origin.y))
        if let session = session as? UITextLoupeSession {
          let caret = CGRect(x: Double(center.x), y: Double(center.y), width: 0, height: 0)
          session.move(to: center, withCaretRect: caret, trackingCaret: true)
        } else {
          session = UITextLoupeSession.begin(at: center, fromSelectionWidgetView: nil, in: label)
        }
      #endif
    }

    func hide() {
      #if !os(visionOS)
        if #available(iOS 17.0, *) { (session as? UITextLoupeSession)?.invalidate() }
        session = nil
      #endif
    }
  }
#endif
