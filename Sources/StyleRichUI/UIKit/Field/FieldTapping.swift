#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
  internal import ObjectiveC
  internal import StyleRichText
  internal import UIKit

  /// Tells a field about taps, while the system's recognizers set the caret.
  final class FieldTapping: NSObject, UIGestureRecognizerDelegate {
    private weak var view: RichTextView?

    init(on view: RichTextView) {
      self.view = view
      super.init()
      #if _runtime(_ObjC)
        let recognizer = UITapGestureRecognizer()
        recognizer.addTarget(self, action: #selector(takeTap))
        recognizer.cancelsTouchesInView = false
        recognizer.delegate = self
        view.addGestureRecognizer(recognizer)
      #endif
    }

    func gestureRecognizer(
      _ gestureRecognizer: UIGestureRecognizer,
      shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { true }

    #if _runtime(_ObjC)
      @objc private func takeTap() { view?.takeTap() }
    #endif
  }
#endif
