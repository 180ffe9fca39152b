public import CoreFoundation
public import Foundation
public import ObjectiveC

/// developer.apple.com/documentation/appkit/nsresponder (no versions)
@MainActor open class NSResponder: NSObject {}

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
