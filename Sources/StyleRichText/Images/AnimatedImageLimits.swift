internal import StyleLayout

/// The limits of an image file. They are checked before any pixel is decoded, so that a hostile file costs no memory.
///
/// The defaults are generous for emoji and stickers. A limit of zero or less refuses every file, except that
/// ``keptBytes`` only leaves less for the frames. An image never has more pixels than a drawing,
/// `DrawingFormat.maximumSide` and `DrawingFormat.maximumPixels`.
public struct AnimatedImageLimits: Sendable, Hashable {
  /// The maximum size of the file, in bytes: 8 MB.
  public var bytes = 8 << 20
  /// The maximum width and height of the image, and of each frame in it, in pixels: 2,048.
  public var side = 2_048
  /// The maximum number of pixels of the image, and of each frame in it: 2²², which take 16 MB.
  public var pixels = 1 << 22
  /// The maximum number of frames: 1,000.
  public var frames = 1_000
  /// The maximum number of pixels of all frames together, which are decoded when it plays once: 2²⁸.
  public var totalPixels = 1 << 28
  /// The maximum size of decoded frames that an image keeps, in bytes: 4 MB. At least two frames are kept.
  ///
  /// A frame counts 8 bytes for each pixel, because a drawn frame is copied, plus 1,024 bytes.
  public var keptBytes = 4 << 20

  /// Creates the default limits.
  public init() {}
}

/// A limit that an image file exceeds.
public enum AnimatedImageLimit: String, Sendable, Hashable, CaseIterable {
  /// ``AnimatedImageLimits/bytes``.
  case bytes
  /// ``AnimatedImageLimits/side``.
  case side
  /// ``AnimatedImageLimits/pixels``.
  case pixels
  /// ``AnimatedImageLimits/frames``.
  case frames
  /// ``AnimatedImageLimits/totalPixels``.
  case totalPixels
}

extension AnimatedImageLimits {
  /// Throws an error if a number exceeds a limit.
  func check(_ limit: AnimatedImageLimit, _ number: Int64) throws(AnimatedImageError) {
    let allowed = self[limit]
    if number > Int64(max(allowed, 0)) { throw .limit(limit, number: number, allowed: allowed) }
  }

  /// Checks the size of an image or a frame, and returns its number of pixels. The sides are less than 2³¹.
  @discardableResult
  func checkSize(_ width: Int, _ height: Int) throws(AnimatedImageError) -> Int64 {
    try check(.side, Int64(max(width, height)))
    let count = Int64(width) * Int64(height)
    try check(.pixels, count)
    return count
  }

  private subscript(limit: AnimatedImageLimit) -> Int {
    switch limit {
    case .bytes: bytes
    case .side: min(side, DrawingFormat.maximumSide)
    case .pixels: min(pixels, DrawingFormat.maximumPixels)
    case .frames: frames
    case .totalPixels: totalPixels
    }
  }
}
