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
}
