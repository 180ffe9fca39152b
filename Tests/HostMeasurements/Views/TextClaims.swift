#if canImport(UIKit) && !os(watchOS)
  internal import CoreFoundation
  internal import Foundation
  internal import UIKit

  extension ViewClaim {
    static let textViews = [
      Self("a text view's text is that of its storage", page: "uitextview/textstorage") {
        let view = UITextView()
        view.attributedText = text(spacings: 2)
        view.textStorage.append(text(spacings: 3))
        return view.text == "aa" && view.attributedText.spacings == [2, 3]
      },
      Self("a text view's text has the view's font and color", page: "uitextview/text") {
        let view = UITextView()
        view.font = .systemFont(ofSize: 21)
        view.textColor = .white
        view.text = "a"
        return view.attributedText.fontSizes == [21] && view.attributedText.colors == [.white]
      },
      Self("a text view's font and color are applied to all runs", page: "uitextview/font") {
        let view = UITextView()
        view.attributedText = text(spacings: 2, 3)
        view.font = .systemFont(ofSize: 21)
        view.textColor = .white
        let shown = view.attributedText
        return shown?.fontSizes == [21, 21] && shown?.colors == [.white, .white] && shown?.spacings == [2, 3]
      },
      Self("a text view's font is that of its typing attributes", page: "uitextview/attributedtext") {
        let view = UITextView()
        view.attributedText = NSAttributedString(string: "a", attributes: [.font: UIFont.systemFont(ofSize: 21)])
        return view.font?.pointSize == 21
      },
      Self("a text view's font stays when its text becomes empty", page: nil) {
        let view = UITextView()
        view.attributedText = NSAttributedString(string: "a", attributes: [.font: UIFont.systemFont(ofSize: 21)])
        view.text = ""
        return view.font?.pointSize == 21
      },
      Self("the caret is after a new text", page: nil) {
        let view = UITextView()
        view.attributedText = text(spacings: 2, 3)
        return view.selectedRange == NSRange(location: 2, length: 0)
      },
      Self("typing attributes are those before the caret", page: nil) {
        let view = UITextView()
        view.attributedText = text(spacings: 2, 3)
        view.selectedRange = NSRange(location: 1, length: 0)
        return view.typingAttributes[.kern] as? CGFloat == 2
      },
      Self("typing attributes at the start are those of the first letter", page: nil) {
        let view = UITextView()
        view.attributedText = text(spacings: 2, 3)
        view.selectedRange = NSRange(location: 0, length: 0)
        return view.typingAttributes[.kern] as? CGFloat == 2
      },
      Self("typing attributes are those of the first selected letter", page: nil) {
        let view = UITextView()
        view.attributedText = text(spacings: 2, 3, 4)
        view.selectedRange = NSRange(location: 1, length: 2)
        return view.typingAttributes[.kern] as? CGFloat == 3
      },
      Self("typing attributes can be set", page: "uitextview/typingattributes") {
        let view = UITextView()
        view.attributedText = text(spacings: 2)
        view.typingAttributes = [.kern: 5 as CGFloat]
        return view.typingAttributes[.kern] as? CGFloat == 5 && view.attributedText.spacings == [2]
      },
      Self("typing attributes are reset when the selection changes", page: "uitextview/typingattributes") {
        let view = UITextView()
        view.attributedText = text(spacings: 2, 3)
        view.typingAttributes = [.kern: 5 as CGFloat]
        view.selectedRange = NSRange(location: 1, length: 0)
        return view.typingAttributes[.kern] as? CGFloat == 2
      },
    ]

    static let textFields = [
      Self("a new text field shows no text", page: "uitextfield/text") { UITextField().text?.isEmpty ?? true },
      Self("a field's text has the default attributes", page: "uitextfield/text") {
        let field = UITextField()
        field.defaultTextAttributes = [.kern: 2 as CGFloat]
        field.text = "a"
        return field.attributedText?.spacings == [2]
      },
      Self("a field's default attributes are applied to its text", page: "uitextfield/defaulttextattributes") {
        let field = UITextField()
        field.text = "a"
        field.defaultTextAttributes = [.kern: 2 as CGFloat, .font: UIFont.systemFont(ofSize: 21)]
        return field.attributedText?.spacings == [2] && field.font?.pointSize == 21
      },
      Self("a field's font, color and alignment are default attributes", page: "uitextfield/defaulttextattributes") {
        let field = UITextField()
        field.font = .systemFont(ofSize: 21)
        field.textColor = .white
        field.textAlignment = .right
        field.text = "a"
        let text = field.attributedText
        return (field.defaultTextAttributes[.font] as? UIFont)?.pointSize == 21 && text?.fontSizes == [21]
          && text?.colors == [.white] && text?.paragraphStyles.map { $0?.alignment } == [.right]
      },
      Self("a field's font is that at the start of an attributed text", page: "uitextfield/attributedtext") {
        let field = UITextField()
        field.attributedText = NSAttributedString(string: "a", attributes: [.font: UIFont.systemFont(ofSize: 21)])
        return field.text == "a" && field.font?.pointSize == 21
      },
    ]

    static let otherViews = [
      Self("a button's state without a title has that of the normal state", page: "uibutton/attributedtitle(for:)") {
        let button = UIButton()
        let none = button.attributedTitle(for: .highlighted)
        button.setAttributedTitle(text(spacings: 2), for: .normal)
        let normal = button.attributedTitle(for: .highlighted)
        button.setAttributedTitle(text(spacings: 3), for: .highlighted)
        return none == nil && normal?.spacings == [2] && button.attributedTitle(for: .highlighted)?.spacings == [3]
      },
      Self("a view is told when an observed trait changes", page: "uitraitchangeobservable-67e94") {
        guard #available(iOS 17, tvOS 17, *) else { return true }
        let (window, view) = (UIWindow(frame: frame), UILabel(frame: frame))
        window.addSubview(view)
        window.isHidden = false
        view.overrideUserInterfaceStyle = .light
        view.updateTraitsIfNeeded()
        let changes = Changes()
        view.registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (view: UILabel, old: UITraitCollection) in
          changes.styles += [old.userInterfaceStyle, view.traitCollection.userInterfaceStyle]
        }
        view.registerForTraitChanges([UITraitAccessibilityContrast.self]) { (_: UILabel, _) in changes.contrasts += 1 }
        view.overrideUserInterfaceStyle = .dark
        view.updateTraitsIfNeeded()
        return changes.styles == [.light, .dark] && changes.contrasts == 0
      },
    ]

    private static let frame = CGRect(x: 0, y: 0, width: 100, height: 100)
  }

  /// What the handlers of trait changes were told.
  @MainActor private final class Changes {
    var styles: [UIUserInterfaceStyle] = []
    var contrasts = 0
  }
#endif
