/// Builds source text line by line, with indentation.
///
/// As bytes: generated code has up to 100,000 names, and to append to a `String` takes several times as many
/// instructions.
struct CodePrinter {
  private(set) var bytes: [UInt8] = []
  private var indentation = 0

  /// Appends a line; an empty one gets no indentation.
  mutating func line(_ content: String = "") {
    if content.isEmpty { bytes.append(UInt8(ascii: "\n")) } else { line { $0.append(content) } }
  }

  /// Appends a line that a closure puts together from parts.
  mutating func line(of parts: (inout CodePrinter) -> Void) {
    bytes.append(contentsOf: repeatElement(UInt8(ascii: " "), count: indentation))
    parts(&self)
    bytes.append(UInt8(ascii: "\n"))
  }

  /// Appends a part of a line.
  mutating func append(_ text: String) { bytes.append(contentsOf: text.utf8) }

  /// Appends a character of ASCII.
  mutating func append(_ byte: UInt8) { bytes.append(byte) }

  /// Appends a part of a line as UTF-8.
  mutating func append(_ utf8: [UInt8]) { bytes.append(contentsOf: utf8) }

  /// Appends a number in capital hexadecimal digits, as many as it takes.
  mutating func append(hexadecimal number: UInt64) {
    append(hexadecimal: number, digits: max(1, (67 - number.leadingZeroBitCount) / 4))
  }

  /// Appends the last so many hexadecimal digits of a number.
  mutating func append(hexadecimal number: UInt64, digits: Int) {
    for index in 1...digits {
      let digit = UInt8(truncatingIfNeeded: number &>> UInt64(4 * (digits - index))) & 0xF
      bytes.append(digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "A") + digit - 10)
    }
  }

  /// Appends lines as documentation.
  mutating func documentation(_ lines: String...) {
    for content in lines { line(content.isEmpty ? "///" : "/// \(content)") }
  }

  /// Appends a block in braces.
  mutating func block(_ head: String, _ body: (inout CodePrinter) -> Void) {
    line("\(head) {")
    indented(body)
    line("}")
  }

  /// Appends a constant of words, with a line for each record that is not empty, so that a review shows what has
  /// changed.
  mutating func table(named name: String, _ records: [[UInt64]]) {
    line("fileprivate static let \(name): [UInt64] = [")
    indented { printer in
      for record in records where !record.isEmpty {
        printer.line { printer in
          for (index, word) in record.enumerated() {
            printer.append(index > 0 ? " 0x" : "0x")
            printer.append(hexadecimal: word)
            printer.append(",")
          }
        }
      }
    }
    line("]")
  }

  mutating func indented(_ body: (inout CodePrinter) -> Void) {
    indentation += 2
    body(&self)
    indentation -= 2
  }
}
