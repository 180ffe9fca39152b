internal import TokenModel

/// The codes of the axes as matrices: a row for each size, a column for each weight, and a matrix for each color, mode
/// and family, of which the page shows the chosen one.
struct PageCodes {
  /// The color, mode and family that all codes of a matrix share.
  private struct Key: Hashable {
    /// Nil for codes that leave their color open.
    let color: Int?
    let mode: Int?
    let family: Int
  }

  private struct Cell: Hashable { let row, weight: Int }

  /// A choice of one color, mode or family.
  private struct Axis {
    let letter: Character
    let title: String
    let options: [(value: String, name: String, color: Int?)]
  }

  let content: PageContent
  private let matrices: [Key: [Cell: Int]]
  private let keys: [Key]
  private let axes: [Axis]

  init(content: PageContent) {
    self.content = content
    var matrices: [Key: [Cell: Int]] = [:]
    var keys: [Key] = []
    for (index, code) in content.codes.enumerated() where code.style == nil {
      let numbers = content.numbers[index]
      let key = Key(color: numbers.color, mode: content.parts.rows[numbers.row].mode, family: numbers.family)
      if matrices[key] == nil { keys.append(key) }
      matrices[key, default: [:]][Cell(row: numbers.row, weight: numbers.weight)] = index
    }
    self.matrices = matrices
    self.keys = keys
    axes = Self.axes(of: keys, content)
  }

  private static func axes(of keys: [Key], _ content: PageContent) -> [Axis] {
    let catalog = content.catalog
    func options<Value: Hashable>(
      _ value: (Key) -> Value,
      _ option: (Value) -> (String, String, Int?)
    ) -> [(value: String, name: String, color: Int?)] {
      var known: Set<Value> = []
      return keys.map(value).filter { known.insert($0).inserted }.map(option)
    }
    let axes = [
      Axis(
        letter: "c",
        title: "Color",
        options: options(\.color) { color in
          (number(color), color.map { catalog.colors[$0].name.value } ?? "open", color)
        }
      ),
      Axis(
        letter: "m",
        title: "Mode",
        options: options(\.mode) { mode in
          (number(mode), mode.map { catalog.modes[$0].value } ?? "standard", nil)
        }
      ),
      Axis(
        letter: "f",
        title: "Family",
        options: options(\.family) { family in
          (number(family), content.parts.families[family].name.value, nil)
        }
      ),
    ]
    return axes.filter { $0.options.count > 1 }
  }

  /// As in the ids of options: `x` for none.
  private static func number(_ index: Int?) -> String { index.map(String.init) ?? "x" }

  /// The number of codes that it shows.
  var count: Int { matrices.values.reduce(0) { $0 + $1.count } }

  func print(to printer: inout HTMLPrinter) {
    guard !keys.isEmpty else { return }
    printer.block("section", "id=codes aria-labelledby=codesTitle") { printer in
      printer.html("<h2 id=codesTitle>Codes</h2>\n")
      printer.block("form", "id=choose") { printer in
        for axis in axes { print(axis, to: &printer) }
      }
      for key in keys { print(key, to: &printer) }
      if content.hasNamesApart { printNames(to: &printer) }
    }
  }

  /// The names of codes by format, in the order of the matrices: without elements around them, they are half as long.
  private func printNames(to printer: inout HTMLPrinter) {
    let codes = keys.flatMap { key in
      (matrices[key] ?? [:]).sorted { ($0.key.row, $0.key.weight) < ($1.key.row, $1.key.weight) }.map(\.value)
    }
    let formats = content.formats.compactMap { format -> String? in
      let names = codes.compactMap(format.name).map(HTMLText.jsonString)
      return names.isEmpty ? nil : "\(HTMLText.jsonString(format.id)):[\(names.joined(separator: ","))]"
    }
    printer.html("<script type=application/json id=names>{\(formats.joined(separator: ","))}</script>\n")
  }

