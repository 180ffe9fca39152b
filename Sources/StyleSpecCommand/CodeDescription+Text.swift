extension CodeDescription {
  /// A line for each value: its name, what it is, where it was written.
  var text: String {
    let rows = values.map { key, value in (key.rawValue, value, origin[key]?.description ?? "") }
    let nameWidth = rows.map(\.0.count).max() ?? 0
    let valueWidth = rows.map(\.1.count).max() ?? 0
    return rows.reduce(into: "\(code)\n") { text, row in
      let line = "  \(row.0.padded(to: nameWidth))  \(row.1.padded(to: valueWidth))  \(row.2)"
      text += line.trimmedAtEnd + "\n"
    }
  }

  private var values: [(CodeOrigins.Key, String)] {
    return [
      (.size, "\(size.short) pt"),
      (.weight, "\(weight)"),
      (.family, family),
      (.color, "\(color.name) \(colors)"),
      (.lineHeight, points(lineHeight)),
      (.lineSpacing, points(lineSpacing)),
      (.letterSpacing, points(letterSpacing)),
      (.baselineOffset, points(baselineOffset)),
      (.baseline, points(baseline)),
      (.mode, mode ?? "none"),
    ]
  }

  private var colors: String {
    [
      color.light,
      color.dark == color.light ? nil : "dark \(color.dark)",
      color.highContrastLight.map { "high contrast \($0)" },
      color.highContrastDark.map { "high contrast dark \($0)" },
    ].compactMap { $0 }.joined(separator: ", ")
  }

  private func points(_ value: Double?) -> String { value.map { "\($0.short) pt" } ?? "none" }
}

extension Double {
  /// Without a `.0` that says nothing.
  fileprivate var short: String {
    let text = description
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}

extension String {
  fileprivate func padded(to width: Int) -> String { self + String(repeating: " ", count: max(0, width - count)) }

  fileprivate var trimmedAtEnd: Substring {
    var text = self[...]
    while text.last == " " { text.removeLast() }
    return text
  }
}
