internal import TokenModel

/// The bar at the top of a page, with the search and the switches, and the list of sections.
struct PageBar {
  let content: PageContent
  let sections: [PageSections.Section]
  /// The choices besides the appearance.
  let switches: [CSSSwitch]

  func print(to printer: inout HTMLPrinter) {
    printer.html("<a class=skip href=#main>Skip to content</a>\n")
    printer.block("header", "class=top") { printer in
      printer.html("<a class=menu href=#rail>Sections</a>\n")
      printer.element("a", "class=brand href=#overview", content.catalog.name.value)
      printer.html(Self.search)
      printer.block("form", "id=view") { printer in
        printer.html(Self.switches)
        for choice in switches { print(choice, to: &printer) }
      }
    }
    printer.html("<p id=status role=status></p>\n")
    printer.block("nav", "id=rail aria-label=Sections") { printer in
      printer.html("<a class=close href=#main>Close</a>\n")
      for section in sections {
        printer.html("<a href=#\(section.id)>\(HTMLText.escaped(section.title))")
        if let note = section.note { printer.html(" <small>\(note)</small>") }
        printer.html("</a>\n")
      }
    }
  }

  /// A choice of contexts, which sets the attribute that the style sheet of apps reads.
  private func print(_ choice: CSSSwitch, to printer: inout HTMLPrinter) {
    let attribute = HTMLText.escaped(choice.attribute)
    let title = PageWords.heading(String(choice.attribute.trimmingPrefix("data-")))
    printer.html("<label class=script>\(HTMLText.escaped(title)) <select data-choice=\"\(attribute)\">")
    for (index, context) in choice.contexts.enumerated() {
      let value = HTMLText.escaped(context.name)
      printer.html("<option value=\"\(value)\"\(index == choice.standard ? " selected" : "")>\(value)")
    }
    printer.html("</select></label>\n")
  }

  private static let search = """
    <form id=find class=script role=search>
    <input type=search id=search aria-label=Search placeholder="Search names, values, descriptions" \
    aria-keyshortcuts="/" autocomplete=off spellcheck=false>
    </form>

    """

  /// The switches of the appearance and of lines work without a script; the others are shown by it.
  private static let switches = """
    <fieldset class=choice><legend>Appearance</legend>
    <label><input type=radio name=appearance id=system checked><span>System</span></label>
    <label><input type=radio name=appearance id=light><span>Light</span></label>
    <label><input type=radio name=appearance id=dark><span>Dark</span></label>
    </fieldset>
    <label><input type=checkbox id=more> High contrast</label>
    <label><input type=checkbox id=lines> Lines</label>
    <label class=script>Sample <input id=sample list=samples autocomplete=off value="\(PageContent.sample)"></label>
    <label class=script>Size <input type=range id=scale min=0.8 max=3.1 step=0.05 value=1></label>
    <datalist id=samples>
    <option value="Hamburgefonts 0123">
    <option value="永字八法，国风设计。">
    <option value="أبجد هوز حطي كلمن">
    </datalist>

    """
}
