/// The classes whose text is not where CSS has it, by the margins that move it.
struct CSSMovedTexts {
  private var order: [CSSLines.Margins] = []
  private var selectors: [CSSLines.Margins: [String]] = [:]

  mutating func add(_ classes: [String], _ margins: CSSLines.Margins?) {
    guard let margins else { return }
    if selectors[margins] == nil { order.append(margins) }
    selectors[margins, default: []] += classes
  }

  /// The elements that HTML makes a part of a line, which a box would break.
  private static let partsOfLines = """
    a, abbr, b, bdi, bdo, cite, code, data, del, dfn, em, font, i, ins, kbd, label, mark, q, s, samp, small, span, \
    strong, sub, sup, time, u, var
    """

  /// Appends the rules of some classes; later ones win. Each selector begins with a class: a browser then finds these
  /// rules only for elements with it, but would try a list in `:where()` for each element.
  static func print(_ all: [CSSMovedTexts], to printer: inout CSSPrinter) {
    guard all.contains(where: { !$0.order.isEmpty }) else { return }
    printer.separate()
    printer.comment("Boxes above and below a text, which put its lines where the spec has them")
    let groups = all.flatMap { texts in texts.order.map { (margins: $0, classes: texts.selectors[$0] ?? []) } }
    for (index, group) in groups.enumerated() {
      if index > 0 { printer.separate() }
      print("::before", of: group.classes, "margin-block-end", group.margins.start, to: &printer)
      printer.separate()
      print("::after", of: group.classes, "margin-block-start", group.margins.end, to: &printer)
    }
    printer.separate()
    printer.comment("A part of a line has none")
    printer.block(":is(\(partsOfLines))") { $0.declaration(CSSClassStyle.box, "none !important") }
  }

  private static func print(
    _ box: String,
    of classes: [String],
    _ property: String,
    _ margin: String,
    to printer: inout CSSPrinter
  ) {
    printer.block(classes, suffix: box) { printer in
      printer.declaration("content", "var(\(CSSClassStyle.box))")
      printer.declaration("display", "flow-root")
      printer.declaration(property, margin)
    }
  }
}
