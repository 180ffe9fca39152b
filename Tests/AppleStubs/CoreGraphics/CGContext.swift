// swift-format-ignore-file: NeverForceUnwrap

public import CoreFoundation

/// developer.apple.com/documentation/coregraphics/cgcontext (no versions)
/// Draws nothing, and remembers what it was asked to draw, in the coordinates of the device: y grows upwards there.
public class CGContext: StubObject {
  package struct Mark: Hashable {
    package var kind: String
    /// Corners, ends or origins on the device.
    package var points: [CGPoint]
    package var color: [Double] = []
    package var lineWidth = 0.0
    /// Whether glyphs and images are upright on the device.
    package var isUpright = true
    package var numbers: [CGGlyph] = []
    package var dashes: [Double] = []
    package var cap: CGLineCap?
    package var clips: [[CGPoint]] = []

    package init(kind: String, points: [CGPoint], color: [Double] = [], clips: [[CGPoint]] = []) {
      (self.kind, self.points, self.color, self.clips) = (kind, points, color, clips)
    }
  }

  private struct State {
    var matrix = CGAffineTransform.identity
    var fill: [Double] = [0, 0, 0, 1]
    var stroke: [Double] = [0, 0, 0, 1]
    var alpha = 1.0
    var lineWidth = 1.0
    var cap: CGLineCap?
    var dashes: [Double] = []
    var clips: [[CGPoint]] = []
  }

  /// The context that was used last.
  nonisolated(unsafe) package private(set) static var last: CGContext?

  package private(set) var marks: [Mark] = []
  package private(set) var settings: Set<String> = []
  /// How many states are saved.
  package var depth: Int { saved.count }
  private var saved: [State] = []
  private var state = State()
  private var path: [CGPoint] = []
  private var consumer: CGDataConsumer?

  /// developer.apple.com/documentation/coregraphics/cgcontext/textmatrix
  /// The real one keeps it apart from the state that is saved.
  @available(iOS 2.0, macCatalyst 13.1, macOS 10.0, visionOS 1.0, watchOS 2.0, *)
  public var textMatrix = CGAffineTransform(scaleX: 3, y: 3)

  /// developer.apple.com/documentation/coregraphics/cgcontext/interpolationquality
  @available(iOS 2.0, macCatalyst 13.1, macOS 10.0, visionOS 1.0, watchOS 2.0, *)
  public var interpolationQuality = CGInterpolationQuality.high

  /// developer.apple.com/documentation/coregraphics/cgcontext/width
  @available(iOS 2.0, macCatalyst 13.1, macOS 10.2, visionOS 1.0, watchOS 2.0, *)
  public let width: Int

  /// developer.apple.com/documentation/coregraphics/cgcontext/height
  @available(iOS 2.0, macCatalyst 13.1, macOS 10.2, visionOS 1.0, watchOS 2.0, *)
  public let height: Int

  /// developer.apple.com/documentation/coregraphics/cgcontext/bytesperrow
  @available(iOS 2.0, macCatalyst 13.1, macOS 10.2, visionOS 1.0, watchOS 2.0, *)
  public var bytesPerRow: Int { 4 * width }

  /// developer.apple.com/documentation/coregraphics/cgcontext/data
  @available(iOS 2.0, macCatalyst 13.1, macOS 10.2, visionOS 1.0, watchOS 2.0, *)
  public private(set) var data: UnsafeMutableRawPointer?

  /// The context of a view, `height` points high: flipped, as views are in UIKit.
  package init(viewOfHeight height: Double) {
    (width, self.height) = (0, 0)
    translateBy(x: 0, y: CGFloat(height))
    scaleBy(x: 1, y: -1)
  }

  /// developer.apple.com/documentation/coregraphics/cgcontext/init(data:width:height:bitspercomponent:bytesperrow:space:bitmapinfo:)-4fkaf
  @available(iOS 2.0, macCatalyst 13.1, macOS 10.0, visionOS 1.0, watchOS 2.0, *)
  public init?(
    data: UnsafeMutableRawPointer?,
    width: Int,
    height: Int,
    bitsPerComponent: Int,
    bytesPerRow: Int,
    space: CGColorSpace,
    bitmapInfo: UInt32
  ) {
    precondition(bitmapInfo == 2 | 2 << 12 && bitsPerComponent == 8 && bytesPerRow == 4 * width && data == nil)
    (self.width, self.height) = (width, height)
    let memory = UnsafeMutableRawPointer.allocate(byteCount: 4 * width * height, alignment: 4)
    memory.initializeMemory(as: UInt8.self, repeating: 0, count: 4 * width * height)
    self.data = memory
  }

