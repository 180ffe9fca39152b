extension Wording {
  /// Text of this tool.
  init(words: String) {
    self.init(stringLiteral: words)
  }

  /// `39 codes`, or the name of the only one.
  static func amount(of names: [String], _ what: String = "code") -> Wording {
    names.count == 1 ? "\(name: names[0])" : Wording(words: "\(names.count) \(what)s")
  }
}

extension Wording {
  /// The first three, and the number of the others.
  static func list(_ all: [Wording]) -> Wording {
    let shown = all.prefix(3).joined(", ")
    return all.count > 3 ? shown + " and \(all.count - 3) more" : shown
  }
}

extension String {
  /// Names are compared by their UTF-8: as strings, `é` in one scalar and in two would be one name.
  func isSame(as other: String) -> Bool { utf8.elementsEqual(other.utf8) }
}
