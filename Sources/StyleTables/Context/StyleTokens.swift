/// The names of the tokens that a code is made of, to explain the origin of each of its values.
public struct StyleTokens: Sendable, Hashable {
  /// The size, as names of codes spell it: `14`, and `13_5` for 13.5.
  public let size: String
  /// The color, such as `gray2`; nil for a code that leaves it open.
  public let color: String?
  /// The weight, such as `bold`.
  public let weight: String
  /// The family, such as `song`; nil if the spec does not list families, so that text is in the system font.
  public let family: String?
  /// The mode whose metrics the code has, such as `read`; nil for the main table's.
  public let mode: String?
  /// The free-standing style's own name; nil for a code that a template names.
  public let style: String?

  /// Creates a set of names, which are not checked.
  public init(size: String, color: String?, weight: String, family: String?, mode: String?, style: String?) {
    self.size = size
    self.color = color
    self.weight = weight
    self.family = family
    self.mode = mode
    self.style = style
  }
}

extension StyleCode {
  /// The names of the code's tokens in its spec.
  ///
  /// Allocates only for names that are longer than 15 bytes.
  public var tokens: StyleTokens {
    let axes = axes
    let row = table.row(axes.row)
    return StyleTokens(
      size: table.string(row.name),
      color: axes.color.map { table.string(table.color($0).name) },
      weight: table.string(table.weight(axes.weight).name),
      family: familyToken(table.family(axes.family)),
      mode: row.mode.map { table.string(table.name(.modes, $0)) },
      style: axes.style.map { table.string(table.style($0).name) }
    )
  }

  /// Whether only free-standing styles have the code's row. There may be several such rows of one size.
  package var hasRowOfStyles: Bool { axes.row >= table.rowAxisCount }

  /// Whether only free-standing styles have the code's weight.
  package var hasWeightOfStyles: Bool { axes.weight >= table.weightAxisCount }

  /// Whether only free-standing styles have the code's family.
  package var hasFamilyOfStyles: Bool { axes.family >= table.familyAxisCount }

  /// A spec without families is compiled as if it had one named `system`, which is the system font.
  private func familyToken(_ family: FamilyRecord) -> String? {
    let name = table.string(family.name)
    return family.font.count == 0 && name == "system" ? nil : name
  }
}
