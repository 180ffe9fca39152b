/// Turns the sources of tokens into the looks of a text.
struct CarryOverWriter {
  let old: UnsafeBufferPointer<UInt8>
  let new: UnsafeBufferPointer<UInt8>
  let oldTokens: [DiffToken]
  let newTokens: [DiffToken]
  /// Where the old tokens start, in both units.
  private let oldOffsets: [TextOffset]
  private var assembly: Assembly

  init(
    old: UnsafeBufferPointer<UInt8>,
    new: UnsafeBufferPointer<UInt8>,
    runs: RunList,
    oldTokens: [DiffToken],
    newTokens: [DiffToken]
  ) {
    self.old = old
    self.new = new
    self.oldTokens = oldTokens
    self.newTokens = newTokens
    assembly = Assembly(runs)
    var offset = old.length(0..<(oldTokens.first?.start ?? old.count))
    oldOffsets = oldTokens.map { token in
      defer { offset += old.length(token.start..<token.end) }
      return offset
    }
  }

  /// The assembly of a text whose ends are the same. `look` is for a text that takes nothing from the old one.
  mutating func write(_ sources: [TokenSource], _ ends: CommonEnds, looksAlike look: RunLook) -> Assembly {
    let prefix = old.length(0..<ends.prefix)
    let oldLength = old.length(0..<old.count)
    assembly.keep(.zero..<prefix)
    for (token, source) in zip(newTokens, sources) {
      switch source {
      case .kept(let place): assembly.keep(range(of: place))
      case .moved(let place): assembly.move(range(of: place))
      case .replacing(let place): replace(place, by: token)
      case .inserted: assembly.insert(new.length(token.start..<token.end))
      }
    }
    assembly.keep(oldLength - old.length(old.count - ends.suffix..<old.count)..<oldLength)
    assembly.finish(oldLength: oldLength.utf16, look: look.forReplacedText)
    return assembly
  }

  private func range(of place: Int) -> Range<TextOffset> {
    let token = oldTokens[place]
    return oldOffsets[place]..<oldOffsets[place] + old.length(token.start..<token.end)
  }

  /// A word in the place of another one. If that looks different in its parts, graphemes take the place of graphemes.
  private mutating func replace(_ place: Int, by token: DiffToken) {
    let range = range(of: place)
    if let look = assembly.runs.onlyLook(in: range) {
      return assembly.put(new.length(token.start..<token.end), look.forReplacedText)
    }
    let (oldText, newText) = (old.text(of: oldTokens[place]), new.text(of: token))
    guard Self.areFewGraphemes(oldText, newText) else {
      let look = assembly.runs.look(at: range.lowerBound.utf8)
      return assembly.put(new.length(token.start..<token.end), look.forReplacedText)
    }
    var numbering = TokenNumbering()
    let oldParts = numbering.graphemes(oldText, of: oldTokens[place], in: old)
    let newParts = numbering.graphemes(newText, of: token, in: new)
    let sources = TokenAlignment(old: oldParts[...], new: newParts[...]).sources()
    for (part, source) in zip(newParts, sources) {
      let length = new.length(part.start..<part.end)
      switch source {
      case .kept(let index), .moved(let index), .replacing(let index):
        assembly.put(length, assembly.runs.look(at: oldParts[index].start).forReplacedText)
      case .inserted: assembly.insert(length)
      }
    }
  }

  /// Whether all pairs of graphemes may be compared. Does not go through long texts to their ends.
  private static func areFewGraphemes(_ old: String, _ new: String) -> Bool {
    let most = TokenDiff.fineCells
    guard old.utf8.count * new.utf8.count > most else { return true }
    let oldCount = old.prefix(most / max(new.prefix(128).count, 1) + 1).count
    return oldCount * new.prefix(most / max(oldCount, 1) + 1).count <= most
  }
}

extension TokenNumbering {
  /// The graphemes of a token, as tokens.
  fileprivate mutating func graphemes(
    _ text: String,
    of token: DiffToken,
    in bytes: UnsafeBufferPointer<UInt8>
  ) -> [DiffToken] {
    var start = token.start
    let parts = text.map { character in
      defer { start += character.utf8.count }
      let kind: TextToken.Kind = character.isWholeNumber ? .number : character.isLetter ? .word : .symbol
      return TextToken(start: start, end: start + character.utf8.count, kind: kind)
    }
    return number(parts, in: bytes)
  }
}

extension RunLook {
  /// What other words in the same place take over: all but atoms.
  var forReplacedText: RunLook { overriding(overrides.withoutAtoms, .carryOver) }
}

extension UnsafeBufferPointer<UInt8> {
  fileprivate func text(of token: DiffToken) -> String {
    String(decoding: UnsafeBufferPointer(rebasing: self[token.start..<token.end]), as: UTF8.self)
  }

  func length(_ range: Range<Int>) -> TextOffset {
    TextOffset(utf8: range.count, utf16: utf16Count(range))
  }
}
