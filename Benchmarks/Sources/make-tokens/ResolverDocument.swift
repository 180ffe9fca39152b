/// A resolver document over a set of colors, half of which are aliases of the others, in groups of a hundred. Each
/// modifier has ten contexts with a value of their own for fifty colors. Without modifiers, the set has as many tokens as
/// twenty of them declare.
func writeResolverDocument(_ tokens: Int, modifiers: Int) {
  let contexts = 10
  let changed = 50
  let plain = modifiers == 0 ? tokens + 20 * contexts * changed : tokens
  let set = source(0..<plain) { token in
    token < plain / 2 ? color(token) : "\"{group\(token % (plain / 2) / 100).token\(token % (plain / 2))}\""
  }
  let names = (0..<modifiers).map { modifier in
    let sources = (0..<contexts).map { context in
      let first = (modifier * changed) % (tokens / 2)
      let tokens = source(first..<first + changed) { color($0 + 1 + context + modifier) }
      return "        \"context\(context)\": [\(tokens)]"
    }
    return "    \"modifier\(modifier)\": {\n      \"contexts\": {\n\(sources.joined(separator: ",\n"))\n      }\n    }"
  }
  let order = (0..<modifiers).map { ",\n    { \"$ref\": \"#/modifiers/modifier\($0)\" }" }.joined()
  print(
    """
    {
      "version": "2025.10",
      "sets": {
        "base": { "sources": [\(set)] }
      },
      "modifiers": {
    \(names.joined(separator: ",\n"))
      },
      "resolutionOrder": [
        { "$ref": "#/sets/base" }\(order)
      ]
    }
    """
  )
}

private func source(_ tokens: Range<Int>, value: (Int) -> String) -> String {
  let groups = Dictionary(grouping: tokens) { $0 / 100 }.sorted { $0.key < $1.key }.map { group, tokens in
    let members = tokens.map { "\"token\($0)\": { \"$type\": \"color\", \"$value\": \(value($0)) }" }
    return "\"group\(group)\": {\n\(members.joined(separator: ",\n"))\n}"
  }
  return "{\n\(groups.joined(separator: ",\n"))\n}"
}

private func color(_ color: Int) -> String {
  let components = (0..<3).map { "0.\(1_000 + (color &* 7_919 &+ $0 &* 104_729) % 9_000)" }.joined(separator: ", ")
  return "{ \"colorSpace\": \"srgb\", \"components\": [\(components)] }"
}
