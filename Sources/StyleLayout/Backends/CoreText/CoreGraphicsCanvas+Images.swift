#if canImport(CoreText)
  internal import CoreFoundation
  package import CoreGraphics

  extension CoreGraphicsCanvas {
    /// Paints an image; one that cannot be decoded is painted as a box.
    func paint(_ image: AttachmentImage, in rect: LayoutRect) {
      guard let picture = picture(of: image) else {
        return paint(.fill(RoundedRect(rect, cornerRadius: TextPainter.placeholderRadius), .placeholder))
      }
      withUpwardAxis {
        context.draw(picture, in: CGRect(x: rect.x, y: -rect.maxY, width: rect.width, height: rect.height))
      }
    }

    /// Images that were made apart from the same bytes are decoded once for each canvas.
    private func picture(of image: AttachmentImage) -> CGImage? {
      if let known = images[image] { return known }
      let picture = image.content.picture { CoreGraphicsImage($0) }?.image
      images[image] = .some(picture)
      return picture
    }
  }

  /// A decoded image, which does not change.
  package struct CoreGraphicsImage: @unchecked Sendable {
    package let image: CGImage

    init(_ image: CGImage) {
      self.image = image
    }

    /// Nil if it cannot be decoded, or is too large.
    init?(_ source: ImageContent.Source) {
      let image =
        switch source {
        case .png(let bytes): PNGHeader(bytes) == nil ? nil : ImageFile(bytes)?.image
        case .pixels(let pixels): Self.wrapped(pixels)
        }
      guard let image else { return nil }
      self.image = image
    }

    private static func wrapped(_ pixels: PixelBuffer) -> CGImage? {
      guard max(pixels.width, pixels.height) <= DrawingFormat.maximumSide,
        let data = CFDataCreate(kCFAllocatorDefault, pixels.bytes, pixels.bytes.count),
        let provider = CGDataProvider(data: data), let colors = CGColorSpace(name: CGColorSpace.sRGB)
      else { return nil }
      return CGImage(
        width: pixels.width,
        height: pixels.height,
        bitsPerComponent: 8,
        bitsPerPixel: 32,
        bytesPerRow: 4 * pixels.width,
        space: colors,
        bitmapInfo: CGBitmapInfo(rawValue: CGImageAlphaInfo.last.rawValue),
        provider: provider,
        decode: nil,
        shouldInterpolate: true,
        intent: .defaultIntent
      )
    }
  }

  extension AttachmentImage {
    /// The image for a layer, decoded once; nil if it cannot be decoded.
    package var coreGraphicsImage: CoreGraphicsImage? { content.picture { CoreGraphicsImage($0) } }
  }

  extension Drawing {
    /// The pixels of the drawing for a layer; nil for lack of memory, and for a size or a scale that is out of range.
    ///
    /// - Parameter scale: The number of pixels per point.
    /// - Complexity: Linear in the operations painted and in the number of pixels.
    package func coreGraphicsImage(scale: Double) -> CoreGraphicsImage? {
      try? CoreGraphicsFile(self).image(scale: scale)
    }
  }
#endif
