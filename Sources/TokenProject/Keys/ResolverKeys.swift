/// The keys and words of resolver documents, for completion.
enum ResolverKeys {
  /// The keys at a place; nil within tokens that are written in the document.
  static func keys(in names: [String]) -> [KnownKey]? {
    switch (names.first, names.count) {
    case (nil, _): root
    case ("sets", 1), ("modifiers", 1), ("modifiers", 3): names.last == "sources" ? nil : []
    case ("sets", 2): set
    case ("modifiers", 2): modifier
    case ("sets", 3), ("modifiers", 4): [reference]
    case ("resolutionOrder", 1): [reference] + inline
    default: nil
    }
  }

  /// The words that a value may be; nil within tokens that are written in the document.
  static func words(of names: [String]) -> [String]? {
    switch (names.first, names.count, names.last) {
    case ("version", 1, _): ["2025.10"]
    case ("resolutionOrder", 2, "type"): ["set", "modifier"]
    case ("sets", ..<4, _), ("modifiers", ..<5, _), ("resolutionOrder", ..<3, _): []
    default: nil
    }
  }

  /// Where a `$ref` leads.
  enum Target {
    /// A set, or a file with tokens.
    case source
    /// A set or a modifier of the document.
    case order
    /// A part of a token.
    case token
  }

  /// Where a `$ref` at a path of keys leads.
  static func target(of names: [String]) -> Target {
    switch (names.first, names.count) {
    case ("sets", 4), ("modifiers", 5): .source
    case ("resolutionOrder", 2): .order
    case ("resolutionOrder", 3), ("resolutionOrder", 4): .source
    default: .token
    }
  }

  private static let reference = KnownKey(name: "$ref", meaning: "A file, or a set of this document.")
  private static let root = [
    KnownKey(
      name: "version",
      meaning: "The version of the format. Required.",
      value: "\"2025.10\"",
      isRequired: true
    ),
    KnownKey(name: "sets", meaning: "Tokens by names, each from some sources."),
    KnownKey(name: "modifiers", meaning: "Choices, each between some contexts."),
    KnownKey(
      name: "resolutionOrder",
      meaning: "Sets and modifiers; later ones win. Required.",
      value: "[]",
      isRequired: true
    ),
    KnownKey(name: "name", meaning: "The name of the document."),
    KnownKey(name: "description", meaning: "What the document is for."),
  ]
  private static let set = [
    KnownKey(name: "sources", meaning: "Files, sets or tokens; later ones win. Required.", value: "[]"),
    KnownKey(name: "description", meaning: "What the set is for."),
  ]
  private static let modifier = [
    KnownKey(name: "contexts", meaning: "Sources by the names of contexts. Required.", value: "{}"),
    KnownKey(name: "default", meaning: "The context where nothing is chosen."),
    KnownKey(name: "description", meaning: "What the modifier is for."),
  ]
  private static let inline = [
    KnownKey(name: "type", meaning: "`set` or `modifier`, for one that is written here."),
    KnownKey(name: "name", meaning: "The name of the set or modifier."),
  ]
}
