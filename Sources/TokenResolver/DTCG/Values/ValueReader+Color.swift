internal import TokenDiagnostics
internal import TokenModel
internal import TokenYAML

/// Colors (Design Tokens Color Module 2025.10, section 4).
extension ValueReader {
  static let color = Wanted(name: "a color", type: .color)

  func color(_ node: NodeID) -> WrittenColor? {
    switch tree.jsonKind(of: node) {
    case .object: return colorObject(node)
    case .string: return colorText(node)
    default:
      reportKind(of: node, "a color is an object with `colorSpace` and `components`")
      return nil
    }
  }

  private static let properties: [StaticString] = ["colorSpace", "components", "alpha", "hex"]

  private func colorObject(_ node: NodeID) -> WrittenColor? {
    guard let found = properties(node, of: "a color", Self.properties, required: 2), let first = found[0],
      let second = found[1]
    else { return nil }
    let space: Slot<ColorSpace>? = slot(first, Wanted(name: "a color space", type: nil, takesBraces: false)) {
      $0.keyword($1, "a color space")
    }
    var known: ColorSpace?
    // `value` is not inlined, and looks up its type for each color.
    if case .value(let sourced)? = space { known = sourced.value }
    if let known, let plain = plainColor(in: known, components: second, alpha: found[2], hex: found[3]) {
      checkHex(of: plain, found[3])
      return .color(plain)
    }
    let limits = known?.components.map { $0.range }
    let components = componentsSlot(second, space: known, limits: limits)
    let alpha = found[2].map { alphaSlot($0) }
    let hex = found[3].map { hexSlot($0) }
    guard let space, let components, alpha.map({ $0 != nil }) ?? true, hex.map({ $0 != nil }) ?? true else {
      return nil
    }
    let parts = ColorParts(space: space, components: components, alpha: alpha ?? nil, hex: hex ?? nil)
    checkHex(of: parts.color, found[3])
    return .parts(parts)
  }

  /// Tools that do not support a space show the hex digits, so these should be the same color.
  private func checkHex(of color: TokenColor?, _ hex: NodeID?) {
    guard let hex, let correct = color?.correctHex?.hex else { return }
    report(.hexMismatch(tree.text(of: hex), components: correct, at: range(hex)))
  }

  /// The usual color: all of its parts are plain, right, and short enough for binary numbers to keep their digits.
  private func plainColor(
    in space: ColorSpace,
    components: NodeID,
    alpha: NodeID?,
    hex: NodeID?
  ) -> TokenColor? {
    var numbers = ColorComponents(nil, nil, nil)
    var count = 0
    let ranges = space.components
    for element in tree.elements(of: components) {
      guard count < 3 else { return nil }
      if !(tree.text(of: element, is: "none") && tree.jsonKind(of: element) == .string) {
        guard let number = plainNumber(element), ranges[count].range.contains(number) else { return nil }
        switch count {
        case 0: numbers.first = number
        case 1: numbers.second = number
        default: numbers.third = number
        }
      }
      count += 1
    }
    guard count == 3 else { return nil }
    var opacity = 1.0
    if let alpha {
      guard let number = plainNumber(alpha), (0...1).contains(number) else { return nil }
      opacity = number
    }
    var value: ColorValue?
    if let hex {
      guard tree.jsonKind(of: hex) == .string, tree.utf8(of: hex).count == 7,
        let color = ColorValue(hex: tree.utf8(of: hex)), isUpper(hex)
      else { return nil }
      value = color
    }
    return TokenColor(in: space, numbers, alpha: opacity, hex: value)
  }

  /// A number of at most 15 characters, without a power of ten and zeros at its end: the same digits come back from a
  /// binary number.
  private func plainNumber(_ node: NodeID) -> Double? {
    let text = tree.utf8(of: node)
    guard text.count <= 15, tree.jsonKind(of: node) == .number, !hasOddDigits(text) else { return nil }
    return Self.double(ofShort: text)
  }

  /// The nearest binary number to a number of JSON of at most 15 characters, without a power of ten. All of its digits
  /// as one whole number are exact, and so is the power of ten to divide that by: only the quotient is rounded, once.
  private static func double(ofShort number: ArraySlice<UInt8>) -> Double {
    var digits = 0
    var divisor = 1
    var isFraction = false
    for byte in number {
      switch byte {
      case UInt8(ascii: "-"): break
      case UInt8(ascii: "."): isFraction = true
      default:
        digits = digits * 10 + Int(byte - UInt8(ascii: "0"))
        if isFraction { divisor *= 10 }
      }
    }
    let magnitude = Double(digits) / Double(divisor)
    return number.first == UInt8(ascii: "-") ? -magnitude : magnitude
  }

  private func hasOddDigits(_ number: ArraySlice<UInt8>) -> Bool {
    let endsInZero = number.last == UInt8(ascii: "0") && number.count > 1
    return endsInZero && (number.contains(UInt8(ascii: ".")) || number.first == UInt8(ascii: "-"))
      || number.contains { $0 | 0x20 == UInt8(ascii: "e") }
  }

  /// Digits in lower case are kept as parts, because a color of 8 bits does not store their case.
  private func isUpper(_ hex: NodeID) -> Bool {
    !tree.utf8(of: hex).contains { (UInt8(ascii: "a")...UInt8(ascii: "f")).contains($0) }
  }

