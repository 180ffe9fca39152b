#if canImport(CoreText)
  internal import CoreFoundation
  internal import CoreGraphics
  internal import ImageIO

  /// An image file that Image I/O reads. Its size is checked before.
  package struct ImageFile {
    private let source: CGImageSource

    package init?(_ bytes: [UInt8]) {
      guard let data = CFDataCreate(kCFAllocatorDefault, bytes, bytes.count),
        let source = CGImageSourceCreateWithData(data, nil)
      else { return nil }
      self.source = source
    }

    /// The first image, decoded immediately. Otherwise each drawing may decode it.
    var image: CGImage? { image(at: 0, kCGImageSourceShouldCacheImmediately, kCFBooleanTrue) }

    /// The pixels of a frame as it is shown, in a size. Nothing of it is kept: Image I/O does that without a limit.
    package func pixels(at index: Int, width: Int, height: Int) -> PixelBuffer? {
      image(at: index, kCGImageSourceShouldCache, kCFBooleanFalse).flatMap {
        PixelBuffer($0, width: width, height: height)
      }
    }

    private func image(at index: Int, _ option: CFString, _ value: CFBoolean?) -> CGImage? {
      value.flatMap { CGImageSourceCreateImageAtIndex(source, index, .make(option, $0)) }
    }
  }
#endif
