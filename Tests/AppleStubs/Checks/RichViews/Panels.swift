#if canImport(UIKit)
  import CoreFoundation
  import Foundation
  import ObjectiveC
  import StyleLayout
  import StyleRichText
  import StyleTables
  import StyledText
  import UIKit

  @testable import StyleRichUI

  /// The keyboard of emoji below a field.
  @MainActor func checkRichTextPanelView() {
    let before = NotificationCenter.default.stubObserverCount
    checkPanel()
    check(NotificationCenter.default.stubObserverCount, is: before, "a panel that is gone is not told")
  }

  @MainActor private func checkPanel() {
    let (field, keyboard) = (RichTextView(RichTextEditor(codec: RichTextCodec())), UIView())
    let panel = RichTextPanelView(keyboard, below: field, emojiHeight: 260)
    var moves = 0
    panel.onMove = { moves += 1 }
    panel.stubWindow = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 812))
    panel.stubSafeArea = UIEdgeInsets(top: 0, left: 0, bottom: 34, right: 0)
    UIView.stubDurations = []
    check(panel.intrinsicContentSize.height.native, is: 34, "the safe area")
    field.becomeFirstResponder()
    check(field.inputView == nil && moves == 0, "the system's keyboard is awaited")
    post(UIResponder.keyboardWillShowNotification, height: 291)
    post(UIResponder.keyboardDidShowNotification, height: 291)
    check(panel.intrinsicContentSize.height.native == 291 && moves == 1, "the content is above the keyboard")
    checkSwitch(panel, field)
    check(UIView.stubDurations, is: [0.3, 0.3, 0.3, 0.3, 0.3], "movements are those of the system")
  }

  @MainActor private func checkSwitch(_ panel: RichTextPanelView, _ field: RichTextView) {
    field.show(.emoji)
    check(panel.intrinsicContentSize.height.native, is: 260)
    check(field.inputView?.frame.size.height.native, is: 0, "a view of no height")
    post(UIResponder.keyboardWillHideNotification, height: 0)
    post(UIResponder.keyboardWillShowNotification, height: 0)
    panel.layOut(width: 375, height: 260)
    check(panel.subviews == [panel.keyboard] && panel.keyboard.frame.size.height.native == 226, "above the safe area")
    check(field.isFirstResponder && panel.intrinsicContentSize.height.native == 260, "it stays")
    field.takeTap()
    check(panel.subviews == [panel.keyboard] && field.inputView == nil, "the keyboard slides over it")
    post(UIResponder.keyboardWillShowNotification, height: 291)
    post(UIResponder.keyboardDidShowNotification, height: 291)
    check(panel.subviews == [] && panel.intrinsicContentSize.height.native == 291, "it is covered")
    field.show(.emoji)
    panel.emojiHeight = 260
    field.show(.none)
    check(panel.subviews == [] && panel.intrinsicContentSize.height.native == 34, "both are gone")
  }

  @MainActor private func post(_ name: NSNotification.Name, height: Double) {
    let values: [AnyHashable: Any] = [
      UIResponder.keyboardFrameEndUserInfoKey: CGRect(x: 0, y: 812 - height, width: 375, height: 291),
      UIResponder.keyboardAnimationDurationUserInfoKey: 0.3,
      UIResponder.keyboardAnimationCurveUserInfoKey: 7,
    ]
    NotificationCenter.default.post(name: name, object: nil, userInfo: values)
  }
#endif
