import TestSupport

/// A resolver document of a few modifiers, and what it means by the letter: maps are merged for one choice at a time,
/// and then references are followed.
struct RandomResolver {
  /// What a source says of a token.
  enum Value {
    case number(Int)
    case reference(String)

    var json: String {
      switch self {
      case .number(let number): "\(number)"
      case .reference(let path): "\"{\(path)}\""
      }
    }
  }

  typealias Source = [(path: String, value: Value)]

  enum Item {
    case set(Source)
    /// By context.
    case modifier([Source])
  }

  static let paths = ["a.x", "a.y", "a.z", "b.x", "b.y", "c"]
  let items: [Item]

  /// - Parameter references: How many of ten values are references.
  init(_ generator: inout SeededGenerator, references: Int) {
    func source(_ generator: inout SeededGenerator, most: Int) -> Source {
      Self.paths.shuffled(using: &generator).prefix(Int.random(in: 0...most, using: &generator)).map { path in
        let isReference = Int.random(in: 0..<10, using: &generator) < references
        let other = Self.paths.randomElement(using: &generator) ?? path
        return (path, isReference ? .reference(other) : .number(Int.random(in: 1...4, using: &generator)))
      }
    }
    var items: [Item] = []
    // Most documents have a value for each token below all else.
    let hasAll = Int.random(in: 0..<8, using: &generator) > 0
    items.append(.set(hasAll ? Self.paths.map { ($0, .number(Int.random(in: 1...4, using: &generator))) } : []))
    for _ in 0..<Int.random(in: 0...5, using: &generator) {
      let count = Int.random(in: 2...4, using: &generator)
      items.append(.modifier((0..<count).map { _ in source(&generator, most: 2) }))
      if Int.random(in: 0..<3, using: &generator) == 0 { items.append(.set(source(&generator, most: 2))) }
    }
    self.items = items
  }

  /// The number of contexts of each modifier.
  var contexts: [Int] {
    items.compactMap { if case .modifier(let contexts) = $0 { contexts.count } else { nil } }
  }

  var json: String {
    var modifiers = 0
    let order = items.enumerated().map { index, item in
      switch item {
      case .set(let source): return #"{ "type": "set", "name": "s\#(index)", "sources": [\#(Self.json(source))] }"#
      case .modifier(let contexts):
        defer { modifiers += 1 }
        let list = contexts.enumerated().map { #""c\#($0)": [\#(Self.json($1))]"# }.joined(separator: ", ")
        return #"{ "type": "modifier", "name": "m\#(modifiers)", "contexts": { \#(list) } }"#
      }
    }
    return #"{ "version": "2025.10", "resolutionOrder": [\#(order.joined(separator: ",\n"))] }"#
  }

  private static func json(_ source: Source) -> String {
    var groups: [String: [String]] = [:]
    for (path, value) in source {
      let names = path.split(separator: ".")
      let token = #""\#(names[names.count - 1])": { "$type": "number", "$value": \#(value.json) }"#
      groups[names.count > 1 ? String(names[0]) : "", default: []].append(token)
    }
    let members = groups.sorted { $0.key < $1.key }.flatMap { group, tokens in
      group.isEmpty ? tokens : [#""\#(group)": { \#(tokens.joined(separator: ", ")) }"#]
    }
    return "{ \(members.joined(separator: ", ")) }"
  }

  /// All choices: a context for each modifier.
  var choices: [[Int]] {
    contexts.reduce([[]]) { choices, count in choices.flatMap { choice in (0..<count).map { choice + [$0] } } }
  }

  /// A reference that leads nowhere, or in a circle.
  struct Mistake: Error {}

  /// The values of the tokens that are there in a choice.
  func values(in choice: [Int]) throws -> [String: Int] {
    var merged: [String: Value] = [:]
    var modifier = 0
    for item in items {
      let source: Source
      switch item {
      case .set(let tokens): source = tokens
      case .modifier(let contexts):
        source = contexts[choice[modifier]]
        modifier += 1
      }
      for (path, value) in source { merged[path] = value }
    }
    return try Dictionary(
      uniqueKeysWithValues: merged.keys.map { path in
        var (current, steps) = (path, 0)
        while true {
          switch merged[current] {
          case .number(let number)?: return (path, number)
          case .reference(let next)? where steps < merged.count: (current, steps) = (next, steps + 1)
          case .reference?, nil: throw Mistake()
          }
        }
      }
    )
  }
}
