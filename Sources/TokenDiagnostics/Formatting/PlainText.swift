/// Text from an input, made safe to print.
package enum PlainText {
  /// Escapes control characters and marks that change the reading direction as `\u{…}`: an input must not control the
  /// terminal or distort a report.
  package static func of(_ text: String) -> String {
    // Nearly all text is printable ASCII, and needs no look at Unicode's tables.
    if text.utf8.allSatisfy({ (0x20..<0x7F).contains($0) }) { return text }
    guard text.unicodeScalars.contains(where: isUnsafe) else { return text }
    return text.unicodeScalars.reduce(into: "") { result, scalar in
      if isUnsafe(scalar) {
        result += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
  }

  private static func isUnsafe(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.generalCategory == .control || scalar.properties.isBidiControl
  }
}
