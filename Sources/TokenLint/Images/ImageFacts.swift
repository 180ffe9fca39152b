/// The facts in the header of an image file.
package struct ImageFacts: Sendable, Hashable {
  /// The format of the content, whatever the file is called.
  package let format: ImageFormat
  /// The width in pixels, as stored; at least 1.
  package let width: Int
  /// The height in pixels, as stored; at least 1.
  package let height: Int
  /// Whether the image has more than one frame.
  package let isAnimated: Bool

  /// Facts from their parts; nothing is checked.
  package init(_ format: ImageFormat, width: Int, height: Int, isAnimated: Bool = false) {
    self.format = format
    self.width = width
    self.height = height
    self.isAnimated = isAnimated
  }
}
