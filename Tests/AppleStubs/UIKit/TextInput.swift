public import CoreFoundation
public import Foundation
public import ObjectiveC
public import UIFoundation

// The protocols by which the input system talks to a view with text, and their types.

/// developer.apple.com/documentation/uikit/uitextposition
@available(iOS 3.2, macCatalyst 13.1, visionOS 1.0, *)
@available(watchOS, unavailable)
@MainActor open class UITextPosition: NSObject {
}

/// developer.apple.com/documentation/uikit/uitextrange
@available(iOS 3.2, macCatalyst 13.1, visionOS 1.0, *)
@available(watchOS, unavailable)
@MainActor open class UITextRange: NSObject {
  /// developer.apple.com/documentation/uikit/uitextrange/start
  @available(iOS 3.2, macCatalyst 13.1, visionOS 1.0, *)
  open var start: UITextPosition { UITextPosition() }

  /// developer.apple.com/documentation/uikit/uitextrange/end
  @available(iOS 3.2, macCatalyst 13.1, visionOS 1.0, *)
  open var end: UITextPosition { UITextPosition() }

  /// developer.apple.com/documentation/uikit/uitextrange/isempty
  @available(iOS 3.2, macCatalyst 13.1, visionOS 1.0, *)
  open var isEmpty: Bool { true }
}

/// developer.apple.com/documentation/uikit/uitextselectionrect
@available(iOS 6.0, macCatalyst 13.1, visionOS 1.0, *)
@available(watchOS, unavailable)
@MainActor open class UITextSelectionRect: NSObject {
  /// developer.apple.com/documentation/uikit/uitextselectionrect/rect
  @available(iOS 6.0, macCatalyst 13.1, visionOS 1.0, *)
  open var rect: CGRect { CGRect(x: 0, y: 0, width: 0, height: 0) }

  /// developer.apple.com/documentation/uikit/uitextselectionrect/writingdirection
  @available(iOS 6.0, macCatalyst 13.1, visionOS 1.0, *)
  open var writingDirection: NSWritingDirection { .natural }

  /// developer.apple.com/documentation/uikit/uitextselectionrect/containsstart
  @available(iOS 6.0, macCatalyst 13.1, visionOS 1.0, *)
  open var containsStart: Bool { false }

  /// developer.apple.com/documentation/uikit/uitextselectionrect/containsend
  @available(iOS 6.0, macCatalyst 13.1, visionOS 1.0, *)
  open var containsEnd: Bool { false }

  /// developer.apple.com/documentation/uikit/uitextselectionrect/isvertical
  @available(iOS 6.0, macCatalyst 13.1, visionOS 1.0, *)
  open var isVertical: Bool { false }
}

/// developer.apple.com/documentation/uikit/uitextstoragedirection
@available(iOS 3.2, macCatalyst 13.1, visionOS 1.0, *)
@available(watchOS, unavailable)
public enum UITextStorageDirection: Int, Sendable {
  /// developer.apple.com/documentation/uikit/uitextstoragedirection/forward
  @available(iOS 3.2, macCatalyst 13.1, visionOS 1.0, *)
  case forward = 0

  /// developer.apple.com/documentation/uikit/uitextstoragedirection/backward
  @available(iOS 3.2, macCatalyst 13.1, visionOS 1.0, *)
  case backward = 1
}

/// developer.apple.com/documentation/uikit/uitextlayoutdirection
@available(iOS 3.2, macCatalyst 13.1, visionOS 1.0, *)
@available(watchOS, unavailable)
public enum UITextLayoutDirection: Int, Sendable {
  /// developer.apple.com/documentation/uikit/uitextlayoutdirection/right
  @available(iOS 3.2, macCatalyst 13.1, visionOS 1.0, *)
  case right = 2

  /// developer.apple.com/documentation/uikit/uitextlayoutdirection/left
  @available(iOS 3.2, macCatalyst 13.1, visionOS 1.0, *)
  case left = 3

  /// developer.apple.com/documentation/uikit/uitextlayoutdirection/up
  @available(iOS 3.2, macCatalyst 13.1, visionOS 1.0, *)
  case up = 4

  /// developer.apple.com/documentation/uikit/uitextlayoutdirection/down
  @available(iOS 3.2, macCatalyst 13.1, visionOS 1.0, *)
  case down = 5
}

