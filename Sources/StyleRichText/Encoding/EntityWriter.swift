internal import StyleTables
internal import StyledText

/// Finds the entities without which a plain text would be shown otherwise than it was.
///
/// It reads the text as decoding does. A match that was not shown becomes literal. A shown match that is not found,
/// because a longer match begins there, gets an empty literal entity at its end. An emoji inside a word gets an entity.
struct EntityWriter {
  /// An entity in UTF-8 offsets.
  struct Found {
    var range: Range<Int>
    var kind: PlainText.Entity.Kind
  }

  private(set) var entities: [Found] = []
  private let scanner: Scanner
  private let codec: RichTextCodec
  private let bytes: UnsafeBufferPointer<UInt8>
  private var rest: ArraySlice<DisplayedText.Event>
  /// The mentions in the rest, and the emoji that are inside of words. Nothing extends over one.
  private var fixed: ArraySlice<Found>
  /// The end of the text read so far, between two characters.
  private var position = 0
  /// The next match before a limit, or nil if there is none. It stays valid until the position is after its start.
  private var next: (limit: Int, match: TextMatch?)?

  init(_ codec: RichTextCodec, scanner: Scanner, events: [DisplayedText.Event]) {
    (self.codec, self.scanner, bytes) = (codec, scanner, scanner.bytes)
    rest = events[...]
    fixed = events.compactMap { codec.fixedEntity(for: $0, scanner) }[...]
  }

  mutating func run() {
    while position < bytes.count { step() }
  }

  private mutating func step() {
    let match = nextMatch()
    guard let event = rest.first else {
      guard let match else { return position = bytes.count }
      return suppress(match, upTo: match.range.upperBound)
    }
    if let match, match.range.lowerBound < event.range.lowerBound {
      return suppress(match, upTo: min(match.range.upperBound, event.range.lowerBound))
    }
    guard let entity = fixed.first, entity.range == event.range else { return accept(event, match) }
    entities.append(entity)
    fixed.removeFirst()
    advance(to: event.range.upperBound)
  }

  /// Goes on after an event, with an entity if it would be read otherwise.
  private mutating func accept(_ event: DisplayedText.Event, _ match: TextMatch?) {
    if let match, isSame(match, event) { return advance(to: match.range.upperBound) }
    if let cut = self.match(in: event.range), isSame(cut, event) {
      let end = cut.range.upperBound
      entities.append(Found(range: end..<end, kind: .literal))
      return advance(to: end)
    }
    // Only other tables have this code.
    advance(to: event.range.upperBound)
  }

  /// Continues inside the first event, or after it. A part of a link may be a separate link.
  private mutating func advance(to end: Int) {
    position = end
    if let event = rest.first, end < event.range.upperBound {
      rest[rest.startIndex].range = end..<event.range.upperBound
    } else {
      rest.removeFirst()
    }
  }

  /// Whether a match was shown: an emoji in its full length, or a link with the same target in a part.
  private func isSame(_ match: TextMatch, _ event: DisplayedText.Event) -> Bool {
    guard match.range.lowerBound == event.range.lowerBound else { return false }
    switch (match.kind, event.kind) {
    case (.emoji, .emoji): return match.range == event.range
    case (.link(let rule), .link(let link)):
      let isInside = match.range.upperBound <= event.range.upperBound
      return isInside && codec.target(ofLink: rule, UnsafeBufferPointer(rebasing: bytes[match.range])) == link
    default: return false
    }
  }

  /// Keeps a part of a match as text. A link rule may then find something before it, which is kept as text first.
  private mutating func suppress(_ match: TextMatch, upTo end: Int) {
    let start = match.range.lowerBound
    if position < start, let other = self.match(in: position..<start) {
      return suppress(other, upTo: other.range.upperBound)
    }
    entities.append(Found(range: start..<end, kind: .literal))
    position = end
    next = nil
  }

  /// The next match from the position on.
  private mutating func nextMatch() -> TextMatch? {
    let limit = fixed.first?.range.lowerBound ?? bytes.count
    if let next, next.limit == limit, next.match.map({ $0.range.lowerBound >= position }) ?? true { return next.match }
    next = (limit, match(in: position..<limit))
    return next?.match
  }

  /// The first match in a range. Each search begins with the same scanner, because it may go back.
  private func match(in range: Range<Int>) -> TextMatch? {
    var scanner = scanner
    return scanner.next(in: range, limit: range.upperBound)
  }
}

extension RichTextCodec {
  /// The entity of an event that cannot be recognized by its characters alone, whatever else is found.
  fileprivate func fixedEntity(for event: DisplayedText.Event, _ scanner: Scanner) -> EntityWriter.Found? {
    switch event.kind {
    case .mention(let identifier): return EntityWriter.Found(range: event.range, kind: .mention(identifier))
    case .emoji: return isTextAlone(event.range, scanner) ? EntityWriter.Found(range: event.range, kind: .emoji) : nil
    case .link: return nil
    }
  }

  /// Whether a range between characters is a code of the tables that is text because of the characters next to it.
  private func isTextAlone(_ range: Range<Int>, _ scanner: Scanner) -> Bool {
    guard scanner.bytes.isCodeInsideWord(range), let code = code(UnsafeBufferPointer(rebasing: scanner.bytes[range]))
    else { return false }
    var scanner = scanner
    return code.pack.respectsWords && scanner.graphemes.isBoundary(range.lowerBound)
      && scanner.graphemes.isBoundary(range.upperBound)
  }
}
