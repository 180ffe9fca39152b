internal import TokenModel

extension Catalog {
  /// Whether every name can be split at the first occurrence of each literal of its template: each axis is in the
  /// template once and precedes a literal, unless it is the last part, and no name on the axis contains that literal,
  /// or forms one with its beginning.
  var literalsSeparate: Bool {
    [names.base, names.mode].allSatisfy { template in
      let axes = template.parts.compactMap(\.axis)
      return Set(axes).count == axes.count && zip(template.parts, template.parts.dropFirst()).allSatisfy(isSeparated)
    }
  }

  private func isSeparated(_ part: NameTemplate.Part, from next: NameTemplate.Part) -> Bool {
    guard let axis = part.axis else { return true }
    guard case .literal(let literal) = next else { return false }
    let wanted = Array(literal.utf8)
    return names(on: axis).allSatisfy { name in
      let text = Array(name.utf8) + wanted
      // The first occurrence of the literal after the name must be where the template puts it.
      return text.indices.first { text[$0] == wanted.first && text[$0...].starts(with: wanted) } == name.utf8.count
    }
  }

  private func names(on axis: NameTemplate.Axis) -> [String] {
    switch axis {
    case .size: rows.map(\.sizeName)
    case .color: colors.map(\.name.value)
    case .weight: weights.map(\.name.value)
    case .family: families.map(\.name.value)
    case .mode: modes.map(\.value)
    }
  }
}

extension NameTemplate.Part {
  fileprivate var axis: NameTemplate.Axis? {
    if case .axis(let axis) = self { axis } else { nil }
  }
}
