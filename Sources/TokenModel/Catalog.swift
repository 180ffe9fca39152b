/// One spec with everything resolved: what the emitters print.
public struct Catalog: Sendable, Hashable {
  /// The Swift name of the catalog.
  public let name: Sourced<String>
  /// How its Swift code looks.
  public let swift: SwiftOptions
  /// What the spec's baseline offsets were written for.
  public let offsetHost: OffsetHost
  /// The axis of colors, in the order of the spec.
  public let colors: [ColorToken]
  /// The axis of weights, in the order of the spec.
  public let weights: [WeightToken]
  /// The first is the one that codes have unless their names say another. Never empty.
  public let families: [FamilyToken]
  /// The names of the modes, in the order of the spec.
  public let modes: [Sourced<String>]
  /// What each mode says of itself; empty when none says anything.
  public let modeAnnotations: [TokenAnnotations]
  /// The main table's rows, then each mode's.
  public let rows: [TypographyRow]
  /// The free-standing styles, in the order of the spec.
  public let styles: [NamedStyle]
  /// How codes are named.
  public let names: CodeNames
  /// Whether each code of the axes exists, in the order of ``product``; nil when all do.
  public var included: [Bool]?

  /// A catalog from its parts, with all codes of the axes; nothing is checked.
  public init(
    name: Sourced<String>,
    swift: SwiftOptions = SwiftOptions(),
    offsetHost: OffsetHost,
    colors: [ColorToken],
    weights: [WeightToken],
    families: [FamilyToken],
    modes: [Sourced<String>],
    modeAnnotations: [TokenAnnotations] = [],
    rows: [TypographyRow],
    styles: [NamedStyle],
    names: CodeNames
  ) {
    self.name = name
    self.swift = swift
    self.offsetHost = offsetHost
    self.colors = colors
    self.weights = weights
    self.families = families
    self.modes = modes
    self.modeAnnotations = modeAnnotations
    self.rows = rows
    self.styles = styles
    self.names = names
  }

  /// What a mode says of itself.
  public func annotations(ofMode mode: Int) -> TokenAnnotations {
    modeAnnotations.indices.contains(mode) ? modeAnnotations[mode] : TokenAnnotations()
  }
}

/// How a catalog names its codes.
public struct CodeNames: Sendable, Hashable {
  /// For codes of the main table.
  public let base: NameTemplate
  /// For codes of a mode.
  public let mode: NameTemplate
  /// Where the base template was written; nil when it is the standard one.
  public let baseOrigin: Origin?
  /// Where the mode template was written; nil when it is the standard one.
  public let modeOrigin: Origin?

  /// Names from their templates; the mode's template spells `{name}` out.
  public init(base: NameTemplate, mode: NameTemplate, baseOrigin: Origin?, modeOrigin: Origin?) {
    self.base = base
    self.mode = mode
    self.baseOrigin = baseOrigin
    self.modeOrigin = modeOrigin
  }
}
