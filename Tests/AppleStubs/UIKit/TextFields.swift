internal import CoreFoundation
public import Foundation
public import UIFoundation

/// developer.apple.com/documentation/uikit/uicontrol
@available(iOS 2.0, macCatalyst 13.1, visionOS 1.0, *)
@available(watchOS, unavailable)
@MainActor open class UIControl: UIView {
  /// developer.apple.com/documentation/uikit/uicontrol/state-swift.struct
  @available(iOS 2.0, macCatalyst 13.1, visionOS 1.0, *)
  public struct State: OptionSet, Hashable, Sendable {
    /// developer.apple.com/documentation/swift/rawrepresentable/rawvalue-swift.property
    @available(iOS 8.0, macCatalyst 13.1, macOS 10.10, tvOS 9.0, visionOS 1.0, watchOS 2.0, *)
    public let rawValue: UInt

    /// developer.apple.com/documentation/uikit/uicontrol/state-swift.struct/init(rawvalue:)
    @available(iOS 2.0, macCatalyst 13.1, visionOS 1.0, *)
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// developer.apple.com/documentation/uikit/uicontrol/state-swift.struct/normal
    @available(iOS 2.0, macCatalyst 13.1, visionOS 1.0, *)
    public static var normal: UIControl.State { [] }

    /// developer.apple.com/documentation/uikit/uicontrol/state-swift.struct/highlighted
    @available(iOS 2.0, macCatalyst 13.1, visionOS 1.0, *)
    public static var highlighted: UIControl.State { UIControl.State(rawValue: 1) }

    /// developer.apple.com/documentation/uikit/uicontrol/state-swift.struct/disabled
    @available(iOS 2.0, macCatalyst 13.1, visionOS 1.0, *)
    public static var disabled: UIControl.State { UIControl.State(rawValue: 2) }

    /// developer.apple.com/documentation/uikit/uicontrol/state-swift.struct/selected
    @available(iOS 2.0, macCatalyst 13.1, visionOS 1.0, *)
    public static var selected: UIControl.State { UIControl.State(rawValue: 4) }
  }
}

/// developer.apple.com/documentation/uikit/uitextfield
@available(iOS 2.0, macCatalyst 13.1, visionOS 1.0, *)
@available(watchOS, unavailable)
@MainActor open class UITextField: UIControl {
  private var shown = NSAttributedString(string: "")
  private var attributes = UITextField.defaults
  /// How often the field was given an attributed string.
  package private(set) var stubSetCount = 0

  private static var defaults: [NSAttributedString.Key: Any] {
    [
      .font: UIFont.systemFont(ofSize: 17, weight: UIFont.Weight(rawValue: 0)), .foregroundColor: UIColor.black,
      .paragraphStyle: NSParagraphStyle.default,
    ]
  }

  /// developer.apple.com/documentation/uikit/uitextfield/text
  @available(iOS 2.0, macCatalyst 13.1, visionOS 1.0, *)
  open var text: String? {
    get { shown.string }
    set { shown = NSAttributedString(string: newValue ?? "", attributes: attributes) }
  }

  /// developer.apple.com/documentation/uikit/uitextfield/attributedtext
  @available(iOS 6.0, macCatalyst 13.1, visionOS 1.0, *)
  open var attributedText: NSAttributedString? {
    get { shown }
    set {
      stubSetCount += 1
      let text = NSMutableAttributedString(stub: newValue ?? NSAttributedString(string: ""))
      let old = attributes
      text.stubMap { old.merging($0) { $1 } }
      shown = text
      guard text.length > 0 else { return }
      let first = text.attributes(at: 0, effectiveRange: nil)
      for key in Self.defaults.keys { attributes[key] = first[key] }
    }
  }

  /// developer.apple.com/documentation/uikit/uitextfield/defaulttextattributes
  @available(iOS 7.0, macCatalyst 13.1, visionOS 1.0, *)
  open var defaultTextAttributes: [NSAttributedString.Key: Any] {
    get { attributes }
    set { change { _ in newValue } }
  }

  private func change(_ change: ([NSAttributedString.Key: Any]) -> [NSAttributedString.Key: Any]) {
    attributes = UITextField.defaults.merging(change(attributes)) { $1 }
    let text = NSMutableAttributedString(stub: shown)
    text.stubMap { $0.merging(change($0)) { $1 } }
    shown = text
  }

  /// developer.apple.com/documentation/uikit/uitextfield/font
  @available(iOS 2.0, macCatalyst 13.1, visionOS 1.0, *)
  open var font: UIFont? {
    get { attributes[.font] as? UIFont }
    set {
      let value = newValue ?? UITextField.defaults[.font]
      change { $0.merging([.font: value as Any]) { $1 } }
    }
  }

  /// developer.apple.com/documentation/uikit/uitextfield/textcolor
  @available(iOS 2.0, macCatalyst 13.1, visionOS 1.0, *)
  open var textColor: UIColor? {
    get { attributes[.foregroundColor] as? UIColor }
    set {
      let value = newValue ?? UITextField.defaults[.foregroundColor]
      change { $0.merging([.foregroundColor: value as Any]) { $1 } }
    }
  }

  /// developer.apple.com/documentation/uikit/uitextfield/textalignment
  @available(iOS 2.0, macCatalyst 13.1, visionOS 1.0, *)
  open var textAlignment: NSTextAlignment {
    get { (attributes[.paragraphStyle] as? NSParagraphStyle)?.alignment ?? .natural }
    set { change { $0.stubParagraph { $0.alignment = newValue } } }
  }

  package override var stubDefaultLabel: String? { nil }
}
