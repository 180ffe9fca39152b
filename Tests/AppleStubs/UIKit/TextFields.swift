internal import CoreFoundation
public import Foundation
public import UIFoundation

/// developer.apple.com/documentation/uikit/uicontrol
@available(iOS 2.0, macCatalyst 13.1, visionOS 1.0, *)
@available(watchOS, unavailable)
@MainActor open class UIControl: UIView {
  /// developer.apple.com/documentation/uikit/uicontrol/state-swift.struct
  /// The pages have no versions; these are those of the class.
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
  }
}

/// developer.apple.com/documentation/uikit/uitextfield
@available(iOS 2.0, macCatalyst 13.1, visionOS 1.0, *)
@available(watchOS, unavailable)
@MainActor open class UITextField: UIControl {
  private var shown: NSAttributedString?
  private var own = UITextField.defaults
  /// How often the field was given an attributed string.
  package private(set) var stubSetCount = 0

  private static var defaults: [NSAttributedString.Key: Any] {
    [
      .font: UIFont.systemFont(ofSize: 17), .foregroundColor: UIColor.black,
      .paragraphStyle: NSParagraphStyle.default,
    ]
  }

  /// developer.apple.com/documentation/uikit/uitextfield/text
  @available(iOS 2.0, macCatalyst 13.1, visionOS 1.0, *)
  open var text: String? {
    get { shown?.string }
    set { shown = newValue.map { NSMutableAttributedString(stub: $0, own) } }
  }

  /// developer.apple.com/documentation/uikit/uitextfield/attributedtext
  /// The page says that the properties "reflect the style information starting at location 0".
  @available(iOS 6.0, macCatalyst 13.1, visionOS 1.0, *)
  open var attributedText: NSAttributedString? {
    get { shown }
    set {
      stubSetCount += 1
      shown = newValue.map { NSMutableAttributedString(stub: $0.runs) }
      let first = shown?.runs.runs.first?.attributes ?? [:]
      for key in Self.defaults.keys { own[key] = first[key] ?? own[key] }
    }
  }

  /// developer.apple.com/documentation/uikit/uitextfield/defaulttextattributes
  /// The page says that they are applied "to the entire text", and that unset ones "maintain their default values".
  @available(iOS 7.0, macCatalyst 13.1, visionOS 1.0, *)
  open var defaultTextAttributes: [NSAttributedString.Key: Any] {
    get { own }
    set {
      own = UITextField.defaults
      change { $0.merge(newValue) { $1 } }
    }
  }

  private func change(_ change: (inout [NSAttributedString.Key: Any]) -> Void) {
    change(&own)
    shown = shown.map { text in
      NSMutableAttributedString(stub: text.runs).stubMapped {
        var attributes = $0
        change(&attributes)
        return attributes
      }
    }
  }

  /// developer.apple.com/documentation/uikit/uitextfield/font
  @available(iOS 2.0, macCatalyst 13.1, visionOS 1.0, *)
  open var font: UIFont? {
    get { own[.font] as? UIFont }
    set { change { $0[.font] = newValue ?? UITextField.defaults[.font] } }
  }

  /// developer.apple.com/documentation/uikit/uitextfield/textcolor
  @available(iOS 2.0, macCatalyst 13.1, visionOS 1.0, *)
  open var textColor: UIColor? {
    get { own[.foregroundColor] as? UIColor }
    set { change { $0[.foregroundColor] = newValue ?? UITextField.defaults[.foregroundColor] } }
  }

  /// developer.apple.com/documentation/uikit/uitextfield/textalignment
  @available(iOS 2.0, macCatalyst 13.1, visionOS 1.0, *)
  open var textAlignment: NSTextAlignment {
    get { own.stubAlignment }
    set { change { $0.stubChangeParagraph { $0.alignment = newValue } } }
  }
}
