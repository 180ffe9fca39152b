public import CoreFoundation

/// developer.apple.com/documentation/coregraphics/cgfontindex (no versions)
public typealias CGFontIndex = UInt16

/// developer.apple.com/documentation/coregraphics/cgglyph (no versions)
public typealias CGGlyph = CGFontIndex

/// developer.apple.com/documentation/coregraphics/cgcolor (no versions)
public class CGColor: StubObject, @unchecked Sendable {
  package let components: [Double]
  package var value: AnyHashable? { components }

  /// developer.apple.com/documentation/coregraphics/cgcolor/init(srgbred:green:blue:alpha:)
  @available(iOS 13.0, macCatalyst 13.1, macOS 10.15, tvOS 13.0, visionOS 1.0, watchOS 6.0, *)
  public init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    components = [red.native, green.native, blue.native, alpha.native]
  }
}

/// developer.apple.com/documentation/coregraphics/cgcolorspace (no versions)
public class CGColorSpace: StubObject, @unchecked Sendable {
  /// developer.apple.com/documentation/coregraphics/cgcolorspace/srgb
  @available(iOS 9.0, macCatalyst 13.1, macOS 10.5, tvOS 9.0, visionOS 1.0, watchOS 2.0, *)
  nonisolated(unsafe) public static let sRGB = CFString(stub: "kCGColorSpaceSRGB")

  /// developer.apple.com/documentation/coregraphics/cgcolorspace/init(name:)
  @available(iOS 2.0, macCatalyst 13.1, macOS 10.2, visionOS 1.0, watchOS 2.0, *)
  public init?(name: CFString) {}
}

/// developer.apple.com/documentation/coregraphics/cgpath (no versions)
public class CGPath: StubObject {
  let rect: CGRect

  /// developer.apple.com/documentation/coregraphics/cgpath/init(roundedrect:cornerwidth:cornerheight:transform:)
  /// The real one ends the program for a corner that is more than half of a side.
  @available(iOS 7.0, macCatalyst 13.1, macOS 10.9, visionOS 1.0, watchOS 2.0, *)
  public init(
    roundedRect rect: CGRect,
    cornerWidth: CGFloat,
    cornerHeight: CGFloat,
    transform: UnsafePointer<CGAffineTransform>?
  ) {
    precondition(cornerWidth.native >= 0 && cornerHeight.native >= 0)
    precondition(2 * cornerWidth.native <= rect.size.width.native && 2 * cornerHeight.native <= rect.size.height.native)
    self.rect = rect
  }
}

/// developer.apple.com/documentation/coregraphics/cglinecap (no versions)
public enum CGLineCap: Int32, Sendable {
  /// developer.apple.com/documentation/coregraphics/cglinecap/round (no versions)
  case round = 1
}

/// developer.apple.com/documentation/coregraphics/cginterpolationquality (no versions)
public enum CGInterpolationQuality: Int32, Sendable {
  /// developer.apple.com/documentation/coregraphics/cginterpolationquality/high (no versions)
  case high = 3
}

/// developer.apple.com/documentation/coregraphics/cgcolorrenderingintent (no versions)
public enum CGColorRenderingIntent: Int32, Sendable {
  /// developer.apple.com/documentation/coregraphics/cgcolorrenderingintent/defaultintent (no versions)
  case defaultIntent = 0
}

/// developer.apple.com/documentation/coregraphics/cgpathfillrule
@available(iOS 7.0, macCatalyst 7.0, macOS 10.9, tvOS 9.0, visionOS 1.0, watchOS 2.0, *)
public enum CGPathFillRule: Int {
  /// developer.apple.com/documentation/coregraphics/cgpathfillrule/winding
  @available(iOS 7.0, macCatalyst 7.0, macOS 10.9, tvOS 9.0, visionOS 1.0, watchOS 2.0, *)
  case winding = 0
}

/// developer.apple.com/documentation/coregraphics/cgimagealphainfo (no versions)
public enum CGImageAlphaInfo: UInt32, Sendable {
  /// developer.apple.com/documentation/coregraphics/cgimagealphainfo/premultipliedfirst (no versions)
  case premultipliedFirst = 2

