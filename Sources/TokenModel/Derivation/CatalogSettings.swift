/// What a spec says beside its tokens: which of them are on the axes of codes, which make styles, and how codes are
/// named.
package struct CatalogSettings: Sendable {
  /// The Swift name of the catalog.
  package let name: Sourced<String>
  /// The options for its Swift code.
  package var swift = SwiftOptions()
  /// The host of the spec's baseline offsets.
  package let offsetHost: OffsetHost
  /// The templates of codes' names.
  package let names: CodeNames
  /// The location where the spec leaves the color of all codes of the axes open; nil if colors are an axis.
  package var openColor: Origin?
  /// The tokens on the axes.
  package var axes = CatalogAxes()
  /// The styles, in the order of the spec.
  package var styles: [StyleEntry] = []
  /// The packs of emoji, in the order of the spec.
  package var emoji: [EmojiPack] = []
  /// The conversion of token lengths to points.
  package var lengths = LengthReading.standard

  /// Creates settings without axes and styles.
  package init(name: Sourced<String>, offsetHost: OffsetHost, names: CodeNames) {
    self.name = name
    self.offsetHost = offsetHost
    self.names = names
  }
}

/// The tokens of a set on the axes of codes, in the order of the spec.
package struct CatalogAxes: Sendable {
  /// The sizes of the main table, then those of each mode.
  package var sizes: [SizeEntry] = []
  /// The colors.
  package var colors: [ColorEntry] = []
  /// The weights.
  package var weights: [WeightEntry] = []
  /// The families.
  package var families: [FamilyEntry] = []
  /// The names of the modes.
  package var modes: [Sourced<String>] = []
  /// The annotations of each mode; empty if no mode has any.
  package var modeAnnotations: [TokenAnnotations] = []

  /// Creates empty axes.
  package init() {}
}

/// A color on an axis.
package struct ColorEntry: Sendable {
  /// The name in codes.
  package let name: Sourced<String>
  /// The token.
  package let token: TokenID
  /// The backgrounds that the spec declares for text in this color; nil if it declares none.
  package let grounds: [ColorGround]?

  /// Creates an entry, without grounds by default.
  package init(name: Sourced<String>, token: TokenID, grounds: [ColorGround]? = nil) {
    self.name = name
    self.token = token
    self.grounds = grounds
  }
}

/// A weight on an axis.
package struct WeightEntry: Sendable {
  /// The name in codes.
  package let name: Sourced<String>
  /// The token.
  package let token: TokenID

  /// Creates an entry.
  package init(name: Sourced<String>, token: TokenID) {
    self.name = name
    self.token = token
  }
}

/// A family on an axis.
package struct FamilyEntry: Sendable {
  /// The name in codes.
  package let name: Sourced<String>
  /// The token; nil for the system font of a spec without families.
  package let token: TokenID?
  /// Whether the first name means the system font: token files have more names for it than specs.
  package let isSystem: Bool

  /// Creates an entry.
  package init(name: Sourced<String>, token: TokenID, isSystem: Bool) {
    self.name = name
    self.token = token
    self.isSystem = isSystem
  }

  /// Creates the system font without a token.
  package init(systemNamed name: Sourced<String>) {
    self.name = name
    token = nil
    isSystem = true
  }
}

/// A size of a table: a group of lengths.
package struct SizeEntry: Sendable {
  /// The font size in points, positive.
  package let size: Sourced<FixedDecimal>
  /// The index of the mode whose table has the size; nil for the main table.
  package let mode: Int?
  /// The group of the lengths.
  package let group: GroupID
  /// The lengths; nil for a `plain` size.
  package let lengths: SizeLengths?

  /// Creates an entry from its parts.
  package init(size: Sourced<FixedDecimal>, mode: Int?, group: GroupID, lengths: SizeLengths?) {
    self.size = size
    self.mode = mode
    self.group = group
    self.lengths = lengths
  }
}

/// The tokens of a size's line metrics.
package struct SizeLengths: Sendable {
  /// The minimum height of a line box.
  package let lineHeight: TokenID
  /// The space between two line boxes; nil if it is not given.
  package let lineSpacing: TokenID?
  /// The space after each grapheme; nil if it is not given.
  package let letterSpacing: TokenID?
  /// The position of the text in its line box; nil if it is not given.
  package let baselineOffset: Offset?

  /// A position of text: a length, or a word, which no token can have as its value.
  package enum Offset: Sendable {
    case points(TokenID)
    case center(Origin)
  }

  /// Creates lengths from their tokens.
  package init(lineHeight: TokenID, lineSpacing: TokenID?, letterSpacing: TokenID?, baselineOffset: Offset?) {
    self.lineHeight = lineHeight
    self.lineSpacing = lineSpacing
    self.letterSpacing = letterSpacing
    self.baselineOffset = baselineOffset
  }
}

/// What a style is made of.
package enum StyleEntry: Sendable {
  /// A style that the spec lists, made of entries of the axes.
  case listed(name: Sourced<String>, Combination, TokenAnnotations)
  /// A typography token, which makes a style for each mode in which it has another value. The color is an index into
  /// ``CatalogAxes/colors``; nil leaves it open.
  case token(TokenID, name: Sourced<String>, color: Int?)
}