/// developer.apple.com/documentation/uikit/uitextdirection
@available(iOS 3.2, macCatalyst 13.1, visionOS 1.0, *)
@available(watchOS, unavailable)
public struct UITextDirection: RawRepresentable, Sendable {
  /// developer.apple.com/documentation/uikit/uitextdirection/rawvalue
  @available(iOS 3.2, macCatalyst 13.1, visionOS 1.0, *)
  public var rawValue: Int

  /// developer.apple.com/documentation/uikit/uitextdirection/init(rawvalue:)
  @available(iOS 3.2, macCatalyst 13.1, visionOS 1.0, *)
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// developer.apple.com/documentation/uikit/uitextdirection/storage(_:)
  @available(iOS 3.2, macCatalyst 13.1, visionOS 1.0, *)
  public static func storage(_ direction: UITextStorageDirection) -> Self { Self(rawValue: direction.rawValue) }

  /// developer.apple.com/documentation/uikit/uitextdirection/layout(_:)
  @available(iOS 3.2, macCatalyst 13.1, visionOS 1.0, *)
  public static func layout(_ direction: UITextLayoutDirection) -> Self { Self(rawValue: direction.rawValue) }
}

/// developer.apple.com/documentation/uikit/uitextgranularity
@available(iOS 3.2, macCatalyst 13.1, visionOS 1.0, *)
@available(watchOS, unavailable)
public enum UITextGranularity: Int, Sendable {
  /// developer.apple.com/documentation/uikit/uitextgranularity/character
  @available(iOS 3.2, macCatalyst 13.1, visionOS 1.0, *)
  case character = 0

  /// developer.apple.com/documentation/uikit/uitextgranularity/word
  @available(iOS 3.2, macCatalyst 13.1, visionOS 1.0, *)
  case word = 1

  /// developer.apple.com/documentation/uikit/uitextgranularity/sentence
  @available(iOS 3.2, macCatalyst 13.1, visionOS 1.0, *)
  case sentence = 2

  /// developer.apple.com/documentation/uikit/uitextgranularity/paragraph
  @available(iOS 3.2, macCatalyst 13.1, visionOS 1.0, *)
  case paragraph = 3

  /// developer.apple.com/documentation/uikit/uitextgranularity/line
  @available(iOS 3.2, macCatalyst 13.1, visionOS 1.0, *)
  case line = 4

  /// developer.apple.com/documentation/uikit/uitextgranularity/document
  @available(iOS 3.2, macCatalyst 13.1, visionOS 1.0, *)
  case document = 5
}

/// developer.apple.com/documentation/uikit/uitextinputtraits
@available(iOS 2.0, macCatalyst 13.1, visionOS 1.0, *)
@available(watchOS, unavailable)
@MainActor public protocol UITextInputTraits: NSObjectProtocol {
  /// developer.apple.com/documentation/uikit/uitextinputtraits/keyboardtype
  @available(iOS 2.0, macCatalyst 13.1, visionOS 1.0, *)
  var keyboardType: UIKeyboardType { get set }

  /// developer.apple.com/documentation/uikit/uitextinputtraits/returnkeytype
  @available(iOS 2.0, macCatalyst 13.1, visionOS 1.0, *)
  var returnKeyType: UIReturnKeyType { get set }

  /// developer.apple.com/documentation/uikit/uitextinputtraits/keyboardappearance
  @available(iOS 2.0, macCatalyst 13.1, visionOS 1.0, *)
  var keyboardAppearance: UIKeyboardAppearance { get set }

  /// developer.apple.com/documentation/uikit/uitextinputtraits/autocapitalizationtype
  @available(iOS 2.0, macCatalyst 13.1, visionOS 1.0, *)
  var autocapitalizationType: UITextAutocapitalizationType { get set }

  /// developer.apple.com/documentation/uikit/uitextinputtraits/autocorrectiontype
  @available(iOS 2.0, macCatalyst 13.1, visionOS 1.0, *)
  var autocorrectionType: UITextAutocorrectionType { get set }

  /// developer.apple.com/documentation/uikit/uitextinputtraits/spellcheckingtype
  @available(iOS 5.0, macCatalyst 13.1, visionOS 1.0, *)
  var spellCheckingType: UITextSpellCheckingType { get set }

