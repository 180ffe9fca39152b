public import StyleTables
public import StyledText

extension TextAttachment {
  /// Creates the box of an emoji: as high as the font of the text around it, times the emoji's scale.
  ///
  /// - Parameters:
  ///   - emoji: The emoji.
  ///   - written: The code that plain text has for it; nil for its first one.
  public init(_ emoji: EmojiCode, written: String? = nil) {
    self.init(
      emoji.identifier,
      fontHeight: emoji.scale,
      aspect: emoji.aspect,
      plainText: written ?? emoji.code,
      label: emoji.label ?? emoji.name
    )
  }
}
