/// Finds the texts of the old text's atoms in a new text, where they are also atoms.
struct AtomFinder {
  private let bytes: UnsafeBufferPointer<UInt8>
  /// The atoms' texts by their first ``keyLength`` bytes; the longest first.
  private var texts: [Slice: [Slice]] = [:]
  private var keyLength = Int.max

  private struct Slice: Hashable {
    let bytes: [UInt8]
  }

  /// Nil without atoms.
  init?(_ atoms: [Range<Int>], of old: UnsafeBufferPointer<UInt8>, in new: UnsafeBufferPointer<UInt8>) {
    guard !atoms.isEmpty else { return nil }
    bytes = new
    let different = Set(atoms.map { Slice(bytes: Array(old[$0])) })
    keyLength = min(different.map(\.bytes.count).min() ?? 0, 8)
    guard keyLength > 0 else { return nil }
    for text in different { texts[Slice(bytes: Array(text.bytes.prefix(keyLength))), default: []].append(text) }
    for key in texts.keys { texts[key]?.sort { $0.bytes.count > $1.bytes.count } }
  }

  /// The ranges of atoms among the words of the new text; each begins and ends where a word does.
  func ranges(among words: [TextWord]) -> [Range<Int>] {
    var ranges: [Range<Int>] = []
    let ends = Set(words.map(\.end))
    for word in words where word.start >= ranges.last?.upperBound ?? 0 {
      guard word.start + keyLength <= bytes.count else { break }
      let key = Slice(bytes: Array(bytes[word.start..<word.start + keyLength]))
      let found = texts[key]?.first { text in
        let end = word.start + text.bytes.count
        return end <= bytes.count && ends.contains(end) && bytes[word.start..<end].elementsEqual(text.bytes)
      }
      if let found { ranges.append(word.start..<word.start + found.bytes.count) }
    }
    return ranges
  }
}
