public import CoreFoundation
public import Foundation
public import ObjectiveC
public import QuartzCore

/// developer.apple.com/documentation/uikit/uiresponder
@available(iOS 2.0, macCatalyst 13.1, visionOS 1.0, *)
@available(watchOS, unavailable)
@MainActor open class UIResponder: NSObject {
  /// developer.apple.com/documentation/uikit/uiresponder/canbecomefirstresponder
  @available(iOS 2.0, macCatalyst 13.1, visionOS 1.0, *)
  open var canBecomeFirstResponder: Bool { false }

  /// developer.apple.com/documentation/uikit/uiresponder/isfirstresponder
  @available(iOS 2.0, macCatalyst 13.1, visionOS 1.0, *)
  open var isFirstResponder: Bool { stubIsFirst }

  private var stubIsFirst = false

  /// developer.apple.com/documentation/uikit/uiresponder/becomefirstresponder()
  @available(iOS 2.0, macCatalyst 13.1, visionOS 1.0, *)
  @discardableResult open func becomeFirstResponder() -> Bool {
    stubIsFirst = canBecomeFirstResponder
    return stubIsFirst
  }

  /// developer.apple.com/documentation/uikit/uiresponder/resignfirstresponder()
  @available(iOS 2.0, macCatalyst 13.1, visionOS 1.0, *)
  @discardableResult open func resignFirstResponder() -> Bool {
    stubIsFirst = false
    return true
  }

  /// developer.apple.com/documentation/uikit/uiresponder/touchesbegan(_:with:)
  @available(iOS 2.0, macCatalyst 13.1, visionOS 1.0, *)
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { stubTouches.append("began") }

  /// developer.apple.com/documentation/uikit/uiresponder/touchesmoved(_:with:)
  @available(iOS 2.0, macCatalyst 13.1, visionOS 1.0, *)
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { stubTouches.append("moved") }

  /// developer.apple.com/documentation/uikit/uiresponder/touchesended(_:with:)
  @available(iOS 2.0, macCatalyst 13.1, visionOS 1.0, *)
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { stubTouches.append("ended") }

  /// developer.apple.com/documentation/uikit/uiresponder/touchescancelled(_:with:)
  @available(iOS 2.0, macCatalyst 13.1, visionOS 1.0, *)
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { stubTouches.append("cancelled") }

  /// developer.apple.com/documentation/uikit/uiresponder/pressesended(_:with:)
  @available(iOS 9.0, macCatalyst 13.1, visionOS 1.0, *)
  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) { stubTouches.append("press ended") }

  /// The touches that a view has passed to the responder above it.
  package var stubTouches: [String] = []

  /// developer.apple.com/documentation/uikit/uiresponder/undomanager
  @available(iOS 3.0, macCatalyst 13.1, visionOS 1.0, *)
  open var undoManager: UndoManager? { nil }

  /// developer.apple.com/documentation/uikit/uiresponder/inputview
  @available(iOS 3.2, macCatalyst 13.1, visionOS 1.0, *)
  open var inputView: UIView? { nil }

  /// developer.apple.com/documentation/uikit/uiresponder/reloadinputviews()
  @available(iOS 3.2, macCatalyst 13.1, visionOS 1.0, *)
  open func reloadInputViews() { stubCalls.append("reloadInputViews") }

  /// The calls by which the responder tells the system that it has changed.
  package var stubCalls: [String] = []

  #if _runtime(_ObjC)
    /// developer.apple.com/documentation/uikit/uiresponder/keycommands
    @available(iOS 7.0, macCatalyst 13.1, visionOS 1.0, *)
    open var keyCommands: [UIKeyCommand]? { nil }

    /// developer.apple.com/documentation/uikit/uiresponder/canperformaction(_:withsender:)
    @available(iOS 3.0, macCatalyst 13.1, visionOS 1.0, *)
    open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool { false }
  #endif

  /// developer.apple.com/documentation/uikit/uiresponderstandardeditactions/copy(_:)
  /// The real ones are members of a protocol of all responders.
  @available(iOS 3.0, macCatalyst 13.1, visionOS 1.0, *)
  open func copy(_ sender: Any?) {}

  /// developer.apple.com/documentation/uikit/uiresponderstandardeditactions/cut(_:)
  @available(iOS 3.0, macCatalyst 13.1, visionOS 1.0, *)
  open func cut(_ sender: Any?) {}

  /// developer.apple.com/documentation/uikit/uiresponderstandardeditactions/paste(_:)
  @available(iOS 3.0, macCatalyst 13.1, visionOS 1.0, *)
  open func paste(_ sender: Any?) {}

  /// developer.apple.com/documentation/uikit/uiresponderstandardeditactions/selectall(_:)
  @available(iOS 3.0, macCatalyst 13.1, visionOS 1.0, *)
  open func selectAll(_ sender: Any?) {}
}

