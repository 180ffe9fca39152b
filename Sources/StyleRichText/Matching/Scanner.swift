internal import StyleTables
internal import StyledText

/// Finds the next match in a plain text. Whether a match begins at a position depends only on the text, not on earlier
/// matches.
struct Scanner {
  /// How far a search may read ahead from any position without being noted in ``farLooks``.
  static let slack = 16

  let bytes: UnsafeBufferPointer<UInt8>
  private let rules: MatchRules
  private let triggers: UnsafeBufferPointer<UInt8>
  var graphemes: GraphemeWindow
  var steps = DecodingSteps()
  /// Positions without a match where the search read far ahead, and how far it read.
  var farLooks: [(start: Int, reach: Int)] = []
  private var codes: [(code: EmojiCode, end: Int)] = []
  private var names: [(name: Int, end: Int)] = []

  /// The bytes are those of the text, the triggers those of the rules, and a boundary between graphemes is at the
  /// start.
  init(
    _ rules: MatchRules,
    text: String,
    bytes: UnsafeBufferPointer<UInt8>,
    triggers: UnsafeBufferPointer<UInt8>,
    from start: Int = 0
  ) {
    (self.rules, self.bytes, self.triggers) = (rules, bytes, triggers)
    graphemes = GraphemeWindow(text, bytes, from: start)
  }

  /// The first match that begins in a range, and does not extend over a limit.
  mutating func next(in range: Range<Int>, limit: Int) -> TextMatch? {
    var offset = range.lowerBound
    while offset < range.upperBound {
      let flags = triggers[Int(bytes[offset])]
      if flags != 0, let match = match(at: offset, MatchRules.Triggers(rawValue: flags), limit) {
        steps.bytes += match.range.upperBound - range.lowerBound
        return match
      }
      offset += 1
    }
    steps.bytes += range.count
    return nil
  }

  private mutating func match(at start: Int, _ flags: MatchRules.Triggers, _ limit: Int) -> TextMatch? {
    // The quick exit for most letters if rules may begin with any letter.
    if flags == .linkAtWordStart, start > 0, bytes[start - 1].isASCIIWord { return nil }
    graphemes.advance(to: start)
    guard graphemes.isBoundary(start) else { return nil }
    var reach = start
    var match: (end: Int, kind: TextMatch.Kind)?
    if flags.contains(.code) { match = code(at: start, limit, &reach) }
    if match == nil, flags.contains(.name) { match = name(at: start, limit, &reach) }
    if match == nil, !flags.isDisjoint(with: [.link, .linkAtWordStart]) { match = link(at: start, limit, &reach) }
    guard let match else {
      if reach > start + Self.slack { farLooks.append((start, reach)) }
      return nil
    }
    return TextMatch(range: start..<match.end, kind: match.kind, reach: max(reach, match.end + 1))
  }

  /// The longest code that ends between two characters, and is not inside of a word if its pack respects words.
  private mutating func code(at start: Int, _ limit: Int, _ reach: inout Int) -> (Int, TextMatch.Kind)? {
    guard let emoji = rules.emoji else { return nil }
    codes.removeAll(keepingCapacity: true)
    var steps = 0
    emoji.forEachMatch(in: bytes, at: start, steps: &steps) { code, length in
      if start + length <= limit { codes.append((code, start + length)) }
    }
    noteTrie(steps, from: start, &reach)
    while let (code, end) = codes.popLast() {
      guard graphemes.isBoundary(end) else { continue }
      guard code.pack.respectsWords else { return (end, .emoji(code)) }
      reach = max(reach, end + 2)
      if !bytes.isCodeInsideWord(start..<end) { return (end, .emoji(code)) }
    }
    return nil
  }

  /// The longest name after `@` that neither begins nor ends inside of a word.
  private mutating func name(at start: Int, _ limit: Int, _ reach: inout Int) -> (Int, TextMatch.Kind)? {
    guard let directory = rules.directory, !bytes.isBehindSpacedWord(start) else { return nil }
    names.removeAll(keepingCapacity: true)
    var steps = 0
    directory.trie.forEachMatch(in: bytes, at: start + 1, steps: &steps) { name, length in
      if start + 1 + length <= limit { names.append((name, start + 1 + length)) }
    }
    noteTrie(steps, from: start + 1, &reach)
    while let (name, end) = names.popLast() {
      guard graphemes.isBoundary(end) else { continue }
      if bytes.isInsideSpacedWord(end) { continue }
      if directory.respectsHandles, continuesHandle(at: end, directory, &reach) { continue }
      return (end, .mention(directory.identifiers[name]))
    }
    return nil
  }

