public import CoreFoundation
public import Foundation
public import UIFoundation

/// developer.apple.com/documentation/uikit/uiscrollview
@available(iOS 2.0, macCatalyst 13.1, visionOS 1.0, *)
@available(watchOS, unavailable)
@MainActor open class UIScrollView: UIView {
  /// developer.apple.com/documentation/uikit/uiscrollview/isscrollenabled
  @available(iOS 2.0, macCatalyst 13.1, visionOS 1.0, *)
  open var isScrollEnabled = true

  /// developer.apple.com/documentation/uikit/uiscrollview/ispagingenabled
  @available(iOS 2.0, macCatalyst 13.1, visionOS 1.0, *)
  open var isPagingEnabled = false

  /// developer.apple.com/documentation/uikit/uiscrollview/showshorizontalscrollindicator
  @available(iOS 2.0, macCatalyst 13.1, visionOS 1.0, *)
  open var showsHorizontalScrollIndicator = true

  /// developer.apple.com/documentation/uikit/uiscrollview/contentsize
  @available(iOS 2.0, macCatalyst 13.1, visionOS 1.0, *)
  open var contentSize = CGSize(width: 0, height: 0)

  /// developer.apple.com/documentation/uikit/uiscrollview/contentoffset
  @available(iOS 2.0, macCatalyst 13.1, visionOS 1.0, *)
  open var contentOffset = CGPoint(x: 0, y: 0)

  /// developer.apple.com/documentation/uikit/uiscrollview/touchesshouldcancel(in:)
  @available(iOS 2.0, macCatalyst 13.1, visionOS 1.0, *)
  open func touchesShouldCancel(in view: UIView) -> Bool { true }

  /// developer.apple.com/documentation/uikit/uiscrollview/contentinsetadjustmentbehavior-swift.enum
  @available(iOS 11.0, macCatalyst 13.1, visionOS 1.0, *)
  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    /// developer.apple.com/documentation/uikit/uiscrollview/contentinsetadjustmentbehavior-swift.enum/never
    @available(iOS 11.0, macCatalyst 13.1, visionOS 1.0, *)
    case never = 2
  }

  /// developer.apple.com/documentation/uikit/uiscrollview/contentinsetadjustmentbehavior-swift.property
  @available(iOS 11.0, macCatalyst 13.1, visionOS 1.0, *)
  open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.never
}

/// developer.apple.com/documentation/uikit/uitextview
@available(iOS 2.0, macCatalyst 13.1, visionOS 1.0, *)
@available(watchOS, unavailable)
@MainActor open class UITextView: UIScrollView {
  private let storage = NSTextStorage()

  /// The view's own attributes, which an empty text has.
  private var own: [NSAttributedString.Key: Any] = [
    .font: UIFont.systemFont(ofSize: 17), .foregroundColor: UIColor.black, .paragraphStyle: NSParagraphStyle.default,
  ]
  /// Typing attributes that were set; the page of the property says that they are "cleared" when the selection changes.
  private var set: [NSAttributedString.Key: Any]?
  /// How often the view was given an attributed string.
  package private(set) var stubSetCount = 0

  /// developer.apple.com/documentation/uikit/uitextview/textstorage
  @available(iOS 7.0, macCatalyst 13.1, visionOS 1.0, *)
  open var textStorage: NSTextStorage { storage }

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// developer.apple.com/documentation/uikit/uitextview/text
  /// The page says that a new text is shown with the properties of the view, and those are its typing attributes.
  @available(iOS 2.0, macCatalyst 13.1, visionOS 1.0, *)
  open var text: String! {
    get { storage.string }
    set { show(StubRuns(newValue ?? "", typingAttributes.stubKept)) }
  }

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// developer.apple.com/documentation/uikit/uitextview/attributedtext
  @available(iOS 6.0, macCatalyst 13.1, visionOS 1.0, *)
  open var attributedText: NSAttributedString! {
    get { NSMutableAttributedString(stub: storage.runs) }
    set {
      stubSetCount += 1
      show(newValue?.runs ?? StubRuns("", [:]))
    }
  }

  private func show(_ text: StubRuns) {
    own.merge(typingAttributes.stubKept) { $1 }
    storage.runs = text
    selectedRange = NSRange(location: storage.length, length: 0)
  }

  /// developer.apple.com/documentation/uikit/uitextview/selectedrange
  @available(iOS 2.0, macCatalyst 13.1, visionOS 1.0, *)
  open var selectedRange = NSRange(location: 0, length: 0) {
    didSet { set = nil }
  }

  /// developer.apple.com/documentation/uikit/uitextview/typingattributes
  @available(iOS 6.0, macCatalyst 13.1, visionOS 1.0, *)
  open var typingAttributes: [NSAttributedString.Key: Any] {
    get { set ?? storage.stubAttributes(before: selectedRange) ?? own }
    set { set = newValue }
  }

  /// What the user's typing does: the text takes the place of the selection.
  package func stubType(_ text: String) {
    let typed = StubRuns(text, typingAttributes)
    storage.runs.replace(selectedRange.stubRange, with: typed)
    selectedRange = NSRange(location: selectedRange.location + typed.units.count, length: 0)
  }

  /// developer.apple.com/documentation/uikit/uitextview/font
  @available(iOS 2.0, macCatalyst 13.1, visionOS 1.0, *)
  open var font: UIFont? {
    get { typingAttributes[.font] as? UIFont }
    set { change { $0[.font] = newValue } }
  }

  /// developer.apple.com/documentation/uikit/uitextview/textcolor
  @available(iOS 2.0, macCatalyst 13.1, visionOS 1.0, *)
  open var textColor: UIColor? {
    get { typingAttributes[.foregroundColor] as? UIColor }
    set { change { $0[.foregroundColor] = newValue } }
  }

  /// The pages of these properties: a new value is applied "to the entire contents of the text view".
  private func change(_ change: (inout [NSAttributedString.Key: Any]) -> Void) {
    change(&own)
    if var set {
      change(&set)
      self.set = set
    }
    _ = storage.stubMapped {
      var attributes = $0
      change(&attributes)
      return attributes
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
public struct UIEdgeInsets: Equatable, Sendable {
  /// developer.apple.com/documentation/uikit/uiedgeinsets/zero
  @available(iOS 2.0, macCatalyst 13.1, visionOS 1.0, watchOS 2.0, *)
  public static let zero = UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 0)

  /// developer.apple.com/documentation/uikit/uiedgeinsets/top
  @available(iOS 2.0, macCatalyst 13.1, visionOS 1.0, watchOS 2.0, *)
  public var top: CGFloat

  /// developer.apple.com/documentation/uikit/uiedgeinsets/left
  @available(iOS 2.0, macCatalyst 13.1, visionOS 1.0, watchOS 2.0, *)
  public var left: CGFloat

  /// developer.apple.com/documentation/uikit/uiedgeinsets/bottom
  @available(iOS 2.0, macCatalyst 13.1, visionOS 1.0, watchOS 2.0, *)
  public var bottom: CGFloat

  /// developer.apple.com/documentation/uikit/uiedgeinsets/right
  @available(iOS 2.0, macCatalyst 13.1, visionOS 1.0, watchOS 2.0, *)
  public var right: CGFloat

  /// developer.apple.com/documentation/uikit/uiedgeinsets/init(top:left:bottom:right:)
  @available(iOS 2.0, macCatalyst 13.1, visionOS 1.0, watchOS 2.0, *)
  public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
    (self.top, self.left, self.bottom, self.right) = (top, left, bottom, right)
  }
}
