/// A text as UTF-16 units, with their places in its UTF-8.
struct UTF16Map {
  let units: [UInt16]
  /// For each unit, where its character starts in the UTF-8; the last one is the length of the UTF-8.
  private let places: [Int32]

  init(_ text: String) {
    var units: [UInt16] = []
    var places: [Int32] = []
    units.reserveCapacity(text.utf8.count)
    places.reserveCapacity(text.utf8.count + 1)
    var utf8 = 0
    for scalar in text.unicodeScalars {
      for unit in scalar.utf16 {
        units.append(unit)
        places.append(Int32(clamping: utf8))
      }
      utf8 += scalar.utf8.count
    }
    places.append(Int32(clamping: utf8))
    self.units = units
    self.places = places
  }

  /// Where the character of a unit starts in the UTF-8. What is not in the text counts as its nearest end.
  func utf8(at unit: Int) -> Int { Int(places[min(max(unit, 0), units.count)]) }

  /// The first unit that starts at an offset in UTF-8 or after it.
  func unit(atUTF8 offset: Int) -> Int {
    var range = 0..<units.count
    while !range.isEmpty {
      let middle = range.lowerBound + range.count / 2
      range = Int(places[middle]) < offset ? middle + 1..<range.upperBound : range.lowerBound..<middle
    }
    return range.lowerBound
  }
}
