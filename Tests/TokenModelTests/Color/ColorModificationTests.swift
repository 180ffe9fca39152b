import Testing
import TokenModel

/// Changes of colors as Tokens Studio makes them. The colors are those of ColorAide, with its conversions; of a channel
/// in the middle between two steps, it has the other one.
struct ColorModificationTests {
  struct Case: CustomTestStringConvertible, Sendable {
    let kind: ColorModification.Kind
    let space: ColorSpace
    let base: String
    let amount: Double
    var other: String?
    let hex: String

    var testDescription: String { "\(kind) \(base) in \(space)" }
  }

  private static func moved(_ kind: ColorModification.Kind, _ space: ColorSpace, _ blue: String, _ red: String)
    -> [Case]
  {
    [
      Case(kind: kind, space: space, base: "#39639E", amount: 0.25, hex: blue),
      Case(kind: kind, space: space, base: "#C8102E", amount: 0.6, hex: red),
    ]
  }

  private static func mixed(_ space: ColorSpace, _ blue: String, _ white: String) -> [Case] {
    [
      Case(kind: .mix, space: space, base: "#39639E", amount: 0.3, other: "#C8102E80", hex: blue),
      Case(kind: .mix, space: space, base: "#FFFFFF", amount: 0.5, other: "#C8102E", hex: white),
    ]
  }

  private static let cases: [Case] =
    moved(.lighten, .srgb, "#6B8AB6", "#E99FAB") + moved(.lighten, .hsl, "#5C88C4", "#F692A2")
    + moved(.lighten, .lch, "#6E87B6", "#F4ACA5") + moved(.lighten, .displayP3, "#6C8AB7", "#EDA7AD")
    + moved(.darken, .srgb, "#2B4A77", "#500612") + moved(.darken, .hsl, "#2B4A77", "#500612")
    + moved(.darken, .lch, "#2E4A74", "#4E1717") + moved(.darken, .displayP3, "#2B4A77", "#500A13")
    + mixed(.srgb, "#644A7CD9", "#E38897") + mixed(.hsl, "#4D2DABD9", "#D596A0")
    + mixed(.lch, "#7652A5D9", "#EF978F") + mixed(.displayP3, "#6A507ED9", "#E79199")
    + [
      Case(kind: .alpha, space: .srgb, base: "#39639E", amount: 0.3, hex: "#39639E4D"),
      Case(kind: .alpha, space: .lch, base: "#39639E80", amount: 1, hex: "#39639E"),
      // Amounts beyond the ends are the ends.
      Case(kind: .lighten, space: .srgb, base: "#39639E80", amount: 7, hex: "#FFFFFF80"),
      Case(kind: .darken, space: .hsl, base: "#39639E", amount: -1, hex: "#39639E"),
      Case(kind: .mix, space: .srgb, base: "#39639E", amount: 2, other: "#FFFFFF", hex: "#FFFFFF"),
    ]

  @Test(arguments: cases) func aChangeIsThatOfTokensStudio(_ test: Case) throws {
    let base = TokenColor(try #require(ColorValue(hex: test.base)))
    let other = test.other.flatMap { ColorValue(hex: $0) }.map { TokenColor($0) }
    let changed = ColorModification(test.kind, in: test.space).applied(to: base, amount: test.amount, other: other)
    #expect(ColorValue(changed).hex == test.hex)
  }
}
