// swift-format-ignore-file
public import CoreFoundation

/// Draws nothing, and remembers what it was asked to draw, in the coordinates of the device: y grows upwards there.
public final class CGContext: StubObject {
  public struct Mark: Hashable {
    public var kind: String
    /// Corners, ends or origins on the device.
    public var points: [CGPoint]
    public var color: [Double] = []
    public var lineWidth = 0.0
    /// Whether glyphs and images are upright on the device.
    public var isUpright = true
    public var numbers: [CGGlyph] = []
    public var dashes: [Double] = []
    public var cap = CGLineCap.butt
    public var clips: [[CGPoint]] = []

    public init(kind: String, points: [CGPoint], color: [Double] = [], clips: [[CGPoint]] = []) {
      (self.kind, self.points, self.color, self.clips) = (kind, points, color, clips)
    }
  }

  private struct State {
    var matrix = CGAffineTransform.identity
    var fill: [Double] = [0, 0, 0, 1]
    var stroke: [Double] = [0, 0, 0, 1]
    var alpha = 1.0
    var lineWidth = 1.0
    var cap = CGLineCap.butt
    var dashes: [Double] = []
    var clips: [[CGPoint]] = []
  }

  public private(set) var marks: [Mark] = []
  public private(set) var settings: Set<String> = []
  /// How many states are saved.
  public var depth: Int { saved.count }
  private var saved: [State] = []
  private var state = State()
  private var path: [CGPoint] = []
  private var consumer: CGDataConsumer?
  private var memory: UnsafeMutableRawPointer?

  /// The real one keeps it apart from the state that is saved.
  public var textMatrix = CGAffineTransform(scaleX: 3, y: 3)
  public var interpolationQuality = CGInterpolationQuality.default
  public let width: Int
  public let height: Int
  public var bytesPerRow: Int { 4 * width }
  public var data: UnsafeMutableRawPointer? { memory }

  /// The context of a view, `height` points high: flipped, as views are in UIKit.
  public init(viewOfHeight height: Double) {
    (width, self.height) = (0, 0)
    super.init()
    translateBy(x: 0, y: CGFloat(height))
    scaleBy(x: 1, y: -1)
  }

  public init?(data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int, bytesPerRow: Int, space: CGColorSpace, bitmapInfo: UInt32) {
    precondition(bitmapInfo == 2 | 2 << 12 && bitsPerComponent == 8 && bytesPerRow == 4 * width && data == nil)
    (self.width, self.height) = (width, height)
    super.init()
    memory = .allocate(byteCount: 4 * width * height, alignment: 4)
    memory?.initializeMemory(as: UInt8.self, repeating: 0, count: 4 * width * height)
  }

  public init?(consumer: CGDataConsumer, mediaBox: UnsafePointer<CGRect>?, _ auxiliaryInfo: CFDictionary?) {
    (width, height) = (0, 0)
    super.init()
    self.consumer = consumer
  }

  deinit { memory?.deallocate() }

  /// For tests: the context that was used last.
  nonisolated(unsafe) public private(set) static var last: CGContext?