  /// developer.apple.com/documentation/uikit/uitextinputtraits/smartquotestype
  @available(iOS 11.0, macCatalyst 13.1, visionOS 1.0, *)
  var smartQuotesType: UITextSmartQuotesType { get set }

  /// developer.apple.com/documentation/uikit/uitextinputtraits/smartdashestype
  @available(iOS 11.0, macCatalyst 13.1, visionOS 1.0, *)
  var smartDashesType: UITextSmartDashesType { get set }

  /// developer.apple.com/documentation/uikit/uitextinputtraits/smartinsertdeletetype
  @available(iOS 11.0, macCatalyst 13.1, visionOS 1.0, *)
  var smartInsertDeleteType: UITextSmartInsertDeleteType { get set }

  /// developer.apple.com/documentation/uikit/uitextinputtraits/enablesreturnkeyautomatically
  @available(iOS 2.0, macCatalyst 13.1, visionOS 1.0, *)
  var enablesReturnKeyAutomatically: Bool { get set }

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// developer.apple.com/documentation/uikit/uitextinputtraits/textcontenttype
  @available(iOS 10.0, macCatalyst 13.1, visionOS 1.0, *)
  var textContentType: UITextContentType! { get set }

  #if !os(tvOS)
    /// developer.apple.com/documentation/uikit/uitextinputtraits/writingtoolsbehavior
    @available(iOS 18.0, macCatalyst 18.0, visionOS 2.4, *)
    var writingToolsBehavior: UIWritingToolsBehavior { get set }

    /// developer.apple.com/documentation/uikit/uitextinputtraits/allowedwritingtoolsresultoptions
    @available(iOS 18.0, macCatalyst 18.0, visionOS 2.4, *)
    var allowedWritingToolsResultOptions: UIWritingToolsResultOptions { get set }
  #endif
}

/// developer.apple.com/documentation/uikit/uikeyinput
@available(iOS 3.2, macCatalyst 13.1, visionOS 1.0, *)
@available(watchOS, unavailable)
@MainActor public protocol UIKeyInput: UITextInputTraits {
  /// developer.apple.com/documentation/uikit/uikeyinput/hastext
  @available(iOS 3.2, macCatalyst 13.1, visionOS 1.0, *)
  var hasText: Bool { get }

  /// developer.apple.com/documentation/uikit/uikeyinput/inserttext(_:)
  @available(iOS 3.2, macCatalyst 13.1, visionOS 1.0, *)
  func insertText(_ text: String)

  /// developer.apple.com/documentation/uikit/uikeyinput/deletebackward()
  @available(iOS 3.2, macCatalyst 13.1, visionOS 1.0, *)
  func deleteBackward()
}

/// developer.apple.com/documentation/uikit/uitextinput
@available(iOS 3.2, macCatalyst 13.1, visionOS 1.0, *)
@available(watchOS, unavailable)
@MainActor public protocol UITextInput: UIKeyInput {
  /// developer.apple.com/documentation/uikit/uitextinput/text(in:)
  @available(iOS 3.2, macCatalyst 13.1, visionOS 1.0, *)
  func text(in range: UITextRange) -> String?

  /// developer.apple.com/documentation/uikit/uitextinput/replace(_:withtext:)
  @available(iOS 3.2, macCatalyst 13.1, visionOS 1.0, *)
  func replace(_ range: UITextRange, withText text: String)

  /// developer.apple.com/documentation/uikit/uitextinput/selectedtextrange
  @available(iOS 3.2, macCatalyst 13.1, visionOS 1.0, *)
  var selectedTextRange: UITextRange? { get set }

  /// developer.apple.com/documentation/uikit/uitextinput/markedtextrange
  @available(iOS 3.2, macCatalyst 13.1, visionOS 1.0, *)
  var markedTextRange: UITextRange? { get }

  /// developer.apple.com/documentation/uikit/uitextinput/markedtextstyle
  @available(iOS 3.2, macCatalyst 13.1, visionOS 1.0, *)
  var markedTextStyle: [NSAttributedString.Key: Any]? { get set }

  /// developer.apple.com/documentation/uikit/uitextinput/setmarkedtext(_:selectedrange:)
  @available(iOS 3.2, macCatalyst 13.1, visionOS 1.0, *)
  func setMarkedText(_ markedText: String?, selectedRange: NSRange)

  /// developer.apple.com/documentation/uikit/uitextinput/unmarktext()
  @available(iOS 3.2, macCatalyst 13.1, visionOS 1.0, *)
  func unmarkText()

