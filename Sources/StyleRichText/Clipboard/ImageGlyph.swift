/// An image that the system's keyboard or another app puts into text as a character, such as a Genmoji.
///
/// A plain text does not have images: an app decides which text replaces an image, such as a code that its codec shows
/// as an emoji. By default, it is the ``label``.
public struct ImageGlyph: Sendable, Hashable {
  /// The image's own name: the same one for the same image. Empty if it has none.
  public var identifier: String
  /// The description for people, such as `a dog on a skateboard`; for the image of a file, its name. Empty without one.
  public var label: String
  /// The bytes of the image file, of the type `public.heic` for a Genmoji. Empty if unknown.
  public var bytes: [UInt8]

  /// Creates an image from its parts.
  public init(_ identifier: String, label: String, bytes: [UInt8] = []) {
    self.identifier = identifier
    self.label = label
    self.bytes = bytes
  }
}
