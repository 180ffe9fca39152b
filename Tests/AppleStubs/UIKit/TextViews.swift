internal import CoreFoundation
public import Foundation
public import UIFoundation

/// developer.apple.com/documentation/uikit/uiscrollview
@available(iOS 2.0, macCatalyst 13.1, visionOS 1.0, *)
@available(watchOS, unavailable)
@MainActor open class UIScrollView: UIView {
  /// developer.apple.com/documentation/uikit/uiscrollview/isscrollenabled
  @available(iOS 2.0, macCatalyst 13.1, visionOS 1.0, *)
  open var isScrollEnabled = true
}

/// developer.apple.com/documentation/uikit/uitextview
@available(iOS 2.0, macCatalyst 13.1, visionOS 1.0, *)
@available(watchOS, unavailable)
@MainActor open class UITextView: UIScrollView {
  /// developer.apple.com/documentation/uikit/uitextview/textstorage
  @available(iOS 7.0, macCatalyst 13.1, visionOS 1.0, *)
  open var textStorage: NSTextStorage { storage }

  private let storage = NSTextStorage()
  /// Those that were set, until the selection changes.
  private var nextAttributes: [NSAttributedString.Key: Any]?
  /// Those of a text without attributes.
  private var attributes: [NSAttributedString.Key: Any] = [
    .font: UIFont.systemFont(ofSize: 17, weight: UIFont.Weight(rawValue: 0)), .foregroundColor: UIColor.black,
  ]

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// developer.apple.com/documentation/uikit/uitextview/text
  @available(iOS 2.0, macCatalyst 13.1, visionOS 1.0, *)
  open var text: String! {
    get { storage.string }
    set { show(NSAttributedString(string: newValue ?? "", attributes: firstAttributes)) }
  }

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// developer.apple.com/documentation/uikit/uitextview/attributedtext
  @available(iOS 6.0, macCatalyst 13.1, visionOS 1.0, *)
  open var attributedText: NSAttributedString! {
    get { NSMutableAttributedString(stub: storage) }
    set {
      stubSetCount += 1
      show(newValue ?? NSAttributedString(string: ""))
    }
  }

  /// How often the view was given an attributed string.
  package private(set) var stubSetCount = 0

  private func show(_ text: NSAttributedString) {
    storage.setAttributedString(text)
    if text.length > 0 { attributes = text.attributes(at: 0, effectiveRange: nil) }
    selectedRange = NSRange(location: storage.length, length: 0)
  }

  private var firstAttributes: [NSAttributedString.Key: Any] {
    storage.length > 0 ? storage.attributes(at: 0, effectiveRange: nil) : attributes
  }

  /// developer.apple.com/documentation/uikit/uitextview/selectedrange
  @available(iOS 2.0, macCatalyst 13.1, visionOS 1.0, *)
  open var selectedRange = NSRange(location: 0, length: 0) {
    didSet { nextAttributes = nil }
  }

  /// developer.apple.com/documentation/uikit/uitextview/typingattributes
  @available(iOS 6.0, macCatalyst 13.1, visionOS 1.0, *)
  open var typingAttributes: [NSAttributedString.Key: Any] {
    get { nextAttributes ?? storage.stubAttributes(before: selectedRange) ?? attributes }
    set { nextAttributes = newValue }
  }

  /// What the user's typing does: the text takes the place of the selection.
  package func stubType(_ text: String) {
    let typed = NSAttributedString(string: text, attributes: typingAttributes)
    storage.stubReplace(selectedRange, with: typed)
    selectedRange = NSRange(location: selectedRange.location + typed.length, length: 0)
  }

  /// developer.apple.com/documentation/uikit/uitextview/font
  @available(iOS 2.0, macCatalyst 13.1, visionOS 1.0, *)
  open var font: UIFont? {
    get { firstAttributes[.font] as? UIFont }
    set { change(.font, to: newValue) }
  }

  /// developer.apple.com/documentation/uikit/uitextview/textcolor
  @available(iOS 2.0, macCatalyst 13.1, visionOS 1.0, *)
  open var textColor: UIColor? {
    get { firstAttributes[.foregroundColor] as? UIColor }
    set { change(.foregroundColor, to: newValue) }
  }

  private func change(_ key: NSAttributedString.Key, to value: Any?) {
    attributes[key] = value
    storage.stubMap { old in
      var new = old
      new[key] = value
      return new
    }
  }

  /// developer.apple.com/documentation/uikit/uitextview/textcontainer
  @available(iOS 7.0, macCatalyst 13.1, visionOS 1.0, *)
  open var textContainer: NSTextContainer { stubContainer }

  private let stubContainer = NSTextContainer()

  /// developer.apple.com/documentation/uikit/uitextview/textcontainerinset
  @available(iOS 7.0, macCatalyst 13.1, visionOS 1.0, *)
  open var textContainerInset = UIEdgeInsets.zero
}

/// developer.apple.com/documentation/uikit/uiedgeinsets
@available(iOS 2.0, macCatalyst 13.1, visionOS 1.0, watchOS 2.0, *)
public struct UIEdgeInsets: Sendable {
  /// developer.apple.com/documentation/uikit/uiedgeinsets/zero
  @available(iOS 2.0, macCatalyst 13.1, visionOS 1.0, watchOS 2.0, *)
  public static let zero = UIEdgeInsets()
}
