internal import TokenModel

/// The names of the classes that codes of the axes are composed of, as in the attribute `class`: `t-14`, `c-gray2`,
/// `w-bold`, and `f-` for a family and `m-` for a mode.
struct CSSClassParts {
  /// By row of the catalog. Rows of one size in several modes have one name.
  let sizes: [String]
  let colors: [String]
  let weights: [String]
  let families: [String]
  let modes: [String]

  init(_ catalog: Catalog, _ options: CSSOptions, _ unique: inout UniqueNames) {
    let spelling = options.spelling
    var namesOfSizes: [String: String] = [:]
    for row in catalog.rows where namesOfSizes[row.sizeName] == nil {
      namesOfSizes[row.sizeName] = unique.make(options.startOfClasses + spelling.name(of: row.sizeName))
    }
    sizes = catalog.rows.map { namesOfSizes[$0.sizeName] ?? "" }
    func names(_ letter: String, _ tokens: [String]) -> [String] {
      tokens.map { unique.make("\(options.start)\(letter)-\(spelling.name(of: $0))") }
    }
    colors = names("c", catalog.colors.map(\.name.value))
    weights = names("w", catalog.weights.map(\.name.value))
    families = names("f", catalog.families.map(\.name.value))
    modes = names("m", catalog.modes.map(\.value))
  }

  /// The classes of a code, with spaces between them. The first family goes without saying.
  func list(of code: Combination, in catalog: Catalog) -> String {
    var list = [sizes[code.row]]
    if let color = code.color { list.append(colors[color]) }
    list.append(weights[code.weight])
    if code.family > 0 { list.append(families[code.family]) }
    if let mode = catalog.rows[code.row].mode { list.append(modes[mode]) }
    return list.joined(separator: " ")
  }
}
