import TestSupport

/// A template as a tree, with a slow reference of its text and of the texts that fit it.
struct RandomTemplate: CustomStringConvertible {
  indirect enum Node {
    case literal(String)
    case slot(String)
    case part([Node])
  }

  let nodes: [Node]

  /// Each slot in one place, if asked for.
  init(using generator: inout SeededGenerator, slotsAreDistinct: Bool, hasParts: Bool = true) {
    var names = slotsAreDistinct ? ["a", "b", "c", "d"] : []
    nodes = Self.nodes(hasParts ? 2 : 0, using: &generator) { generator in
      slotsAreDistinct ? names.popLast() : ["a", "b"].randomElement(using: &generator)
    }
  }

  private static func nodes(
    _ depth: Int,
    using generator: inout SeededGenerator,
    _ nextName: (inout SeededGenerator) -> String?
  ) -> [Node] {
    var nodes: [Node] = []
    for _ in 0..<Int.random(in: 1...3, using: &generator) {
      switch Int.random(in: 0..<(depth > 0 ? 4 : 3), using: &generator) {
      case 0: if let name = nextName(&generator) { nodes.append(.slot(name)) }
      case 3:
        guard let name = nextName(&generator) else { continue }
        var inner = Self.nodes(depth - 1, using: &generator, nextName)
        inner.insert(.slot(name), at: Int.random(in: 0...inner.count, using: &generator))
        nodes.append(.part(inner))
      default: nodes.append(.literal(["x", "y", "xy", "xx", "[", "]{"].randomElement(using: &generator) ?? ""))
      }
    }
    return nodes
  }

  /// Sorted, so that random values for them are the same in each run.
  var slotNames: [String] { Self.names(nodes).sorted() }

  private static func names(_ nodes: [Node]) -> Set<String> {
    nodes.reduce(into: []) { names, node in
      switch node {
      case .literal: break
      case .slot(let name): names.insert(name)
      case .part(let nodes): names.formUnion(self.names(nodes))
      }
    }
  }

  /// The template as it is written.
  var description: String {
    var source = ""
    Self.write(nodes, to: &source)
    return source
  }

  private static func write(_ nodes: [Node], to source: inout String) {
    for node in nodes {
      switch node {
      case .literal(let text):
        for character in text {
          separate(&source, from: character)
          source += "\(character)" + ("[]{}".contains(character) ? "\(character)" : "")
        }
      case .slot(let name): source += "{\(name)}"
      case .part(let nodes):
        separate(&source, from: "[")
        source += "["
        write(nodes, to: &source)
        separate(&source, from: "]")
        source += "]"
      }
    }
  }

  private static func separate(_ source: inout String, from bracket: Character) {
    if source.last == bracket, "[]".contains(bracket) { source += "{}" }
  }

  /// The text for these values.
  func shown(_ words: [String: String]) -> String { Self.shown(nodes, words) }

  private static func shown(_ nodes: [Node], _ words: [String: String]) -> String {
    nodes.map { node in
      switch node {
      case .literal(let text): text
      case .slot(let name): words[name] ?? ""
      case .part(let nodes): isThere(nodes, words) ? shown(nodes, words) : ""
      }
    }.joined()
  }

  private static func isThere(_ nodes: [Node], _ words: [String: String]) -> Bool {
    nodes.allSatisfy { if case .slot(let name) = $0 { words[name]?.isEmpty == false } else { true } }
  }
}

/// The fitting values, by trying: parts are first present, slots are first short.
struct TrialFit {
  let text: [Character]

  private enum Item {
    case literal([Character])
    case slot(String, isInPart: Bool)
    case part([Item])
  }

  /// The first solution.
  func words(_ template: RandomTemplate) -> [String: String]? {
    let empty = Dictionary(uniqueKeysWithValues: template.slotNames.map { ($0, "") })
    guard let found = go(items(template.nodes, false), 0, nil, [:]) else { return nil }
    let words = empty.merging(found) { $1 }
    return template.shown(words) == String(text) ? words : nil
  }

  private func items(_ nodes: [RandomTemplate.Node], _ isInPart: Bool) -> [Item] {
    nodes.map { node in
      switch node {
      case .literal(let text): .literal(Array(text))
      case .slot(let name): .slot(name, isInPart: isInPart)
      case .part(let nodes): .part(items(nodes, true))
      }
    }
  }

  private typealias Open = (name: String, start: Int, least: Int)

  private func go(_ items: [Item], _ place: Int, _ open: Open?, _ found: [String: String]) -> [String: String]? {
    guard let first = items.first else {
      guard open != nil || place == text.count else { return nil }
      return open.map { $0.least <= text.count } ?? true ? closed(open, text.count, found) : nil
    }
    let rest = Array(items.dropFirst())
    switch first {
    case .slot(let name, let isInPart):
      guard let open else { return go(rest, place, (name, place, place + (isInPart ? 1 : 0)), found) }
      return isInPart ? nil : go(rest, place, open, found.merging([name: ""]) { old, _ in old })
    case .part(let items):
      return go(items + rest, place, open, found) ?? go(rest, place, open, found)
    case .literal(let literal):
      let starts = open.map { Array($0.least...max($0.least, text.count)) } ?? [place]
      for start in starts where start <= text.count && text[start...].starts(with: literal) {
        let words = go(rest, start + literal.count, nil, closed(open, start, found))
        if let words { return words }
      }
      return nil
    }
  }

  private func closed(_ open: Open?, _ end: Int, _ found: [String: String]) -> [String: String] {
    guard let open else { return found }
    return found.merging([open.name: String(text[open.start..<end])]) { old, _ in old }
  }
}