  /// Whether a name that would end here is the beginning of a handle, such as `john.doe`, `john-doe` or
  /// `john@example.com`. The `@` of a known name does not continue one.
  private mutating func continuesHandle(at end: Int, _ directory: MentionDirectory, _ reach: inout Int) -> Bool {
    guard bytes.joinsHandle(end) else { return false }
    reach = max(reach, end + 2)
    return bytes[end] != UInt8(ascii: "@") || !isKnownName(at: end + 1, directory, &reach)
  }

  /// Whether a known name begins here and ends as a mention would, ignoring a following `@`.
  private mutating func isKnownName(at start: Int, _ directory: MentionDirectory, _ reach: inout Int) -> Bool {
    var ends: [Int] = []
    var steps = 0
    directory.trie.forEachMatch(in: bytes, at: start, steps: &steps) { _, length in ends.append(start + length) }
    noteTrie(steps, from: start, &reach)
    // Whether a name ends depends on the two bytes after it.
    reach = max(reach, start + steps + 2)
    return ends.contains { end in
      let isInsideHandle = bytes.joinsHandle(end) && bytes[end] != UInt8(ascii: "@")
      return !bytes.isInsideSpacedWord(end) && !isInsideHandle && graphemes.isBoundary(end)
    }
  }

  private mutating func noteTrie(_ steps: Int, from start: Int, _ reach: inout Int) {
    self.steps.trie += steps
    // The scalar after a match counts, or the end of the text if it ends there.
    reach = max(reach, start + steps + 1)
  }

  /// The longest link, of the first rule that has it.
  private mutating func link(at start: Int, _ limit: Int, _ reach: inout Int) -> (Int, TextMatch.Kind)? {
    guard !bytes.isEmojiSequence(after: start) else { return nil }
    let isInsideWord = bytes.isBehindSpacedWord(start)
    var best: (end: Int, kind: TextMatch.Kind)?
    for (index, rule) in rules.links.enumerated() {
      guard rule.firstBytes.contains(bytes[start]), !rule.needsWordStart || !isInsideWord else { continue }
      var reader = LinkReader(bytes, from: start, limit: limit)
      let found = rule.scan(&reader)
      steps.links += reader.reads
      // A rule need not have read all of its match.
      reach = max(reach, max(reader.reach, min(start + max(found?.length ?? 0, 0), limit)) + 1)
      guard let found, let end = end(of: found, from: start, limit), end > best?.end ?? start else { continue }
      best = (end, .link(index))
    }
    return best
  }

  /// The end of a link, moved before the character that it is inside of.
  private mutating func end(of match: LinkRule.Match, from start: Int, _ limit: Int) -> Int? {
    guard match.length > 0, match.length <= limit - start else { return nil }
    let end = graphemes.boundary(atOrBefore: start + match.length)
    return end - start >= max(min(match.shortestLength, match.length), 1) ? end : nil
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// Whether an ASCII character begins an emoji, such as the `#` of `#️⃣`: an emoji presentation selector or a keycap
  /// follows it.
  func isEmojiSequence(after start: Int) -> Bool {
    guard start + 3 < count, self[start] < 0x80 else { return false }
    let next = (self[start + 1], self[start + 2], self[start + 3])
    return next == (0xEF, 0xB8, 0x8F) || next == (0xE2, 0x83, 0xA3)
  }

  /// Whether a word of a script that puts spaces between words continues over an offset.
  func isInsideSpacedWord(_ offset: Int) -> Bool { isBeforeSpacedWord(offset) && isBehindSpacedWord(offset) }

  /// Whether `.`, `-`, `@` or `_` is here between two ASCII letters or digits.
  fileprivate func joinsHandle(_ offset: Int) -> Bool {
    offset > 0 && offset + 1 < count && self[offset].isOne(of: ".-@_") && self[offset - 1].isASCIIAlphanumeric
      && self[offset + 1].isASCIIAlphanumeric
  }
}
