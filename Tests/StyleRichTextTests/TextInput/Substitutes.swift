import Foundation
import StyleTables
import StyledText

// Substitutes for classes of UIKit and types of StyleUI, as far as the files of Examples/CommentBox use them. With the
// protocols of Tests/AppleStubs, the files compile and run here.

/// With the raw values of UIKit.
public enum NSWritingDirection: Int {
  case natural = -1
  case leftToRight, rightToLeft
}

extension UITextLayoutDirection: CaseIterable {
  /// In no order.
  public static var allCases: [Self] { [.right, .left, .up, .down] }
}

@MainActor class UIView: NSObject {
  let traitCollection = UITraitCollection()
  var accessibilityValue: String?
  var undoManager: UndoManager? { UndoManager() }

  init(frame: CGRect) {}
  required init?(coder: NSCoder) {}

  func copy(_ sender: Any?) {}
  func cut(_ sender: Any?) {}
  func paste(_ sender: Any?) {}
}

class UndoManager {}
struct UITraitCollection {}
struct StyleUIOptions {}

extension StyledText {
  /// A string with the text's own attributes, as a value of one attribute.
  func nsAttributedString(
    for traits: UITraitCollection,
    host: StyleHost,
    options: StyleUIOptions
  ) -> NSAttributedString {
    let string = NSMutableAttributedString(string: "")
    for run in runs {
      string.append(NSAttributedString(string: self[run.range].text, attributes: [.looks: Looks(run.attributes)]))
    }
    return string
  }
}

extension NSAttributedString.Key {
  static let looks = Self("looks")
}

/// The attributes of a run, as an object.
final class Looks: NSObject {
  let attributes: TextAttributes

  init(_ attributes: TextAttributes) { self.attributes = attributes }
}

@MainActor final class UIPasteboard {
  static let general = UIPasteboard()
  var items: [[String: Any]] = []
  var string: String? { items.first?["public.utf8-plain-text"] as? String }

  func value(forPasteboardType type: String) -> Any? { items.first?[type] }
}