  /// developer.apple.com/documentation/coregraphics/cgcontext/init(consumer:mediabox:_:)
  @available(iOS 2.0, macCatalyst 13.1, macOS 10.0, visionOS 1.0, watchOS 2.0, *)
  public init?(consumer: CGDataConsumer, mediaBox: UnsafePointer<CGRect>?, _ auxiliaryInfo: CFDictionary?) {
    (width, height) = (0, 0)
    self.consumer = consumer
  }

  deinit { data?.deallocate() }
}

// The graphics state.
extension CGContext {
  /// developer.apple.com/documentation/coregraphics/cgcontext/savegstate()
  @available(iOS 2.0, macCatalyst 13.1, macOS 10.0, visionOS 1.0, watchOS 2.0, *)
  public func saveGState() {
    CGContext.last = self
    saved.append(state)
  }

  /// developer.apple.com/documentation/coregraphics/cgcontext/restoregstate()
  @available(iOS 2.0, macCatalyst 13.1, macOS 10.0, visionOS 1.0, watchOS 2.0, *)
  public func restoreGState() { state = saved.removeLast() }

  /// developer.apple.com/documentation/coregraphics/cgcontext/translateby(x:y:)
  @available(iOS 2.0, macCatalyst 13.1, macOS 10.0, visionOS 1.0, watchOS 2.0, *)
  public func translateBy(x tx: CGFloat, y ty: CGFloat) {
    state.matrix = CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: tx, ty: ty).then(state.matrix)
  }

  /// developer.apple.com/documentation/coregraphics/cgcontext/scaleby(x:y:)
  @available(iOS 2.0, macCatalyst 13.1, macOS 10.0, visionOS 1.0, watchOS 2.0, *)
  public func scaleBy(x sx: CGFloat, y sy: CGFloat) {
    state.matrix = CGAffineTransform(scaleX: sx, y: sy).then(state.matrix)
  }

  /// developer.apple.com/documentation/coregraphics/cgcontext/clip(to:)-7cbwq
  @available(iOS 2.0, macCatalyst 13.1, macOS 10.0, visionOS 1.0, watchOS 2.0, *)
  public func clip(to rect: CGRect) { state.clips.append(corners(rect)) }

  /// developer.apple.com/documentation/coregraphics/cgcontext/setalpha(_:)
  @available(iOS 2.0, macCatalyst 13.1, macOS 10.0, visionOS 1.0, watchOS 2.0, *)
  public func setAlpha(_ alpha: CGFloat) { state.alpha = alpha.native }

  /// developer.apple.com/documentation/coregraphics/cgcontext/setfillcolor(_:)-8lhn8
  @available(iOS 2.0, macCatalyst 13.1, macOS 10.3, visionOS 1.0, watchOS 2.0, *)
  public func setFillColor(_ color: CGColor) { state.fill = color.components }

  /// developer.apple.com/documentation/coregraphics/cgcontext/setstrokecolor(_:)-1sskg
  @available(iOS 2.0, macCatalyst 13.1, macOS 10.3, visionOS 1.0, watchOS 2.0, *)
  public func setStrokeColor(_ color: CGColor) { state.stroke = color.components }

  /// developer.apple.com/documentation/coregraphics/cgcontext/setlinewidth(_:)
  @available(iOS 2.0, macCatalyst 13.1, macOS 10.0, visionOS 1.0, watchOS 2.0, *)
  public func setLineWidth(_ width: CGFloat) { state.lineWidth = width.native }

  /// developer.apple.com/documentation/coregraphics/cgcontext/setlinecap(_:)
  @available(iOS 2.0, macCatalyst 13.1, macOS 10.0, visionOS 1.0, watchOS 2.0, *)
  public func setLineCap(_ cap: CGLineCap) { state.cap = cap }

  /// developer.apple.com/documentation/coregraphics/cgcontext/setlinedash(phase:lengths:)
  @available(iOS 7.0, macCatalyst 7.0, macOS 10.9, tvOS 9.0, visionOS 1.0, watchOS 2.0, *)
  public func setLineDash(phase: CGFloat, lengths: [CGFloat]) { state.dashes = lengths.map(\.native) }

  /// developer.apple.com/documentation/coregraphics/cgcontext/setallowsfontsubpixelpositioning(_:)
  @available(iOS 2.0, macCatalyst 13.1, macOS 10.5, visionOS 1.0, watchOS 2.0, *)
  public func setAllowsFontSubpixelPositioning(_ allowsFontSubpixelPositioning: Bool) {
    if allowsFontSubpixelPositioning { settings.insert("allows subpixels") }
  }

  /// developer.apple.com/documentation/coregraphics/cgcontext/setshouldsubpixelpositionfonts(_:)
  @available(iOS 2.0, macCatalyst 13.1, macOS 10.5, visionOS 1.0, watchOS 2.0, *)
  public func setShouldSubpixelPositionFonts(_ shouldSubpixelPositionFonts: Bool) {
    if shouldSubpixelPositionFonts { settings.insert("subpixels") }
  }

  /// developer.apple.com/documentation/coregraphics/cgcontext/setshouldsubpixelquantizefonts(_:)
  @available(iOS 2.0, macCatalyst 13.1, macOS 10.5, visionOS 1.0, watchOS 2.0, *)
  public func setShouldSubpixelQuantizeFonts(_ shouldSubpixelQuantizeFonts: Bool) {
    if !shouldSubpixelQuantizeFonts { settings.insert("not quantized") }
  }

  /// developer.apple.com/documentation/coregraphics/cgcontext/setshouldsmoothfonts(_:)
  @available(iOS 2.0, macCatalyst 13.1, macOS 10.2, visionOS 1.0, watchOS 2.0, *)
  public func setShouldSmoothFonts(_ shouldSmoothFonts: Bool) {
    if !shouldSmoothFonts { settings.insert("not smoothed") }
  }
}

