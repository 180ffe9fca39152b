/// Rows of a name, a value and a location, for people.
enum TextColumns {
  /// The rows with two spaces before and between their columns. A value that is longer than most does not push
  /// locations aside.
  static func text(_ rows: [(name: String, value: String, place: String)], isLong: (Int) -> Bool = { _ in false })
    -> String
  {
    let nameWidth = rows.map(\.name.count).max() ?? 0
    let valueWidth = rows.indices.filter { !isLong($0) }.map { rows[$0].value.count }.max() ?? 0
    return rows.reduce(into: "") { text, row in
      let line = "  \(padded(row.name, to: nameWidth))  \(padded(row.value, to: valueWidth))  \(row.place)"
      text += trimmedAtEnd(line) + "\n"
    }
  }

  private static func padded(_ text: String, to width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - text.count))
  }

  private static func trimmedAtEnd(_ text: String) -> Substring {
    var text = text[...]
    while text.last == " " { text.removeLast() }
    return text
  }
}
