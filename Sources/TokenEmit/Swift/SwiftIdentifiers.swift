internal import TokenModel

/// A Swift name, and its spelling in code: in backticks if it needs them.
struct SwiftIdentifier: Equatable {
  let name: String
  let spelling: String
  /// The name without a number at its end that tells it from others.
  let wanted: String

  init(name: String, spelling: String, wanted: String? = nil) {
    self.name = name
    self.spelling = spelling
    self.wanted = wanted ?? name
  }

  /// Whether the wanted name is taken by another, or reserved.
  var isNumbered: Bool { name != wanted }
}

/// Makes Swift names of codes, colors, emoji or other tokens.
struct SwiftIdentifiers {
  private let options: SwiftOptions
  private var unique: UniqueNames

  /// For the codes of a catalog.
  init(_ catalog: Catalog) {
    options = catalog.swift
    let hasEmoji = !catalog.emoji.isEmpty && options.scope == .catalog
    let taken = SwiftKeywords.taken(in: options.scope)
    unique = UniqueNames(
      reserved:
        taken
        .union(hasEmoji ? ["emoji", "emojiTables", "Emoji"] : [])
        .union(options.tokens && options.scope == .catalog ? TokenKind.all.map(\.scope) : [])
    )
  }

  /// For colors or emoji, which are in their own scope and need no prefix.
  init(scoped options: SwiftOptions) {
    self.options = SwiftOptions(names: options.names)
    unique = UniqueNames(reserved: SwiftKeywords.takenAsColors)
  }

  /// For other tokens and their groups, which are in their own scope.
  init(ofTokens options: SwiftOptions) {
    self.options = SwiftOptions(names: options.names)
    unique = UniqueNames(reserved: SwiftKeywords.takenAsTokens)
  }

  /// A name for a code, a token or a group, different from all names before. A name that is taken gets a suffix `_2`,
  /// `_3` and so on, in the order of the catalog.
  mutating func make(for text: String) -> SwiftIdentifier {
    let wanted = options.swiftName(ofCode: text)
    let name = unique.make(wanted)
    let needsBackticks = SwiftKeywords.all.contains(name) || !SwiftSpelling.isIdentifier(name)
    return SwiftIdentifier(name: name, spelling: needsBackticks ? "`\(name)`" : name, wanted: wanted)
  }
}
