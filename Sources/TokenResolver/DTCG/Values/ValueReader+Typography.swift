internal import TokenDiagnostics
internal import TokenModel
internal import TokenYAML

/// Typography (Design Tokens Format Module 2025.10, section 9.7).
extension ValueReader {
  private static func dimension(scope: StaticString) -> Wanted {
    Wanted(name: dimension.name, type: dimension.type, scope: scope)
  }

  func typography(_ node: NodeID) -> Typography? {
    guard expect(.object, at: node, what: "a typography value is an object") else { return nil }
    let names: [StaticString] = ["fontFamily", "fontSize", "fontWeight", "letterSpacing", "lineHeight"]
    guard let found = properties(node, of: "typography", names, required: 3), let first = found[0],
      let second = found[1], let third = found[2]
    else { return nil }
    let family: Slot<FontFamilyValue>? = slot(first, Self.fontFamily) { $0.fontFamily($1) }
    let size: Slot<Dimension>? = slot(second, Self.dimension(scope: "FONT_SIZE")) { $0.dimension($1) }
    let weight: Slot<FontWeightValue>? = slot(third, Self.fontWeight) { $0.fontWeight($1) }
    let spacing = letterSpacing(found[3], in: node, size)
    let height = lineHeight(found[4], in: node, size)
    guard let family, let size, let weight, let spacing, let height else { return nil }
    return Typography(
      fontFamily: family,
      fontSize: size,
      fontWeight: weight,
      letterSpacing: spacing,
      lineHeight: height.slot
    )
  }

  // MARK: Letter spacing

  /// Nil for a mistake, which is reported.
  private func letterSpacing(
    _ node: NodeID?,
    in value: NodeID,
    _ size: Slot<Dimension>?
  ) -> Slot<Dimension>? {
    guard let node else {
      report(.missingLetterSpacing(at: range(value), end: end(of: value)))
      return .value(sourced(zeroLength(at: value), value))
    }
    return slot(node, Self.dimension(scope: "LETTER_SPACING")) { $0.letterSpacing($1, size) }
  }

  private func letterSpacing(_ node: NodeID, _ size: Slot<Dimension>?) -> Dimension? {
    if tree.jsonKind(of: node) == .string, tree.text(of: node, is: "normal") {
      report(.measureText(TokenNumber(0), unit: LengthUnit.px.rawValue, of: "a letter spacing", at: range(node)))
      return zeroLength(at: node)
    }
    if let (percent, place) = percent(node) {
      let number = percent.hundredth
      reportFontSizes(number, in: node, at: place, size: size)
      return Dimension(number: .value(sourced(number, node)), unit: .value(sourced(.em, node)))
    }
    guard let length = dimension(node, reportsEm: false) else { return nil }
    if length.unit.value == .em {
      reportFontSizes(length.number.value, in: node, at: unitNode(of: node) ?? node, size: size)
    }
    return length
  }

  /// Reports a letter spacing that counts font sizes.
  private func reportFontSizes(
    _ number: TokenNumber?,
    in node: NodeID,
    at place: NodeID,
    size: Slot<Dimension>?
  ) {
    var length: (TokenNumber, LengthUnit)?
    if let number, let size = size?.value, let unit = size.unit.value, let exact = size.number.value?.times(number) {
      length = (exact, unit)
    }
    report(.letterSpacingEm(length, at: range(place), in: range(node)))
  }

  // MARK: Line height

  /// A line height, or its absence.
  struct FoundLineHeight {
    let slot: Slot<LineHeight>?
  }

  /// Nil for a mistake, which is reported.
  private func lineHeight(
    _ node: NodeID?,
    in value: NodeID,
    _ size: Slot<Dimension>?
  ) -> FoundLineHeight? {
    if let node, tree.jsonKind(of: node) == .number, let found = lineHeightOfExtension() {
      context.deferred.lineHeights.append((source: context.source, node: node))
      return found
    }
    guard let node else {
      report(.missingLineHeight(at: range(value)))
      return FoundLineHeight(slot: nil)
    }
    if tree.jsonKind(of: node) == .string, ["normal", "auto"].contains(tree.text(of: node).lowercased()) {
      report(.lineHeightOfFamily(tree.text(of: node), at: range(node)))
      return FoundLineHeight(slot: nil)
    }
    let wanted = Wanted(name: "a number", type: .number, scope: "LINE_HEIGHT")
    return slot(node, wanted) { $0.lineHeight($1, size) }.map { FoundLineHeight(slot: $0) }
  }

