internal import StyleTables

/// A codec's kinds of matches, and those that may begin with each byte, as the quick test of a scan.
struct MatchRules: Sendable {
  struct Triggers: OptionSet {
    let rawValue: UInt8
    static let code = Triggers(rawValue: 1)
    static let name = Triggers(rawValue: 2)
    /// A link that may begin after any character.
    static let link = Triggers(rawValue: 4)
    /// A link that does not begin inside of a word.
    static let linkAtWordStart = Triggers(rawValue: 8)
  }

  let emoji: EmojiCatalog?
  let directory: MentionDirectory?
  let links: [LinkRule]
  /// By byte: the raw values of ``Triggers``.
  let triggers: [UInt8]

  init(emoji: EmojiCatalog?, directory: MentionDirectory?, links: [LinkRule]) {
    (self.emoji, self.directory, self.links) = (emoji, directory, links)
    triggers = (UInt8.min...UInt8.max).map { byte in
      guard !UTF8.isContinuation(byte) else { return 0 }
      var triggers: Triggers = []
      if emoji?.mayBegin(with: byte) ?? false { triggers.insert(.code) }
      if directory != nil, byte == UInt8(ascii: "@") { triggers.insert(.name) }
      for rule in links where rule.firstBytes.contains(byte) {
        triggers.insert(rule.needsWordStart ? .linkAtWordStart : .link)
      }
      return triggers.rawValue
    }
  }
}
