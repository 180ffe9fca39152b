/// Two versions of random resolver documents, with the values that their tokens have in two contexts.
package struct RandomTokenFiles {
  package struct Version {
    /// A number, or the path of a token before, by context.
    package var tokens: [(path: String, light: String, dark: String?)] = []

    /// The numbers in the two contexts.
    package var values: [String: [String]] {
      var values: [String: [String]] = [:]
      for token in tokens {
        func value(_ text: String, _ context: Int) -> String { values[text]?[context] ?? text }
        values[token.path] = [value(token.light, 0), value(token.dark ?? token.light, 1)]
      }
      return values
    }

    package var document: String {
      func member(_ path: String, _ text: String) -> String {
        let value = text.first?.isNumber ?? false ? text : "\"{\(text)}\""
        let token = "{ \"$type\": \"number\", \"$value\": \(value) }"
        let names = path.split(separator: ".")
        return names.dropLast().reversed().reduce("\"\(names[names.count - 1])\": \(token)") { "\"\($1)\": { \($0) }" }
      }
      let sources = tokens.map { "{ \(member($0.path, $0.light)) }" }
      let dark = tokens.compactMap { token in token.dark.map { "{ \(member(token.path, $0)) }" } }
      return """
        { "version": "2025.10", "sets": { "base": { "sources": [\(sources.joined(separator: ", "))] } },
          "modifiers": { "theme": { "default": "light", "contexts": { "light": [], "dark": [\(dark.joined(separator: ", "))] } } },
          "resolutionOrder": [{ "$ref": "#/sets/base" }, { "$ref": "#/modifiers/theme" }] }
        """
    }
  }

  package var generator: SeededGenerator

  package init(generator: SeededGenerator) { self.generator = generator }

  private mutating func oneIn(_ count: Int) -> Bool { Int.random(in: 0..<count, using: &generator) == 0 }

  private mutating func value(before tokens: [(path: String, light: String, dark: String?)]) -> String {
    if oneIn(3), let token = tokens.randomElement(using: &generator) { return token.path }
    return "\(Int.random(in: 0...9, using: &generator))"
  }

  package mutating func pair() -> (old: Version, new: Version) {
    var old = Version()
    for path in ["a", "b.x", "b.y", "c.x", "c.y", "d.e.x", "d.e.y", "f"] where !oneIn(5) {
      let light = value(before: old.tokens)
      let dark = oneIn(3) ? value(before: old.tokens) : nil
      old.tokens.append((path, light, dark))
    }
    if old.tokens.isEmpty { old.tokens = [("a", "1", nil)] }
    return (old, changed(old))
  }

  /// The same with some tokens gone, renamed, new or of another value; references follow a renamed token, and those to one
  /// that is gone are numbers.
  private mutating func changed(_ old: Version) -> Version {
    var names: [String: String] = [:]
    var new = Version()
    for token in old.tokens {
      if old.tokens.count > 1, oneIn(6), !(token.path == old.tokens.last?.path && new.tokens.isEmpty) { continue }
      let path = oneIn(6) ? token.path + "z" : token.path
      func kept(_ text: String) -> String { text.first?.isNumber ?? false ? text : names[text] ?? "5" }
      let light = oneIn(5) ? value(before: new.tokens) : kept(token.light)
      let dark = oneIn(5) ? value(before: new.tokens) : token.dark.map(kept)
      new.tokens.append((path, light, dark))
      names[token.path] = path
    }
    if oneIn(3) { new.tokens.append(("g.\(Int.random(in: 0...3, using: &generator))", value(before: new.tokens), nil)) }
    return new
  }
}
