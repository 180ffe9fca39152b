/// Converts names of codes to the Swift spellings that a spec can choose.
package enum SwiftSpelling {
  /// The name with `_` for each character that identifiers must not contain.
  static func plain(_ text: String) -> String {
    if isASCIIBody(text) { return text }
    return String(String.UnicodeScalarView(text.unicodeScalars.map { isBody($0) ? $0 : "_" }))
  }

  /// The name with a `t` before it, unless it starts with a letter.
  static func startingWithLetter(_ name: String) -> String {
    name.unicodeScalars.first.map(isHead) ?? false ? name : "t" + name
  }

  /// The name with a capital instead of each `_` and the letter after it. A `_` between two digits stays: `13_5` is not
  /// `135`.
  static func camelCase(_ name: String) -> String {
    name.split(separator: "_").reduce(into: "") { result, part in
      guard let last = result.last, let first = part.first else { return result += part }
      result += last.isNumber && first.isNumber ? "_\(part)" : first.uppercased() + part.dropFirst()
    }
  }

  /// The name with `_` for each character that raw identifiers must not contain: "Raw identifiers",
  /// <https://github.com/swiftlang/swift-evolution/blob/main/proposals/0451-escaped-identifiers.md>. Bidirectional
  /// control characters and a leading `$` are also replaced. Names of only white space or operators get a `t`.
  static func raw(_ text: String) -> String {
    var scalars = text.unicodeScalars.map { isRaw($0) ? $0 : "_" }
    if scalars.first == "$" { scalars[0] = "_" }
    let name = String(String.UnicodeScalarView(scalars))
    return scalars.contains { isBody($0) && $0 != "_" } ? name : "t" + name
  }

  /// Whether a name needs no backticks, unless it is a keyword.
  package static func isIdentifier(_ name: String) -> Bool {
    (isASCIIBody(name) || name.unicodeScalars.allSatisfy(isBody)) && name.unicodeScalars.first.map(isHead) ?? false
  }

  /// Nearly all names are ASCII letters, digits and `_`, and need no look at Unicode's tables.
  private static func isASCIIBody(_ text: String) -> Bool {
    // A buffer is ten times as fast as the view.
    text.utf8.withContiguousStorageIfAvailable { $0.allSatisfy(isASCIIBody) } ?? text.utf8.allSatisfy(isASCIIBody)
  }

  private static func isASCIIBody(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte) || (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte)
      || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) || byte == UInt8(ascii: "_")
  }

  private static func isHead(_ scalar: Unicode.Scalar) -> Bool {
    guard scalar.isASCII else { return scalar.properties.isXIDStart }
    return ("a"..."z").contains(scalar) || ("A"..."Z").contains(scalar)
  }

  /// Whether an identifier may contain a scalar after its first one.
  package static func isBody(_ scalar: Unicode.Scalar) -> Bool {
    guard !scalar.isASCII else { return scalar == "_" || isHead(scalar) || ("0"..."9").contains(scalar) }
    return scalar.properties.isXIDContinue && !scalar.properties.isDefaultIgnorableCodePoint
  }

  /// Whether a raw identifier may contain a scalar.
  package static func isRaw(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator, .unassigned, .privateUse, .surrogate: false
    case .spaceSeparator: scalar == " "
    default: scalar != "`" && scalar != "\\" && !scalar.properties.isBidiControl
    }
  }
}

extension SwiftOptions {
  /// The Swift name of a code with this name, unless another code or member has it already.
  package func swiftName(ofCode code: String) -> String {
    let prefixed = (prefix ?? "") + code
    switch names {
    case .plain: return SwiftSpelling.startingWithLetter(SwiftSpelling.plain(prefixed))
    case .camelCase:
      let parts = [prefix, code].compactMap(\.self).map(SwiftSpelling.plain)
      return SwiftSpelling.startingWithLetter(SwiftSpelling.camelCase(parts.joined(separator: "_")))
    case .raw: return SwiftSpelling.raw(prefixed)
    }
  }
}
