/// The names of a catalog, one after another, each stored once.
struct TableText {
  /// The position and length of a name. The resolver limits names to 255 bytes.
  struct Reference {
    var offset: Int
    var count: Int
  }

  private(set) var bytes: [UInt8] = []
  /// By UTF-8: as strings, `é` in one scalar and in two would be one name.
  private var offsets: [[UInt8]: Int] = [:]

  mutating func reference(to name: String) -> Reference {
    let name = Array(name.utf8)
    let offset = offsets[name] ?? bytes.count
    if offsets.updateValue(offset, forKey: name) == nil { bytes += name }
    return Reference(offset: offset, count: name.count)
  }

  /// A name that is followed by others, each with its length in a byte before it.
  mutating func reference(to name: String, before others: [String]) -> Reference {
    if others.isEmpty { return reference(to: name) }
    let offset = bytes.count
    bytes += name.utf8
    for other in others { bytes += [UInt8(other.utf8.count)] + other.utf8 }
    return Reference(offset: offset, count: name.utf8.count)
  }
}
