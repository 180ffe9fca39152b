#if canImport(CoreText)
  internal import CoreFoundation
  internal import CoreGraphics

  extension CGContext {
    /// A bitmap with pixels of 32 bits each, alpha in the highest byte, y upwards; nil if there is not enough memory.
    static func bitmap(width: Int, height: Int) -> CGContext? {
      CGColorSpace(name: CGColorSpace.sRGB).flatMap { colors in
        CGContext(
          data: nil,
          width: width,
          height: height,
          bitsPerComponent: 8,
          bytesPerRow: 4 * width,
          space: colors,
          bitmapInfo: CGImageAlphaInfo.premultipliedFirst.rawValue | CGBitmapInfo.byteOrder32Little.rawValue
        )
      }
    }
  }

  extension PixelBuffer {
    /// The pixels of a bitmap that `bitmap(width:height:)` made; nil without memory.
    init?(_ context: CGContext) {
      guard let data = context.data else { return nil }
      let stride = context.bytesPerRow
      self = withExtendedLifetime(context) {
        PixelBuffer(width: context.width, height: context.height) { x, y in
          data.load(fromByteOffset: y * stride + 4 * x, as: UInt32.self)
        }
      }
    }

    /// The pixels of an image in a size; nil if there is not enough memory.
    init?(_ image: CGImage, width: Int, height: Int) {
      guard let context = CGContext.bitmap(width: width, height: height) else { return nil }
      context.draw(image, in: CGRect(x: 0, y: 0, width: Double(width), height: Double(height)))
      self.init(context)
    }
  }
#endif
