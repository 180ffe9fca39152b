/// One resolved spec, the input of emitters.
public struct Catalog: Sendable, Hashable {
  /// The Swift name of the catalog.
  public let name: Sourced<String>
  /// The options for its Swift code.
  public let swift: SwiftOptions
  /// The host of the spec's baseline offsets.
  public let offsetHost: OffsetHost
  /// The colors, in the order of the spec: an axis of codes unless ``codesLeaveColorOpen``. Styles may name them either way.
  public let colors: [ColorToken]
  /// The axis of weights, in the order of the spec.
  public let weights: [WeightToken]
  /// The families, at least one. Codes whose names do not contain a family have the first one.
  public let families: [FamilyToken]
  /// The names of the modes, in the order of the spec.
  public let modes: [Sourced<String>]
  /// The annotations of each mode; empty if no mode has any.
  public let modeAnnotations: [TokenAnnotations]
  /// The rows of the main table, then those of each mode.
  public let rows: [TypographyRow]
  /// The styles with names of their own, in the order of the spec.
  public let styles: [NamedStyle]
  /// The templates of codes' names.
  public let names: CodeNames
  /// The packs of emoji, in the order of the spec.
  public let emoji: [EmojiPack]
  /// Where the spec leaves the color of all codes of the axes open; nil if colors are an axis.
  public let openColor: Origin?
  /// All tokens of the spec, whether codes use them or not.
  public let tokens: TokenSet
  /// The number of colors at the end of ``colors`` that no code of the axes has, if they would make the table of codes too large.
  public internal(set) var colorsBesideAxis = 0
  /// Whether each combination of the axes exists, in the order of ``product``; nil if all do.
  public var included: [Bool]?

  /// Creates a catalog with all combinations of the axes; nothing is checked.
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
    names: CodeNames,
    openColor: Origin? = nil,
    emoji: [EmojiPack] = [],
    tokens: TokenSet = TokenSet()
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
    self.openColor = openColor
    self.emoji = emoji
    self.tokens = tokens
  }

  /// The annotations of a mode.
  public func annotations(ofMode mode: Int) -> TokenAnnotations {
    modeAnnotations.indices.contains(mode) ? modeAnnotations[mode] : TokenAnnotations()
  }
}

/// The name templates of a catalog.
public struct CodeNames: Sendable, Hashable {
  /// The template for codes of the main table.
  public let base: NameTemplate
  /// The template for codes of a mode.
  public let mode: NameTemplate
  /// The place of the base template; nil for the standard one.
  public let baseOrigin: Origin?
  /// The place of the mode template; nil for the standard one.
  public let modeOrigin: Origin?

  /// Creates names from templates. In the mode's template, `{name}` has been replaced with the base template.
  public init(base: NameTemplate, mode: NameTemplate, baseOrigin: Origin?, modeOrigin: Origin?) {
    self.base = base
    self.mode = mode
    self.baseOrigin = baseOrigin
    self.modeOrigin = modeOrigin
  }
}
