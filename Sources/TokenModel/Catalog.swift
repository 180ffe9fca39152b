/// One resolved spec, the input of emitters.
package struct Catalog: Sendable, Hashable {
  /// The Swift name of the catalog.
  package private(set) var name: Sourced<String>
  /// The options for its Swift code.
  package private(set) var swift: SwiftOptions
  /// The host of the spec's baseline offsets.
  package let offsetHost: OffsetHost
  /// The colors, in the order of the spec: an axis of codes unless ``codesLeaveColorOpen``. Styles may name them either
  /// way.
  package private(set) var colors: [ColorToken]
  /// The number of colors on the axis, which come first. The others are in no code, but have their own names in Swift.
  package private(set) var axisColorCount: Int
  /// The axis of weights, in the order of the spec.
  package let weights: [WeightToken]
  /// The families of the spec. Codes whose names do not contain a family have the first one.
  package let families: [FamilyToken]
  /// The names of the modes, in the order of the spec.
  package let modes: [Sourced<String>]
  /// The annotations of each mode; empty if no mode has any.
  package let modeAnnotations: [TokenAnnotations]
  /// The axis of sizes: the rows of the main table, then those of each mode.
  package let rows: [TypographyRow]
  /// The custom-named styles, in the order of the spec.
  package let styles: [NamedStyle]
  /// The templates of codes' names.
  package let names: CodeNames
  /// The packs of emoji, in the order of the spec.
  package let emoji: [EmojiPack]
  /// The location where the spec leaves the color of all codes of the axes open; nil if colors are an axis.
  package let openColor: Origin?
  /// All tokens of the spec, whether codes use them or not.
  package let tokens: TokenSet
  /// The same tokens with their values.
  package let resolved: ResolvedTokens
  /// The conversion of token lengths to points.
  package let lengths: LengthReading
  /// What the spec says beside its tokens, as `$extensions["org.stylespec"]` of a token file has it, always with
  /// `contexts`; empty for token files, and unless an output of the compile passes it on.
  package var settings: [WrittenJSON.Member] = []
  /// Whether each combination of the axes exists, in the order of ``product``; nil if all do.
  package var included: [Bool]?

  /// Creates a catalog with all combinations of the axes; nothing is checked.
  package init(
    name: Sourced<String>,
    swift: SwiftOptions = SwiftOptions(),
    offsetHost: OffsetHost,
    colors: [ColorToken],
    axisColorCount: Int? = nil,
    weights: [WeightToken],
    families: [FamilyToken],
    modes: [Sourced<String>],
    modeAnnotations: [TokenAnnotations] = [],
    rows: [TypographyRow],
    styles: [NamedStyle],
    names: CodeNames,
    openColor: Origin? = nil,
    emoji: [EmojiPack] = [],
    tokens: ResolvedTokens = .empty,
    lengths: LengthReading = .standard
  ) {
    self.name = name
    self.swift = swift
    self.offsetHost = offsetHost
    self.colors = colors
    self.axisColorCount = axisColorCount ?? colors.count
    self.weights = weights
    self.families = families
    self.modes = modes
    self.modeAnnotations = modeAnnotations
    self.rows = rows
    self.styles = styles
    self.names = names
    self.openColor = openColor
    self.emoji = emoji
    self.tokens = tokens.tokens
    resolved = tokens
    self.lengths = lengths
  }

  /// The number of colors that tables have room for.
  package static let maximumColorCount = 65_535

  /// The same catalog with colors that no code has.
  package func with(colors: [ColorToken]) -> Catalog {
    var catalog = self
    catalog.colors = colors
    catalog.axisColorCount = 0
    return catalog
  }

  /// The same catalog under another name.
  package func renamed(_ name: String) -> Catalog {
    var catalog = self
    catalog.name = Sourced(name, from: self.name.origin)
    return catalog
  }

  /// The same catalog with other options for Swift.
  package func with(_ swift: SwiftOptions) -> Catalog {
    var catalog = self
    catalog.swift = swift
    return catalog
  }

  /// The annotations of a mode.
  package func annotations(ofMode mode: Int) -> TokenAnnotations {
    modeAnnotations.indices.contains(mode) ? modeAnnotations[mode] : TokenAnnotations()
  }
}

/// The name templates of a catalog.
package struct CodeNames: Sendable, Hashable {
  /// The template for codes of the main table.
  package let base: NameTemplate
  /// The template for codes of a mode.
  package let mode: NameTemplate
  /// The location of the base template; nil for the standard one.
  package let baseOrigin: Origin?
  /// The location of the mode template; nil for the standard one.
  package let modeOrigin: Origin?

  /// Creates names from templates. In the mode's template, `{name}` has been replaced with the base template.
  package init(base: NameTemplate, mode: NameTemplate, baseOrigin: Origin?, modeOrigin: Origin?) {
    self.base = base
    self.mode = mode
    self.baseOrigin = baseOrigin
    self.modeOrigin = modeOrigin
  }
}
