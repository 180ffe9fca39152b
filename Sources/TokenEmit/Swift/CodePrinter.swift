/// Builds source text line by line, with indentation.
struct CodePrinter {
  private(set) var text = ""
  private var indentation = ""

  /// Appends a line; an empty one gets no indentation.
  mutating func line(_ content: String = "") {
    text += content.isEmpty ? "\n" : "\(indentation)\(content)\n"
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

  mutating func indented(_ body: (inout CodePrinter) -> Void) {
    let outer = indentation
    indentation += "  "
    body(&self)
    indentation = outer
  }
}
