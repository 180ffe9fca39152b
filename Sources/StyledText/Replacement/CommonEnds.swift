extension CommonEnds {
  /// The equal ends of two strings, in both units.
  static func lengths(of old: String, and new: String) -> (prefix: TextOffset, suffix: TextOffset) {
    var (old, new) = (old, new)
    return old.withUTF8 { oldBytes in
      new.withUTF8 { newBytes in
        let ends = CommonEnds(oldBytes, newBytes)
        return (
          oldBytes.length(0..<ends.prefix),
          oldBytes.length(oldBytes.count - ends.suffix..<oldBytes.count)
        )
      }
    }
  }
}

/// The equal beginnings and ends of two texts, as far as tokens surely end there.
struct CommonEnds {
  /// In UTF-8 units.
  let prefix: Int
  /// In UTF-8 units; the two do not overlap.
  let suffix: Int
  private let oldCount: Int

  private init(prefix: Int, suffix: Int, oldCount: Int) {
    self.prefix = prefix
    self.suffix = suffix
    self.oldCount = oldCount
  }

  /// Linear in the length of what is equal.
  init(_ old: UnsafeBufferPointer<UInt8>, _ new: UnsafeBufferPointer<UInt8>) {
    oldCount = old.count
    let shorter = min(old.count, new.count)
    var prefix = 0
    while prefix < shorter, old[prefix] == new[prefix] { prefix += 1 }
    if prefix == old.count, prefix == new.count {
      self.prefix = prefix
      suffix = 0
      return
    }
    prefix = Self.boundary(atOrBefore: prefix, in: old)
    var suffix = 0
    while suffix < shorter - prefix, old[old.count - 1 - suffix] == new[new.count - 1 - suffix] { suffix += 1 }
    self.prefix = prefix
    self.suffix = old.count - Self.boundary(atOrAfter: old.count - suffix, in: old)
  }

  /// The ends without the atoms of the old text that do not lie in one of them whole.
  func outside(_ atoms: [Range<Int>]) -> CommonEnds {
    guard prefix > 0 || suffix > 0 else { return self }
    let end = oldCount
    let torn = atoms.first { $0.lowerBound < prefix && $0.upperBound > prefix }
    let tornBehind = atoms.first { $0.lowerBound < end - suffix && $0.upperBound > end - suffix }
    return CommonEnds(
      prefix: torn?.lowerBound ?? prefix,
      suffix: tornBehind.map { end - $0.upperBound } ?? suffix,
      oldCount: oldCount
    )
  }

  private static func boundary(atOrBefore limit: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Int {
    // The last equal byte may be followed by different ones, so the boundary lies within what is equal.
    var offset = limit
    while offset > 0 {
      offset -= 1
      if offset < limit, bytes.isCertainBoundary(offset, within: 0..<limit) { return offset }
    }
    return 0
  }

  private static func boundary(atOrAfter limit: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Int {
    var offset = limit
    while offset < bytes.count {
      offset += 1
      if bytes.isCertainBoundary(offset, within: limit..<bytes.count) { return offset }
    }
    return bytes.count
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// Whether a token surely ends at an offset, judging by the scalars on both sides, which have to lie in a range whole.
  fileprivate func isCertainBoundary(_ offset: Int, within range: Range<Int>) -> Bool {
    guard offset > range.lowerBound, offset < range.upperBound else { return false }
    guard let before = scalar(endingAt: offset, within: range), let after = scalar(at: offset, within: range) else {
      return false
    }
    return WordSegmenter.isCertainBoundary(before: before, after: after)
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

  /// The number of UTF-16 units of a range that begins and ends between scalars.
  func utf16Count(_ range: Range<Int>) -> Int {
    var count = 0
    for byte in self[range] {
      count += (UTF8.isContinuation(byte) ? 0 : 1) + (byte >= 0xF0 ? 1 : 0)
    }
    return count
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
