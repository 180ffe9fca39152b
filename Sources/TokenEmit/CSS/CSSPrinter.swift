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

  mutating func line(_ text: String) {
    indent()
    append(text)
    endLine()
  }

  mutating func declaration(_ property: String, _ value: String) {
    indent()
    append(property)
    append(": ")
    append(value)
    append(";")
    endLine()
  }

  mutating func comment(_ text: String) { line("/* \(CSSIdentifier.comment(text)) */") }

  /// Appends a block. Without a head, its content alone.
  mutating func block(_ head: String?, _ body: (inout CSSPrinter) -> Void) {
    guard let head else { return body(&self) }
    indent()
    append(head)
    append(" {")
    endLine()
    indentation += 2
    isAtStart = true
    body(&self)
    indentation -= 2
    line("}")
  }

  /// Appends a rule. Each selector is on its own line, and has the same end.
  mutating func block(_ selectors: [String], suffix: String = "", _ body: (inout CSSPrinter) -> Void) {
    guard let last = selectors.last else { return }
    for selector in selectors.dropLast() {
      indent()
      append(selector)
      append(suffix)
      append(",")
      endLine()
    }
    block(last + suffix, body)
  }

  private mutating func indent() {
    bytes.append(contentsOf: repeatElement(UInt8(ascii: " "), count: indentation))
  }

  private mutating func append(_ text: String) { bytes.append(contentsOf: text.utf8) }

  private mutating func endLine() {
    bytes.append(UInt8(ascii: "\n"))
    isAtStart = false
  }
}