  /// developer.apple.com/documentation/coregraphics/cgimagealphainfo/last (no versions)
  case last = 3
}

/// developer.apple.com/documentation/coregraphics/cgbitmapinfo
@available(iOS 2.0, macCatalyst 13.1, macOS 10.0, visionOS 1.0, watchOS 2.0, *)
public struct CGBitmapInfo: OptionSet, Sendable {
  /// developer.apple.com/documentation/swift/rawrepresentable/rawvalue-swift.property
  @available(iOS 8.0, macCatalyst 13.0, macOS 10.10, tvOS 9.0, visionOS 1.0, watchOS 2.0, *)
  public let rawValue: UInt32

  /// developer.apple.com/documentation/coregraphics/cgbitmapinfo/byteorder32little
  @available(iOS 2.0, macCatalyst 13.1, macOS 10.0, visionOS 1.0, watchOS 2.0, *)
  public static var byteOrder32Little: CGBitmapInfo { CGBitmapInfo(rawValue: 2 << 12) }

  /// developer.apple.com/documentation/coregraphics/cgbitmapinfo/init(rawvalue:)
  @available(iOS 2.0, macCatalyst 13.1, macOS 10.0, visionOS 1.0, watchOS 2.0, *)
  public init(rawValue: UInt32) { self.rawValue = rawValue }
}

/// developer.apple.com/documentation/coregraphics/cgdataprovider (no versions)
public class CGDataProvider: StubObject {
  let bytes: [UInt8]

  /// developer.apple.com/documentation/coregraphics/cgdataprovider/init(data:)
  @available(iOS 2.0, macCatalyst 13.1, macOS 10.4, visionOS 1.0, watchOS 2.0, *)
  public init?(data: CFData) { bytes = data.bytes }
}

/// developer.apple.com/documentation/coregraphics/cgdataconsumer (no versions)
public class CGDataConsumer: StubObject {
  let data: CFMutableData

  /// developer.apple.com/documentation/coregraphics/cgdataconsumer/init(data:)
  @available(iOS 2.0, macCatalyst 13.1, macOS 10.4, visionOS 1.0, watchOS 2.0, *)
  public init?(data: CFMutableData) { self.data = data }
}

/// developer.apple.com/documentation/coregraphics/cgimage (no versions)
public class CGImage: StubObject, @unchecked Sendable {
  /// developer.apple.com/documentation/coregraphics/cgimage/width
  @available(iOS 2.0, macCatalyst 13.1, macOS 10.0, visionOS 1.0, watchOS 2.0, *)
  public let width: Int

  /// developer.apple.com/documentation/coregraphics/cgimage/height
  @available(iOS 2.0, macCatalyst 13.1, macOS 10.0, visionOS 1.0, watchOS 2.0, *)
  public let height: Int

  package init(width: Int, height: Int) { (self.width, self.height) = (width, height) }

  /// developer.apple.com/documentation/coregraphics/cgimage/init(width:height:bitspercomponent:bitsperpixel:bytesperrow:space:bitmapinfo:provider:decode:shouldinterpolate:intent:)
  @available(iOS 2.0, macCatalyst 13.1, macOS 10.0, visionOS 1.0, watchOS 2.0, *)
  public init?(
    width: Int,
    height: Int,
    bitsPerComponent: Int,
    bitsPerPixel: Int,
    bytesPerRow: Int,
    space: CGColorSpace,
    bitmapInfo: CGBitmapInfo,
    provider: CGDataProvider,
    decode: UnsafePointer<CGFloat>?,
    shouldInterpolate: Bool,
    intent: CGColorRenderingIntent
  ) {
    precondition(bitmapInfo.rawValue == 3 && bitsPerComponent == 8 && bitsPerPixel == 32 && bytesPerRow == 4 * width)
    guard provider.bytes.count == bytesPerRow * height else { return nil }
    (self.width, self.height) = (width, height)
  }
}
