internal import StyleTables

/// What may begin with each byte: the quick test of a scan.
struct TriggerTable: Sendable {
  struct Flags: OptionSet {
    let rawValue: UInt8
    static let code = Flags(rawValue: 1)
    static let name = Flags(rawValue: 2)
    /// A link that may begin behind any character.
    static let link = Flags(rawValue: 4)
    /// A link that does not begin inside of a word.
    static let linkAtWordStart = Flags(rawValue: 8)
  }

  let flags: [UInt8]

  init(_ emoji: EmojiCatalog?, _ mentions: RichTextCodec.Mentions, _ links: [LinkRule]) {
    flags = (UInt8.min...UInt8.max).map { byte in
      guard !UTF8.isContinuation(byte) else { return 0 }
      var flags: Flags = []
      if emoji?.mayBegin(with: byte) ?? false { flags.insert(.code) }
      if case .names = mentions, byte == UInt8(ascii: "@") { flags.insert(.name) }
      for rule in links where rule.firstBytes.contains(byte) {
        flags.insert(rule.needsWordStart ? .linkAtWordStart : .link)
      }
      return flags.rawValue
    }
  }
}
