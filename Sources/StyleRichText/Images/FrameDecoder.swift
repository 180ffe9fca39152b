internal import StyleLayout

/// Decodes the frames of an animated image, each composed in the size of the image.
protocol FrameDecoder {
  /// The frame that a frame is painted over: an earlier one; nil for an empty screen.
  func base(of index: Int) -> Int?

  /// Decodes a frame.
  ///
  /// - Parameter base: The screen of ``base(of:)``; nil for an empty screen.
  func frame(_ index: Int, over base: PixelBuffer?) throws(AnimatedImageError) -> PixelBuffer
}

/// The decoder of this build for GIF files.
func makeFrameDecoder(_ file: GIFFile) -> any FrameDecoder {
  #if canImport(ImageIO)
    ImageIOFrames(file)
  #elseif canImport(CGIF)
    GIFFrames(file)
  #else
    NoFrames()
  #endif
}

#if !canImport(ImageIO) && !canImport(CGIF)
  /// A decoder for builds without a library, which decodes nothing.
  private struct NoFrames: FrameDecoder {
    func base(of index: Int) -> Int? { nil }

    func frame(_ index: Int, over base: PixelBuffer?) throws(AnimatedImageError) -> PixelBuffer { throw .unavailable }
  }
#endif