/// developer.apple.com/documentation/uikit/uiview
@available(iOS 2.0, macCatalyst 13.1, visionOS 1.0, *)
@available(watchOS, unavailable)
@MainActor open class UIView: UIResponder, UITraitEnvironment {
  /// developer.apple.com/documentation/uikit/uiview/init(frame:)
  @available(iOS 2.0, macCatalyst 13.1, visionOS 1.0, *)
  public init(frame: CGRect) {
    self.frame = frame
    bounds = CGRect(x: 0, y: 0, width: frame.size.width.native, height: frame.size.height.native)
  }

  /// developer.apple.com/documentation/uikit/uiview/init(coder:)
  /// Here, a coder has no values.
  @available(iOS 2.0, macCatalyst 13.1, visionOS 1.0, *)
  public required init?(coder: NSCoder) {
    frame = CGRect(x: 0, y: 0, width: 0, height: 0)
    bounds = frame
  }

  /// developer.apple.com/documentation/objectivec/nsobject-swift.class/init()
  @available(iOS 2.0, macCatalyst 13.1, macOS 10.0, tvOS 9.0, visionOS 1.0, watchOS 1.0, *)
  public override convenience init() { self.init(frame: CGRect(x: 0, y: 0, width: 0, height: 0)) }

  /// developer.apple.com/documentation/uikit/uitraitenvironment/traitcollection
  @available(iOS 8.0, macCatalyst 13.1, visionOS 1.0, *)
  open var traitCollection: UITraitCollection { stubTraits }

  /// developer.apple.com/documentation/uikit/uitraitenvironment/traitcollectiondidchange(_:)
  @available(iOS, introduced: 8.0, deprecated: 17.0)
  @available(macCatalyst, introduced: 13.1, deprecated: 17.0)
  @available(tvOS, introduced: 9.0, deprecated: 17.0)
  @available(visionOS, introduced: 1.0, deprecated: 1.0)
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// developer.apple.com/documentation/uikit/uiview/overrideuserinterfacestyle
  @available(iOS 13.0, macCatalyst 13.1, tvOS 13.0, visionOS 1.0, *)
  open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified {
    didSet { stubChange(to: UITraitCollection(overrideUserInterfaceStyle, traitCollection.accessibilityContrast)) }
  }

  package var stubTraits = UITraitCollection(.light)
  package var stubInteractions: [any UIInteraction] = []
  package var stubObservers: [StubTraitObserver] = []

