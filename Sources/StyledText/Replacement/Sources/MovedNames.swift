/// Finds names that moved: the text of runs that is also in the new text, but at another position, as in a translated
/// sentence.
///
/// Each is treated as one word, which keeps its attributes wherever it moves and which no other word replaces.
struct MovedNames {
  /// In UTF-8 units and text order.
  let old: [Range<Int>]
  let new: [Range<Int>]

  /// The names of more runs than this are not searched for.
  private static let most = 32

  /// Nil if no name moved. `sources` are those of the words without names.
  init?(_ words: WordsOfTexts, _ sources: [WordSource], of texts: ComparedTexts) {
    let runs = RunsWithNames(words.oldSegments, of: texts).names()
    let moved = PlacesInNewText(sources, count: words.old.count).names(runs, notKeptIn: words.old)
    guard !moved.isEmpty, moved.count <= Self.most else { return nil }
    let finder = NameFinder(moved, of: texts.old)
    let found = finder.ranges(among: words.newSegments, in: texts.new)
    guard !found.isEmpty, words.new.haveOnlyLetters(found), !words.exchangeRoles else { return nil }
    let looked = finder.ranges(among: words.oldSegments, in: texts.old)
    guard words.old.haveOnlyLetters(looked) else { return nil }
    // A name is certain if each of its occurrences in the old text is a run, and the new text has as many.
    let places = Set(runs)
    let uncertain = Set(looked.filter { !places.contains($0) }.map { texts.old.text($0) })
    let oldCounts = Counts(looked, in: texts.old)
    let newCounts = Counts(found, in: texts.new)
    func isCertain(_ text: String) -> Bool {
      !uncertain.contains(text) && oldCounts.byText[text] == newCounts.byText[text]
    }
    old = looked.filter { isCertain(texts.old.text($0)) }
    new = found.filter { isCertain(texts.new.text($0)) }
    if new.isEmpty { return nil }
  }

  /// The number of occurrences of each text.
  private struct Counts {
    let byText: [String: Int]

    init(_ ranges: [Range<Int>], in bytes: UnsafeBufferPointer<UInt8>) {
      byText = ranges.reduce(into: [:]) { $0[bytes.text($1), default: 0] += 1 }
    }
  }
}

/// The positions in the new text of old words that stay or move.
private struct PlacesInNewText {
  private var places: [Int?]

  init(_ sources: [WordSource], count: Int) {
    places = Array(repeating: nil, count: count)
    for (place, source) in sources.enumerated() {
      if let old = source.same { places[old] = place }
    }
  }

  /// The names with a word that does not stay or move with the others.
  func names(_ names: [Range<Int>], notKeptIn words: [ComparedWord]) -> [Range<Int>] {
    var next = 0
    return names.filter { name in
      while next < words.count, words[next].end <= name.lowerBound { next += 1 }
      let end = words[next...].firstIndex { $0.start >= name.upperBound } ?? words.count
      return !areTogether(next..<end)
    }
  }

  private func areTogether(_ words: Range<Int>) -> Bool {
    guard let first = words.first, let start = places[first] else { return false }
    return words.allSatisfy { places[$0] == start + $0 - first }
  }
}

/// Finds the runs that may be names: a few words with their own attributes.
private struct RunsWithNames {
  private let words: [TextWord]
  private let texts: ComparedTexts
  private let sharing: LookSharing

  /// In UTF-8 units.
  private static let longest = 128

  init(_ words: [TextWord], of texts: ComparedTexts) {
    self.words = words
    self.texts = texts
    sharing = LookSharing(runs: texts.runs, base: texts.base)
  }

  /// The ranges of the names, in text order.
  func names() -> [Range<Int>] {
    var names: [Range<Int>] = []
    var next = 0
    for run in runs() {
      while next < words.count, words[next].end <= run.lowerBound { next += 1 }
      if let name = name(words[next...].prefix { $0.start < run.upperBound }, of: run) { names.append(name) }
    }
    return names
  }

  /// The ranges that do not look like the whole text.
  private func runs() -> [Range<Int>] {
    guard !texts.runs.isPlain, let first = words.first, let last = words.last else { return [] }
    var ranges: [Range<Int>] = []
    var previous: RunLook?
    for index in texts.runs.index(at: first.start)..<texts.runs.count {
      let range = texts.runs.start(of: index).utf8..<texts.runs.runs[index].end.utf8
      guard range.lowerBound < last.end else { break }
      let look = texts.runs.runs[index].look
      if let previous, let joined = ranges.last, joined.upperBound == range.lowerBound,
        sharing.areAlike(previous, look)
      {
        ranges[ranges.count - 1] = joined.lowerBound..<range.upperBound
      } else if !sharing.areAlike(look, .plain) {
        ranges.append(range)
      }
      previous = look
    }
    return ranges
  }

