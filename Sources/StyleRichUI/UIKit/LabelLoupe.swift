#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
  internal import CoreFoundation
  internal import StyleLayout
  internal import StyleRichText
  internal import UIKit

  /// The loupe over a pin that a finger holds: the system's from iOS 17 on, and a drawn one before and on visionOS.
  @MainActor final class LabelLoupe {
    private let drawn = DrawnLoupe()
    #if !os(visionOS)
      /// A `UITextLoupeSession`, which older systems do not have.
      private var session: AnyObject?
    #endif

    /// Shows the loupe at the pin that is held; nil hides it.
    func follow(_ magnifier: SelectionMagnifier?, of label: RichLabel, at origin: LayoutPoint) {
      guard let magnifier else { return hide() }
      #if !os(visionOS)
        if #available(iOS 17.0, *) { return followBySystem(magnifier, of: label, at: origin) }
      #endif
      drawn.show(magnifier, of: label, at: origin)
    }

    func hide() {
      drawn.hide()
      #if !os(visionOS)
        if #available(iOS 17.0, *) { (session as? UITextLoupeSession)?.invalidate() }
        session = nil
      #endif
    }

    #if !os(visionOS)
      @available(iOS 17.0, *)
      private func followBySystem(_ magnifier: SelectionMagnifier, of label: RichLabel, at origin: LayoutPoint) {
        let center = LayoutPoint(x: magnifier.center.x + origin.x, y: magnifier.center.y + origin.y)
        if let session = session as? UITextLoupeSession {
          let caret = CGRect(x: center.x, y: center.y, width: 0, height: 0)
          session.move(to: CGPoint(center), withCaretRect: caret, trackingCaret: true)
        } else {
          session = UITextLoupeSession.begin(at: CGPoint(center), fromSelectionWidgetView: nil, in: label)
        }
      }
    #endif
  }
#endif
