public import StyleTables

/// A person's recently used emoji, the latest one first. Store it with the settings of the app; it is `Codable`.
///
/// It stores names and codes of emoji, so that it also works with other tables. Emoji that a catalog does not have, or
/// has retired, are kept, since a later catalog may have them, but they are not shown.
public struct RecentEmoji: Sendable, Hashable {
  /// The maximum number of stored emoji: more than are shown, since some may be unknown.
  public static let most = 100

  private(set) var references: [EmojiReference] = []

  /// Creates a list without emoji.
  public init() {}

  /// Puts an emoji at the start. If it is in the list, it moves there.
  ///
  /// - Complexity: O(*n*), where *n* is the number of stored emoji.
  public mutating func use(_ emoji: EmojiCode) {
    let reference = EmojiReference(emoji)
    references.removeAll { $0.identifier == reference.identifier || $0.code == reference.code }
    references.insert(reference, at: 0)
    references.removeLast(max(references.count - Self.most, 0))
  }

  /// The emoji that a catalog offers, without duplicates, the latest one first.
  ///
  /// - Parameters:
  ///   - catalog: The catalog to look them up in.
  ///   - most: The maximum number of emoji. A negative number counts as 0.
  /// - Complexity: Linear in the number of stored emoji, with a catalog look-up for each.
  public func emoji(in catalog: EmojiCatalog, most: Int = Self.most) -> [EmojiCode] {
    var (emoji, seen): ([EmojiCode], Set<EmojiCode>) = ([], [])
    for reference in references where emoji.count < most {
      guard let offered = reference.offered(in: catalog), seen.insert(offered).inserted else { continue }
      emoji.append(offered)
    }
    return emoji
  }
}

extension RecentEmoji: Codable {
  private enum CodingKeys: CodingKey {
    case emoji
  }

  /// Reads a list. Duplicates of an emoji after its first entry, and entries beyond the limit, are dropped.
  ///
  /// - Throws: A `DecodingError` if an entry has no identifier or no code.
  public init(from decoder: any Decoder) throws {
    var entries = try decoder.container(keyedBy: CodingKeys.self).nestedUnkeyedContainer(forKey: .emoji)
    while !entries.isAtEnd, references.count < Self.most {
      let entry = try entries.decode(EmojiReference.self)
      let isKnown = references.contains { $0.identifier == entry.identifier || $0.code == entry.code }
      if !isKnown { references.append(entry) }
    }
  }

  /// Writes a list with the identifier and the code of each emoji.
  ///
  /// - Throws: Any error of the encoder.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(references, forKey: .emoji)
  }
}
