/// The names of a catalogue, one after another, each stored once.
struct ImageText {
  private(set) var bytes: [UInt8] = []
  /// By UTF-8: as strings, `é` in one scalar and in two would be one name.
  private var offsets: [[UInt8]: Int] = [:]

  /// Where a name stands and how long it is, as six digits.
  mutating func reference(to name: String) -> ImageDigits {
    let name = Array(name.utf8)
    let offset = offsets[name] ?? bytes.count
    if offsets.updateValue(offset, forKey: name) == nil { bytes += name }
    var digits = ImageDigits()
    digits.append(offset, digits: 4)
    digits.append(name.count, digits: 2)
    return digits
  }
}
