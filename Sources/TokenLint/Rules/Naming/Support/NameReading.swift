internal import TokenModel

/// Reads names of codes as their tokens: whether a new name of a token can be told from all others.
struct NameReading {
  /// A text between two placeholders.
  private struct Seam {
    let before: NameTemplate.Axis
    let text: String
    let after: NameTemplate.Axis
  }

  private let seams: [Seam]
  private let names: [NameTemplate.Axis: Set<String>]

  init(_ catalog: Catalog) {
    let templates = [catalog.names.base] + (catalog.modes.isEmpty ? [] : [catalog.names.mode])
    seams = templates.flatMap { Self.seams(of: $0) }
    names = [
      .size: Set(catalog.rows.map(\.sizeName)), .color: Set(catalog.colors.map(\.name.value)),
      .weight: Set(catalog.weights.map(\.name.value)),
      .family: Set(catalog.families.map(\.name.value)),
      .mode: Set(catalog.modes.map(\.value)),
    ]
  }

  private static func seams(of template: NameTemplate) -> [Seam] {
    template.parts.indices.dropFirst().dropLast().compactMap { index in
      guard case .literal(let text) = template.parts[index], case .axis(let before) = template.parts[index - 1],
        case .axis(let after) = template.parts[index + 1]
      else { return nil }
      return Seam(before: before, text: text, after: after)
    }
  }

  /// Whether a token may be renamed: no part of the new name, with the separator in it, makes two other tokens.
  func readsBack(_ name: String, insteadOf old: String, on axis: NameTemplate.Axis) -> Bool {
    let others = (names[axis] ?? []).subtracting([old])
    return seams.allSatisfy { seam in
      let text = seam.text
      return splits(of: name, at: text).allSatisfy { left, right in
        let isRightOther = seam.before == axis && others.contains(left) && has(seam.after) { "\(right)\(text)\($0)" }
        let isLeftOther = seam.after == axis && others.contains(right) && has(seam.before) { "\($0)\(text)\(left)" }
        return !isRightOther && !isLeftOther
      }
    }
  }

  private func has(_ axis: NameTemplate.Axis, _ longer: (String) -> String) -> Bool {
    let names = names[axis] ?? []
    return names.contains { names.contains(longer($0)) }
  }

  private func splits(of name: String, at text: String) -> [(left: String, right: String)] {
    let parts = name.split(separator: text, omittingEmptySubsequences: false)
    return parts.indices.dropFirst().map { index in
      (parts[..<index].joined(separator: text), parts[index...].joined(separator: text))
    }
  }
}

extension TokenDeclaration.Section {
  /// The axis of codes that the tokens of a section are on; nil for other sections.
  var axis: NameTemplate.Axis? {
    switch self {
    case .color: .color
    case .weight: .weight
    case .family: .family
    case .modes: .mode
    case .palette, .typography, .styles, .emoji, .tokens: nil
    }
  }
}
