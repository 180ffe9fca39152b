public import StyledText

/// A display text that was decoded from a plain text.
public struct DecodedText: Sendable {
  /// The plain text.
  public let plain: PlainText
  /// The text with emoji, mentions and links.
  public let text: StyledText
  /// The map from positions of the plain text to those of ``text``. Each emoji is a change; all other text is the same
  /// in both.
  public let map: PositionMap
  /// The entities that did not fit the text, and were dropped.
  public let problems: [EntityProblem]
  let events: [DecodingEvent]
}

extension DecodedText: Hashable {
  /// Returns whether two texts were decoded from equal plain texts, look the same, and have equal maps.
  public static func == (left: Self, right: Self) -> Bool {
    left.plain == right.plain && left.text == right.text && left.map == right.map && left.problems == right.problems
  }

  /// Hashes the plain text.
  public func hash(into hasher: inout Hasher) { hasher.combine(plain) }
}

/// A match or an entity of a plain text, or a position where none was found after reading far ahead.
struct DecodingEvent: Sendable, Hashable {
  /// The range in the plain text; empty for a position without a match.
  var range: Range<TextOffset>
  /// The start in the display text.
  var display: TextOffset
  let isEmoji: Bool
  /// The end of the bytes that decided this, in UTF-8 units; after the end of the text if that did.
  var reach: Int
  /// The farthest reach up to this event.
  var farthest: Int

  static let emojiLength = TextOffset(utf8: TextAttachment.character.utf8.count, utf16: 1)

  /// The end in the display text.
  var displayEnd: TextOffset { display + (isEmoji ? Self.emojiLength : range.length) }

  func moved(by distance: TextOffset, display displayDistance: TextOffset) -> Self {
    var event = self
    event.range = range.lowerBound + distance..<range.upperBound + distance
    event.display += displayDistance
    event.reach += distance.utf8
    return event
  }
}

extension [DecodingEvent] {
  /// Adds an event after the others.
  mutating func add(_ event: DecodingEvent) {
    var event = event
    event.farthest = Swift.max(event.reach, last?.farthest ?? 0)
    append(event)
  }
}
