/// Builds style sheets line by line.
struct CSSPrinter {
  private(set) var bytes: [UInt8] = []
  private var indentation = 0
  private var isAtStart = true

  /// Appends an empty line, unless a block has just begun.
  mutating func separate() {
    if !isAtStart { bytes.append(UInt8(ascii: "\n")) }
    isAtStart = true
  }

  mutating func line(_ parts: String...) {
    bytes.append(contentsOf: repeatElement(UInt8(ascii: " "), count: indentation))
    for part in parts { bytes.append(contentsOf: part.utf8) }
    bytes.append(UInt8(ascii: "\n"))
    isAtStart = false
  }

  mutating func declaration(_ property: String, _ value: String) { line(property, ": ", value, ";") }

  mutating func comment(_ text: String) { line("/* ", CSSIdentifier.comment(text), " */") }

  /// Appends a block. Without a head, its content alone.
  mutating func block(_ head: String?, _ body: (inout CSSPrinter) -> Void) {
    guard let head else { return body(&self) }
    line(head, " {")
    indentation += 2
    isAtStart = true
    body(&self)
    indentation -= 2
    line("}")
  }
}
