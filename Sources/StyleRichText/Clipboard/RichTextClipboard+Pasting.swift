internal import StyledText

extension RichTextClipboard {
  /// The maximum number of pasted mentions.
  private static let maximumMentions = 250
  /// The longest text of a mention that is pasted, in UTF-16 units.
  private static let maximumMention = 200
  /// The maximum number of pasted literals and emoji.
  private static let maximumLiterals = 1_000

  /// Creates the clipboard of a plain text.
  init(plain: PlainText) {
    self.init(plain.text, coded: ClipboardForm(plain).coded)
  }

  /// Creates the clipboard of a display text: with a coded form by the codec that it was decoded with; nil for the
  /// plain text alone.
  init(copying text: StyledText, codec: RichTextCodec?) {
    if let codec { self.init(plain: codec.encode(text)) } else { self.init(text.plainText) }
  }

  /// The plain text to paste, and whether it comes from the coded form. Without a valid coded form, it is the string
  /// alone.
  ///
  /// The coded form may come from any app. The first mentions stay, up to a limit, if their text is not too long; the
  /// others become text. The same applies to literals and emoji; of empty literals, one is kept at each position.
  /// Whether an entity fits its text is checked when it is decoded.
  var pasted: (content: PlainText, isCoded: Bool) {
    guard let coded, let plain = ClipboardForm(reading: coded)?.plain, plain.text.hasSameUTF8(as: string) else {
      return (PlainText(string), false)
    }
    var (mentions, literals) = (0, 0)
    var lastWall = -1
    let entities = plain.entities.sortedInTextOrder.filter { entity in
      guard case .mention = entity.kind else {
        let isWall = entity.kind == .literal && entity.range.isEmpty
        if isWall, entity.range.lowerBound == lastWall { return false }
        if isWall { lastWall = entity.range.lowerBound }
        literals += 1
        return literals <= Self.maximumLiterals
      }
      guard entity.range.count <= Self.maximumMention, mentions < Self.maximumMentions else { return false }
      mentions += 1
      return true
    }
    return (PlainText(plain.text, entities: entities), true)
  }
}
