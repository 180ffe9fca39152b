public import CoreFoundation
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
  public init(frame frameRect: CGRect) { fatalError() }

  /// developer.apple.com/documentation/appkit/nsview/frame (no versions)
  open var frame: CGRect {
    get { fatalError() }
    set { fatalError() }
  }

  /// developer.apple.com/documentation/appkit/nsview/bounds (no versions)
  open var bounds: CGRect {
    get { fatalError() }
    set { fatalError() }
  }

  /// developer.apple.com/documentation/appkit/nsview/setframesize(_:) (no versions)
  open func setFrameSize(_ newSize: CGSize) { fatalError() }

  /// developer.apple.com/documentation/appkit/nsview/layoutsubtreeifneeded()
  @available(macOS 10.7, *)
  open func layoutSubtreeIfNeeded() { fatalError() }

  /// developer.apple.com/documentation/appkit/nsview/cachedisplay(in:to:) (no versions)
  open func cacheDisplay(in rect: CGRect, to bitmapImageRep: NSBitmapImageRep) { fatalError() }
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
