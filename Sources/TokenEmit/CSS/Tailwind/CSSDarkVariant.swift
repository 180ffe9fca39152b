/// Tailwind's variant `dark` for pages that choose dark parts by an attribute.
///
/// A part is dark if the nearest element around it that chooses is dark. Selectors do not know the nearest one; but
/// where light and dark elements take turns around a part, it is dark after the first dark one, light after the next
/// light one in that, and so on. So each selector has the parts in so many turns, and not those in one more.
struct CSSDarkVariant {
  /// So many dark parts may be in one another, with light ones between them.
  static let depth = 3

  /// A list of selectors, one for each number of dark parts around an element, no more specific than an element without
  /// them.
  let selectors: [String]

  /// The variant for the choices of light and dark of a switch.
  init(_ appearances: CSSSwitch, _ selector: CSSSelector) {
    func elements(dark isDark: Bool) -> String {
      let contexts = appearances.contexts.indices.filter { appearances.contexts[$0].isDark == isDark }
      let choosing = contexts.flatMap { selector.choosing(appearances.selector($0)) }
      return choosing.count == 1 ? choosing[0] : ":is(\(choosing.joined(separator: ", ")))"
    }
    let (dark, light) = (elements(dark: true), elements(dark: false))
    selectors = (0..<Self.depth).map { turn in
      let inside = Array(repeating: "\(dark) \(light)", count: turn) + [dark]
      let start = inside.joined(separator: " ")
      return "&:where(:is(\(start), \(start) *):not(\(start) \(light), \(start) \(light) *))"
    }
  }

  /// Appends the variant.
  func print(to printer: inout CSSPrinter) {
    printer.separate()
    printer.block("@custom-variant dark") { printer in
      printer.block(selectors) { $0.line("@slot;") }
    }
  }
}
