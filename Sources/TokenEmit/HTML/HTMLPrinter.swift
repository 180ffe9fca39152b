/// Builds a page from texts and elements.
struct HTMLPrinter {
  private(set) var bytes: [UInt8] = []

  /// Appends HTML.
  mutating func html(_ html: String) { bytes.append(contentsOf: html.utf8) }

  /// Appends what another printer has.
  mutating func append(_ other: HTMLPrinter) { bytes.append(contentsOf: other.bytes) }

  /// Appends a text.
  mutating func text(_ text: some StringProtocol) { html(HTMLText.escaped(text)) }

  /// Appends an element on its own line, with attributes that need no escapes.
  mutating func block(_ tag: String, _ attributes: String = "", _ content: (inout HTMLPrinter) -> Void) {
    open(tag, attributes)
    content(&self)
    html("</\(tag)>\n")
  }

  /// Appends an element with a text.
  mutating func element(_ tag: String, _ attributes: String = "", _ text: some StringProtocol) {
    open(tag, attributes)
    self.text(text)
    html("</\(tag)>")
  }

  private mutating func open(_ tag: String, _ attributes: String) {
    html(attributes.isEmpty ? "<\(tag)>" : "<\(tag) \(attributes)>")
  }
}