  private func print(_ axis: Axis, to printer: inout HTMLPrinter) {
    printer.block("fieldset", axis.letter == "c" ? "class=hues" : "class=choice") { printer in
      printer.html("<legend>\(axis.title)</legend>\n")
      for (index, option) in axis.options.enumerated() {
        let id = "\(axis.letter)\(option.value)"
        printer.html("<label><input type=radio name=\(axis.letter) id=\(id)\(index == 0 ? " checked" : "")>")
        if axis.letter == "c" {
          printer.html(option.color.map { "<i class=\"dot c\($0)d\"></i>" } ?? "<i class=dot></i>")
        }
        printer.element("span", "", option.name)
        printer.html("</label>\n")
      }
    }
  }

  // MARK: Matrices

  private func print(_ key: Key, to printer: inout HTMLPrinter) {
    guard let cells = matrices[key] else { return }
    let rows = Set(cells.keys.map(\.row)).sorted()
    let weights = Set(cells.keys.map(\.weight)).sorted()
    let choice = [("c", Self.number(key.color)), ("m", Self.number(key.mode)), ("f", Self.number(key.family))]
    let attributes = choice.map { "data-\($0)=\($1)" }.joined(separator: " ")
    let color = colorAttribute(key) + (key.color.map { " data-k=\(content.version.ground(ofColor: $0))" } ?? "")
    printer.block("div", "class=\"wide matrix\(key == keys[0] ? " on" : "")\" \(attributes)\(color)") { printer in
      printer.block("table") { printer in
        printer.html("<caption>\(HTMLText.escaped(caption(key)))</caption>\n<tr><th scope=col>Size")
        for weight in weights { print(head: content.parts.weights[weight], to: &printer) }
        printer.html("\n")
        for row in rows {
          let id = content.id(ofRow: row)
          let title = content.parts.rows[row].size.value
          let hasLines = content.parts.rows[row].metrics != nil
          let lines = hasLines ? " class=\(content.version.lines(ofRow: row, family: key.family))" : ""
          printer.html("<tr data-row=\(id)\(lines)><th scope=row><a href=#\(id)>\(title)</a>")
          for weight in weights { print(cells[Cell(row: row, weight: weight)], to: &printer) }
          printer.html("\n")
        }
      }
    }
  }

  private func colorAttribute(_ key: Key) -> String {
    let token = key.color.flatMap { content.token(ofColor: $0) }
    return token.map { " data-color=\(content.id(ofToken: $0))" } ?? ""
  }

  private func caption(_ key: Key) -> String {
    let color = key.color.map { content.catalog.colors[$0].name.value } ?? "open color"
    let mode = key.mode.map { content.catalog.modes[$0].value }
    let family = content.parts.families.count > 1 ? content.parts.families[key.family].name.value : nil
    return [color, mode, family].compactMap(\.self).joined(separator: ", ")
  }

  private func print(head weight: WeightToken, to printer: inout HTMLPrinter) {
    printer.html("<th scope=col>\(HTMLText.escaped(weight.name.value)) <small>\(weight.value.value)</small>")
  }

  private func print(_ code: Int?, to printer: inout HTMLPrinter) {
    guard let code else { return printer.html("<td>") }
    let id = content.id(ofCode: code)
    printer.html("<td id=\(id)><a href=#\(id) class=lines>")
    content.printSample(ofCode: code, [PageContent.shortSample], to: &printer)
    printer.element("b", "", content.names[code])
    printer.html("</a><div>")
    content.printDescription(content.descriptions[content.codes[code]], to: &printer)
    content.printDeprecation(ofCode: code, to: &printer)
    if !content.hasNamesApart { content.printNames(ofCode: code, to: &printer) }
    printer.html("</div>")
  }

  /// Appends the rules that hide all matrices but the chosen ones without a script, and the colors of the choices.
  func printRules(to style: inout CSSPrinter) {
    for axis in axes {
      for option in axis.options {
        style.line(
          ":root:not(.js):not(:has(#\(axis.letter)\(option.value):checked)) .matrix[data-\(axis.letter)=\"\(option.value)\"]:not(:has(:target)){display:none}"
        )
      }
    }
    for color in axes.first(where: { $0.letter == "c" })?.options.compactMap(\.color) ?? [] {
      guard let token = content.token(ofColor: color), let property = content.css.properties[token] else { continue }
      style.line(".c\(color)d{background:var(\(property))}")
    }
  }
}
