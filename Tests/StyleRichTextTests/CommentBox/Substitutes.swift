import Foundation
import StyleTables
import StyledText

// Substitutes for classes of UIKit and types of StyleUI, as far as the files of Examples/CommentBox use them. With them,
// the files compile and run here.

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
    let looks = runs.flatMap { run in
      repeatElement(Looks(run.attributes), count: run.range.count)
    }
    return ShownString(text, looks: looks)
  }
}

/// A string with the looks of each UTF-16 unit. Foundation's mutable string on Linux compares the attributes of
/// neighbors, and now and then stops there.
private final class ShownString: NSAttributedString {
  private let looks: [Looks]

  init(_ text: String, looks: [Looks]) {
    self.looks = looks
    super.init(string: text)
  }

  required init?(coder: NSCoder) { nil }

  override func attributes(at location: Int, effectiveRange range: NSRangePointer?) -> [NSAttributedString.Key: Any] {
    [.looks: looks[location]]
  }

  /// Each unit is a part.
  override func enumerateAttributes(
    in range: NSRange,
    options: NSAttributedString.EnumerationOptions = [],
    using block: ([NSAttributedString.Key: Any], NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    var stop = ObjCBool(false)
    for index in range.location..<range.location + range.length where !stop.boolValue {
      block(attributes(at: index, effectiveRange: nil), NSRange(location: index, length: 1), &stop)
    }
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
