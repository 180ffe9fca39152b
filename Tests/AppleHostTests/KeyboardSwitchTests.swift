#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
  import CoreFoundation
  import Foundation
  import ObjectiveC
  import StyleLayout
  import StyleRichText
  import StyleUI
  import StyledText
  import Testing
  import UIKit

  @testable import StyleRichUI

  /// The room below a field, with notifications as the system posts them.
  @MainActor struct KeyboardSwitchTests {
    private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 812))
    private let field = RichTextView(RichTextEditor(codec: RichTextCodec()))
    private let keyboard = UIView()
    private let panel: RichTextPanelView

    init() {
      panel = RichTextPanelView(keyboard, below: field, emojiHeight: 260)
      window.addSubview(panel)
    }

    private var height: Double { Double(panel.intrinsicContentSize.height) }

    private func post(_ name: NSNotification.Name, height: Double) {
      let values: [AnyHashable: Any] = [
        UIResponder.keyboardFrameEndUserInfoKey: CGRect(x: 0, y: 812 - height, width: 375, height: 291),
        UIResponder.keyboardAnimationDurationUserInfoKey: 0.25, UIResponder.keyboardAnimationCurveUserInfoKey: 7,
      ]
      NotificationCenter.default.post(name: name, object: nil, userInfo: values)
    }

    /// The system's keyboard, a panel of emoji that is lower, and the keyboard again.
    @Test func switchingDoesNotJump() {
      panel.show(.system)
      post(UIResponder.keyboardWillShowNotification, height: 291)
      post(UIResponder.keyboardDidShowNotification, height: 291)
      #expect(height == 291)
      var heights: [Double] = []
      panel.onMove = { [panel] in heights.append(Double(panel.intrinsicContentSize.height)) }
      panel.show(.emoji)
      #expect(keyboard.window === window)
      post(UIResponder.keyboardWillHideNotification, height: 0)
      post(UIResponder.keyboardDidHideNotification, height: 0)
      post(UIResponder.keyboardWillShowNotification, height: 0)
      panel.show(.system)
      post(UIResponder.keyboardWillShowNotification, height: 291)
      post(UIResponder.keyboardWillShowNotification, height: 291)
      post(UIResponder.keyboardDidShowNotification, height: 291)
      #expect(heights == [260, 291], "two movements, and none of them below the lower keyboard")
    }

    @Test func theFieldShowsAnEmptyViewAboveThePanel() {
      #expect(field.inputView == nil && field.panel === panel)
      guard field.becomeFirstResponder() else { return }
      field.show(.emoji)
      #expect(field.isFirstResponder && Double(field.inputView?.bounds.size.height ?? 1) == 0)
      field.show(.none)
      #expect(height == Double(panel.safeAreaInsets.bottom))
    }
  }
#endif
