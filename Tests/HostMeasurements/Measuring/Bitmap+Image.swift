#if os(iOS) || os(tvOS) || os(visionOS) || os(macOS)
  internal import CoreFoundation
  internal import CoreGraphics

  extension Bitmap {
    /// The pixels of an image on white.
    ///
    /// - Returns: Nil if there is no image, or not enough memory.
    init?(_ image: CGImage?, scale: Double) {
      guard let image, let colors = CGColorSpace(name: CGColorSpace.sRGB) else { return nil }
      let (width, height) = (image.width, image.height)
      let context = CGContext(
        data: nil,
        width: width,
        height: height,
        bitsPerComponent: 8,
        bytesPerRow: 4 * width,
        space: colors,
        bitmapInfo: CGImageAlphaInfo.premultipliedFirst.rawValue | CGBitmapInfo.byteOrder32Little.rawValue
      )
      guard let context, let data = context.data else { return nil }
      let page = CGRect(x: 0, y: 0, width: Double(width), height: Double(height))
      context.setFillColor(CGColor(srgbRed: 1, green: 1, blue: 1, alpha: 1))
      context.addRect(page)
      context.fillPath()
      context.draw(image, in: page)
      let bytes = withExtendedLifetime(context) {
        [UInt8](UnsafeRawBufferPointer(start: data, count: 4 * width * height))
      }
      self.init(width: width, height: height, scale: scale, bytes: bytes)
    }
  }
#endif
