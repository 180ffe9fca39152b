public import CoreFoundation
public import CoreGraphics
public import ObjectiveC

/// developer.apple.com/documentation/appkit/nsimagerep (no versions)
open class NSImageRep: NSObject {
  /// developer.apple.com/documentation/appkit/nsimagerep/size (no versions)
  open var size: CGSize {
    get { fatalError() }
    set { fatalError() }
  }
}

/// developer.apple.com/documentation/appkit/nscolorspacename (no versions)
public struct NSColorSpaceName: Hashable, RawRepresentable, Sendable {
  /// developer.apple.com/documentation/swift/rawrepresentable/rawvalue-swift.property
  @available(iOS 8.0, macCatalyst 13.0, macOS 10.10, tvOS 9.0, visionOS 1.0, watchOS 2.0, *)
  public let rawValue: String

  /// developer.apple.com/documentation/appkit/nscolorspacename/init(rawvalue:) (no versions)
  public init(rawValue: String) { self.rawValue = rawValue }

  /// developer.apple.com/documentation/appkit/nscolorspacename/devicergb (no versions)
  public static let deviceRGB = NSColorSpaceName(rawValue: "NSDeviceRGBColorSpace")
}

/// developer.apple.com/documentation/appkit/nsbitmapimagerep (no versions)
open class NSBitmapImageRep: NSImageRep {
  /// developer.apple.com/documentation/appkit/nsbitmapimagerep/init(bitmapdataplanes:pixelswide:pixelshigh:bitspersample:samplesperpixel:hasalpha:isplanar:colorspacename:bytesperrow:bitsperpixel:) (no versions)
  public init?(
    bitmapDataPlanes planes: UnsafeMutablePointer<UnsafeMutablePointer<UInt8>?>?,
    pixelsWide width: Int,
    pixelsHigh height: Int,
    bitsPerSample bps: Int,
    samplesPerPixel spp: Int,
    hasAlpha alpha: Bool,
    isPlanar: Bool,
    colorSpaceName: NSColorSpaceName,
    bytesPerRow rBytes: Int,
    bitsPerPixel pBits: Int
  ) { fatalError() }

  /// developer.apple.com/documentation/appkit/nsbitmapimagerep/cgimage
  @available(macOS 10.5, *)
  open var cgImage: CGImage? { fatalError() }
}

extension NSColor {
  /// developer.apple.com/documentation/appkit/nscolor/black (no versions)
  public class var black: NSColor { NSColor(srgbRed: 0, green: 0, blue: 0, alpha: 1) }
}

extension NSFont {
  /// developer.apple.com/documentation/appkit/nsfont/systemfont(ofsize:) (no versions)
  public class func systemFont(ofSize fontSize: CGFloat) -> NSFont {
    systemFont(ofSize: fontSize, weight: NSFont.Weight(rawValue: 0))
  }

  /// developer.apple.com/documentation/appkit/nsfont/ascender (no versions)
  public var ascender: CGFloat { fatalError() }

  /// developer.apple.com/documentation/appkit/nsfont/descender (no versions)
  public var descender: CGFloat { fatalError() }

  /// developer.apple.com/documentation/appkit/nsfont/capheight (no versions)
  public var capHeight: CGFloat { fatalError() }
}

/// developer.apple.com/documentation/appkit/nsgraphicscontext (no versions)
@MainActor open class NSGraphicsContext: NSObject {
  /// developer.apple.com/documentation/appkit/nsgraphicscontext/current (no versions)
  open class var current: NSGraphicsContext? { nil }

  /// developer.apple.com/documentation/appkit/nsgraphicscontext/cgcontext
  @available(macOS 10.10, *)
  open var cgContext: CGContext { fatalError() }
}
