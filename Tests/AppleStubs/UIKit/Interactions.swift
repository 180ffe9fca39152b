public import Foundation
public import ObjectiveC

// What views for text need beside text.

/// developer.apple.com/documentation/uikit/uiinteraction
@available(iOS 11.0, macCatalyst 13.1, tvOS 11.0, visionOS 1.0, *)
@available(watchOS, unavailable)
@MainActor public protocol UIInteraction: NSObjectProtocol {}

/// developer.apple.com/documentation/uikit/uitextinteractionmode
@available(iOS 13.0, macCatalyst 13.1, visionOS 1.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
public enum UITextInteractionMode: Int, Sendable {
  /// developer.apple.com/documentation/uikit/uitextinteractionmode/editable
  @available(iOS 13.0, macCatalyst 13.1, visionOS 1.0, *)
  case editable = 0
}

/// developer.apple.com/documentation/uikit/uitextinteraction
@available(iOS 13.0, macCatalyst 13.1, visionOS 1.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
@MainActor open class UITextInteraction: NSObject, UIInteraction {
  /// developer.apple.com/documentation/uikit/uitextinteraction/init(for:)
  @available(iOS 13.0, macCatalyst 13.1, visionOS 1.0, *)
  public convenience init(for mode: UITextInteractionMode) { self.init() }

  /// developer.apple.com/documentation/uikit/uitextinteraction/textinput
  @available(iOS 13.0, macCatalyst 13.1, visionOS 1.0, *)
  open weak var textInput: (any UIResponder & UITextInput)?
}

@available(iOS 2.0, macCatalyst 13.1, visionOS 1.0, *)
@available(watchOS, unavailable)
extension UIView {
  /// developer.apple.com/documentation/uikit/uiview/addinteraction(_:)
  @available(iOS 11.0, macCatalyst 13.1, tvOS 11.0, visionOS 1.0, *)
  public func addInteraction(_ interaction: any UIInteraction) { stubInteractions.append(interaction) }
}

/// developer.apple.com/documentation/uikit/uipasteboard
@available(iOS 3.0, macCatalyst 13.1, visionOS 1.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
open class UIPasteboard: NSObject {
  /// developer.apple.com/documentation/uikit/uipasteboard/general
  @available(iOS 3.0, macCatalyst 13.1, visionOS 1.0, *)
  open class var general: UIPasteboard { stubGeneral }

  nonisolated(unsafe) private static let stubGeneral = UIPasteboard()

  /// developer.apple.com/documentation/uikit/uipasteboard/items
  @available(iOS 3.0, macCatalyst 13.1, visionOS 1.0, *)
  open var items: [[String: Any]] = []

  /// developer.apple.com/documentation/uikit/uipasteboard/value(forpasteboardtype:)
  @available(iOS 3.0, macCatalyst 13.1, visionOS 1.0, *)
  open func value(forPasteboardType pasteboardType: String) -> Any? { items.first?[pasteboardType] }

  /// developer.apple.com/documentation/uikit/uipasteboard/data(forpasteboardtype:)
  @available(iOS 3.0, macCatalyst 13.1, visionOS 1.0, *)
  open func data(forPasteboardType pasteboardType: String) -> Data? { items.first?[pasteboardType] as? Data }

  /// developer.apple.com/documentation/uikit/uipasteboard/hasstrings
  @available(iOS 10.0, macCatalyst 13.1, visionOS 1.0, *)
  open var hasStrings: Bool { string != nil }
}

@available(iOS 3.0, macCatalyst 13.1, visionOS 1.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
extension UIPasteboard {
  /// developer.apple.com/documentation/uikit/uipasteboard/string
  @available(iOS 3.0, macCatalyst 13.1, visionOS 1.0, *)
  public var string: String? {
    get { items.first?["public.utf8-plain-text"] as? String }
    set { items = newValue.map { [["public.utf8-plain-text": $0]] } ?? [] }
  }
}

#if _runtime(_ObjC)
  /// developer.apple.com/documentation/uikit/uikeymodifierflags
  @available(iOS 7.0, macCatalyst 13.1, visionOS 1.0, *)
  @available(watchOS, unavailable)
  public struct UIKeyModifierFlags: OptionSet, Sendable {
    /// developer.apple.com/documentation/swift/rawrepresentable/rawvalue-swift.property
    @available(iOS 7.0, macCatalyst 13.1, visionOS 1.0, *)
    public let rawValue: Int

    /// developer.apple.com/documentation/uikit/uikeymodifierflags/init(rawvalue:)
    @available(iOS 7.0, macCatalyst 13.1, visionOS 1.0, *)
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// developer.apple.com/documentation/uikit/uikeymodifierflags/shift
    @available(iOS 7.0, macCatalyst 13.1, visionOS 1.0, *)
    public static var shift: Self { Self(rawValue: 1 << 17) }

    /// developer.apple.com/documentation/uikit/uikeymodifierflags/command
    @available(iOS 7.0, macCatalyst 13.1, visionOS 1.0, *)
    public static var command: Self { Self(rawValue: 1 << 20) }
  }

  /// developer.apple.com/documentation/uikit/uikeycommand
  @available(iOS 7.0, macCatalyst 13.1, visionOS 1.0, *)
  @available(watchOS, unavailable)
  @MainActor open class UIKeyCommand: NSObject {
    /// developer.apple.com/documentation/uikit/uikeycommand/init(input:modifierflags:action:)
    @available(iOS 7.0, macCatalyst 13.1, visionOS 1.0, *)
    public convenience init(input: String, modifierFlags: UIKeyModifierFlags, action: Selector) { fatalError() }

    /// developer.apple.com/documentation/uikit/uikeycommand/wantspriorityoversystembehavior
    @available(iOS 15.0, macCatalyst 15.0, visionOS 1.0, *)
    open var wantsPriorityOverSystemBehavior = false
  }
#endif
