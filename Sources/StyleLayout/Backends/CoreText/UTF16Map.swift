internal import StyleTables

/// A text as UTF-16 units, with their positions in its UTF-8.
struct UTF16Map {
  let units: [UInt16]
  /// For each unit, the start of its character in the UTF-8; the last one is the length of the UTF-8.
  private let offsets: [Int32]

  init(_ text: String) {
    var units: [UInt16] = []
    var offsets: [Int32] = []
    units.reserveCapacity(text.utf8.count)
    offsets.reserveCapacity(text.utf8.count + 1)
    var utf8 = 0
    for scalar in text.unicodeScalars {
      for unit in scalar.utf16 {
        units.append(unit)
        offsets.append(Int32(clamping: utf8))
      }
      utf8 += scalar.utf8.count
    }
    offsets.append(Int32(clamping: utf8))
    self.units = units
    self.offsets = offsets
  }

  /// The start of a unit's character in the UTF-8. Units outside of the text count as its nearest end.
  func utf8(at unit: Int) -> Int { Int(offsets[min(max(unit, 0), units.count)]) }

  /// The first unit that starts at an offset in UTF-8 or after it.
  func unit(atUTF8 offset: Int) -> Int { offsets.dropLast().partitioningIndex { $0 >= offset } }
}
