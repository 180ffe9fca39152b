extension CommonEnds {
  /// The equal ends of two strings, in both units.
  static func lengths(of old: String, and new: String) -> (prefix: TextOffset, suffix: TextOffset) {
    var (old, new) = (old, new)
    return old.withUTF8 { oldBytes in
      new.withUTF8 { newBytes in
        let ends = CommonEnds(oldBytes, newBytes, areJoined: false)
        return (
          oldBytes.length(0..<ends.prefix),
          oldBytes.length(oldBytes.count - ends.suffix..<oldBytes.count)
        )
      }
    }
  }
}

/// The equal beginnings and ends of two texts, up to a certain boundary of words, or of joined words.
struct CommonEnds {
  /// In UTF-8 units.
  let prefix: Int
  /// In UTF-8 units; the two do not overlap.
  let suffix: Int
  /// In UTF-8 units.
  let oldCount: Int
  let newCount: Int

  /// The range between the ends.
  var oldMiddle: Range<Int> { prefix..<oldCount - suffix }
  var newMiddle: Range<Int> { prefix..<newCount - suffix }
  var leavesEqualText: Bool { prefix > 0 || suffix > 0 }

  private init(prefix: Int, suffix: Int, oldCount: Int, newCount: Int) {
    self.prefix = prefix
    self.suffix = suffix
    self.oldCount = oldCount
    self.newCount = newCount
  }

  /// - Complexity: Linear in the length of the equal text.
  init(_ old: UnsafeBufferPointer<UInt8>, _ new: UnsafeBufferPointer<UInt8>, areJoined: Bool = true) {
    oldCount = old.count
    newCount = new.count
    let shorter = min(old.count, new.count)
    var prefix = old.equalCount(with: new)
    if prefix == old.count, prefix == new.count {
      self.prefix = prefix
      suffix = 0
      return
    }
    prefix = Self.boundary(atOrBefore: prefix, in: old, areJoined)
    let suffix = old.equalCountAtEnd(with: new, most: shorter - prefix)
    self.prefix = prefix
    self.suffix = old.count - Self.boundary(atOrAfter: old.count - suffix, in: old, areJoined)
  }

  /// The ends, excluding atoms of the old text that are only partly in one of them.
  func outside(_ atoms: [Range<Int>]) -> CommonEnds {
    guard prefix > 0 || suffix > 0 else { return self }
    let end = oldCount
    let torn = atoms.first { $0.lowerBound < prefix && $0.upperBound > prefix }
    let tornBehind = atoms.first { $0.lowerBound < end - suffix && $0.upperBound > end - suffix }
    return CommonEnds(
      prefix: torn?.lowerBound ?? prefix,
      suffix: tornBehind.map { end - $0.upperBound } ?? suffix,
      oldCount: oldCount,
      newCount: newCount
    )
  }

  /// The ends without the text on the same line as the difference, or near it, which may be the labels of changed
  /// amounts.
  func widened(in old: UnsafeBufferPointer<UInt8>) -> CommonEnds {
    let lineStart = old[..<prefix].suffix(Self.nearby).lastIndex(of: 0x0A).map { $0 + 1 }
    let lineEnd = old[(old.count - suffix)...].prefix(Self.nearby).firstIndex(of: 0x0A)
    let farStart = prefix > Self.nearby ? Self.boundary(atOrBefore: prefix - Self.nearby, in: old) : 0
    let farEnd = suffix > Self.nearby ? Self.boundary(atOrAfter: old.count - suffix + Self.nearby, in: old) : old.count
    let (start, end) = (lineStart ?? farStart, lineEnd ?? farEnd)
    return CommonEnds(prefix: start, suffix: old.count - end, oldCount: oldCount, newCount: newCount)
  }

  /// In UTF-8 units.
  private static let nearby = 256
  /// The distance within which a boundary between joined words is searched, before one between any words is used.
  private static let farthest = 512

  private static func boundary(
    atOrBefore limit: Int,
    in bytes: UnsafeBufferPointer<UInt8>,
    _ areJoined: Bool = true
  ) -> Int {
    // The last equal byte may be followed by different ones, so the boundary lies within the equal part.
    var ofWords: Int?
    var offset = limit
    while offset > 0 {
      offset -= 1
      guard offset < limit, bytes.isCertainBoundary(offset, within: 0..<limit) else { continue }
      if !areJoined || bytes.isBetweenJoinedWords(offset, within: 0..<limit) { return offset }
      if ofWords == nil { ofWords = offset }
      if limit - offset > farthest { break }
    }
    return offset > 0 ? ofWords ?? 0 : 0
  }

