internal import TokenModel

/// A class for each style code.
struct CSSClasses {
  private let catalog: Catalog
  private let names: [String]
  private let styles: CSSClassStyles
  /// Nil for classes without comments.
  private let deprecations: CSSDeprecations?
  private let descriptions: CodeDescriptions
  /// By color of the catalog.
  private let colors: [String]

  /// - Parameter deprecations: Nil for classes without comments.
  init(_ styles: CSSClassStyles, names: CSSNames, _ deprecations: CSSDeprecations?) {
    catalog = styles.catalog
    self.styles = styles
    self.names = names.classes
    self.deprecations = deprecations
    descriptions = CodeDescriptions(catalog)
    colors = catalog.colors.map(styles.color)
  }

  /// A code without its color: few codes differ in more.
  private enum Setting: Hashable {
    case axes(row: Int, weight: Int, family: Int)
    case style(Int)

    init(of code: Code) {
      self =
        switch code {
        case .combination(let tokens): .axes(row: tokens.row, weight: tokens.weight, family: tokens.family)
        case .style(let style): .style(style)
        }
    }
  }

  /// The class of a code.
  private struct Class {
    let code: Code
    let selector: String
  }

  /// Appends the rules of all codes, and those of their boxes.
  func print(to printer: inout CSSPrinter) {
    var moved = CSSMovedTexts()
    print(catalog.codes.indices, moving: &moved, to: &printer)
    CSSMovedTexts.print([moved], to: &printer)
  }

  /// Appends one rule for all of some codes that differ only in color, and one for each color. A code that does not
  /// share its setting has its color there.
  ///
  /// - Parameter codes: The indices of the codes in the catalog.
  func print(_ codes: Range<Int>, moving moved: inout CSSMovedTexts, to printer: inout CSSPrinter) {
    var colored: [Int: [String]] = [:]
    for classes in classesBySetting(codes) {
      let style = styles.style(of: classes[0].code)
      let ownColor = classes.count == 1 ? catalog.color(of: classes[0].code) : nil
      printer.separate()
      for (index, known) in classes.enumerated() {
        printComments(known.code, to: &printer)
        if index < classes.count - 1 { printer.line(known.selector + ",") }
      }
      printer.block(classes[classes.count - 1].selector) { printer in
        if let ownColor { printer.declaration("color", colors[ownColor]) }
        for declaration in style.declarations { printer.declaration(declaration.property, declaration.value) }
      }
      moved.add(classes.map(\.selector), style.margins)
      if ownColor != nil { continue }
      for known in classes {
        if let color = catalog.color(of: known.code) { colored[color, default: []].append(known.selector) }
      }
    }
    for (color, selectors) in colored.sorted(by: { $0.key < $1.key }) {
      printer.separate()
      printer.block(selectors) { $0.declaration("color", colors[color]) }
    }
  }

  private func classesBySetting(_ codes: Range<Int>) -> [[Class]] {
    var places: [Setting: Int] = [:]
    var all: [[Class]] = []
    for (code, name) in zip(catalog.codes[codes], names[codes]) {
      let new = Class(code: code, selector: CSSNames.selector(ofClasses: name))
      let setting = Setting(of: code)
      if let place = places[setting] {
        all[place].append(new)
      } else {
        places[setting] = all.count
        all.append([new])
      }
    }
    return all
  }

  private func printComments(_ code: Code, to printer: inout CSSPrinter) {
    guard let deprecations else { return }
    if let description = descriptions[code] { printer.comment(description) }
    if let deprecation = deprecations.comment(on: code) { printer.comment(deprecation) }
  }
}
