internal import TokenDiagnostics

/// Tells two names apart that people can hardly tell apart.
enum NameDifference {
  /// Explains where they differ, and advises to rename one of them.
  static func message(_ name: String, _ other: String) -> String {
    let (own, theirs) = firstDifference(name, other)
    let rest = "\(codePoint(own)), there \(codePoint(theirs)); rename one of the two"
    if name == other { return "`\(name)` is written like another name in other Unicode characters: \(rest)" }
    let isCase = name.lowercased() == other.lowercased()
    return "`\(name)` differs from `\(other)` only in \(isCase ? "capitals" : "characters that look alike"): \(rest)"
  }

  /// Nil for the shorter one at its end.
  private static func firstDifference(_ name: String, _ other: String) -> (Unicode.Scalar?, Unicode.Scalar?) {
    var names = (name.unicodeScalars.makeIterator(), other.unicodeScalars.makeIterator())
    while true {
      let (own, theirs) = (names.0.next(), names.1.next())
      if own != theirs || own == nil { return (own, theirs) }
    }
  }

  private static func codePoint(_ scalar: Unicode.Scalar?) -> String {
    guard let scalar else { return "nothing" }
    return scalar.isASCII ? "`\(scalar)`" : scalar.codePoint
  }
}
