internal import TokenModel

/// A property that Figma offers a variable for (`VariableScope` of the Plugin API).
enum FigmaScope: String {
  case all = "ALL_SCOPES"
  case cornerRadius = "CORNER_RADIUS"
  case effectColor = "EFFECT_COLOR"
  case effectNumber = "EFFECT_FLOAT"
  case fontFamily = "FONT_FAMILY"
  case fontSize = "FONT_SIZE"
  case fontWeight = "FONT_WEIGHT"
  case frameFill = "FRAME_FILL"
  case gap = "GAP"
  case letterSpacing = "LETTER_SPACING"
  case lineHeight = "LINE_HEIGHT"
  case opacity = "OPACITY"
  case paragraphIndent = "PARAGRAPH_INDENT"
  case paragraphSpacing = "PARAGRAPH_SPACING"
  case shapeFill = "SHAPE_FILL"
  case strokeColor = "STROKE_COLOR"
  case strokeNumber = "STROKE_FLOAT"
  case textFill = "TEXT_FILL"
  case widthHeight = "WIDTH_HEIGHT"

  /// The properties that colors are for, by words of their names. The first row that fits counts.
  private static let ofColors: [(words: [String], scopes: [FigmaScope])] = [
    (["text", "foreground", "fg"], [.textFill]),
    (["border", "stroke", "outline", "divider"], [.strokeColor]),
    (["shadow"], [.effectColor]),
    (["background", "bg", "surface"], [.frameFill, .shapeFill]),
  ]

  /// The same for lengths and numbers.
  private static let ofNumbers: [(words: [String], scopes: [FigmaScope])] = [
    (["font-size"], [.fontSize]),
    (["font-weight"], [.fontWeight]),
    (["line-height", "leading"], [.lineHeight]),
    (["letter-spacing", "tracking"], [.letterSpacing]),
    (["paragraph-spacing"], [.paragraphSpacing]),
    (["paragraph-indent"], [.paragraphIndent]),
    // Figma has no space between lines apart from their height.
    (["line-spacing"], [.all]),
    (["radius", "corner", "rounded"], [.cornerRadius]),
    (["border", "stroke", "outline"], [.strokeNumber]),
    (["shadow", "blur"], [.effectNumber]),
    (["opacity", "alpha"], [.opacity]),
    (["space", "spacing", "gap", "padding"], [.gap]),
    (["size", "width", "height"], [.widthHeight]),
  ]

  /// The properties that a variable is for, guessed from its type and the names of its path.
  static func scopes(of type: FigmaType, at path: TokenPath) -> [FigmaScope] {
    switch type {
    case .color: scopes(namedBy: path, in: ofColors)
    case .dimension, .number: scopes(namedBy: path, in: ofNumbers)
    case .duration, .string, .boolean: [.all]
    }
  }

  private static func scopes(
    namedBy path: TokenPath,
    in table: [(words: [String], scopes: [FigmaScope])]
  ) -> [FigmaScope] {
    let name = "-" + path.segments.flatMap(NameWords.lowercased).joined(separator: "-") + "-"
    let row = table.first { row in row.words.contains { name.contains("-\($0)-") } }
    return row?.scopes ?? [.all]
  }
}
