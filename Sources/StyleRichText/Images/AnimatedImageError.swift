/// An error of reading an image file.
public enum AnimatedImageError: Error, Sendable, Hashable {
  /// The bytes are neither a GIF nor a PNG file.
  case format
  /// The file is damaged; the message describes where.
  case damaged(String)
  /// The file exceeds a limit of ``AnimatedImageLimits``.
  case limit(AnimatedImageLimit, number: Int64, allowed: Int)
  /// The image has no frame with this number.
  case frame(Int)
  /// This build cannot decode GIF files.
  case unavailable
}

extension AnimatedImageError: CustomStringConvertible {
  /// A message with the error and its solution, if any.
  public var description: String {
    switch self {
    case .format: "the file is neither a GIF nor a PNG image"
    case .damaged(let reason): "the image is damaged: \(reason)"
    case .limit(let limit, let number, let allowed):
      switch limit {
      case .bytes: "the file has \(number) bytes; at most \(allowed) are allowed"
      case .side: "a side of the image has \(number) pixels; at most \(allowed) are allowed"
      case .pixels: "the image has \(number) pixels; at most \(allowed) are allowed"
      case .frames: "the image has \(number) frames or more; at most \(allowed) are allowed"
      case .totalPixels: "the frames have \(number) pixels or more together; at most \(allowed) are allowed"
      }
    case .frame(let index): "the image has no frame \(index)"
    case .unavailable: "this build of StyleSpec cannot decode GIF files: it was built on a machine without giflib"
    }
  }
}
