import Testing
@testable import TokenModel

/// Each of the thirteen types, with every slot of it once a value and once a reference that means another value in the
/// dark.
struct TokenTypeTests {
  private static let modifiers: Modifiers = [Modifier(name: "theme", contexts: ["day", "night"], role: .appearance)]
  private static let night = Condition.context(1, of: 0)

  /// The part of each type, a value for day and another for night.
  private static let values: [(TokenType, day: TokenValue, night: TokenValue)] = [
    (
      .color, .color(.hex(ColorValue(red: 1, green: 2, blue: 3))),
      .color(.hex(ColorValue(red: 4, green: 5, blue: 6, alpha: 7)))
    ),
    (.dimension, .dimension(px("1")), .dimension(Dimension(number: slot(number("2.5")), unit: slot(.rem)))),
    (.fontFamily, .fontFamily(FontFamilyValue([slot("A")])), .fontFamily(FontFamilyValue([slot("B"), slot("国")]))),
    (
      .fontWeight, .fontWeight(FontWeightValue(number("350"))),
      .fontWeight(FontWeightValue(named: "semi-bold") ?? FontWeightValue(number("1")))
    ),
    (.duration, .duration(ms("100")), .duration(DurationValue(number: slot(number("0.2")), unit: slot(.s)))),
    (.cubicBezier, .cubicBezier(curve("0", "1")), .cubicBezier(curve("0.5", "-2"))),
    (.number, .number(number("1E400")), .number(number("-0"))),
    (
      .strokeStyle, .strokeStyle(.keyword(.dashed)),
      .strokeStyle(.dashes(slot(PartList([slot(px("1")), slot(px("2"))])), cap: slot(.butt)))
    ),
    (.border, .border(border("1")), .border(border("2"))),
    (.transition, .transition(transition("1")), .transition(transition("2"))),
    (
      .shadow, .shadow(Shadow([slot(layer("1"))])),
      .shadow(Shadow([slot(layer("2")), slot(layer("3", isInset: true))]))
    ),
    (.gradient, .gradient(Gradient([slot(stop("0"))])), .gradient(Gradient([slot(stop("0.5")), slot(stop("1"))]))),
    (.typography, .typography(typography("14")), .typography(typography("22"))),
  ]

  private static func curve(_ x: String, _ y: String) -> CubicBezier {
    CubicBezier(x1: slot(number(x)), y1: slot(number(y)), x2: slot(number(y)), y2: slot(number(x)))
  }

  private static func border(_ width: String) -> Border {
    Border(
      color: slot(.hex(ColorValue(red: 9, green: 9, blue: 9))),
      width: slot(px(width)),
      style: slot(.keyword(.solid))
    )
  }

  private static func transition(_ time: String) -> Transition {
    Transition(duration: slot(ms(time)), delay: slot(ms("0")), timingFunction: slot(curve("0", time)))
  }

  private static func layer(_ length: String, isInset: Bool? = nil) -> ShadowLayer {
    ShadowLayer(
      color: slot(.hex(ColorValue(red: 0, green: 0, blue: 0))),
      offsetX: slot(px("0")),
      offsetY: slot(px(length)),
      blur: slot(px("4")),
      spread: slot(px("0")),
      inset: isInset.map { slot($0) }
    )
  }

  private static func stop(_ position: String) -> GradientStop {
    GradientStop(color: slot(.hex(ColorValue(red: 3, green: 3, blue: 3))), position: slot(number(position)))
  }

  private static func typography(_ size: String) -> Typography {
    Typography(
      fontFamily: slot(FontFamilyValue([slot("A")])),
      fontSize: slot(px(size)),
      fontWeight: slot(FontWeightValue(number("400"))),
      letterSpacing: slot(px("0")),
      lineHeight: slot(.ratio(number("1.5")))
    )
  }

  private static func set() -> TokenSet {
    var tokens = TokenSet(modifiers: modifiers)
    for (type, day, night) in values {
      tokens.add(type.rawValue, type, [(.always, slot(day, 1)), (Self.night, slot(night, 2))])
    }
    return tokens
  }

  private static let day = ContextSelection()
  private static let dark = ContextSelection([0: 1])

