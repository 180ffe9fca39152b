internal import StyleTables
internal import StyledText

/// Makes a display text of the matches and entities of a plain text, or a part of both.
struct DisplayBuilder {
  private(set) var content = ""
  private(set) var parts: [StyledText.AssembledPart] = []
  private(set) var changes: [PositionMap.Change] = []
  private(set) var events: [DecodingEvent] = []
  /// The end of the text read so far.
  private(set) var plainEnd: TextOffset
  /// The end of the display text.
  private(set) var displayEnd: TextOffset

  private let codec: RichTextCodec
  private let plain: String
  private let bytes: UnsafeBufferPointer<UInt8>
  /// The end of the plain text that was copied to the display text.
  private var copied: Int

  init(
    _ codec: RichTextCodec,
    text plain: String,
    bytes: UnsafeBufferPointer<UInt8>,
    from start: TextOffset = .zero,
    display: TextOffset = .zero
  ) {
    (self.codec, self.plain, self.bytes) = (codec, plain, bytes)
    (plainEnd, displayEnd, copied) = (start, display, start.utf8)
  }

  /// Adds a position without a match where the search looked far ahead.
  mutating func add(farLookAt start: Int, reach: Int) {
    words(upTo: start)
    note(plainEnd..<plainEnd, display: displayEnd, isEmoji: false, reach: reach)
  }

  /// Adds a match, after the text before it.
  mutating func add(_ match: TextMatch) {
    words(upTo: match.range.lowerBound)
    let written = UnsafeBufferPointer(rebasing: bytes[match.range])
    switch match.kind {
    case .emoji(let code): add(emoji: codec.emojiLooks.attributes(of: code, written: written), match)
    case .mention(let person): add(match.range, codec.attributes(ofMention: person, written), reach: match.reach)
    case .link(let rule): add(match.range, codec.attributes(ofLink: rule, written), reach: match.reach)
    }
  }

  /// Adds an entity, after the text before it.
  mutating func add(_ entity: EntityCursor.Entity) {
    let range = entity.range.utf8
    words(upTo: range.lowerBound)
    // The scalar after it decides whether it ends between two characters.
    switch entity.kind {
    case .literal: add(range, TextAttributes(), reach: range.upperBound + 1)
    case .mention(let identifier):
      let written = UnsafeBufferPointer(rebasing: bytes[range])
      add(range, codec.attributes(ofMention: identifier, written), reach: range.upperBound + 1)
    case .emoji:
      guard let code = codec.code(UnsafeBufferPointer(rebasing: bytes[range])) else {
        return add(range, TextAttributes(), reach: range.upperBound + 1)
      }
      add(TextMatch(range: range, kind: .emoji(code), reach: range.upperBound + 1))
    }
  }

  /// Ends the text at an offset.
  mutating func finish(at end: Int) {
    words(upTo: end)
    copy(upTo: end)
  }

  private mutating func words(upTo end: Int) {
    guard end > plainEnd.utf8 else { return }
    append(length(of: plainEnd.utf8..<end), TextAttributes())
  }

  private mutating func add(_ range: Range<Int>, _ attributes: TextAttributes, reach: Int) {
    let (start, display) = (plainEnd, displayEnd)
    if !range.isEmpty { append(length(of: range), attributes) }
    note(start..<plainEnd, display: display, isEmoji: false, reach: reach)
  }

  /// Adds text that is the same in the display text.
  private mutating func append(_ length: TextOffset, _ attributes: TextAttributes) {
    parts.append(StyledText.AssembledPart(length: length, attributes: attributes))
    plainEnd += length
    displayEnd += length
  }

  private mutating func add(emoji attributes: TextAttributes, _ match: TextMatch) {
    copy(upTo: match.range.lowerBound)
    content += TextAttachment.character
    copied = match.range.upperBound
    let (start, display) = (plainEnd, displayEnd)
    parts.append(StyledText.AssembledPart(length: DecodingEvent.emojiLength, attributes: attributes))
    plainEnd += length(of: match.range)
    displayEnd += DecodingEvent.emojiLength
    changes.append(PositionMap.Change(old: start.utf16..<plainEnd.utf16, new: display.utf16..<displayEnd.utf16))
    note(start..<plainEnd, display: display, isEmoji: true, reach: match.reach)
  }

  private mutating func note(_ range: Range<TextOffset>, display: TextOffset, isEmoji: Bool, reach: Int) {
    events.add(DecodingEvent(range: range, display: display, isEmoji: isEmoji, reach: reach, farthest: reach))
  }

  private mutating func copy(upTo end: Int) {
    if end > copied { content += plain[plain.index(utf8: copied)..<plain.index(utf8: end)] }
    copied = end
  }

  private func length(of range: Range<Int>) -> TextOffset {
    bytes.length(range)
  }
}

extension RichTextCodec {
  /// The emoji with this code; nil if the tables do not have it.
  func code(_ written: UnsafeBufferPointer<UInt8>) -> EmojiCode? {
    emoji?.code(for: String(decoding: written, as: UTF8.self))
  }

  func attributes(ofMention identifier: String, _ written: UnsafeBufferPointer<UInt8>) -> TextAttributes {
    let mention = TextMention(identifier, text: String(decoding: written, as: UTF8.self))
    return looks.mention.merging(TextAttributes(mention: mention))
  }

  func attributes(ofLink rule: Int, _ written: UnsafeBufferPointer<UInt8>) -> TextAttributes {
    looks.look(ofRule: links[rule].name).merging(TextAttributes(link: target(ofLink: rule, written)))
  }

  func target(ofLink rule: Int, _ written: UnsafeBufferPointer<UInt8>) -> TextLink {
    links[rule].target(String(decoding: written, as: UTF8.self))
  }
}
