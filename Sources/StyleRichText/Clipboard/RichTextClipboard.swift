/// Copied text of an editor: a string for other apps, and a coded form that keeps mentions and emoji.
public struct RichTextClipboard: Sendable, Hashable, Codable {
  /// The plain text.
  public var string: String
  /// The coded form; nil if another app made the clipboard.
  public var coded: String?

  /// Creates a clipboard from its parts, such as those of the system's pasteboard. They need not be valid: a coded form
  /// that cannot be read, or that belongs to another string, is ignored when it is pasted.
  public init(_ string: String, coded: String? = nil) {
    self.string = string
    self.coded = coded
  }
}
