public import StyleLayout

/// A moving image, of a GIF file, or an image of a PNG file, which has one frame.
///
/// ```swift
/// let image = try AnimatedImage(bytes)
/// let frame = try image.frame(image.timing.frameIndex(at: seconds))
/// drawing.draw(frame, in: rect)
/// ```
///
/// A file is checked when the image is created, and its frames are decoded when they are first shown. Then the image
/// keeps some of them, within ``AnimatedImageLimits/keptBytes``. Copies share decoded frames, on any thread.
///
/// GIF files are decoded by giflib on Linux, and by Image I/O on Apple's platforms. On Linux, the pixels match
/// Chromium: areas that a frame clears become transparent, and the screen reaches at least to the end of the first
/// frame. A GIF file that is cut off has the frames before the cut, if any. Only the first image of an animated PNG
/// file is shown.
public struct AnimatedImage: Sendable {
  private enum Content: Sendable {
    case frames(ImageFrames)
    case still(AttachmentImage)
  }

  /// The width, in pixels.
  public let width: Int
  /// The height, in pixels.
  public let height: Int
  /// When each frame is shown.
  public let timing: AnimationTiming
  private let content: Content
  /// The size of the file, in bytes.
  private let fileBytes: Int

  /// Reads a GIF or PNG file, without decoding its pixels.
  ///
  /// - Parameters:
  ///   - bytes: The bytes of the file.
  ///   - limits: The maximum size of the image.
  /// - Throws: An error if it is neither, is damaged, or exceeds a limit. Damage of the pixels themselves is reported
  ///   by ``frame(_:)``.
  /// - Complexity: Linear in the number of blocks, which have up to 255 bytes.
  public init(_ bytes: [UInt8], limits: AnimatedImageLimits = AnimatedImageLimits()) throws(AnimatedImageError) {
    try limits.check(.bytes, Int64(bytes.count))
    fileBytes = bytes.count
    if PNGHeader.starts(bytes) {
      guard let header = PNGHeader(bytes) else { throw .damaged("it has no pixels, or too many to draw") }
      try limits.check(.totalPixels, try limits.checkSize(header.width, header.height))
      try limits.check(.frames, 1)
      (width, height) = (header.width, header.height)
      timing = AnimationTiming(delays: [], plays: 1)
      content = .still(AttachmentImage(png: bytes))
    } else {
      let file = try GIFFile(bytes, limits: limits)
      (width, height) = (file.width, file.height)
      timing = AnimationTiming(delays: file.frames.map(\.delay), plays: file.plays)
      content = .frames(ImageFrames(file, limits: limits))
    }
  }

  /// The number of frames, at least one.
  public var frameCount: Int { timing.frameCount }

  /// A composed frame, in the size of the image.
  ///
  /// As long as the image keeps it, the same frame is the same `AttachmentImage`, which is drawn without being decoded
  /// again.
  ///
  /// - Parameter index: The number of the frame, from 0.
  /// - Throws: An error if there is no such frame, or if it, or a frame below it, is damaged.
  /// - Complexity: Constant for a frame that is kept. Otherwise all frames after the nearest kept one are decoded: one
  ///   frame if frames are shown in order.
  public func frame(_ index: Int) throws(AnimatedImageError) -> AttachmentImage {
    guard 0..<frameCount ~= index else { throw .frame(index) }
    switch content {
    case .frames(let frames): return try frames.frame(index).get()
    case .still(let image):
      guard image.isReadable else { throw .damaged("its pixels cannot be decoded") }
      return image
    }
  }

  /// The maximum memory of the image, in bytes: the file, the kept frames, 400 for the description of each frame, and
  /// 1,024 for the object.
  public var byteCount: Int {
    switch content {
    case .frames(let frames): fileBytes + frames.maximumBytes + Self.ownBytes
    case .still(let image): image.byteCount + Self.ownBytes
    }
  }

  /// The value, its locks and tables, and its entry in a store. On Linux, 900 bytes were measured.
  static let ownBytes = 1_024

  /// The frames that are kept; nil for a PNG file.
  var frames: ImageFrames? {
    guard case .frames(let frames) = content else { return nil }
    return frames
  }
}
