internal import TokenEmit
internal import TokenModel

/// Names of modifiers and contexts: they are keys of a resolver document, and are typed on command lines.
struct ModifierNames {
  private var names = UniqueNames(separatedBy: " ")

  /// A name for a modifier that no other one has.
  mutating func modifier(_ name: String) -> String { names.make(Self.plain(name)) }

  /// Names for the contexts of a modifier, all different.
  func contexts(_ names: [String]) -> [String] {
    var unique = UniqueNames(separatedBy: " ")
    return names.map { unique.make(Self.plain($0)) }
  }

  /// A name with letters, digits, spaces, `-` and `_` only.
  private static func plain(_ text: String) -> String {
    let scalars = text.unicodeScalars.map { scalar -> Unicode.Scalar in
      let isPlain =
        scalar.properties.isAlphabetic || ("0"..."9").contains(scalar) || " -_".unicodeScalars.contains(scalar)
      return isPlain ? scalar : "-"
    }
    let plain = String(String.UnicodeScalarView(scalars)).trimmingSpaces
    return plain.isEmpty ? "-" : plain
  }
}

extension [String] {
  /// Each name once, in order.
  var uniquedNames: [String] {
    var known: Swift.Set<UTF8Name> = []
    return filter { known.insert(UTF8Name($0)).inserted }
  }
}
