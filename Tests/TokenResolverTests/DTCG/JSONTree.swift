import TestSupport

/// A JSON value that can be changed at random.
indirect enum JSONTree {
  case object([(key: String, value: JSONTree)])
  case array([JSONTree])
  /// As it is written.
  case scalar(String)

  init(_ text: String) {
    var rest = text.unicodeScalars[...]
    self = Self.read(&rest)
  }

  private static func read(_ rest: inout String.UnicodeScalarView.SubSequence) -> JSONTree {
    skip(&rest)
    switch rest.first {
    case "{":
      rest.removeFirst()
      var members: [(key: String, value: JSONTree)] = []
      while true {
        skip(&rest)
        guard let next = rest.first, next != "}" else { break }
        let key = scalar(&rest)
        skip(&rest)
        members.append((key, read(&rest)))
      }
      rest = rest.dropFirst()
      return .object(members)
    case "[":
      rest.removeFirst()
      var elements: [JSONTree] = []
      while true {
        skip(&rest)
        guard let next = rest.first, next != "]" else { break }
        elements.append(read(&rest))
      }
      rest = rest.dropFirst()
      return .array(elements)
    default: return .scalar(scalar(&rest))
    }
  }

  private static func skip(_ rest: inout String.UnicodeScalarView.SubSequence) {
    rest = rest.drop { " \n\r\t,:".unicodeScalars.contains($0) }
  }

  private static func scalar(_ rest: inout String.UnicodeScalarView.SubSequence) -> String {
    var text = String.UnicodeScalarView()
    if rest.first == "\"" {
      text.append(rest.removeFirst())
      while let next = rest.popFirst() {
        text.append(next)
        if next == "\\", let escaped = rest.popFirst() { text.append(escaped) }
        if next == "\"" { break }
      }
    } else {
      while let next = rest.first, !" \n\r\t,:]}".unicodeScalars.contains(next) { text.append(rest.removeFirst()) }
    }
    return String(text)
  }

  var text: String {
    switch self {
    case .object(let members): "{" + members.map { "\($0.key): \($0.value.text)" }.joined(separator: ", ") + "}"
    case .array(let elements): "[" + elements.map(\.text).joined(separator: ", ") + "]"
    case .scalar(let text): text
    }
  }

  /// The tree with one change that is not without effect.
  func mutated(_ generator: inout SeededGenerator) -> JSONTree {
    for _ in 0..<100 {
      let changed = changed(&generator)
      if changed.text != text, !onlyReorders(changed) { return changed }
    }
    return .scalar("null")
  }

  /// Whether the members of objects are only in another order, which means the same.
  private func onlyReorders(_ other: JSONTree) -> Bool { sorted.text == other.sorted.text }

  private var sorted: JSONTree {
    switch self {
    case .object(let members):
      .object(members.map { ($0.key, $0.value.sorted) }.sorted { ($0.key, $0.value.text) < ($1.key, $1.value.text) })
    case .array(let elements): .array(elements.map(\.sorted))
    case .scalar: self
    }
  }

  /// The tree without `$type`.
  var withoutTypes: JSONTree {
    switch self {
    case .object(let members):
      .object(members.filter { $0.key != "\"$type\"" }.map { ($0.key, $0.value.withoutTypes) })
    case .array(let elements): .array(elements.map(\.withoutTypes))
    case .scalar: self
    }
  }

  private static let scalars = [
    "null", "true", "-1", "1e999", "\"\"", "\"{a.b}\"", "\"#/a/$value\"", "\"none\"", "{}", "[]", "[1]",
  ]

  private func changed(_ generator: inout SeededGenerator) -> JSONTree {
    // Deeper with some chance, else here.
    switch self {
    case .object(var members) where !members.isEmpty:
      let index = Int.random(in: members.indices, using: &generator)
      if Int.random(in: 0..<3, using: &generator) > 0 {
        members[index].value = members[index].value.changed(&generator)
        return .object(members)
      }
      switch Int.random(in: 0..<4, using: &generator) {
      case 0: members.remove(at: index)
      case 1:
        let other = Int.random(in: members.indices, using: &generator)
        (members[index].value, members[other].value) = (members[other].value, members[index].value)
      case 2: members[index].key = Bool.random(using: &generator) ? "\"$value\"" : "\"other\""
      default: return Self.replacement(&generator)
      }
      return .object(members)
    case .array(var elements) where !elements.isEmpty:
      let index = Int.random(in: elements.indices, using: &generator)
      switch Int.random(in: 0..<4, using: &generator) {
      case 0: elements.remove(at: index)
      case 1: elements.swapAt(index, Int.random(in: elements.indices, using: &generator))
      case 2: return Self.replacement(&generator)
      default: elements[index] = elements[index].changed(&generator)
      }
      return .array(elements)
    default: return Self.replacement(&generator)
    }
  }

  private static func replacement(_ generator: inout SeededGenerator) -> JSONTree {
    JSONTree(scalars[Int.random(in: scalars.indices, using: &generator)])
  }
}