  /// developer.apple.com/documentation/uikit/uiview/effectiveuserinterfacelayoutdirection
  @available(iOS 10.0, macCatalyst 13.1, tvOS 10.0, visionOS 1.0, *)
  open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    traitCollection.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
  }

  /// developer.apple.com/documentation/objectivec/nsobject-swift.class/accessibilitylabel
  /// The real one is a member of all objects; what labels and fields say by themselves is theirs to choose.
  @available(iOS 3.0, macCatalyst 13.1, tvOS 9.0, visionOS 1.0, *)
  open var accessibilityLabel: String? {
    get { stubLabel ?? stubDefaultLabel }
    set { stubLabel = newValue }
  }

  private var stubLabel: String?

  /// developer.apple.com/documentation/objectivec/nsobject-swift.class/accessibilityvalue
  /// The real one is a member of all objects.
  @available(iOS 3.0, macCatalyst 13.1, tvOS 9.0, visionOS 1.0, *)
  open var accessibilityValue: String?

  /// developer.apple.com/documentation/objectivec/nsobject-swift.class/accessibilitytraits
  /// The real one is a member of all objects.
  @available(iOS 3.0, macCatalyst 13.1, tvOS 9.0, visionOS 1.0, *)
  open var accessibilityTraits: UIAccessibilityTraits = []

  /// developer.apple.com/documentation/objectivec/nsobject-swift.class/accessibilityelements
  /// The real one is a member of all objects.
  @available(iOS 8.0, macCatalyst 13.1, tvOS 9.0, visionOS 1.0, *)
  open var accessibilityElements: [Any]?

  /// developer.apple.com/documentation/objectivec/nsobject-swift.class/accessibilitycustomactions
  /// The real one is a member of all objects.
  @available(iOS 8.0, macCatalyst 13.1, tvOS 9.0, visionOS 1.0, *)
  open var accessibilityCustomActions: [UIAccessibilityCustomAction]?

  /// developer.apple.com/documentation/objectivec/nsobject-swift.class/accessibilitycustomrotors
  /// The real one is a member of all objects.
  @available(iOS 10.0, macCatalyst 13.1, tvOS 10.0, visionOS 1.0, *)
  open var accessibilityCustomRotors: [UIAccessibilityCustomRotor]?

  /// developer.apple.com/documentation/objectivec/nsobject-swift.class/isaccessibilityelement
  /// The real one is a member of all objects.
  @available(iOS 3.0, macCatalyst 13.1, tvOS 9.0, visionOS 1.0, *)
  open var isAccessibilityElement = false

  package var stubDefaultLabel: String? { nil }

  /// developer.apple.com/documentation/uikit/uiview/frame
  @available(iOS 2.0, macCatalyst 13.1, visionOS 1.0, *)
  open var frame: CGRect

  /// developer.apple.com/documentation/uikit/uiview/bounds
  @available(iOS 2.0, macCatalyst 13.1, visionOS 1.0, *)
  open var bounds: CGRect

  /// developer.apple.com/documentation/uikit/uiview/contentscalefactor
  @available(iOS 4.0, macCatalyst 13.1, visionOS 1.0, *)
  open var contentScaleFactor: CGFloat = 1

  /// developer.apple.com/documentation/uikit/uiview/backgroundcolor
  @available(iOS 2.0, macCatalyst 13.1, visionOS 1.0, *)
  open var backgroundColor: UIColor?

  /// developer.apple.com/documentation/uikit/uiview/contentmode-swift.property
  @available(iOS 2.0, macCatalyst 13.1, visionOS 1.0, *)
  open var contentMode = UIView.ContentMode.center

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// developer.apple.com/documentation/uikit/uiview/tintcolor
  @available(iOS 7.0, macCatalyst 13.1, visionOS 1.0, *)
  open var tintColor: UIColor!

  /// developer.apple.com/documentation/uikit/uiview/isuserinteractionenabled
  @available(iOS 2.0, macCatalyst 13.1, visionOS 1.0, *)
  open var isUserInteractionEnabled = true

  /// developer.apple.com/documentation/uikit/uiview/ishidden
  @available(iOS 2.0, macCatalyst 13.1, visionOS 1.0, *)
  open var isHidden = false

  /// developer.apple.com/documentation/uikit/uiview/clipstobounds
  @available(iOS 2.0, macCatalyst 13.1, visionOS 1.0, *)
  open var clipsToBounds = false

  /// developer.apple.com/documentation/uikit/uiview/safeareainsets
  @available(iOS 11.0, macCatalyst 13.1, tvOS 11.0, visionOS 1.0, *)
  open var safeAreaInsets: UIEdgeInsets { stubSafeArea }

  package var stubSafeArea = UIEdgeInsets.zero {
    didSet { safeAreaInsetsDidChange() }
  }

  /// developer.apple.com/documentation/uikit/uiview/safeareainsetsdidchange()
  @available(iOS 11.0, macCatalyst 13.1, tvOS 11.0, visionOS 1.0, *)
  open func safeAreaInsetsDidChange() {}

  /// developer.apple.com/documentation/uikit/uiview/layer
  @available(iOS 2.0, macCatalyst 13.1, visionOS 1.0, *)
  open var layer: CALayer { stubLayer }

  private let stubLayer = CALayer()

  /// developer.apple.com/documentation/uikit/uiview/window
  @available(iOS 2.0, macCatalyst 13.1, visionOS 1.0, *)
  open var window: UIWindow? { stubWindow }

  package var stubWindow: UIWindow? {
    willSet { willMove(toWindow: newValue) }
    didSet { didMoveToWindow() }
  }

  /// developer.apple.com/documentation/uikit/uiview/willmove(towindow:)
  @available(iOS 2.0, macCatalyst 13.1, visionOS 1.0, *)
  open func willMove(toWindow newWindow: UIWindow?) {}

  /// developer.apple.com/documentation/uikit/uiview/didmovetowindow()
  @available(iOS 2.0, macCatalyst 13.1, visionOS 1.0, *)
  open func didMoveToWindow() {}

  /// developer.apple.com/documentation/uikit/uiview/subviews
  @available(iOS 2.0, macCatalyst 13.1, visionOS 1.0, *)
  open var subviews: [UIView] { stubSubviews }

  /// developer.apple.com/documentation/uikit/uiview/addsubview(_:)
  @available(iOS 2.0, macCatalyst 13.1, visionOS 1.0, *)
  open func addSubview(_ view: UIView) {
    view.stubSuperview = self
    stubSubviews.append(view)
  }

  /// developer.apple.com/documentation/uikit/uiview/removefromsuperview()
  @available(iOS 2.0, macCatalyst 13.1, visionOS 1.0, *)
  open func removeFromSuperview() {
    stubSuperview?.stubSubviews.removeAll { $0 === self }
    stubSuperview = nil
  }

  /// developer.apple.com/documentation/uikit/uiview/superview
  @available(iOS 2.0, macCatalyst 13.1, visionOS 1.0, *)
  open var superview: UIView? { stubSuperview }

  private weak var stubSuperview: UIView?

  private var stubSubviews: [UIView] = []

  /// developer.apple.com/documentation/uikit/uiview/draw(_:)
  @available(iOS 2.0, macCatalyst 13.1, visionOS 1.0, *)
  open func draw(_ rect: CGRect) {}

  /// developer.apple.com/documentation/uikit/uiview/setneedslayout()
  @available(iOS 2.0, macCatalyst 13.1, visionOS 1.0, *)
  open func setNeedsLayout() { stubCalls.append("setNeedsLayout") }

  /// developer.apple.com/documentation/uikit/uiview/intrinsiccontentsize
  @available(iOS 6.0, macCatalyst 13.1, visionOS 1.0, *)
  open var intrinsicContentSize: CGSize { CGSize(width: -1, height: -1) }

  /// developer.apple.com/documentation/uikit/uiview/nointrinsicmetric
  @available(iOS 6.0, macCatalyst 13.1, visionOS 1.0, *)
  open class var noIntrinsicMetric: CGFloat { -1 }

  /// developer.apple.com/documentation/uikit/uiview/invalidateintrinsiccontentsize()
  @available(iOS 6.0, macCatalyst 13.1, visionOS 1.0, *)
  open func invalidateIntrinsicContentSize() { stubCalls.append("invalidateIntrinsicContentSize") }

  /// developer.apple.com/documentation/uikit/uiview/canbecomefocused
  @available(iOS 9.0, macCatalyst 13.1, visionOS 1.0, *)
  open var canBecomeFocused: Bool { false }

  /// developer.apple.com/documentation/uikit/uiview/forfirstbaselinelayout
  @available(iOS 9.0, macCatalyst 13.1, tvOS 9.0, visionOS 1.0, *)
  open var forFirstBaselineLayout: UIView { self }

  /// developer.apple.com/documentation/uikit/uiview/forlastbaselinelayout
  @available(iOS 9.0, macCatalyst 13.1, tvOS 9.0, visionOS 1.0, *)
  open var forLastBaselineLayout: UIView { self }

  /// developer.apple.com/documentation/uikit/uiview/point(inside:with:)
  @available(iOS 2.0, macCatalyst 13.1, visionOS 1.0, *)
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { true }

  /// developer.apple.com/documentation/uikit/uiview/addgesturerecognizer(_:)
  @available(iOS 3.2, macCatalyst 13.1, visionOS 1.0, *)
  open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {}

  /// developer.apple.com/documentation/uikit/uiview/gesturerecognizershouldbegin(_:)
  @available(iOS 6.0, macCatalyst 13.1, visionOS 1.0, *)
  open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

  /// developer.apple.com/documentation/uikit/uiview/convert(_:to:)
  @available(iOS 2.0, macCatalyst 13.1, visionOS 1.0, *)
  open func convert(_ rect: CGRect, to view: UIView?) -> CGRect { fatalError() }

  /// developer.apple.com/documentation/uikit/uiview/layoutsubviews()
  @available(iOS 2.0, macCatalyst 13.1, visionOS 1.0, *)
  open func layoutSubviews() {}

  /// developer.apple.com/documentation/uikit/uiview/layoutifneeded()
  @available(iOS 2.0, macCatalyst 13.1, visionOS 1.0, *)
  open func layoutIfNeeded() {}

  /// developer.apple.com/documentation/uikit/uiview/sizethatfits(_:)
  /// The page has no versions; these are those of the class.
  @available(iOS 2.0, macCatalyst 13.1, visionOS 1.0, *)
  open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }

  /// developer.apple.com/documentation/uikit/uiview/drawhierarchy(in:afterscreenupdates:)
  @available(iOS 7.0, macCatalyst 13.1, visionOS 1.0, *)
  open func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool { fatalError() }
}

/// developer.apple.com/documentation/uikit/uiwindow
@available(iOS 2.0, macCatalyst 13.1, visionOS 1.0, *)
@available(watchOS, unavailable)
@MainActor open class UIWindow: UIView {}

/// developer.apple.com/documentation/uikit/uicontentview-7z5ib
@available(iOS 14.0, macCatalyst 14.0, tvOS 14.0, visionOS 1.0, *)
@available(watchOS, unavailable)
@MainActor public protocol UIContentView: NSObjectProtocol {}
