/// The names of a catalogue, one after another, each stored once.
struct ImageText {
  private(set) var bytes: [UInt8] = []
  private var offsets: [String: Int] = [:]

  /// Where a name stands and how long it is, as six digits.
  mutating func reference(to name: String) -> ImageDigits {
    let offset = offsets[name] ?? bytes.count
    if offsets.updateValue(offset, forKey: name) == nil { bytes += name.utf8 }
    var digits = ImageDigits()
    digits.append(offset, digits: 4)
    digits.append(name.utf8.count, digits: 2)
    return digits
  }
}
