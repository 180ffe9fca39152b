public import CoreFoundation
public import Foundation
public import ObjectiveC

/// developer.apple.com/documentation/appkit/nsresponder (no versions)
@MainActor open class NSResponder: NSObject {
  /// developer.apple.com/documentation/appkit/nsresponder/mousedown(with:) (no versions)
  open func mouseDown(with event: NSEvent) {}

  /// developer.apple.com/documentation/appkit/nsresponder/mousedragged(with:) (no versions)
  open func mouseDragged(with event: NSEvent) {}

  /// developer.apple.com/documentation/appkit/nsresponder/mouseup(with:) (no versions)
  open func mouseUp(with event: NSEvent) {}
}

/// developer.apple.com/documentation/appkit/nsevent (no versions)
@MainActor open class NSEvent: NSObject {
  /// developer.apple.com/documentation/appkit/nsevent/locationinwindow (no versions)
  open var locationInWindow: CGPoint { stubPoint }

  /// developer.apple.com/documentation/appkit/nsevent/timestamp (no versions)
  /// The real one is a TimeInterval, which is a Double.
  open var timestamp: Double { stubTime }

  private let stubPoint: CGPoint
  private let stubTime: Double

  package init(at point: CGPoint, time: Double) { (stubPoint, stubTime) = (point, time) }
}

/// developer.apple.com/documentation/appkit/nscursor (no versions)
@MainActor open class NSCursor: NSObject {
  /// developer.apple.com/documentation/appkit/nscursor/pointinghand
  @available(macOS 10.3, *)
  open class var pointingHand: NSCursor { NSCursor() }
}

/// developer.apple.com/documentation/appkit/nsapplication (no versions)
@MainActor open class NSApplication: NSResponder {
  /// developer.apple.com/documentation/appkit/nsapplication/shared (no versions)
  open class var shared: NSApplication { fatalError() }
}

/// developer.apple.com/documentation/appkit/nsscreen (no versions)
@MainActor open class NSScreen: NSObject {
  /// developer.apple.com/documentation/appkit/nsscreen/main (no versions)
  open class var main: NSScreen? { fatalError() }

  /// developer.apple.com/documentation/appkit/nsscreen/backingscalefactor
  @available(macOS 10.7, *)
  open var backingScaleFactor: CGFloat { fatalError() }
}

/// developer.apple.com/documentation/appkit/nsview (no versions)
@MainActor open class NSView: NSResponder {
  /// developer.apple.com/documentation/appkit/nsview/init(frame:) (no versions)
  public init(frame frameRect: CGRect) {
    frame = frameRect
    bounds = CGRect(x: 0, y: 0, width: frameRect.size.width.native, height: frameRect.size.height.native)
  }

  /// developer.apple.com/documentation/appkit/nsview/init(coder:) (no versions)
  /// Here, a coder has no values.
  public required init?(coder: NSCoder) {
    frame = CGRect(x: 0, y: 0, width: 0, height: 0)
    bounds = frame
  }

  /// developer.apple.com/documentation/objectivec/nsobject-swift.class/init()
  @available(iOS 2.0, macCatalyst 13.1, macOS 10.0, tvOS 9.0, visionOS 1.0, watchOS 1.0, *)
  public override convenience init() { self.init(frame: CGRect(x: 0, y: 0, width: 0, height: 0)) }

  /// developer.apple.com/documentation/appkit/nsappearancecustomization/effectiveappearance
  @available(macOS 10.9, *)
  open var effectiveAppearance: NSAppearance { stubAppearance }

  package var stubAppearance = NSAppearance(.aqua)

  /// developer.apple.com/documentation/appkit/nsview/userinterfacelayoutdirection
  @available(macOS 10.8, *)
  open var userInterfaceLayoutDirection = NSUserInterfaceLayoutDirection.leftToRight

  /// developer.apple.com/documentation/appkit/nsview/frame (no versions)
  open var frame: CGRect

  /// developer.apple.com/documentation/appkit/nsview/bounds (no versions)
  open var bounds: CGRect

  /// developer.apple.com/documentation/appkit/nsview/setframesize(_:) (no versions)
  open func setFrameSize(_ newSize: CGSize) { frame.size = newSize }

  /// developer.apple.com/documentation/appkit/nsview/isflipped (no versions)
  open var isFlipped: Bool { false }

  /// developer.apple.com/documentation/appkit/nsview/needsdisplay (no versions)
  open var needsDisplay = false

  /// developer.apple.com/documentation/appkit/nsview/needslayout
  @available(macOS 10.7, *)
  open var needsLayout = false

  /// developer.apple.com/documentation/appkit/nsview/layout()
  @available(macOS 10.7, *)
  open func layout() {}

  /// developer.apple.com/documentation/appkit/nsview/draw(_:) (no versions)
  open func draw(_ dirtyRect: CGRect) {}

  /// developer.apple.com/documentation/appkit/nsview/intrinsiccontentsize
  @available(macOS 10.7, *)
  open var intrinsicContentSize: CGSize { CGSize(width: -1, height: -1) }

  /// developer.apple.com/documentation/appkit/nsview/invalidateintrinsiccontentsize()
  @available(macOS 10.7, *)
  open func invalidateIntrinsicContentSize() { stubCalls.append("invalidateIntrinsicContentSize") }

  /// The calls that ask the system for a layout.
  package var stubCalls: [String] = []

