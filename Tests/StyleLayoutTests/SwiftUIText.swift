import StyleTables

/// A text of one font in SwiftUI with the modifiers of a line box: a second statement of how SwiftUI is taken to place
/// lines.
struct SwiftUIText {
  let height: Double
  /// The baselines of the lines, below the top of the padding.
  let baselines: [Double]

  init(lines count: Int, font: FontExtent, _ modifiers: LineModifiers) {
    // An exact line has all of its slack below the text; other lines are as high as the font.
    let box = modifiers.lineHeight ?? font.ascent + font.descent
    let gap = modifiers.lineSpacing + (modifiers.lineHeight == nil ? font.leading : 0)
    let tops = (0..<count).map { modifiers.paddingAbove + Double($0) * (box + gap) }
    baselines = tops.map { $0 + font.ascent }
    height = (tops.last ?? 0) + box + modifiers.paddingBelow
  }
}
