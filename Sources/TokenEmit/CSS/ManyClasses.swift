package import TokenDiagnostics
internal import TokenModel

/// A style sheet with a class for each of many codes, which no option requests.
package enum ManyClasses: ErrorKind {
  package static let grade = ErrorGrade.information

  package static let page = ErrorPage(
    "many-classes",
    in: .baselines,
    "A style sheet has a class for each of more than 100 codes",
    why: """
      Each combination of a size, a color and a weight has a class, so the file grows with their product. Classes of \
      the parts, which an element combines (`class="t-14 c-gray2 w-bold"`), grow with their sum.
      """,
    remedy: """
      Set `classes: composed` in the options of `css`, and write the classes of the parts in pages; or set \
      `classes: combined`, if the pages that there are have the classes of codes.
      """
  )

  /// The number of codes that a style sheet may have classes for without this.
  static let limit = 100
}

extension EmitterReport {
  /// Reports classes for many codes of the axes, unless the options choose the classes.
  mutating func manyClasses(of input: EmitterInput, _ names: CSSNames) {
    let catalog = input.catalog
    let count = names.classes.count - catalog.styles.count
    guard !input.options.isConfigured("classes"), count > ManyClasses.limit,
      case .combination(let first)? = catalog.codes.first
    else { return }
    var unique = UniqueNames()
    let parts = CSSClassParts(catalog, CSSOptions(input.options, for: catalog), &unique)
    finds(
      ManyClasses.self,
      "the style sheet has \(count) classes, one for each code; with `classes: composed`, an element has those of the "
        + "parts, such as `\(parts.list(of: first, in: catalog))`, and the file is a fraction; `classes: combined` keeps it so",
      at: catalog.name.origin.range
    )
  }
}