// Paths, images and glyphs.
extension CGContext {
  /// developer.apple.com/documentation/coregraphics/cgcontext/addrect(_:)
  @available(iOS 2.0, macCatalyst 13.1, macOS 10.0, visionOS 1.0, watchOS 2.0, *)
  public func addRect(_ rect: CGRect) { path += corners(rect) }

  /// developer.apple.com/documentation/coregraphics/cgcontext/addpath(_:)
  @available(iOS 2.0, macCatalyst 13.1, macOS 10.2, visionOS 1.0, watchOS 2.0, *)
  public func addPath(_ path: CGPath) { self.path += corners(path.rect) }

  /// developer.apple.com/documentation/coregraphics/cgcontext/move(to:)
  @available(iOS 7.0, macCatalyst 7.0, macOS 10.9, tvOS 9.0, visionOS 1.0, watchOS 2.0, *)
  public func move(to point: CGPoint) { path.append(state.matrix.apply(point)) }

  /// developer.apple.com/documentation/coregraphics/cgcontext/addline(to:)
  @available(iOS 7.0, macCatalyst 7.0, macOS 10.9, tvOS 9.0, visionOS 1.0, watchOS 2.0, *)
  public func addLine(to point: CGPoint) { path.append(state.matrix.apply(point)) }

  /// developer.apple.com/documentation/coregraphics/cgcontext/addcurve(to:control1:control2:)
  @available(iOS 7.0, macCatalyst 7.0, macOS 10.9, tvOS 9.0, visionOS 1.0, watchOS 2.0, *)
  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    path += [control1, control2, end].map { state.matrix.apply($0) }
  }

  /// developer.apple.com/documentation/coregraphics/cgcontext/fillpath(using:)
  @available(iOS 7.0, macCatalyst 7.0, macOS 10.9, tvOS 9.0, visionOS 1.0, watchOS 2.0, *)
  public func fillPath(using rule: CGPathFillRule = .winding) { mark("fill", path, state.fill) }

  /// developer.apple.com/documentation/coregraphics/cgcontext/strokepath()
  @available(iOS 2.0, macCatalyst 13.1, macOS 10.0, visionOS 1.0, watchOS 2.0, *)
  public func strokePath() {
    // Nothing is drawn of an empty path.
    guard !path.isEmpty else { return }
    mark("stroke", path, state.stroke)
    marks[marks.count - 1].lineWidth = state.lineWidth
    marks[marks.count - 1].dashes = state.dashes
    marks[marks.count - 1].cap = state.cap
  }

  /// developer.apple.com/documentation/coregraphics/cgcontext/draw(_:in:bytiling:)
  @available(iOS 7.0, macCatalyst 7.0, macOS 10.9, tvOS 9.0, visionOS 1.0, watchOS 2.0, *)
  public func draw(_ image: CGImage, in rect: CGRect, byTiling: Bool = false) {
    mark("image \(image.width) × \(image.height)", corners(rect), [])
    marks[marks.count - 1].isUpright = state.matrix.d.native > 0
  }

  /// Positions are those of user space in the documentation of `CTFontDrawGlyphs`, and of text space in that of Core
  /// Graphics: both are the same without a text matrix, which is asked for here.
  package func stubDraw(_ glyphs: [CGGlyph], at positions: [CGPoint]) {
    precondition(textMatrix == .identity)
    guard !glyphs.isEmpty else { return }
    mark("glyphs", positions.map { state.matrix.apply($0) }, state.fill)
    marks[marks.count - 1].numbers = glyphs
    marks[marks.count - 1].isUpright = state.matrix.d.native > 0
  }

  private func mark(_ kind: String, _ points: [CGPoint], _ color: [Double]) {
    let color = color.isEmpty ? [] : color.dropLast() + [color[3] * state.alpha]
    marks.append(Mark(kind: kind, points: points, color: color, clips: state.clips))
    path = []
  }

  private func corners(_ rect: CGRect) -> [CGPoint] {
    let (x, y) = (rect.origin.x.native, rect.origin.y.native)
    let (maxX, maxY) = (x + rect.size.width.native, y + rect.size.height.native)
    let ends = [CGPoint(x: x, y: y), CGPoint(x: maxX, y: maxY)].map { state.matrix.apply($0) }
    // The lower left corner and the upper right one, whichever way the axes run.
    let xs = ends.map(\.x.native)
    let ys = ends.map(\.y.native)
    return [CGPoint(x: xs.min()!, y: ys.min()!), CGPoint(x: xs.max()!, y: ys.max()!)]
  }
}

