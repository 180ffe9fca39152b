// swift-format-ignore-file
public import CoreFoundation

public typealias CGFontIndex = UInt16
public typealias CGGlyph = CGFontIndex

public final class CGColor: StubObject {
  public let components: [Double]
  public override var value: AnyHashable? { components }
  public init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    components = [red.native, green.native, blue.native, alpha.native]
  }
}

public final class CGColorSpace: StubObject {
  nonisolated(unsafe) public static let sRGB = CFString(stub: "kCGColorSpaceSRGB")
  public init?(name: CFString) {}
}

public class CGPath: StubObject {
  let rect: CGRect
  /// The real one ends the program for a corner that is more than half of a side.
  public init(roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, transform: UnsafePointer<CGAffineTransform>?) {
    precondition(cornerWidth.native >= 0 && cornerHeight.native >= 0)
    precondition(2 * cornerWidth.native <= rect.size.width.native && 2 * cornerHeight.native <= rect.size.height.native)
    self.rect = rect
  }
}

public enum CGLineCap: Int32, Sendable { case butt, round, square }
public enum CGInterpolationQuality: Int32, Sendable { case `default`, none, low, medium, high }
public enum CGColorRenderingIntent: Int32, Sendable { case defaultIntent }
public enum CGPathFillRule: Int, Sendable { case winding, evenOdd }
public enum CGImageAlphaInfo: UInt32, Sendable { case none, premultipliedLast, premultipliedFirst }
public struct CGBitmapInfo: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  public static let byteOrder32Little = CGBitmapInfo(rawValue: 2 << 12)
}

public final class CGDataProvider: StubObject {
  let bytes: [UInt8]
  public init?(data: CFData) { bytes = data.bytes }
}
public final class CGDataConsumer: StubObject {
  let data: CFMutableData
  public init?(data: CFMutableData) { self.data = data }
}

/// Of a PNG file it reads the first chunk alone.
public final class CGImage: StubObject {
  public let width: Int
  public let height: Int
  init(width: Int, height: Int) { (self.width, self.height) = (width, height) }
  public init?(pngDataProviderSource source: CGDataProvider, decode: UnsafePointer<CGFloat>?, shouldInterpolate: Bool, intent: CGColorRenderingIntent) {
    let bytes = source.bytes
    guard bytes.count >= 24, bytes[1..<4].elementsEqual("PNG".utf8) else { return nil }
    width = bytes[16..<20].reduce(0) { $0 << 8 | Int($1) }
    height = bytes[20..<24].reduce(0) { $0 << 8 | Int($1) }
  }
}