  private func componentsSlot(
    _ node: NodeID,
    space: ColorSpace?,
    limits: [ComponentRange]?
  ) -> Slot<PartList<ColorNumber>>? {
    let what = "the components of a color are an array of three numbers"
    let wanted = Wanted(
      name: space.map { "three components of `\($0.rawValue)`" } ?? "three components of a color",
      type: nil,
      takesBraces: false
    )
    return slot(
      node,
      wanted,
      fits: { list in
        let values = list.elements.compactMap(\.value)
        return values.count == 3 && values.indices.allSatisfy { Self.fits(values[$0], limits?[$0]) }
      }
    ) { reader, node in
      guard reader.expect(.array, at: node, what: what) else { return nil }
      let elements = Array(reader.tree.elements(of: node))
      guard elements.count == 3 else {
        let place = reader.range(node)
        reader.report(.wrongCount(elements.count, in: "a color", of: "three components", at: place))
        return nil
      }
      var slots: [Slot<ColorNumber>] = []
      for (index, element) in elements.enumerated() {
        let component = space?.components[index]
        if let slot = reader.componentSlot(element, component) { slots.append(slot) }
      }
      return slots.count == 3 ? PartList(slots) : nil
    }
  }

  private static func fits(_ number: ColorNumber, _ limits: ComponentRange?) -> Bool {
    guard let double = number.double, let limits else { return true }
    return limits.contains(double)
  }

  private func componentSlot(_ node: NodeID, _ component: ColorComponent?) -> Slot<ColorNumber>? {
    func what() -> String { component.map { "\($0.name) is \($0.range)" } ?? "a component is a number" }
    let wanted = Wanted(name: component.map { "\($0.range)" } ?? "a number", type: .number, takesBraces: false)
    return slot(node, wanted, fits: { Self.fits($0, component?.range) }) { reader, node in
      if reader.tree.jsonKind(of: node) == .string {
        if reader.tree.text(of: node, is: "none") { return ColorNumber.none }
        if TokenNumber(reader.tree.text(of: node)) == nil {
          reader.report(.unknownComponent(reader.tree.text(of: node), what(), at: reader.range(node)))
          return nil
        }
      }
      // Channels of 8 bits have many digits.
      guard let number = reader.exactNumber(node, "\(what()), or `none`") else { return nil }
      guard component?.range.contains(number.double) ?? number.double.isFinite else {
        reader.report(.outOfRange(number, what(), at: reader.range(node)))
        return nil
      }
      return .number(number)
    }
  }

  private func alphaSlot(_ node: NodeID) -> Slot<ColorNumber>? {
    let wanted = Wanted(name: "a number from 0 to 1", type: .number, takesBraces: false)
    return slot(node, wanted, fits: { $0.double.map((0...1).contains) ?? false }) {
      $0.number($1, "alpha", in: 0...1).map { .number($0) }
    }
  }

  private func hexSlot(_ node: NodeID) -> Slot<HexColor>? {
    slot(node, Wanted(name: "`#` and six hex digits", type: nil, takesBraces: false)) { reader, node in
      guard reader.expect(.string, at: node, what: "`hex` is `#` and six hex digits, a string") else { return nil }
      let text = reader.tree.text(of: node)
      if let color = HexColor(text) { return color }
      if let color = HexColor(spelledOtherwise: text) {
        reader.report(.hexSpelling(color.text, at: reader.range(node)))
        return color
      }
      reader.report(.invalidHex(text, at: reader.range(node)))
      return nil
    }
  }

  /// A color as CSS writes it, which published files have.
  private func colorText(_ node: NodeID) -> WrittenColor? {
    let text = tree.text(of: node)
    if let color = ColorValue(hex: tree.utf8(of: node)) {
      report(.hexColor(object: object(color), at: range(node)))
      return .hex(color)
    }
    if let color = CSSColorNames.color(named: text) {
      report(.cssColorName(text, object: object(color), at: range(node)))
      return .hex(color)
    }
    if let color = try? TokenColor(css: tree.utf8(of: node)) {
      report(.cssColor(text, at: range(node)))
      return .color(color)
    }
    if let (base, alpha) = TranslucentColor.parts(of: text) {
      report(.translucentColor(text, object: object(base, alpha: alpha), at: range(node)))
      return nil
    }
    reportKind(of: node, "\(shown(node)) is not a color, which is an object with `colorSpace` and `components`")
    return nil
  }

  /// A color with an opacity as the format writes it.
  private func object(_ base: TranslucentColor.Base, alpha: TokenNumber) -> String {
    switch base {
    case .color(let color): return object(color).dropLast(2) + ", \"alpha\": \(alpha.digits) }"
    case .token(let names):
      let pointer = "#/\(names.joined(separator: "/"))/$value"
      let parts = ["colorSpace", "components"].map { "\"\($0)\": { \"$ref\": \"\(pointer)/\($0)\" }" }
      return "{ \(parts.joined(separator: ", ")), \"alpha\": \(alpha.digits) }"
    }
  }

  /// A color of 8 bits as the format writes it, with as many digits as 8 bits need.
  private func object(_ color: ColorValue) -> String {
    func short(_ channel: UInt8) -> String {
      let tenThousandths = (Int64(channel) * 10_000 + 127) / 255
      return FixedDecimal(tenThousandths: tenThousandths).description
    }
    let components = [color.red, color.green, color.blue].map(short).joined(separator: ", ")
    let alpha = color.alpha == 255 ? "" : ", \"alpha\": \(short(color.alpha))"
    return "{ \"colorSpace\": \"srgb\", \"components\": [\(components)]\(alpha) }"
  }
}
