package import TokenDiagnostics

/// A source with its expected diagnostics inside: `⟦rule-id|text⟧` says that a diagnostic of that rule points at
/// exactly this text. Marks may be empty; they may not be nested.
package struct MarkedSource: Sendable {
  /// The source without marks.
  package let text: String
  package let expectations: [Expectation]

  package struct Expectation: Hashable, Sendable, CustomStringConvertible {
    package let rule: String
    /// In bytes.
    package let range: Range<Int>

    package init(rule: String, range: Range<Int>) {
      self.rule = rule
      self.range = range
    }

    package init(_ diagnostic: Diagnostic) {
      self.init(rule: diagnostic.rule.rawValue, range: diagnostic.range.bytes)
    }

    package var description: String { "\(rule) at \(range)" }
  }

  package init(_ marked: String) {
    var text = ""
    var expectations: [Expectation] = []
    var rest = marked[...]
    while let open = rest.firstIndex(of: "⟦"), let bar = rest[open...].firstIndex(of: "|"),
      let close = rest[bar...].firstIndex(of: "⟧")
    {
      text += rest[..<open]
      let start = text.utf8.count
      text += rest[rest.index(after: bar)..<close]
      let rule = String(rest[rest.index(after: open)..<bar])
      expectations.append(Expectation(rule: rule, range: start..<text.utf8.count))
      rest = rest[rest.index(after: close)...]
    }
    self.text = text + rest
    self.expectations = expectations
  }

  /// The same source in the forms that every diagnostic has to survive: as it is, after a line of wide and combined
  /// characters, with CRLF line ends, and after a byte order mark. The line is a comment of YAML, unless another one is
  /// given.
  package static func variants(
    of marked: String,
    after line: String = "# \(wideText)\n"
  ) -> [MarkedSource] {
    [
      marked,
      line + marked,
      String(marked.map { $0 == "\n" ? "\r\n" : $0 }),
      "\u{FEFF}" + marked,
    ].map(MarkedSource.init)
  }

  /// Text whose bytes, UTF-16 units and columns differ.
  package static let wideText = "汉字 ＡＢ é e\u{301} 👩‍👩‍👧‍👦 عربي"
}

extension MarkedSource {
  /// A source without its marks ⟦ and ⟧, which name no rule, and the ranges between them, in bytes.
  package static func unmarked(_ marked: String) -> (text: String, ranges: [Range<Int>]) {
    let source = MarkedSource(marked.replacing("⟦", with: "⟦x|"))
    return (source.text, source.expectations.map(\.range))
  }
}
