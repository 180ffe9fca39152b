// The members of points, sizes and rectangles are CGFloat, as in C; their pages say Double.

/// developer.apple.com/documentation/corefoundation/cgfloat-swift.struct
/// A type of its own, which Swift converts from and to Double in this module, too.
@available(iOS 2.0, macCatalyst 13.0, macOS 10.0, tvOS 9.0, watchOS 1.0, *)
public struct CGFloat: Hashable, Sendable, ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
  package var native: Double

  /// developer.apple.com/documentation/swift/binaryfloatingpoint/init(_:)-7ft14
  @available(iOS 8.0, macCatalyst 13.0, macOS 10.10, tvOS 9.0, visionOS 1.0, watchOS 2.0, *)
  public init(_ value: Double) { native = value }

  /// developer.apple.com/documentation/corefoundation/cgfloat-swift.struct/init(floatliteral:)
  @available(iOS 2.0, macCatalyst 13.0, macOS 10.0, tvOS 9.0, watchOS 1.0, *)
  public init(floatLiteral value: Double) { native = value }

  /// developer.apple.com/documentation/corefoundation/cgfloat-swift.struct/init(integerliteral:)
  @available(iOS 2.0, macCatalyst 13.0, macOS 10.0, tvOS 9.0, watchOS 1.0, *)
  public init(integerLiteral value: Int) { native = Double(value) }

  /// developer.apple.com/documentation/corefoundation/cgfloat-swift.struct/infinity
  @available(iOS 2.0, macCatalyst 13.0, macOS 10.0, tvOS 9.0, watchOS 1.0, *)
  public static var infinity: CGFloat { CGFloat(Double.infinity) }

  package static func + (left: CGFloat, right: CGFloat) -> CGFloat { CGFloat(left.native + right.native) }
  package static func * (left: CGFloat, right: CGFloat) -> CGFloat { CGFloat(left.native * right.native) }
}

extension Double {
  /// developer.apple.com/documentation/swift/double/init(_:)-7ag2w
  @available(iOS 2.0, macCatalyst 2.0, macOS 10.0, tvOS 9.0, visionOS 1.0, watchOS 1.0, *)
  public init(_ value: CGFloat) { self = value.native }
}

extension Float {
  /// developer.apple.com/documentation/swift/float/init(_:)-5soww
  @available(iOS 2.0, macCatalyst 2.0, macOS 10.0, tvOS 9.0, visionOS 1.0, watchOS 1.0, *)
  public init(_ value: CGFloat) { self = Float(value.native) }
}

/// developer.apple.com/documentation/corefoundation/cgpoint (no versions)
public struct CGPoint: Hashable, Sendable {
  /// developer.apple.com/documentation/corefoundation/cgpoint/x (no versions)
  public var x: CGFloat

  /// developer.apple.com/documentation/corefoundation/cgpoint/y (no versions)
  public var y: CGFloat

  /// developer.apple.com/documentation/corefoundation/cgpoint/zero
  @available(iOS 7.0, macCatalyst 7.0, macOS 10.9, tvOS 9.0, visionOS 1.0, watchOS 2.0, *)
  public static var zero: CGPoint { CGPoint(x: 0, y: 0) }

  /// developer.apple.com/documentation/corefoundation/cgpoint/init(x:y:)-4tunm
  @available(iOS 7.0, macCatalyst 7.0, macOS 10.9, tvOS 9.0, visionOS 1.0, watchOS 2.0, *)
  public init(x: Double, y: Double) {
    self.x = CGFloat(x)
    self.y = CGFloat(y)
  }
}

/// developer.apple.com/documentation/corefoundation/cgsize (no versions)
public struct CGSize: Hashable, Sendable {
  /// developer.apple.com/documentation/corefoundation/cgsize/width (no versions)
  public var width: CGFloat

  /// developer.apple.com/documentation/corefoundation/cgsize/height (no versions)
  public var height: CGFloat

  /// developer.apple.com/documentation/corefoundation/cgsize/zero
  @available(iOS 7.0, macCatalyst 7.0, macOS 10.9, tvOS 9.0, visionOS 1.0, watchOS 2.0, *)
  public static var zero: CGSize { CGSize(width: 0, height: 0) }

  /// developer.apple.com/documentation/corefoundation/cgsize/init(width:height:)-6ffyr
  @available(iOS 7.0, macCatalyst 7.0, macOS 10.9, tvOS 9.0, visionOS 1.0, watchOS 2.0, *)
  public init(width: Double, height: Double) {
    self.width = CGFloat(width)
    self.height = CGFloat(height)
  }
}

/// developer.apple.com/documentation/corefoundation/cgrect (no versions)
public struct CGRect: Hashable, Sendable {
  /// developer.apple.com/documentation/corefoundation/cgrect/origin (no versions)
  public var origin: CGPoint

  /// developer.apple.com/documentation/corefoundation/cgrect/size (no versions)
  public var size: CGSize

  /// developer.apple.com/documentation/corefoundation/cgrect/zero
  @available(iOS 7.0, macCatalyst 7.0, macOS 10.9, tvOS 9.0, visionOS 1.0, watchOS 2.0, *)
  public static var zero: CGRect { CGRect(x: 0, y: 0, width: 0, height: 0) }

  /// developer.apple.com/documentation/corefoundation/cgrect/init(x:y:width:height:)-27bxn
  @available(iOS 7.0, macCatalyst 7.0, macOS 10.9, tvOS 9.0, visionOS 1.0, watchOS 2.0, *)
  public init(x: Double, y: Double, width: Double, height: Double) {
    origin = CGPoint(x: x, y: y)
    size = CGSize(width: width, height: height)
  }
}

extension CGRect {
  /// developer.apple.com/documentation/corefoundation/cgrect/contains(_:)-8f05v
  @available(iOS 8.0, macCatalyst 13.0, macOS 10.10, tvOS 9.0, visionOS 1.0, watchOS 2.0, *)
  public func contains(_ point: CGPoint) -> Bool {
    let (x, y) = (point.x.native - origin.x.native, point.y.native - origin.y.native)
    return x >= 0 && y >= 0 && x < size.width.native && y < size.height.native
  }
}

/// developer.apple.com/documentation/corefoundation/cgaffinetransform (no versions)
public struct CGAffineTransform: Hashable, Sendable {
  package var a: CGFloat
  package var b: CGFloat
  package var c: CGFloat
  package var d: CGFloat
  package var tx: CGFloat
  package var ty: CGFloat

  /// developer.apple.com/documentation/corefoundation/cgaffinetransform/identity
  @available(iOS 7.0, macCatalyst 7.0, macOS 10.9, tvOS 9.0, visionOS 1.0, watchOS 2.0, *)
  public static var identity: CGAffineTransform { CGAffineTransform(scaleX: 1, y: 1) }

  package init(a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat) {
    (self.a, self.b, self.c, self.d, self.tx, self.ty) = (a, b, c, d, tx, ty)
  }

  package init(scaleX sx: CGFloat, y sy: CGFloat) { self.init(a: sx, b: 0, c: 0, d: sy, tx: 0, ty: 0) }
}