  public func saveGState() { CGContext.last = self; saved.append(state) }
  public func restoreGState() { state = saved.removeLast() }
  public func translateBy(x: CGFloat, y: CGFloat) { state.matrix = CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: x, ty: y).then(state.matrix) }
  public func scaleBy(x: CGFloat, y: CGFloat) { state.matrix = CGAffineTransform(scaleX: x, y: y).then(state.matrix) }
  public func clip(to rect: CGRect) { state.clips.append(corners(rect)) }
  public func setAlpha(_ alpha: CGFloat) { state.alpha = alpha.native }
  public func setFillColor(_ color: CGColor) { state.fill = color.components }
  public func setStrokeColor(_ color: CGColor) { state.stroke = color.components }
  public func setLineWidth(_ width: CGFloat) { state.lineWidth = width.native }
  public func setLineCap(_ cap: CGLineCap) { state.cap = cap }
  public func setLineDash(phase: CGFloat, lengths: [CGFloat]) { state.dashes = lengths.map(\.native) }
  public func setAllowsFontSubpixelPositioning(_ allows: Bool) { if allows { settings.insert("allows subpixels") } }
  public func setShouldSubpixelPositionFonts(_ should: Bool) { if should { settings.insert("subpixels") } }
  public func setShouldSubpixelQuantizeFonts(_ should: Bool) { if !should { settings.insert("not quantized") } }
  public func setShouldSmoothFonts(_ should: Bool) { if !should { settings.insert("not smoothed") } }

  public func addRect(_ rect: CGRect) { path += corners(rect) }
  public func addPath(_ path: CGPath) { self.path += corners(path.rect) }
  public func move(to point: CGPoint) { path.append(state.matrix.apply(point)) }
  public func addLine(to point: CGPoint) { path.append(state.matrix.apply(point)) }
  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    path += [control1, control2, end].map { state.matrix.apply($0) }
  }
  public func fillPath(using rule: CGPathFillRule = .winding) { mark("fill", path, state.fill) }
  public func strokePath() {
    // Nothing is drawn of an empty path.
    guard !path.isEmpty else { return }
    mark("stroke", path, state.stroke)
    marks[marks.count - 1].lineWidth = state.lineWidth
    marks[marks.count - 1].dashes = state.dashes
    marks[marks.count - 1].cap = state.cap
  }
  public func draw(_ image: CGImage, in rect: CGRect, byTiling: Bool = false) {
    mark("image \(image.width) × \(image.height)", corners(rect), [])
    marks[marks.count - 1].isUpright = state.matrix.d.native > 0
  }

  /// Positions are those of user space in the documentation of `CTFontDrawGlyphs`, and of text space in that of Core
  /// Graphics: both are the same without a text matrix, which is asked for here.
  public func stubDraw(_ glyphs: [CGGlyph], at positions: [CGPoint]) {
    precondition(textMatrix == .identity)
    guard !glyphs.isEmpty else { return }
    mark("glyphs", positions.map { state.matrix.apply($0) }, state.fill)
    marks[marks.count - 1].numbers = glyphs
    marks[marks.count - 1].isUpright = state.matrix.d.native > 0
  }

  public func makeImage() -> CGImage? { CGImage(width: width, height: height) }
  /// The media box is the rectangle in the dictionary.
  public func beginPDFPage(_ pageInfo: CFDictionary?) {
    let box = (pageInfo?[kCGPDFContextMediaBox] as? CFData)?.bytes.withUnsafeBytes { $0.loadUnaligned(as: CGRect.self) }
    marks.append(Mark(kind: "page", points: box.map(corners) ?? []))
  }
  public func endPDFPage() { marks.append(Mark(kind: "end of page", points: [])) }
  public func closePDF() { consumer?.data.bytes += Array("%PDF".utf8) }

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
    let xs = ends.map(\.x.native), ys = ends.map(\.y.native)
    return [CGPoint(x: xs.min()!, y: ys.min()!), CGPoint(x: xs.max()!, y: ys.max()!)]
  }
}

nonisolated(unsafe) public let kCGPDFContextMediaBox = CFString(stub: "kCGPDFContextMediaBox")

extension CGAffineTransform {
  fileprivate func apply(_ point: CGPoint) -> CGPoint {
    CGPoint(x: a * point.x + c * point.y + tx, y: b * point.x + d * point.y + ty)
  }

  /// This one first, and then the other.
  fileprivate func then(_ other: CGAffineTransform) -> CGAffineTransform {
    CGAffineTransform(
      a: a * other.a + b * other.c, b: a * other.b + b * other.d,
      c: c * other.a + d * other.c, d: c * other.b + d * other.d,
      tx: tx * other.a + ty * other.c + other.tx, ty: tx * other.b + ty * other.d + other.ty
    )
  }
}
