#if canImport(CoreText)
  internal import CoreFoundation
  internal import CoreGraphics

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

    private func picture(of image: AttachmentImage) -> CGImage? {
      if let known = images[image] { return known }
      let picture = CGImage.read(image.png)
      images[image] = .some(picture)
      return picture
    }
  }

  extension CGImage {
    /// Nil if it is not a PNG file, or too large. Core Graphics decodes the pixels only when they are drawn.
    static func read(_ png: [UInt8]) -> CGImage? {
      guard let data = CFDataCreate(kCFAllocatorDefault, png, png.count), let source = CGDataProvider(data: data),
        let image = CGImage(
          pngDataProviderSource: source,
          decode: nil,
          shouldInterpolate: true,
          intent: .defaultIntent
        )
      else { return nil }
      let sides = 1...DrawingFormat.maximumSide
      guard sides.contains(image.width), sides.contains(image.height) else { return nil }
      return image.width * image.height <= DrawingFormat.maximumPixels ? image : nil
    }
  }
#endif
