internal import TokenModel

extension StudioScalars {
  /// A number from 1 to 1000, or a name of Figma's styles, such as `Semi Bold Italic`.
  static func fontWeight(_ value: StudioValue) throws(StudioProblem) -> StudioDraft {
    if let text = value.text, let quantity = StudioQuantity(text) {
      guard quantity.unit.isEmpty, (1...1000).contains(quantity.number.double) else {
        throw StudioProblem("`\(text)` is not a font weight")
      }
      return StudioDraft("fontWeight", .number(quantity.number.digits))
    }
    guard case .text(let text) = value else { throw StudioProblem("its value is not a font weight") }
    let words = text.lowercased().split { !$0.isLetter && !$0.isNumber }.joined()
    let slant = slants.first { words.hasSuffix($0) }
    let name = String(words.dropLast(slant?.count ?? 0))
    guard let weight = name.isEmpty && slant != nil ? 400 : weights[name] else {
      throw StudioProblem("`\(text)` is not a font weight")
    }
    let changes = slant == nil ? [] : ["the slant of the font weight is left out"]
    return StudioDraft("fontWeight", .number("\(weight)"), changes: changes)
  }

  private static let slants = ["italic", "oblique", "slanted"]

  private static let weights: [String: Int] = [
    "thin": 100, "hairline": 100,
    "extralight": 200, "ultralight": 200,
    "light": 300,
    "regular": 400, "normal": 400, "book": 400, "roman": 400,
    "medium": 500,
    "semibold": 600, "demibold": 600, "demi": 600,
    "bold": 700,
    "extrabold": 800, "ultrabold": 800, "heavy": 800,
    "black": 900,
    "extrablack": 950, "ultrablack": 950,
  ]
}
