#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
  internal import CoreFoundation
  internal import Foundation
  internal import ObjectiveC
  internal import StyleRichText
  internal import UIKit

  /// The position of a link that the Tab key can focus. It takes no touches, which are for the label.
  final class LinkFocusView: UIView {
    var target: TouchTarget?
    private weak var label: RichLabel?

    init(of label: RichLabel) {
      self.label = label
      super.init(frame: .zero)
    }

    required init?(coder: NSCoder) { nil }

    override var canBecomeFocused: Bool { true }

    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { false }

    /// The return key and the space bar act like a tap.
    override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
      let codes = presses.compactMap { $0.key?.keyCode }
      guard codes.contains(.keyboardReturnOrEnter) || codes.contains(.keyboardSpacebar), let target else {
        return super.pressesEnded(presses, with: event)
      }
      label?.activate(target)
    }
  }
#endif
