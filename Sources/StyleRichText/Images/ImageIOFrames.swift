#if canImport(ImageIO)
  internal import StyleLayout

  /// Decodes the frames of a GIF file with Image I/O, which composes them on its own.
  struct ImageIOFrames: FrameDecoder {
    private let file: GIFFile
    private let source: ImageFile?

    init(_ file: GIFFile) {
      self.file = file
      source = ImageFile(file.bytes)
    }

    func base(of index: Int) -> Int? { nil }

    func frame(_ index: Int, over base: PixelBuffer?) throws(AnimatedImageError) -> PixelBuffer {
      guard let pixels = source?.pixels(at: index, width: file.width, height: file.height) else {
        throw .damaged("its pixels cannot be decoded")
      }
      return pixels
    }
  }
#endif