  private func lineHeight(_ node: NodeID, _ size: Slot<Dimension>?) -> LineHeight? {
    if let (percent, _) = percent(node) {
      report(.lineHeightUnit(ratio: percent.hundredth, at: range(node)))
      return .ratio(percent.hundredth)
    }
    let what = "a line height is a number, a factor of the font size"
    switch tree.jsonKind(of: node) {
    case .object:
      // It is not known whether another object was meant as a dimension.
      guard unitNode(of: node) != nil else { break }
      return dimension(node, reportsEm: false).map { lineHeight($0, at: node, size: size) }
    case .string:
      guard let measure = Measure(tree.utf8(of: node)), let unit = LengthUnit(rawValue: measure.unit) else { break }
      let length = Dimension(number: .value(sourced(measure.number, node)), unit: .value(sourced(unit, node)))
      return lineHeight(length, at: node, size: size)
    default: break
    }
    if tree.kind(of: node) == .scalar, let number = TokenNumber(tree.text(of: node)), number.double.isFinite,
      number.double > LineHeights.largestMultiple
    {
      reportLargeLineHeight(number, at: node, size: size)
      return .ratio(number)
    }
    return number(node, what).map { .ratio($0) }
  }

  /// A number in quotes is also a deviation, but removing the quotes would not make it the intended number.
  private func reportLargeLineHeight(_ number: TokenNumber, at node: NodeID, size: Slot<Dimension>?) {
    let likely = LineHeights.likelyMultiple(number, size: size)
    let kind: any ErrorKind.Type = tree.jsonKind(of: node) == .string ? DTCGNumberText.self : LargeLineHeight.self
    report(.largeLineHeight(number, likely: likely, as: kind, at: range(node)))
  }

  /// A line height that is a dimension.
  private func lineHeight(_ length: Dimension, at node: NodeID, size: Slot<Dimension>?) -> LineHeight {
    if length.unit.value == .em, let number = length.number.value {
      report(.lineHeightUnit(ratio: number, at: range(node)))
      return .ratio(number)
    }
    let isSameUnit = length.unit.value != nil && length.unit.value == size?.value?.unit.value
    let ratio = isSameUnit ? size?.value?.number.value.flatMap { length.number.value?.divided(by: $0) } : nil
    report(.lineHeightUnit(ratio: ratio, at: range(node)))
    return .length(length)
  }

  // MARK: Helpers

  /// A number in percent, as text or as an object, and the node to report.
  private func percent(_ node: NodeID) -> (number: TokenNumber, place: NodeID)? {
    if tree.jsonKind(of: node) == .string {
      guard let measure = Measure(tree.utf8(of: node)), measure.unit == "%" else { return nil }
      return (measure.number, node)
    }
    guard let unit = unitNode(of: node), tree.text(of: unit, is: "%") else { return nil }
    for (key, value) in tree.entries(of: node) where tree.text(of: key, is: "value") {
      guard tree.jsonKind(of: value) == .number else { return nil }
      return TokenNumber(tree.text(of: value)).map { ($0, unit) }
    }
    return nil
  }

  private func unitNode(of node: NodeID) -> NodeID? {
    tree.entries(of: node).first { tree.text(of: $0.key, is: "unit") }?.value
  }
}

extension TokenNumber {
  /// The product, where few digits have it exactly; nil otherwise.
  fileprivate func times(_ other: TokenNumber) -> TokenNumber? {
    guard let one = tenThousandths, let two = other.tenThousandths else { return nil }
    let (product, isOver) = one.multipliedReportingOverflow(by: two)
    guard !isOver, product % 10_000 == 0 else { return nil }
    return TokenNumber(FixedDecimal(tenThousandths: product / 10_000))
  }

  /// The quotient, where few digits have it exactly; nil otherwise.
  fileprivate func divided(by other: TokenNumber) -> TokenNumber? {
    guard let one = tenThousandths, let two = other.tenThousandths, two != 0 else { return nil }
    let (scaled, isOver) = one.multipliedReportingOverflow(by: 10_000)
    guard !isOver, scaled % two == 0 else { return nil }
    return TokenNumber(FixedDecimal(tenThousandths: scaled / two))
  }

  /// The number in ten-thousandths; nil if that is not exact.
  private var tenThousandths: Int64? {
    guard let (value, isRounded) = fixedDecimal, !isRounded else { return nil }
    return value.tenThousandths
  }
}
