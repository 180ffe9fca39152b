/// One spec with everything resolved: what the emitters print.
public struct Catalog: Sendable, Hashable {
  /// The Swift name of the catalogue.
  public let name: Sourced<String>
  public let offsetHost: OffsetHost
  /// What baselines were computed with.
  public let fontMetrics: FontMetrics
  public let colors: [ColorToken]
  public let weights: [WeightToken]
  public let modes: [Sourced<String>]
  /// The main table's rows, then each mode's.
  public let rows: [TypographyRow]
  public let names: CodeNames

  public init(
    name: Sourced<String>,
    offsetHost: OffsetHost,
    fontMetrics: FontMetrics,
    colors: [ColorToken],
    weights: [WeightToken],
    modes: [Sourced<String>],
    rows: [TypographyRow],
    names: CodeNames
  ) {
    self.name = name
    self.offsetHost = offsetHost
    self.fontMetrics = fontMetrics
    self.colors = colors
    self.weights = weights
    self.modes = modes
    self.rows = rows
    self.names = names
  }
}

/// How a catalogue names its codes.
public struct CodeNames: Sendable, Hashable {
  /// For codes of the main table.
  public let base: NameTemplate
  /// For codes of a mode.
  public let mode: NameTemplate
  /// Where the base template was written; nil when it is the standard one.
  public let baseOrigin: Origin?
  /// Where the mode template was written; nil when it is the standard one.
  public let modeOrigin: Origin?

  public init(base: NameTemplate, mode: NameTemplate, baseOrigin: Origin?, modeOrigin: Origin?) {
    self.base = base
    self.mode = mode
    self.baseOrigin = baseOrigin
    self.modeOrigin = modeOrigin
  }
}
