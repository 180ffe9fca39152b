#if canImport(CoreText)
  internal import CoreFoundation
  internal import CoreGraphics
  internal import ImageIO

  /// Makes a file of a drawing with Core Graphics.
  struct CoreGraphicsFile {
    private let drawing: Drawing

    init(_ drawing: Drawing) {
      self.drawing = drawing
    }

    func encoded(as format: DrawingFormat) throws(DrawingError) -> [UInt8] {
      switch format {
      case .png(let scale): try png(scale: scale)
      case .svg: throw .failed("Core Graphics cannot write SVG files")
      case .pdf: try Self.pdf([drawing])
      }
    }

    func pixels(scale: Double) throws(DrawingError) -> PixelBuffer {
      guard let pixels = PixelBuffer(try bitmap(scale: scale)) else { throw .failed("the bitmap has no pixels") }
      return pixels
    }

    /// The pixels without a copy. The size and the scale are checked.
    func image(scale: Double) throws(DrawingError) -> CoreGraphicsImage? {
      try drawing.checkPixels(scale: scale)
      return try bitmap(scale: scale).makeImage().map { CoreGraphicsImage($0) }
    }

    private func png(scale: Double) throws(DrawingError) -> [UInt8] {
      guard let image = try bitmap(scale: scale).makeImage(), let data = CFDataCreateMutable(kCFAllocatorDefault, 0),
        let file = CGImageDestinationCreateWithData(data, CFString.make("public.png"), 1, nil)
      else { throw .failed("cannot create a PNG file") }
      CGImageDestinationAddImage(file, image, nil)
      guard CGImageDestinationFinalize(file) else { throw .failed("cannot write a PNG file") }
      return data.bytes
    }

    /// A bitmap with the page's upper left corner at the first pixel.
    private func bitmap(scale: Double) throws(DrawingError) -> CGContext {
      let width = Int(max((drawing.size.width * scale).rounded(.up), 1))
      let height = Int(max((drawing.size.height * scale).rounded(.up), 1))
      guard let context = CGContext.bitmap(width: width, height: height) else {
        throw .failed("there is not enough memory for a bitmap of \(width) × \(height) pixels")
      }
      // Letters do not get colored edges, which need an opaque background.
      context.setShouldSmoothFonts(false)
      context.translateBy(x: 0, y: CGFloat(Double(height)))
      context.scaleBy(x: CGFloat(scale), y: CGFloat(-scale))
      drawing.paint(in: context)
      return context
    }

    /// A file with a page for each drawing; there is at least one.
    static func pdf(_ pages: [Drawing]) throws(DrawingError) -> [UInt8] {
      var box = (pages.first ?? Drawing(size: .zero)).mediaBox
      guard let data = CFDataCreateMutable(kCFAllocatorDefault, 0), let consumer = CGDataConsumer(data: data),
        let context = CGContext(consumer: consumer, mediaBox: &box, nil)
      else { throw .failed("cannot create a PDF file") }
      for page in pages {
        context.beginPDFPage(.make(kCGPDFContextMediaBox, CFData.make(page.mediaBox)))
        context.saveGState()
        context.translateBy(x: 0, y: page.mediaBox.size.height)
        context.scaleBy(x: 1, y: -1)
        page.paint(in: context)
        context.restoreGState()
        context.endPDFPage()
      }
      context.closePDF()
      return data.bytes
    }
  }

  extension Drawing {
    fileprivate var mediaBox: CGRect { CGRect(x: 0, y: 0, width: pageSize.width, height: pageSize.height) }
  }

  extension CFData {
    /// The bytes of the rectangle, as the media box of a page requires.
    fileprivate static func make(_ rect: CGRect) -> CFData {
      withUnsafeBytes(of: rect) { bytes in
        CFDataCreate(kCFAllocatorDefault, bytes.bindMemory(to: UInt8.self).baseAddress, bytes.count)
      }
    }

    fileprivate var bytes: [UInt8] {
      let count = CFDataGetLength(self)
      var bytes = [UInt8](repeating: 0, count: count)
      CFDataGetBytes(self, CFRange(location: 0, length: count), &bytes)
      return bytes
    }
  }
#endif