  /// developer.apple.com/documentation/uikit/uitextinput/beginningofdocument
  @available(iOS 3.2, macCatalyst 13.1, visionOS 1.0, *)
  var beginningOfDocument: UITextPosition { get }

  /// developer.apple.com/documentation/uikit/uitextinput/endofdocument
  @available(iOS 3.2, macCatalyst 13.1, visionOS 1.0, *)
  var endOfDocument: UITextPosition { get }

  /// developer.apple.com/documentation/uikit/uitextinput/textrange(from:to:)
  @available(iOS 3.2, macCatalyst 13.1, visionOS 1.0, *)
  func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange?

  /// developer.apple.com/documentation/uikit/uitextinput/position(from:offset:)
  @available(iOS 3.2, macCatalyst 13.1, visionOS 1.0, *)
  func position(from position: UITextPosition, offset: Int) -> UITextPosition?

  /// developer.apple.com/documentation/uikit/uitextinput/position(from:in:offset:)
  @available(iOS 3.2, macCatalyst 13.1, visionOS 1.0, *)
  func position(from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int) -> UITextPosition?

  /// developer.apple.com/documentation/uikit/uitextinput/compare(_:to:)
  @available(iOS 3.2, macCatalyst 13.1, visionOS 1.0, *)
  func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult

  /// developer.apple.com/documentation/uikit/uitextinput/offset(from:to:)
  @available(iOS 3.2, macCatalyst 13.1, visionOS 1.0, *)
  func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int

  /// developer.apple.com/documentation/uikit/uitextinput/inputdelegate
  @available(iOS 3.2, macCatalyst 13.1, visionOS 1.0, *)
  var inputDelegate: (any UITextInputDelegate)? { get set }

  /// developer.apple.com/documentation/uikit/uitextinput/tokenizer
  @available(iOS 3.2, macCatalyst 13.1, visionOS 1.0, *)
  var tokenizer: any UITextInputTokenizer { get }

  /// developer.apple.com/documentation/uikit/uitextinput/position(within:farthestin:)
  @available(iOS 3.2, macCatalyst 13.1, visionOS 1.0, *)
  func position(within range: UITextRange, farthestIn direction: UITextLayoutDirection) -> UITextPosition?

  /// developer.apple.com/documentation/uikit/uitextinput/characterrange(byextending:in:)
  @available(iOS 3.2, macCatalyst 13.1, visionOS 1.0, *)
  func characterRange(byExtending position: UITextPosition, in direction: UITextLayoutDirection) -> UITextRange?

  /// developer.apple.com/documentation/uikit/uitextinput/basewritingdirection(for:in:)
  @available(iOS 3.2, macCatalyst 13.1, visionOS 1.0, *)
  func baseWritingDirection(for position: UITextPosition, in direction: UITextStorageDirection) -> NSWritingDirection

  /// developer.apple.com/documentation/uikit/uitextinput/setbasewritingdirection(_:for:)
  @available(iOS 3.2, macCatalyst 13.1, visionOS 1.0, *)
  func setBaseWritingDirection(_ writingDirection: NSWritingDirection, for range: UITextRange)

  /// developer.apple.com/documentation/uikit/uitextinput/firstrect(for:)
  @available(iOS 3.2, macCatalyst 13.1, visionOS 1.0, *)
  func firstRect(for range: UITextRange) -> CGRect

  /// developer.apple.com/documentation/uikit/uitextinput/caretrect(for:)
  @available(iOS 3.2, macCatalyst 13.1, visionOS 1.0, *)
  func caretRect(for position: UITextPosition) -> CGRect

  /// developer.apple.com/documentation/uikit/uitextinput/selectionrects(for:)
  @available(iOS 6.0, macCatalyst 13.1, visionOS 1.0, *)
  func selectionRects(for range: UITextRange) -> [UITextSelectionRect]

  /// developer.apple.com/documentation/uikit/uitextinput/closestposition(to:)
  @available(iOS 3.2, macCatalyst 13.1, visionOS 1.0, *)
  func closestPosition(to point: CGPoint) -> UITextPosition?

  /// developer.apple.com/documentation/uikit/uitextinput/closestposition(to:within:)
  @available(iOS 3.2, macCatalyst 13.1, visionOS 1.0, *)
  func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition?

