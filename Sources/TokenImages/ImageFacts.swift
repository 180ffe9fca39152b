/// What an image file says of itself.
public struct ImageFacts: Sendable, Hashable {
  /// The format of the content, whatever the file is called.
  public let format: ImageFormat
  /// The width in pixels, as stored; at least 1.
  public let width: Int
  /// The height in pixels, as stored; at least 1.
  public let height: Int
  /// Whether the image has more than one frame.
  public let isAnimated: Bool

  /// Facts from their parts; nothing is checked.
  public init(_ format: ImageFormat, width: Int, height: Int, isAnimated: Bool = false) {
    self.format = format
    self.width = width
    self.height = height
    self.isAnimated = isAnimated
  }
}