// Files.
extension CGContext {
  /// developer.apple.com/documentation/coregraphics/cgcontext/makeimage()
  @available(iOS 2.0, macCatalyst 13.1, macOS 10.4, visionOS 1.0, watchOS 2.0, *)
  public func makeImage() -> CGImage? { CGImage(width: width, height: height) }

  /// developer.apple.com/documentation/coregraphics/cgcontext/beginpdfpage(_:)
  /// The media box is the rectangle in the dictionary.
  @available(iOS 2.0, macCatalyst 13.1, macOS 10.4, visionOS 1.0, watchOS 2.0, *)
  public func beginPDFPage(_ pageInfo: CFDictionary?) {
    let box = (pageInfo?[kCGPDFContextMediaBox] as? CFData)?.bytes.withUnsafeBytes { $0.loadUnaligned(as: CGRect.self) }
    marks.append(Mark(kind: "page", points: box.map(corners) ?? []))
  }

  /// developer.apple.com/documentation/coregraphics/cgcontext/endpdfpage()
  @available(iOS 2.0, macCatalyst 13.1, macOS 10.4, visionOS 1.0, watchOS 2.0, *)
  public func endPDFPage() { marks.append(Mark(kind: "end of page", points: [])) }

  /// developer.apple.com/documentation/coregraphics/cgcontext/closepdf()
  @available(iOS 2.0, macCatalyst 13.1, macOS 10.5, visionOS 1.0, watchOS 2.0, *)
  public func closePDF() { consumer?.data.bytes += Array("%PDF".utf8) }
}

/// developer.apple.com/documentation/coregraphics/kcgpdfcontextmediabox
@available(iOS 2.0, macCatalyst 13.1, macOS 10.4, visionOS 1.0, watchOS 2.0, *)
nonisolated(unsafe) public let kCGPDFContextMediaBox = CFString(stub: "kCGPDFContextMediaBox")

extension CGAffineTransform {
  fileprivate func apply(_ point: CGPoint) -> CGPoint {
    let (x, y) = (a * point.x + c * point.y + tx, b * point.x + d * point.y + ty)
    return CGPoint(x: x.native, y: y.native)
  }

  /// This one first, and then the other.
  fileprivate func then(_ other: CGAffineTransform) -> CGAffineTransform {
    CGAffineTransform(
      a: a * other.a + b * other.c,
      b: a * other.b + b * other.d,
      c: c * other.a + d * other.c,
      d: c * other.b + d * other.d,
      tx: tx * other.a + ty * other.c + other.tx,
      ty: tx * other.b + ty * other.d + other.ty
    )
  }
}