  /// developer.apple.com/documentation/uikit/uitextinput/characterrange(at:)
  @available(iOS 3.2, macCatalyst 13.1, visionOS 1.0, *)
  func characterRange(at point: CGPoint) -> UITextRange?

  /// developer.apple.com/documentation/uikit/uitextinput/supportsadaptiveimageglyph
  @available(iOS 18.0, macCatalyst 18.0, tvOS 18.0, visionOS 2.0, *)
  var supportsAdaptiveImageGlyph: Bool { get set }

  /// developer.apple.com/documentation/uikit/uitextinput/insert(_:replacementrange:)
  @available(iOS 18.0, macCatalyst 18.0, tvOS 18.0, visionOS 2.0, *)
  func insert(_ adaptiveImageGlyph: NSAdaptiveImageGlyph, replacementRange: UITextRange)
}

// These are optional.
extension UITextInput {
  /// developer.apple.com/documentation/uikit/uitextinput/supportsadaptiveimageglyph
  @available(iOS 18.0, macCatalyst 18.0, tvOS 18.0, visionOS 2.0, *)
  public var supportsAdaptiveImageGlyph: Bool {
    get { false }
    set {}
  }

  /// developer.apple.com/documentation/uikit/uitextinput/insert(_:replacementrange:)
  @available(iOS 18.0, macCatalyst 18.0, tvOS 18.0, visionOS 2.0, *)
  public func insert(_ adaptiveImageGlyph: NSAdaptiveImageGlyph, replacementRange: UITextRange) {}
}

/// developer.apple.com/documentation/uikit/uitextinputdelegate
@available(iOS 3.2, macCatalyst 13.1, visionOS 1.0, *)
@available(watchOS, unavailable)
@MainActor public protocol UITextInputDelegate: NSObjectProtocol {
  /// developer.apple.com/documentation/uikit/uitextinputdelegate/selectionwillchange(_:)
  @available(iOS 3.2, macCatalyst 13.1, visionOS 1.0, *)
  func selectionWillChange(_ textInput: (any UITextInput)?)

  /// developer.apple.com/documentation/uikit/uitextinputdelegate/selectiondidchange(_:)
  @available(iOS 3.2, macCatalyst 13.1, visionOS 1.0, *)
  func selectionDidChange(_ textInput: (any UITextInput)?)

  /// developer.apple.com/documentation/uikit/uitextinputdelegate/textwillchange(_:)
  @available(iOS 3.2, macCatalyst 13.1, visionOS 1.0, *)
  func textWillChange(_ textInput: (any UITextInput)?)

  /// developer.apple.com/documentation/uikit/uitextinputdelegate/textdidchange(_:)
  @available(iOS 3.2, macCatalyst 13.1, visionOS 1.0, *)
  func textDidChange(_ textInput: (any UITextInput)?)
}

/// developer.apple.com/documentation/uikit/uitextinputtokenizer
@available(iOS 3.2, macCatalyst 13.1, visionOS 1.0, *)
@available(watchOS, unavailable)
@MainActor public protocol UITextInputTokenizer: NSObjectProtocol {
  /// developer.apple.com/documentation/uikit/uitextinputtokenizer/rangeenclosingposition(_:with:indirection:)
  @available(iOS 3.2, macCatalyst 13.1, visionOS 1.0, *)
  func rangeEnclosingPosition(
    _ position: UITextPosition,
    with granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> UITextRange?

  /// developer.apple.com/documentation/uikit/uitextinputtokenizer/isposition(_:atboundary:indirection:)
  @available(iOS 3.2, macCatalyst 13.1, visionOS 1.0, *)
  func isPosition(
    _ position: UITextPosition,
    atBoundary granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> Bool

  /// developer.apple.com/documentation/uikit/uitextinputtokenizer/position(from:toboundary:indirection:)
  @available(iOS 3.2, macCatalyst 13.1, visionOS 1.0, *)
  func position(
    from position: UITextPosition,
    toBoundary granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> UITextPosition?

  /// developer.apple.com/documentation/uikit/uitextinputtokenizer/isposition(_:withintextunit:indirection:)
  @available(iOS 3.2, macCatalyst 13.1, visionOS 1.0, *)
  func isPosition(
    _ position: UITextPosition,
    withinTextUnit granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> Bool
}
