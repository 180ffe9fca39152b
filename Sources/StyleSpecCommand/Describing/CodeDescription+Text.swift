internal import TokenModel

extension CodeDescription {
  /// A line for each value: its name, what it is, where it was written.
  var text: String {
    let rows = rows
    return "\(code)\n" + TextColumns.text(rows.map { ($0.name, $0.value, $0.place) }) { rows[$0].isLong }
  }

  private struct Row {
    let name: String
    let value: String
    let place: String
    /// Sentences do not push the locations of the others aside.
    let isLong: Bool

    init(_ name: String, _ value: String, from origin: CodeOrigins.Chain?, isLong: Bool = false) {
      (self.name, self.value, place, self.isLong) = (name, value, origin?.text ?? "", isLong)
    }
  }

  private var rows: [Row] {
    let names =
      [Row("catalog", catalog, from: origin[.catalog]), Row("swiftName", swiftName, from: origin[.code])]
      + (token.map { [Row("token", $0, from: nil)] } ?? [])
    let annotations = [
      description.map { Row("description", $0, from: origin[.description], isLong: true) },
      deprecated.map { Row("deprecated", deprecation($0), from: origin[.deprecated], isLong: true) },
    ]
    let font = [
      Row("size", points(size), from: origin[.size]),
      Row("weight", "\(weight)", from: origin[.weight]),
      Row("family", families.joined(separator: ", "), from: origin[.family]),
      Row("color", color.map { "\($0.name) \($0.light)" } ?? "left open", from: origin[.color]),
    ]
    let metrics: [(CodeOrigins.Key, String?)] = [
      (.lineHeight, lineHeight.map(points)), (.lineSpacing, lineSpacing.map(points)),
      (.letterSpacing, letterSpacing.map(points)), (.baselineOffset, baselineOffset.map(offset)),
      (.baseline, baseline.map(points)),
    ]
    let lines = metrics.map { key, value in Row(key.rawValue, value ?? "none", from: origin[key]) }
    let last =
      (textStyle.map { [Row("textStyle", $0, from: origin.textStyle)] } ?? [])
      + [Row("mode", mode ?? "none", from: origin[.mode])]
    return names + annotations.compactMap(\.self) + font + variants + lines + last
  }

  private func points(_ length: Double) -> String { "\(length.short) pt" }

  private func offset(_ offset: BaselineOffset) -> String {
    switch offset {
    case .points(let points): self.points(points.doubleValue)
    case .center: BaselineOffset.centerWord
    }
  }

  /// Those that are not replaced by another.
  private var variants: [Row] {
    guard let color else { return [] }
    return [
      color.dark == color.light ? nil : Row("  dark", color.dark, from: origin.variants?.dark),
      color.highContrastLight.map { Row("  high contrast", $0, from: origin.variants?.highContrastLight) },
      color.highContrastDark.map { Row("  high contrast dark", $0, from: origin.variants?.highContrastDark) },
      color.on.map { Row("  on", $0.isEmpty ? "any ground" : $0.joined(separator: ", "), from: nil) },
    ].compactMap(\.self)
  }

  private func deprecation(_ deprecated: Deprecated) -> String {
    let advice = deprecated.replacement.map { "use \($0)" } ?? "yes"
    return deprecated.message.isEmpty ? advice : deprecated.message
  }
}

extension Double {
  /// Without a needless `.0`.
  fileprivate var short: String {
    let text = description
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}