  @Test func allTypesAreThere() { #expect(Set(Self.values.map(\.0)) == Set(TokenType.allCases)) }

  @Test func valuesAreThoseOfTheContext() throws {
    let tokens = Self.set()
    for (token, (type, day, night)) in zip(tokens.indices, Self.values) {
      #expect(tokens[token].type == type && day.type == type && night.type == type)
      #expect(try tokens.value(of: token, in: Self.day) == sourced(day, 1))
      #expect(try tokens.value(of: token, in: Self.dark) == sourced(night, 2))
    }
  }

  @Test func everySlotMayBeAReference() throws {
    var tokens = Self.set()
    let border = Border(color: reference("color"), width: reference("dimension"), style: reference("strokeStyle"))
    let transition = Transition(
      duration: reference("duration"),
      delay: reference("duration"),
      timingFunction: reference("cubicBezier")
    )
    let layer = ShadowLayer(
      color: reference("color"),
      offsetX: reference("dimension"),
      offsetY: reference("dimension"),
      blur: reference("dimension"),
      spread: reference("dimension"),
      inset: slot(true)
    )
    let typography = Typography(
      fontFamily: reference("fontFamily"),
      fontSize: reference("dimension"),
      fontWeight: reference("fontWeight"),
      letterSpacing: reference("dimension"),
      lineHeight: reference("number")
    )
    let length = Typography(
      fontFamily: reference("fontFamily"),
      fontSize: reference("dimension"),
      fontWeight: reference("fontWeight"),
      letterSpacing: nil,
      lineHeight: reference("dimension")
    )
    let composites: [TokenValue] = [
      .border(border), .transition(transition), .shadow(Shadow([slot(layer)])), .shadow(Shadow([reference("shadow")])),
      .gradient(Gradient([slot(GradientStop(color: reference("color"), position: reference("number")))])),
      .gradient(Gradient([reference("gradient")])), .typography(typography), .typography(length),
      .strokeStyle(.dashes(slot(PartList([reference("dimension"), reference("dimension")])), cap: slot(.round))),
      .dimension(Dimension(number: reference("number"), unit: slot(.px))),
      .dimension(Dimension(number: slot(number("1")), unit: reference("dimension", part: ["unit"]))),
      .duration(DurationValue(number: reference("number"), unit: reference("duration", part: ["unit"]))),
      .cubicBezier(
        CubicBezier(
          x1: reference("cubicBezier", part: ["0"]),
          y1: reference("number"),
          x2: reference("dimension", part: ["value"]),
          y2: reference("typography", part: ["lineHeight"])
        )
      ),
      .fontFamily(FontFamilyValue([reference("fontFamily", part: ["0"]), slot("C")])),
    ]
    for (index, value) in composites.enumerated() {
      let token = tokens.add("c\(index)", value.type, [(.always, slot(value, 3))])
      let day = try tokens.value(of: token, in: Self.day).value
      let night = try tokens.value(of: token, in: Self.dark).value
      #expect(day != night, "\(value)")
      for found in [day, night] {
        #expect(found.type == value.type)
        var references = ReferenceCollector()
        _ = try found.mappingSlots(&references)
        #expect(references.references.isEmpty, "\(found)")
      }
    }
    // All shadows of a list take the place of a reference to it.
    guard case .shadow(let shadow) = try tokens.value(of: TokenID(Self.values.count + 3), in: Self.dark).value else {
      Issue.record("not a shadow")
      return
    }
    #expect(shadow.layers.compactMap(\.value).map(\.inset?.value) == [nil, true])
  }

  @Test func originsHaveTheReferences() throws {
    var tokens = Self.set()
    let border = Border(
      color: reference("alias", at: 5),
      width: reference("typography", part: ["fontSize"], at: 6),
      style: slot(.keyword(.solid), 7)
    )
    tokens.add("alias", .color, [(.always, reference("color", at: 8))])
    let token = tokens.add("border2", .border, [(.always, slot(.border(border), 9))])
    let found = try tokens.value(of: token, in: Self.dark)
    guard case .border(let value) = found.value else {
      Issue.record("not a border")
      return
    }
    #expect(found.origin == Origin(place(9)))
    #expect(value.color.sourced?.origin == Origin(place(2), references: [place(5), place(8)]))
    #expect(value.width.sourced?.origin == Origin(place(0), references: [place(6)]))
    #expect(value.style.sourced?.origin == Origin(place(7)))
  }

  @Test func typesThatAreNotOursAreKept() throws {
    var tokens = TokenSet()
    let value = TokenValue.opaque(
      OpaqueValue(type: "com.example.springs", json: .object([.init(key: "mass", value: .number("1"))]))
    )
    let token = tokens.add("spring", nil, [(.always, slot(value))])
    #expect(try tokens.value(of: token).value == value && tokens[token].type == nil)
  }
}
