internal import TokenModel

/// The head of a page: its topic, and its display options.
struct PageOverview {
  let content: PageContent
  let digest: String
  let toolVersion: String

  func print(to printer: inout HTMLPrinter) {
    let catalog = content.catalog
    printer.block("header") { printer in
      printer.element("h1", "", catalog.name.value)
      printer.element("p", "", counts)
      printer.element("p", "class=facts", "Digest \(digest), made by stylespec \(toolVersion)")
      printer.html(Self.controls)
      printer.html("<p id=status role=status></p>\n")
      printer.block("nav", "aria-label=Parts") { printer in
        for (id, title) in parts { printer.html("<a href=\"#\(id)\">\(title)</a>\n") }
      }
    }
  }

  private var counts: String {
    let catalog = content.catalog
    let counts = [
      (content.codes.count, "style code"), (catalog.colors.count, "color"), (content.parts.weights.count, "weight"),
      (catalog.modes.count, "mode"), (content.tokens.count, "token"),
    ]
    return counts.filter { $0.0 > 0 }.map { "\($0) \($1)\($0 == 1 ? "" : "s")" }.joined(separator: ", ")
  }

  private var parts: [(id: String, title: String)] {
    (content.codes.isEmpty ? [] : [("type", "Type"), ("contrast", "Contrast"), ("codes", "Codes")])
      + (content.tokens.isEmpty ? [] : [("tokens", "Tokens")])
  }

  /// The switches of the appearance and of lines work without a script; the other ones are shown by it.
  private static let controls = """
    <form id="view" class="bar">
    <fieldset><legend>Appearance</legend>
    <label><input type="radio" name="appearance" id="system" checked> System</label>
    <label><input type="radio" name="appearance" id="light"> Light</label>
    <label><input type="radio" name="appearance" id="dark"> Dark</label>
    <label><input type="radio" name="appearance" id="lightMore"> Light, high contrast</label>
    <label><input type="radio" name="appearance" id="darkMore"> Dark, high contrast</label>
    </fieldset>
    <label><input type="checkbox" id="lines"> Lines and baselines</label>
    <span class="script bar">
    <label>Text size <input type="range" id="scale" min="0.8" max="3.1" step="0.05" value="1"></label>
    <label>Sample <input id="sample" list="samples" autocomplete="off" value="\(sample)"></label>
    </span>
    <datalist id="samples">
    <option value="Hamburgefonts 0123">
    <option value="永字八法，国风设计。">
    <option value="أبجد هوز حطي كلمن">
    </datalist>
    </form>

    """

  /// The text of samples.
  static let sample = "Agé 永字 أب"
}
