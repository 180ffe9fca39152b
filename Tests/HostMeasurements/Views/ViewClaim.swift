#if canImport(UIKit) && !os(watchOS)
  internal import CoreFoundation
  internal import Foundation
  internal import UIKit

  /// What a view of UIKit does, as the stubs for Linux do it. A system confirms or refutes it.
  package struct ViewClaim: Sendable {
    package let name: String
    /// The page of Apple's documentation that says so, or `nil` if people only tell it.
    package let page: String?
    package let holds: @MainActor @Sendable () -> Bool

    package static let all = labelTexts + labelProperties + textViews + textFields + otherViews

    init(_ name: String, page: String?, _ holds: @escaping @MainActor @Sendable () -> Bool) {
      self.name = name
      self.page = page.map { "developer.apple.com/documentation/uikit/\($0)" }
      self.holds = holds
    }

    /// A text with a run of each letter spacing, one letter long.
    static func text(spacings: CGFloat...) -> NSMutableAttributedString {
      let text = NSMutableAttributedString()
      for spacing in spacings { text.append(NSAttributedString(string: "a", attributes: [.kern: spacing])) }
      return text
    }

    /// A centered text with lines of 40 points.
    static var centeredText: NSAttributedString {
      let style = NSMutableParagraphStyle()
      style.alignment = .center
      style.minimumLineHeight = 40
      return NSAttributedString(string: "ab", attributes: [.paragraphStyle: style])
    }
  }

  extension NSAttributedString {
    /// The values of an attribute, one for each run.
    func values<Value>(_ key: NSAttributedString.Key, as type: Value.Type) -> [Value?] {
      var values: [Value?] = []
      enumerateAttributes(in: NSRange(location: 0, length: length)) { attributes, _, _ in
        values.append(attributes[key] as? Value)
      }
      return values
    }

    var spacings: [CGFloat?] { values(.kern, as: CGFloat.self) }
    var fontSizes: [CGFloat?] { values(.font, as: UIFont.self).map { $0?.pointSize } }
    var colors: [UIColor?] { values(.foregroundColor, as: UIColor.self) }
    var paragraphStyles: [NSParagraphStyle?] { values(.paragraphStyle, as: NSParagraphStyle.self) }
  }
#endif
