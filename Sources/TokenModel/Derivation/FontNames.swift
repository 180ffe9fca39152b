/// The families of a font: the preferred one, and its fallbacks.
package struct FontNames {
  /// Nil is the system font.
  package let font: Sourced<String>?
  /// The names of the families that replace it, the preferred one first.
  package let fallbacks: [String]

  /// The families with some names; nil for none.
  ///
  /// - Parameter isSystem: Whether a name is that of the system font. Token files use the names of CSS and of Apple's
  ///   fonts (``SystemFont``), specs use `system`.
  package init?(_ names: [Sourced<String>], isSystem: (String) -> Bool) {
    guard let first = names.first else { return nil }
    font = isSystem(first.value) ? nil : first
    fallbacks = names.dropFirst().map(\.value)
  }

  /// The names that no font can have, and the problem with each.
  package static func problems(with names: [Sourced<String>]) -> [(name: Sourced<String>, problem: String)] {
    names.compactMap { name in problem(with: name.value).map { (name, $0) } }
  }

  private static func problem(with name: String) -> String? {
    if name.isEmpty { return "a name has at least one character" }
    if name.utf8.count > NameLimits.maximumLength { return "it is longer than \(NameLimits.maximumLength) bytes" }
    return name.unicodeScalars.contains(where: \.isControl) ? "names must not contain control characters" : nil
  }
}
