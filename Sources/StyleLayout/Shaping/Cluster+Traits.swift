extension Cluster.Traits {
  /// What the first scalar of a cluster says.
  init(_ utf8: [UInt8], at range: Range<Int>) {
    self = []
    let first = utf8[range.lowerBound]
    switch first {
    case 0x20: self = [.space, .expandable]
    case 0x09: self = .tab
    case 0x0A...0x0D: self = [.endsLine, .space]
    case 0..<0xC2: self = []
    default:
      guard range.count <= 3 else { return }
      let scalar = utf8[range].reduce(UInt32(first < 0xE0 ? first & 0x1F : first & 0x0F)) { value, byte in
        byte & 0xC0 == 0x80 ? value << 6 | UInt32(byte & 0x3F) : value
      }
      self.init(scalar: scalar)
    }
  }

  private init(scalar: UInt32) {
    switch scalar {
    case 0x85, 0x2028, 0x2029: self = [.endsLine, .space]
    case 0xA0: self = .expandable
    case 0xAD: self = .softHyphen
    // The other spaces that UAX #14 lets hang; those that do not break are left out.
    case 0x1680, 0x2000...0x2006, 0x2008...0x200A, 0x205F, 0x3000: self = [.space, .expandable]
    default: self = []
    }
  }
}
