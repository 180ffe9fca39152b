internal import TokenDiagnostics
internal import TokenModel

enum AmbiguousNamePart: LintRule {
  static let id = "ambiguous-name-part"
  static let category = RuleCategory.naming
  static let severity: Diagnostic.Severity? = .info
  static let dialects = [TokenDialect.spec]
  static let documentation = RuleDocumentation(
    summary: "Names of tokens with the separator of names of codes in them",
    whatItDoes: """
      Finds colors, weights, families and modes whose names contain the text that separates them from the next part in \
      `codes.name` or `codes.mode`. With `{size}_{color}_{weight}`, that is a color `gray_2`. Sizes, which write 13.5 \
      as `13_5`, are not looked at; a separator at the end separates nothing.
      """,
    whyIsThisBad: """
      Names can then be read in two ways: `14_gray_2_bold` as the color `gray_2` in `bold`, and as the color `gray` in \
      `2_bold`. The compiler only makes sure that no two codes have one name; people still read it wrong, and a \
      pattern such as `*_2_*` chooses more than was meant.
      """
  )
  static let example = RuleExample(
    """
    color: { ⟦gray_2⟧: "#666666", ink: "#222222" }
    weight: { ⟦"semi_bold"⟧: 600 }
    modes: { ⟦night_read⟧: { typography: { 14: plain } } }

    """
  )

  static func check(_ spec: LintedSpec, _ findings: inout Findings) {
    let catalog = spec.catalog
    let base = Separators(of: catalog.names.base)
    // The mode's template repeats the other one; without modes it names nothing.
    let mode = catalog.modes.isEmpty ? base : Separators(of: catalog.names.mode)
    for (axis, names) in catalog.axisNames {
      let literals = base.beside(axis) + mode.beside(axis).filter { !base.beside(axis).contains($0) }
      guard !literals.isEmpty else { continue }
      for name in names {
        guard let literal = literals.first(where: { name.value.utf8.contains($0.utf8) }) else { continue }
        let example = catalog.exampleName(axis: axis, name: name.value)
        let key = axis == .mode ? "codes.mode" : "codes.name"
        findings.report(
          "`\(name.value)` contains `\(literal)`, which separates the parts of names such as `\(example)`; write it "
            + "without, or choose another separator in `\(key)`",
          at: name.origin.range
        )
      }
    }
  }
}

/// The texts between two placeholders of a template.
private struct Separators {
  private var literals: [NameTemplate.Axis: [String]] = [:]

  init(of template: NameTemplate) {
    for (index, part) in template.parts.enumerated().dropFirst().dropLast() {
      guard case .literal(let text) = part, !text.isEmpty, case .axis(let before) = template.parts[index - 1],
        case .axis(let after) = template.parts[index + 1]
      else { continue }
      literals[before, default: []].append(text)
      literals[after, default: []].append(text)
    }
  }

  func beside(_ axis: NameTemplate.Axis) -> [String] { literals[axis] ?? [] }
}

extension Catalog {
  /// The axes whose names people choose, in the order of the keys of a spec.
  fileprivate var axisNames: [(axis: NameTemplate.Axis, names: [Sourced<String>])] {
    [
      (.color, colors.map(\.name)), (.weight, weights.map(\.name)),
      (.family, families.map(\.name)),
      (.mode, modesOfTables.map { modes[$0] }),
    ]
  }

  /// The name of some code with a name on an axis.
  fileprivate func exampleName(axis: NameTemplate.Axis, name: String) -> String {
    (axis == .mode ? names.mode : names.base).name { other in
      if other == axis { return name }
      switch other {
      case .size: return rows.first?.sizeName ?? ""
      case .color: return colors.first?.name.value ?? ""
      case .weight: return weights.first?.name.value ?? ""
      case .family: return families.first?.name.value ?? ""
      case .mode: return modes.first?.value ?? ""
      }
    }
  }
}

extension String.UTF8View {
  fileprivate func contains(_ part: Self) -> Bool {
    guard let first = part.first else { return true }
    var rest = self[...]
    while let start = rest.firstIndex(of: first) {
      if rest[start...].starts(with: part) { return true }
      rest = rest[start...].dropFirst()
    }
    return false
  }
}
