internal import TokenModel

/// A Swift name, and how code spells it: in backticks where it needs them.
struct SwiftIdentifier: Equatable {
  var name: String
  var spelling: String
}

/// Turns codes into names that Swift accepts.
struct SwiftIdentifiers {
  private let options: SwiftOptions
  private var taken: Set<String>

  init(_ options: SwiftOptions) {
    self.options = options
    self.taken = SwiftKeywords.taken(in: options.scope)
  }

  /// A name for a code, different from all that were given before. One that is taken gets `_2`, `_3` and so on, in the
  /// order of the catalogue.
  mutating func make(for code: String) -> SwiftIdentifier {
    let plain = transformed(code)
    var name = plain
    var number = 2
    while !taken.insert(name).inserted {
      name = "\(plain)_\(number)"
      number += 1
    }
    let needsBackticks = SwiftKeywords.all.contains(name) || !SwiftSpelling.isIdentifier(name)
    return SwiftIdentifier(name: name, spelling: needsBackticks ? "`\(name)`" : name)
  }

  private func transformed(_ code: String) -> String {
    let prefixed = (options.prefix ?? "") + code
    switch options.names {
    case .plain: return SwiftSpelling.startingWithLetter(SwiftSpelling.plain(prefixed))
    case .camelCase:
      let parts = [options.prefix, code].compactMap(\.self).map(SwiftSpelling.plain)
      return SwiftSpelling.startingWithLetter(SwiftSpelling.camelCase(parts.joined(separator: "_")))
    case .raw: return SwiftSpelling.raw(prefixed)
    }
  }
}
