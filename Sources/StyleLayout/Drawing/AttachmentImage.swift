internal import StyleTables

/// The image of an attachment. It is drawn in the size of the attachment's box.
///
/// ```swift
/// let image = AttachmentImage(png: bytes)
/// drawing.draw(frame) { _ in image }
/// ```
///
/// All copies of a value share one image: it is decoded once, when one of them is first drawn, on any thread, and its
/// pixels are kept as long as a copy exists. So create an image once and keep it, rather than for each drawing.
/// Separately created values are equal if their bytes are equal.
public struct AttachmentImage: Sendable {
  let content: ImageContent

  /// Creates an image from the bytes of a PNG file, which are decoded when it is drawn.
  ///
  /// An attachment whose image cannot be decoded, or is larger than a drawing may be, is painted like one without an
  /// image.
  public init(png: [UInt8]) {
    content = ImageContent(.png(png))
  }

  /// Creates an image from pixels, such as a frame of an animation or a drawing.
  public init(pixels: PixelBuffer) {
    content = ImageContent(.pixels(pixels))
  }

  /// The bytes of its PNG file; nil if it was created from pixels.
  public var png: [UInt8]? {
    guard case .png(let bytes) = content.source else { return nil }
    return bytes
  }

  /// The pixels that it was created from; nil if it was created from a file.
  public var pixels: PixelBuffer? {
    guard case .pixels(let pixels) = content.source else { return nil }
    return pixels
  }

  /// The memory that it takes once drawn, in bytes: its file or pixels, and the decoded image.
  public var byteCount: Int {
    switch content.source {
    case .png(let bytes): bytes.count + (PNGHeader(bytes)?.pixelBytes ?? 0)
    case .pixels(let pixels): pixels.bytes.count * 2
    }
  }
}

extension AttachmentImage: Hashable {
  /// Returns whether two images are copies of one, or have the same file or the same pixels.
  ///
  /// - Complexity: Constant for copies of one image; otherwise linear in the bytes.
  public static func == (left: Self, right: Self) -> Bool {
    left.content === right.content || left.content.source == right.content.source
  }

  /// Hashes some of the bytes.
  public func hash(into hasher: inout Hasher) {
    let bytes = content.source.bytes
    hasher.combine(bytes.count)
    for index in stride(from: 0, to: bytes.count, by: max(bytes.count / 64, 1)) { hasher.combine(bytes[index]) }
    // Files of one size and kind begin and end alike. Shortly before the end, a PNG file has a checksum of its pixels.
    for byte in bytes.suffix(24) { hasher.combine(byte) }
  }
}

/// The source of an image, and its decoded pixels. Its identity is the image's identity.
final class ImageContent: Sendable {
  enum Source: Sendable, Hashable {
    case png([UInt8])
    case pixels(PixelBuffer)

    fileprivate var bytes: [UInt8] {
      switch self {
      case .png(let bytes): bytes
      case .pixels(let pixels): pixels.bytes
      }
    }
  }

  private struct Decoded: Sendable {
    var picture: (any Sendable)?
    var count = 0
  }

  let source: Source
  private let decoded = Locked(Decoded())

  init(_ source: Source) {
    self.source = source
  }

  /// The decoded image; nil if it cannot be decoded. A canvas always passes the same closure. Other threads wait while
  /// it runs.
  func picture<Picture: Sendable>(_ decode: (Source) -> Picture?) -> Picture? {
    decoded.withLock { decoded in
      if decoded.count == 0 {
        decoded.picture = decode(source)
        decoded.count += 1
      }
      return decoded.picture as? Picture
    }
  }

  /// The number of times that it was decoded: 0 or 1.
  var decodings: Int { decoded.withLock { $0.count } }
}
