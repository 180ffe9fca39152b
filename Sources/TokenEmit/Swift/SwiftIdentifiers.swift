internal import TokenModel

/// A Swift name, and its spelling in code: in backticks if it needs them.
struct SwiftIdentifier: Equatable {
  var name: String
  var spelling: String
}

/// Makes Swift names of codes, or of colors.
struct SwiftIdentifiers {
  private let options: SwiftOptions
  private var taken: Set<String>

  /// For the codes of a catalog.
  init(_ catalog: Catalog) {
    options = catalog.swift
    taken = SwiftKeywords.taken(in: options.scope)
    if !catalog.emoji.isEmpty, options.scope == .catalog { taken.formUnion(["emoji", "emojiTables", "Emoji"]) }
  }

  /// For colors or emoji, which are in a scope of their own and need no prefix.
  init(scoped options: SwiftOptions) {
    self.options = SwiftOptions(names: options.names)
    taken = SwiftKeywords.takenAsColors
  }

  /// A name for a code or a color, different from all names before. A name that is taken gets a suffix `_2`, `_3` and
  /// so on, in the order of the catalog.
  mutating func make(for text: String) -> SwiftIdentifier {
    let plain = options.swiftName(ofCode: text)
    var name = plain
    var number = 2
    while !taken.insert(name).inserted {
      name = "\(plain)_\(number)"
      number += 1
    }
    let needsBackticks = SwiftKeywords.all.contains(name) || !SwiftSpelling.isIdentifier(name)
    return SwiftIdentifier(name: name, spelling: needsBackticks ? "`\(name)`" : name)
  }
}
