internal import TokenModel

/// Names of modifiers and contexts: they are keys of a resolver document, and are typed on command lines.
struct ModifierNames {
  private var taken: Swift.Set<UTF8Name> = []

  /// A name for a modifier that no other one has.
  mutating func modifier(_ name: String) -> String {
    let name = Self.unique(name, besides: taken)
    taken.insert(UTF8Name(name))
    return name
  }

  /// Names for the contexts of a modifier, all different.
  func contexts(_ names: [String]) -> [String] {
    var taken: Swift.Set<UTF8Name> = []
    return names.map { name in
      let name = Self.unique(name, besides: taken)
      taken.insert(UTF8Name(name))
      return name
    }
  }

  private static func unique(_ text: String, besides taken: Swift.Set<UTF8Name>) -> String {
    let scalars = text.unicodeScalars.map { scalar -> Unicode.Scalar in
      let isPlain =
        scalar.properties.isAlphabetic || ("0"..."9").contains(scalar) || " -_".unicodeScalars.contains(scalar)
      return isPlain ? scalar : "-"
    }
    let plain = String(String.UnicodeScalarView(scalars)).trimmingSpaces
    let name = plain.isEmpty ? "-" : plain
    var unique = name
    var number = 2
    while taken.contains(UTF8Name(unique)) {
      unique = "\(name) \(number)"
      number += 1
    }
    return unique
  }
}

extension [String] {
  /// Each name once, in order.
  var uniquedNames: [String] {
    var known: Swift.Set<UTF8Name> = []
    return filter { known.insert(UTF8Name($0)).inserted }
  }
}