  private static func boundary(
    atOrAfter limit: Int,
    in bytes: UnsafeBufferPointer<UInt8>,
    _ areJoined: Bool = true
  ) -> Int {
    var ofWords: Int?
    var offset = limit
    while offset < bytes.count {
      offset += 1
      guard bytes.isCertainBoundary(offset, within: limit..<bytes.count) else { continue }
      if !areJoined || bytes.isBetweenJoinedWords(offset, within: limit..<bytes.count) { return offset }
      if ofWords == nil { ofWords = offset }
      if offset - limit > farthest { break }
    }
    return offset < bytes.count ? ofWords ?? bytes.count : bytes.count
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// Returns the number of equal bytes from the start on. It compares eight at a time, because most replacements need
  /// only this.
  package func equalCount(with other: UnsafeBufferPointer<UInt8>) -> Int {
    let shorter = Swift.min(count, other.count)
    let (left, right) = (UnsafeRawBufferPointer(self), UnsafeRawBufferPointer(other))
    var offset = 0
    while offset + 8 <= shorter {
      let word = left.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
      let difference = word ^ right.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
      if difference != 0 { return offset + UInt64(littleEndian: difference).trailingZeroBitCount / 8 }
      offset += 8
    }
    while offset < shorter, left[offset] == right[offset] { offset += 1 }
    return offset
  }

  /// Returns the number of equal bytes from the end on, of `most` that are compared.
  package func equalCountAtEnd(with other: UnsafeBufferPointer<UInt8>, most: Int) -> Int {
    let (left, right) = (UnsafeRawBufferPointer(self), UnsafeRawBufferPointer(other))
    var length = 0
    while length + 8 <= most {
      let word = left.loadUnaligned(fromByteOffset: count - length - 8, as: UInt64.self)
      let difference = word ^ right.loadUnaligned(fromByteOffset: other.count - length - 8, as: UInt64.self)
      if difference != 0 { return length + UInt64(littleEndian: difference).leadingZeroBitCount / 8 }
      length += 8
    }
    while length < most, left[count - 1 - length] == right[other.count - 1 - length] { length += 1 }
    return length
  }

  /// Whether a word certainly ends at an offset, judging by the scalars on both sides, which must be in a range.
  fileprivate func isCertainBoundary(_ offset: Int, within range: Range<Int>) -> Bool {
    guard offset > range.lowerBound, offset < range.upperBound else { return false }
    guard let before = scalar(endingAt: offset, within: range), let after = scalar(at: offset, within: range) else {
      return false
    }
    return WordSegmenter.isCertainBoundary(before: before, after: after)
  }

  /// Whether a word boundary certainly does not split an amount, an address or a row of emoji. This holds between
  /// letters, and between a word and a space.
  fileprivate func isBetweenJoinedWords(_ offset: Int, within range: Range<Int>) -> Bool {
    guard let before = scalar(endingAt: offset, within: range), let after = scalar(at: offset, within: range) else {
      return false
    }
    let (left, right) = (WordBreakClass(before), WordBreakClass(after))
    if left.isNewline || right.isNewline { return true }
    if left.isSpace { return isWordEnd(offset - UTF8.width(before), within: range) }
    return left.isPartOfWords && (right.isSpace || right.isPartOfWords)
  }

  /// Whether a word or a line ends at an offset, or before the spaces in front of it.
  private func isWordEnd(_ offset: Int, within range: Range<Int>) -> Bool {
    var offset = offset
    while offset > range.lowerBound, let scalar = scalar(endingAt: offset, within: range) {
      let scalarClass = WordBreakClass(scalar)
      if !scalarClass.isSpace { return scalarClass.isPartOfWords || scalarClass.isNewline }
      offset -= UTF8.width(scalar)
    }
    return offset == 0
  }

  private func scalar(at offset: Int, within range: Range<Int>) -> Unicode.Scalar? {
    guard !UTF8.isContinuation(self[offset]) else { return nil }
    let end = self[offset].scalarLength + offset
    guard end <= range.upperBound else { return nil }
    return String(decoding: UnsafeBufferPointer(rebasing: self[offset..<end]), as: UTF8.self).unicodeScalars.first
  }

  private func scalar(endingAt offset: Int, within range: Range<Int>) -> Unicode.Scalar? {
    var start = offset - 1
    while start > range.lowerBound, UTF8.isContinuation(self[start]) { start -= 1 }
    return scalar(at: start, within: start..<offset)
  }
}

extension UInt8 {
  /// The length of the UTF-8 scalar that begins with this byte.
  fileprivate var scalarLength: Int {
    switch self {
    case ..<0xC0: 1
    case ..<0xE0: 2
    case ..<0xF0: 3
    default: 4
    }
  }
}

extension WordBreakClass {
  fileprivate var isSpace: Bool { self == .wSegSpace || self == .otherSpace }

  /// Letters and ideographs, without digits.
  fileprivate var isPartOfWords: Bool {
    switch self {
    case .ideographic, .hiragana, .katakana, .southEastAsian: true
    default: isLetter
    }
  }
}
