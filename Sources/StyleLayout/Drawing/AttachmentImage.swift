/// The picture of an attachment. It is drawn as large as the attachment's box.
public struct AttachmentImage: Sendable, Hashable {
  /// The bytes of a PNG file. An attachment whose picture cannot be read is painted like one without.
  public var png: [UInt8]

  /// A picture from the bytes of a PNG file, which are read when it is drawn.
  public init(png: [UInt8]) {
    self.png = png
  }
}
