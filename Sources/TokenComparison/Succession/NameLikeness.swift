internal import TokenModel

/// How alike two names are: the number of words that they have in common.
///
/// Words end at separators, before capitals after small letters, and between letters and digits: `layerSelected01` has
/// three.
enum NameLikeness {
  static func sharedWords(_ one: String, _ other: String) -> Int { words(one).intersection(words(other)).count }

  private static func words(_ name: String) -> Set<[UInt8]> {
    var words: Set<[UInt8]> = []
    var word: [UInt8] = []
    var last = Kind.separator
    for byte in name.utf8 {
      let kind = Kind(byte)
      if kind != last, !(last == .upper && kind == .lower), !word.isEmpty {
        words.insert(word)
        word = []
      }
      if kind != .separator { word.append(kind == .upper ? byte | 0x20 : byte) }
      last = kind
    }
    if !word.isEmpty { words.insert(word) }
    return words
  }

  private enum Kind {
    case separator, upper, lower, digit

    init(_ byte: UInt8) {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), 0x80...: self = .lower
      case UInt8(ascii: "A")...UInt8(ascii: "Z"): self = .upper
      case UInt8(ascii: "0")...UInt8(ascii: "9"): self = .digit
      default: self = .separator
      }
    }
  }
}

extension Array {
  /// The element of a list of one; nil for other lists.
  var only: Element? { count == 1 ? self[0] : nil }

  /// The element whose name has the most words in common with another one; nil if several have as many.
  func mostAlike(_ name: String, _ nameOf: (Element) -> String) -> Element? {
    if count <= 1 { return first }
    let ranked = map { (element: $0, count: NameLikeness.sharedWords(name, nameOf($0))) }.sorted { $0.count > $1.count }
    return ranked[0].count > ranked[1].count ? ranked[0].element : nil
  }
}
