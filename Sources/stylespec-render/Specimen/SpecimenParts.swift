internal import StyleLayout
internal import StyleTables

/// Every group in every appearance, set but without a position.
struct SpecimenParts {
  private let groups: [SpecimenGroup]
  let setters: [SpecimenSetter]
  /// For each appearance, a block for each group, in its natural width.
  private let panels: [[SpecimenBlock]]

  /// - Complexity: Linear in the number of codes.
  init(_ groups: [SpecimenGroup], _ setters: [SpecimenSetter]) {
    self.groups = groups
    self.setters = setters
    panels = Self.panels(of: groups, setters: setters, limits: SpecimenLimits())
  }

  private static func panels(
    of groups: [SpecimenGroup],
    setters: [SpecimenSetter],
    limits: SpecimenLimits
  ) -> [[SpecimenBlock]] {
    setters.map { setter in groups.map { SpecimenBlock($0, setter: setter, limits: limits) } }
  }

  /// Blocks as wide as their contents.
  var natural: SpecimenLayout { SpecimenLayout(panels, in: SpecimenGrid(panels.flatMap { $0 })) }

  /// Blocks of a maximum width; nil if they do not fit. Samples and captions that are too wide are broken into several
  /// lines.
  func layout(width: Double) -> SpecimenLayout? {
    let blocks = panels.flatMap { $0 }
    let narrow = SpecimenGrid(blocks, isNarrow: true)
    guard narrow.width > width else {
      let wide = SpecimenGrid(blocks)
      var grid = wide.width > width ? narrow : wide
      // Rows are hard to read across columns that are far apart.
      grid.widen(to: min(width, grid.width * 2))
      return SpecimenLayout(panels, in: grid)
    }
    return narrow.limits(forWidth: width).flatMap { layout(width: width, $0) }
  }

  private func layout(width: Double, _ limits: SpecimenLimits) -> SpecimenLayout? {
    let panels = Self.panels(of: groups, setters: setters, limits: limits)
    var grid = SpecimenGrid(panels.flatMap { $0 }, isNarrow: true)
    guard grid.width <= width + 1 else { return nil }
    grid.widen(to: width)
    return SpecimenLayout(panels, in: grid)
  }
}
