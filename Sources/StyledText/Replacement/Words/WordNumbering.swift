/// Assigns equal words of several texts the same number, counted from 0.
///
/// It uses its own hash table, because numbering is a large part of the cost of a replacement: `Dictionary` searches
/// three times for each new word, and its hash is slower for short keys.
struct WordNumbering {
  private struct Entry {
    let bytes: UnsafeBufferPointer<UInt8>
    let hash: UInt64
  }

  /// By number.
  private var entries: [Entry] = []
  /// The numbers, each at its hash or after it; negative in free slots. The count is a power of two.
  private var table = [Int](repeating: -1, count: 64)

  /// The words with their numbers. The bytes must not move while this is used.
  mutating func number(_ words: [JoinedWord], in bytes: UnsafeBufferPointer<UInt8>) -> [ComparedWord] {
    words.map { number($0, in: bytes) }
  }

  mutating func number(_ word: JoinedWord, in bytes: UnsafeBufferPointer<UInt8>) -> ComparedWord {
    let text = UnsafeBufferPointer(rebasing: bytes[word.start..<word.end])
    let id = number(of: text)
    let folded = word.kind == .word ? text.foldedHash : UInt64(id)
    return ComparedWord(start: word.start, end: word.end, kind: word.kind, id: id, folded: folded)
  }

  private mutating func number(of bytes: UnsafeBufferPointer<UInt8>) -> Int {
    let hash = bytes.quickHash()
    var place = Int(truncatingIfNeeded: hash) & (table.count - 1)
    while table[place] >= 0 {
      let other = entries[table[place]]
      if other.hash == hash, other.bytes.elementsEqual(bytes) { return table[place] }
      place = (place + 1) & (table.count - 1)
    }
    table[place] = entries.count
    entries.append(Entry(bytes: bytes, hash: hash))
    if entries.count * 2 > table.count { grow() }
    return entries.count - 1
  }

  private mutating func grow() {
    table = Array(repeating: -1, count: table.count * 4)
    for (number, entry) in entries.enumerated() {
      var place = Int(truncatingIfNeeded: entry.hash) & (table.count - 1)
      while table[place] >= 0 { place = (place + 1) & (table.count - 1) }
      table[place] = number
    }
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// It differs between processes, so that colliding words cannot be chosen.
  ///
  /// The hash of the bytes, each combined with a mask.
  fileprivate func quickHash(_ mask: UInt64 = 0) -> UInt64 {
    var hash = quickHashSeed ^ UInt64(truncatingIfNeeded: count)
    var offset = 0
    let raw = UnsafeRawBufferPointer(self)
    while offset + 8 <= count {
      hash = hash.mixed(with: raw.loadUnaligned(fromByteOffset: offset, as: UInt64.self) | mask)
      offset += 8
    }
    var rest: UInt64 = 0
    while offset < count {
      rest = rest &<< 8 | UInt64(self[offset])
      offset += 1
    }
    return hash.mixed(with: rest | mask)
  }

  /// A hash that is equal for words that differ only in case.
  fileprivate var foldedHash: UInt64 {
    // In ASCII, capitals lack one bit that all other bytes of words have, or may have.
    guard contains(where: \.startsCasedScalar) else { return quickHash(0x2020_2020_2020_2020) }
    var lower = String(decoding: self, as: UTF8.self).lowercased()
    return lower.withUTF8 { $0.quickHash() }
  }
}

extension UInt8 {
  /// Whether a scalar beyond ASCII may begin with this byte that has another case: Latin, Greek, Cyrillic, Armenian,
  /// Georgian, fullwidth letters, and what lies outside the Basic Multilingual Plane.
  fileprivate var startsCasedScalar: Bool { 0xC3...0xD5 ~= self || self == 0xE1 || self >= 0xEF }
}

private let quickHashSeed = UInt64.random(in: 0...UInt64.max)

extension UInt64 {
  /// Both halves of a product, so that every bit of the word changes every bit of the hash.
  fileprivate func mixed(with word: UInt64) -> UInt64 {
    let product = (self ^ word).multipliedFullWidth(by: 0x9E37_79B9_7F4A_7C15)
    return product.high ^ product.low ^ self &<< 1
  }
}
