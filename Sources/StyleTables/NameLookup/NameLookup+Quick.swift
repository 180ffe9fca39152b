extension NameLookup {
  /// The result of ``splitQuickly(_:_:)``.
  enum QuickResult {
    case found(AxisIndices)
    case missing
    /// The template or the name has parts that it cannot read.
    case unknown
  }

  /// Does the same as ``split(_:)`` if each part but the last has at most seven bytes, and each literal one.
  @inline(__always)
  func splitQuickly(_ whole: NameCursor, _ parts: Range<Int>) -> QuickResult {
    var name = whole
    var found = AxisIndices()
    var part = parts.lowerBound
    while part < parts.upperBound {
      let axis = table.name(part).number
      guard axis != NamePart.literal.rawValue else { return .unknown }
      let isLast = part &+ 1 == parts.upperBound
      var length = name.count
      if !isLast {
        let literal = table.name(part &+ 1)
        guard literal.count == 1 else { return .unknown }
        length = name.first(textBase.load(fromByteOffset: literal.offset, as: UInt8.self))
        guard length < name.count else { return .missing }
      }
      if isLast, length > 8 { return last(length, onAxis: axis, found) }
      guard length > 0, isLast || length < 8 else { return .unknown }
      let key = name.low & ~0 &>> (64 &- 8 &* UInt64(truncatingIfNeeded: length))
      guard let index = record(key, length: length, in: table.bounds(ofIndex: axis)) else { return .missing }
      found.set(kind: axis, index)
      if isLast { return .found(found) }
      name.removeFirst(length &+ 1)
      part &+= 2
    }
    return .unknown
  }

  /// Does the same for a last part of more than eight bytes.
  private func last(_ length: Int, onAxis axis: Int, _ found: AxisIndices) -> QuickResult {
    guard let index = record(name.count &- length..<name.count, onAxis: axis) else { return .missing }
    var found = found
    found.set(kind: axis, index)
    return .found(found)
  }

  /// The index of the record with a name of at most eight bytes.
  @inline(__always)
  private func record(_ key: UInt64, length: Int, in bounds: UInt64) -> Int? {
    let start = Int(bounds & 0xFFFF_FFFF)
    let mask = Int(bounds &>> 32 & 0xFF_FFFF) &- 1
    var slot = Int(truncatingIfNeeded: NameHash.start(length, seed: bounds &>> 56, key)) & mask
    while true {
      let entry = table.name(start &+ slot)
      guard entry.number > 0 else { return nil }
      let text = UInt64(littleEndian: textBase.loadUnaligned(fromByteOffset: entry.offset, as: UInt64.self))
      let difference = (text ^ key) &<< (64 &- 8 &* UInt64(truncatingIfNeeded: length))
      if entry.count == length, difference == 0 { return entry.number &- 1 }
      slot = (slot &+ 1) & mask
    }
  }
}
