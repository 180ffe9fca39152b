extension Cluster.Traits {
  /// The traits of clusters that take no room at the end of a line.
  static let hanging: Cluster.Traits = [.space, .tab]
}

/// The properties of the first scalar of a cluster.
struct ClusterScalar {
  let value: UInt32
  /// Whether the cluster has no other scalars.
  let isAlone: Bool

  init(_ utf8: [UInt8], at range: Range<Int>) {
    let first = utf8[range.lowerBound]
    let width = first < 0x80 ? 1 : first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4
    var value = UInt32(width == 1 ? first : first & (0x7F >> UInt8(width)))
    for index in range.lowerBound + 1..<max(min(range.lowerBound + width, range.upperBound), range.lowerBound + 1) {
      value = value << 6 | UInt32(utf8[index] & 0x3F)
    }
    self.value = value
    isAlone = range.count <= width
  }

  /// The traits of the cluster. A space that carries a mark is not a space: it is visible.
  var traits: Cluster.Traits {
    switch value {
    case 0x09: .tab
    case 0x0A...0x0D, 0x85, 0x2028, 0x2029: [.endsLine, .space]
    case 0xAD: .softHyphen
    case 0xA0: .expandable
    case 0x20, 0x1680, 0x2000...0x2006, 0x2008...0x200A, 0x205F, 0x3000: isAlone ? [.space, .expandable] : .expandable
    default: isIdeographic ? .expandable : []
    }
  }

  /// Whether justified lines may expand on both sides of it: scripts without spaces between words, and their
  /// punctuation. CSS Text Module Level 3, section 6.4 leaves the choice to implementations; this is the choice of
  /// browsers.
  var isIdeographic: Bool {
    switch value {
    case 0x2E80...0x2FFF, 0x3001...0x312F, 0x3190...0x4DBF, 0x4E00...0xA4CF, 0xF900...0xFAFF, 0xFE30...0xFE4F: true
    case 0xFF01...0xFF9F, 0xFFE0...0xFFEE, 0x1B000...0x1B16F, 0x20000...0x3FFFF: true
    default: false
    }
  }
}