  /// The text from the first word of a run to the last one; nil if it has numbers or is long.
  private func name(_ words: ArraySlice<TextWord>, of run: Range<Int>) -> Range<Int>? {
    guard let first = words.first(where: \.isOfLetters), let last = words.last(where: \.isOfLetters) else { return nil }
    guard run.lowerBound <= first.start, last.start - first.start <= Self.longest else { return nil }
    // One grapheme of a script without spaces may be a part of any word.
    if first == last, first.kind == .ideograph { return nil }
    let hasOther = words.contains { $0.kind == .number || $0.kind == .lineBreak || texts.old.isDigit($0.start) }
    if hasOther { return nil }
    let end = min(last.end, run.upperBound)
    return first.start..<(texts.old.possessiveStart(first.start..<end) ?? end)
  }
}

extension [ComparedWord] {
  /// Whether ranges are letters and signs, without a part of an address, an amount or an atom.
  fileprivate func haveOnlyLetters(_ ranges: [Range<Int>]) -> Bool {
    var next = 0
    return ranges.allSatisfy { range in
      while next < count, self[next].end <= range.lowerBound { next += 1 }
      return self[next...].prefix { $0.start < range.upperBound }.allSatisfy { word in
        word.kind == .word || word.kind == .ideograph || word.kind == .symbol
      }
    }
  }
}

extension TextWord {
  fileprivate var isOfLetters: Bool { kind == .word || kind == .ideograph }
}

/// Finds a few names in a text.
private struct NameFinder {
  private let old: UnsafeBufferPointer<UInt8>
  /// The longest first.
  private let names: [Range<Int>]

  init(_ names: [Range<Int>], of old: UnsafeBufferPointer<UInt8>) {
    self.old = old
    self.names = names.sorted { $0.count > $1.count }
  }

  /// The ranges of names. Each starts at a word, and ends with a word or before an ending: after an apostrophe, or in
  /// Korean.
  func ranges(among words: [TextWord], in bytes: UnsafeBufferPointer<UInt8>) -> [Range<Int>] {
    var ranges: [Range<Int>] = []
    for index in words.indices where words[index].start >= ranges.last?.upperBound ?? 0 {
      let start = words[index].start
      let name = names.first { name in
        guard bytes[start] == old[name.lowerBound], start + name.count <= bytes.count else { return false }
        let range = start..<start + name.count
        guard bytes[range].elementsEqual(old[name]) else { return false }
        return words[index...].endsOne(at: range.upperBound) || bytes.beginsEnding(at: range.upperBound)
      }
      if let name { ranges.append(start..<start + name.count) }
    }
    return ranges
  }
}

extension ArraySlice<TextWord> {
  /// Whether one of the first words ends at an offset.
  fileprivate func endsOne(at offset: Int) -> Bool {
    first { $0.end >= offset }?.end == offset
  }
}

extension UnsafeBufferPointer<UInt8> {
  fileprivate func text(_ range: Range<Int>) -> String {
    String(decoding: UnsafeBufferPointer(rebasing: self[range]), as: UTF8.self)
  }

  fileprivate func isDigit(_ offset: Int) -> Bool { self[offset] &- 0x30 < 10 }

  /// The length of the apostrophe at an offset, or 0.
  private func apostropheLength(at offset: Int) -> Int {
    guard offset < count else { return 0 }
    if self[offset] == 0x27 { return 1 }
    return self[offset...].starts(with: "’".utf8) ? 3 : 0
  }

  /// Whether an ending of a name begins at an offset.
  fileprivate func beginsEnding(at offset: Int) -> Bool {
    guard offset < count else { return false }
    if apostropheLength(at: offset) > 0 { return true }
    return offset >= 3 && isHangul(offset - 3) && isHangul(offset)
  }

  private func isHangul(_ offset: Int) -> Bool {
    guard 0xEA...0xED ~= self[offset], offset + 3 <= count else { return false }
    return 0xAC00...0xD7A3 ~= ScalarReader(bytes: self).scalar(at: offset).value
  }

  /// The offset of the apostrophe in front of the last one or two letters of a range, or nil.
  fileprivate func possessiveStart(_ range: Range<Int>) -> Int? {
    range.suffix(5).first { offset in
      let length = apostropheLength(at: offset)
      return length > 0 && offset > range.lowerBound && range.upperBound - offset - length <= 2
    }
  }
}
