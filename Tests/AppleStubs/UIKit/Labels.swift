internal import CoreFoundation
public import Foundation
public import UIFoundation

/// developer.apple.com/documentation/uikit/uilabel
@available(iOS 2.0, macCatalyst 13.1, visionOS 1.0, *)
@available(watchOS, unavailable)
@MainActor open class UILabel: UIView {
  /// The attributes of the whole text, which a text without attributes of its own gets.
  private var attributes: [NSAttributedString.Key: Any] = UILabel.defaults
  /// Nil without a text.
  private var shown: NSAttributedString?
  /// How often the label was given an attributed string.
  package private(set) var stubSetCount = 0

  private static var defaults: [NSAttributedString.Key: Any] {
    let style = NSMutableParagraphStyle()
    style.lineBreakMode = .byTruncatingTail
    return [
      .font: UIFont.systemFont(ofSize: 17, weight: UIFont.Weight(rawValue: 0)), .foregroundColor: UIColor.black,
      .paragraphStyle: style,
    ]
  }

  /// developer.apple.com/documentation/uikit/uilabel/text
  @available(iOS 2.0, macCatalyst 13.1, visionOS 1.0, *)
  open var text: String? {
    get { shown?.string }
    set {
      if newValue?.isEmpty ?? true { dropUnnamedAttributes() }
      shown = newValue.map { NSAttributedString(string: $0, attributes: attributes) }
    }
  }

  /// What only an attributed string gives a label; the rest is in its properties.
  private func dropUnnamedAttributes() {
    let (alignment, mode) = (textAlignment, lineBreakMode)
    attributes = UILabel.defaults.merging(attributes.filter { [.font, .foregroundColor].contains($0.key) }) { $1 }
    attributes[.paragraphStyle] = NSParagraphStyle.default.stubCopy(alignment, mode)
  }

  /// developer.apple.com/documentation/uikit/uilabel/attributedtext
  @available(iOS 6.0, macCatalyst 13.1, visionOS 1.0, *)
  open var attributedText: NSAttributedString? {
    get { shown }
    set {
      stubSetCount += 1
      guard let newValue, newValue.length > 0 else {
        text = newValue?.string
        return
      }
      let named: [NSAttributedString.Key: Any] = [
        .font: font as Any, .foregroundColor: textColor as Any,
        .paragraphStyle: NSParagraphStyle.default.stubCopy(textAlignment, lineBreakMode),
      ]
      let text = NSMutableAttributedString(stub: newValue)
      text.stubMap { named.merging($0) { $1 } }
      shown = text
      attributes = text.attributes(at: 0, effectiveRange: nil)
    }
  }

  /// Changes an attribute of the whole text.
  private func change(_ change: ([NSAttributedString.Key: Any]) -> [NSAttributedString.Key: Any]) {
    attributes = change(attributes)
    guard let old = shown else { return }
    let text = NSMutableAttributedString(stub: old)
    text.stubMap(change)
    shown = text
  }

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// developer.apple.com/documentation/uikit/uilabel/font
  @available(iOS 2.0, macCatalyst 13.1, visionOS 1.0, *)
  open var font: UIFont! {
    get { attributes[.font] as? UIFont }
    set {
      let value = newValue ?? UILabel.defaults[.font]
      change { $0.merging([.font: value as Any]) { $1 } }
    }
  }

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// developer.apple.com/documentation/uikit/uilabel/textcolor
  @available(iOS 2.0, macCatalyst 13.1, visionOS 1.0, *)
  open var textColor: UIColor! {
    get { attributes[.foregroundColor] as? UIColor }
    set {
      let value = newValue ?? UILabel.defaults[.foregroundColor]
      change { $0.merging([.foregroundColor: value as Any]) { $1 } }
    }
  }

  /// developer.apple.com/documentation/uikit/uilabel/textalignment
  @available(iOS 2.0, macCatalyst 13.1, visionOS 1.0, *)
  open var textAlignment: NSTextAlignment {
    get { (attributes[.paragraphStyle] as? NSParagraphStyle)?.alignment ?? .natural }
    set { change { $0.stubParagraph { $0.alignment = newValue } } }
  }

  /// developer.apple.com/documentation/uikit/uilabel/linebreakmode
  @available(iOS 2.0, macCatalyst 13.1, visionOS 1.0, *)
  open var lineBreakMode: NSLineBreakMode {
    get { (attributes[.paragraphStyle] as? NSParagraphStyle)?.lineBreakMode ?? .byTruncatingTail }
    set { change { $0.stubParagraph { $0.lineBreakMode = newValue } } }
  }

  /// developer.apple.com/documentation/uikit/uilabel/numberoflines
  @available(iOS 2.0, macCatalyst 13.1, visionOS 1.0, *)
  open var numberOfLines = 1

  package override var stubDefaultLabel: String? { text }
}