  /// developer.apple.com/documentation/appkit/nsview/firstbaselineoffsetfromtop
  @available(macOS 10.11, *)
  open var firstBaselineOffsetFromTop: CGFloat { 0 }

  /// developer.apple.com/documentation/appkit/nsview/lastbaselineoffsetfrombottom
  @available(macOS 10.11, *)
  open var lastBaselineOffsetFromBottom: CGFloat { 0 }

  /// developer.apple.com/documentation/appkit/nsview/viewdidchangeeffectiveappearance()
  @available(macOS 10.14, *)
  open func viewDidChangeEffectiveAppearance() {}

  /// developer.apple.com/documentation/appkit/nsview/viewdidmovetowindow() (no versions)
  open func viewDidMoveToWindow() {}

  /// developer.apple.com/documentation/appkit/nsview/window (no versions)
  open var window: NSWindow? { stubWindow }

  package var stubWindow: NSWindow? {
    didSet { viewDidMoveToWindow() }
  }

  /// developer.apple.com/documentation/appkit/nsview/superview (no versions)
  open var superview: NSView? { nil }

  /// developer.apple.com/documentation/appkit/nsview/hittest(_:) (no versions)
  open func hitTest(_ point: CGPoint) -> NSView? { self }

  /// developer.apple.com/documentation/appkit/nsview/convert(_:from:) (no versions)
  /// Here, all views have the same origin.
  open func convert(_ point: CGPoint, from view: NSView?) -> CGPoint { point }

  /// developer.apple.com/documentation/appkit/nsview/resetcursorrects() (no versions)
  open func resetCursorRects() {}

  /// developer.apple.com/documentation/appkit/nsview/addcursorrect(_:cursor:) (no versions)
  open func addCursorRect(_ rect: CGRect, cursor object: NSCursor) { stubCursorRects.append(rect) }

  package private(set) var stubCursorRects: [CGRect] = []

  /// developer.apple.com/documentation/appkit/nsaccessibilityprotocol/isaccessibilityelement()
  @available(macOS 10.10, *)
  open func isAccessibilityElement() -> Bool { false }

  /// developer.apple.com/documentation/appkit/nsaccessibilityprotocol/accessibilityrole()
  @available(macOS 10.10, *)
  open func accessibilityRole() -> NSAccessibility.Role? { nil }

  /// developer.apple.com/documentation/appkit/nsaccessibilityprotocol/accessibilitylabel()
  @available(macOS 10.10, *)
  open func accessibilityLabel() -> String? { nil }

  /// developer.apple.com/documentation/appkit/nsaccessibilityprotocol/accessibilitychildren()
  @available(macOS 10.10, *)
  open func accessibilityChildren() -> [Any]? { nil }

  /// developer.apple.com/documentation/appkit/nsview/layoutsubtreeifneeded()
  @available(macOS 10.7, *)
  open func layoutSubtreeIfNeeded() {}

  /// developer.apple.com/documentation/appkit/nsview/cachedisplay(in:to:) (no versions)
  open func cacheDisplay(in rect: CGRect, to bitmapImageRep: NSBitmapImageRep) { fatalError() }
}

/// developer.apple.com/documentation/appkit/nsuserinterfacelayoutdirection
@available(macOS 10.6, *)
public enum NSUserInterfaceLayoutDirection: Int, Sendable {
  /// developer.apple.com/documentation/appkit/nsuserinterfacelayoutdirection/lefttoright
  @available(macOS 10.6, *)
  case leftToRight = 0

  /// developer.apple.com/documentation/appkit/nsuserinterfacelayoutdirection/righttoleft
  @available(macOS 10.6, *)
  case rightToLeft = 1
}

/// developer.apple.com/documentation/appkit/nswindow (no versions)
@MainActor open class NSWindow: NSResponder {
  /// developer.apple.com/documentation/appkit/nswindow/backingscalefactor
  @available(macOS 10.7, *)
  open var backingScaleFactor: CGFloat { 2 }

  /// developer.apple.com/documentation/appkit/nswindow/init(contentrect:stylemask:backing:defer:) (no versions)
  public init(
    contentRect: CGRect,
    styleMask style: NSWindow.StyleMask,
    backing backingStoreType: NSWindow.BackingStoreType,
    defer flag: Bool
  ) { fatalError() }

  /// developer.apple.com/documentation/appkit/nswindow/contentview (no versions)
  open var contentView: NSView? {
    get { fatalError() }
    set { fatalError() }
  }

  /// developer.apple.com/documentation/appkit/nswindow/stylemask-swift.struct (no versions)
  public struct StyleMask: OptionSet, Sendable {
    /// developer.apple.com/documentation/swift/rawrepresentable/rawvalue-swift.property
    @available(iOS 8.0, macCatalyst 13.0, macOS 10.10, tvOS 9.0, visionOS 1.0, watchOS 2.0, *)
    public let rawValue: UInt

    /// developer.apple.com/documentation/appkit/nswindow/stylemask-swift.struct/init(rawvalue:) (no versions)
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// developer.apple.com/documentation/appkit/nswindow/stylemask-swift.struct/borderless (no versions)
    public static let borderless: NSWindow.StyleMask = []
  }

  /// developer.apple.com/documentation/appkit/nswindow/backingstoretype (no versions)
  public enum BackingStoreType: UInt, Sendable {
    /// developer.apple.com/documentation/appkit/nswindow/backingstoretype/buffered (no versions)
    case buffered = 2
  }
}
