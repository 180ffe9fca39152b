internal import TokenModel

/// The classes of colors that the page shows whatever its appearance: one for each color, since many tokens share one.
struct PagePalette {
  private var numbers: [CSSExpression: Int] = [:]

  init(_ versions: [PageContent], contrast: PageContrast) {
    for content in versions { for values in content.values { for color in values.compactMap(\.color) { add(color) } } }
    for color in contrast.colors { add(CSSColors.expression(color)) }
  }

  private mutating func add(_ color: CSSExpression) {
    if numbers[color] == nil { numbers[color] = numbers.count }
  }

  /// The class of elements with a color as their background.
  func ground(_ color: CSSExpression) -> String { "k\(numbers[color] ?? 0)" }

  func ground(_ color: ColorValue) -> String { ground(CSSColors.expression(color)) }

  /// The class of text in a color.
  func text(_ color: ColorValue) -> String { "x\(numbers[CSSColors.expression(color)] ?? 0)" }

  /// Appends the rules of all classes.
  func print(texts: [ColorValue], to style: inout CSSPrinter) {
    for (color, number) in numbers.sorted(by: { $0.value < $1.value }) {
      style.line(".k\(number){\(Self.declarations("background", color))}")
    }
    for color in Set(texts.map(CSSColors.expression)).sorted(by: { (numbers[$0] ?? 0) < (numbers[$1] ?? 0) }) {
      style.line(".x\(numbers[color] ?? 0){\(Self.declarations("color", color))}")
    }
  }

  private static func declarations(_ property: String, _ color: CSSExpression) -> String {
    [color.plain?.text, color.text].compactMap(\.self).map { "\(property):\($0)" }.joined(separator: ";")
  }
}
