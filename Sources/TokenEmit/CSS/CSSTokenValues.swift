internal import TokenModel

/// Writes the values of tokens as CSS. A reference to a whole token stays one: `var(--color-ink)`.
struct CSSTokenValues {
  /// A custom property of a token: the value itself, or a part of it.
  struct Declaration: Hashable {
    /// The suffix after the name of the token: nothing, or `-font-size`.
    let suffix: String
    let value: CSSExpression
  }

  private let resolved: ResolvedTokens
  /// The custom property of each token; nil for one that has none.
  private let properties: TokenTable<String?>
  private let unit: CSSUnit
  /// The uses of lengths; nil for pixels, which are the same for all.
  private let uses: CSSLengthUses?
  /// The line heights of typography tokens without their own: those of a spec's styles.
  private let lineHeights: [TokenID: CSSExpression]
  private var selection = ContextSelection()
  private let screens: [ContextSelection]

  init(
    _ resolved: ResolvedTokens,
    properties: TokenTable<String?>,
    lineHeights: [TokenID: CSSExpression],
    unit: CSSUnit
  ) {
    self.resolved = resolved
    self.lineHeights = lineHeights
    self.properties = properties
    self.unit = unit
    uses = unit == .px ? nil : CSSLengthUses(resolved)
    screens = Appearance.allCases.map { resolved.selection(for: $0) }
  }

  /// The custom properties of a token in some contexts; empty where it has no value, and for one that CSS cannot
  /// express.
  func declarations(of token: TokenID, in selection: ContextSelection) -> [Declaration] {
    choosing(selection).declarations(of: token)
  }

  /// The same values in other contexts.
  private func choosing(_ selection: ContextSelection) -> CSSTokenValues {
    var values = self
    values.selection = selection
    return values
  }

  private func declarations(of token: TokenID) -> [Declaration] {
    if let target = resolved.tokens.aliasTarget(of: token), properties[target] != nil { return reference(to: target) }
    guard let slot = resolved.tokens.chosenSlot(of: token, in: selection) else { return [] }
    if let reference = slot.reference, let target = target(of: reference) { return self.reference(to: target) }
    guard let value = slot.value ?? (try? resolved.value(of: token, in: selection).value) else { return [] }
    return declarations(of: value, of: token)
  }

  /// The modifiers that the text of a token's properties may depend on: those of its own layers. Nil if it has
  /// references that CSS cannot express, so that their values count.
  func modifiersOfText(of token: TokenID) -> ModifierSet? {
    for layer in resolved.tokens[token].layers {
      // A changed color is computed, whatever CSS could refer to.
      if case .color(.modified)? = layer.slot.value { return nil }
      let references = layer.slot.references
      for screen in screens where !references.isEmpty {
        let values = choosing(screen.choosing(layer.condition))
        if references.contains(where: { values.target(of: $0) == nil }) { return nil }
      }
    }
    return resolved.tokens.ownModifiers(of: token)
  }

  /// The parts first, because the value of a composite token is made of them: so a page can change one of them.
  private func declarations(of value: TokenValue, of token: TokenID) -> [Declaration] {
    let property = properties[token] ?? ""
    func own(_ suffix: String) -> CSSExpression { CSSExpression("var(\(property)\(suffix))") }
    let parts: [(suffix: String, value: CSSExpression?)]
    switch value {
    case .border(let border):
      parts = [
        ("-width", length(border.width, for: .border)), ("-style", strokeStyle(border.style)),
        ("-color", color(border.color)),
        ("", .joined([own("-width"), own("-style"), own("-color")], by: " ")),
      ]
    case .transition(let transition):
      parts = [
        ("-duration", time(transition.duration)), ("-timing-function", curve(transition.timingFunction)),
        ("-delay", time(transition.delay)),
        ("", .joined([own("-duration"), own("-timing-function"), own("-delay")], by: " ")),
      ]
    case .typography(let typography):
      let size = CSSExpression.joined([own("-font-size"), own("-line-height")], by: " / ")
      parts = [
        ("-font-family", families(typography.fontFamily)), ("-font-size", length(typography.fontSize, for: .text)),
        ("-font-weight", weight(typography.fontWeight)),
        ("-line-height", lineHeights[token] ?? typography.lineHeight.map { lineHeight($0) } ?? CSSExpression("normal")),
        ("-letter-spacing", typography.letterSpacing.map { length($0, for: .text) } ?? CSSExpression("normal")),
        ("", .joined([own("-font-weight"), size, own("-font-family")], by: " ")),
      ]
    default: return simple(value, of: token).map { [Declaration(suffix: "", value: $0)] } ?? []
    }
    return parts.compactMap { suffix, value in value.map { Declaration(suffix: suffix, value: $0) } }
  }

  private func simple(_ value: TokenValue, of token: TokenID) -> CSSExpression? {
    switch value {
    case .color(let color): text(of: color)
    case .dimension(let length): text(of: length, for: uses?[token] ?? .other)
    case .duration(let time): text(of: time)
    case .fontFamily(let families): text(of: families)
    case .fontWeight(let weight): CSSExpression(weight.number.digits)
    case .number(let number): CSSExpression(number.digits)
    case .cubicBezier(let curve): text(of: curve)
    case .strokeStyle(let style): text(of: style)
    case .shadow(let shadow): list(of: shadow.layers) { $0.text(of: $1) }
    case .gradient(let gradient): list(of: gradient.stops) { $0.text(of: $1) }
    case .opaque(let value): value.cssText.map { CSSExpression($0) }
    case .border, .transition, .typography: nil
    }
  }

  // MARK: References

  /// The custom properties of a token that is another name of one that has some.
  private func reference(to target: TokenID) -> [Declaration] {
    ([""] + CSSParts.suffixes(of: resolved.tokens.type(of: target))).map { suffix in
      Declaration(suffix: suffix, value: variable(target, suffix))
    }
  }

  /// The token that a reference to a whole token leads to, if it has a custom property, which has the value that is
  /// meant.
  private func target(of reference: TokenReference) -> TokenID? {
    guard reference.part.isEmpty, let target = resolved.index[reference.path], properties[target] != nil else {
      return nil
    }
    guard case .context(_, let modifier) = reference.pin else { return target }
    // `{color.ink.dark}` is the dark ink on any screen; a custom property is that of the screen.
    return resolved.modifiers(of: target).contains(modifier) ? nil : target
  }

  private func variable(_ target: TokenID, _ suffix: String = "") -> CSSExpression {
    let text = "var(\(properties[target] ?? "")\(suffix))"
    return resolved.tokens.type(of: target) == .color ? CSSExpression(CSSColor(text)) : CSSExpression(text)
  }

  /// A part of a value: the custom property that it refers to, or the result of `text`.
  private func expression<Value: SlotValue>(
    _ slot: Slot<Value>,
    for use: CSSLengthUse = .other,
    _ text: (CSSTokenValues, Value) -> CSSExpression?
  ) -> CSSExpression? {
    switch slot {
    case .value(let sourced): return text(self, sourced.value)
    case .reference(let reference):
      if let target = target(of: reference) {
        let value = variable(target)
        guard reference.numberMeaning == .pixels else { return value }
        return CSSExpression("calc(\(value.text) * \(unit.pixel(for: use)))")
      }
      guard let part = try? resolved.part(reference, in: selection).value else { return nil }
      return Value.value(of: part).flatMap { text(self, $0) }
    }
  }

  /// A list of parts, with commas. Nil if CSS cannot express one of them.
  private func list<Value: SlotValue>(
    of slots: [Slot<Value>],
    _ text: (CSSTokenValues, Value) -> CSSExpression?
  ) -> CSSExpression? {
    let parts = slots.map { expression($0, text) }
    return parts.contains { $0 == nil } ? nil : .joined(parts.compactMap(\.self), by: ", ")
  }

  /// The value with all references in its parts followed.
  private func followed<Value: SlotValue>(_ value: Value) -> Value? {
    try? resolved.resolved(value, in: selection)
  }

  // MARK: Parts

  private func color(_ slot: Slot<WrittenColor>) -> CSSExpression? { expression(slot) { $0.text(of: $1) } }

  private func length(_ slot: Slot<Dimension>, for use: CSSLengthUse) -> CSSExpression? {
    expression(slot, for: use) { $0.text(of: $1, for: use) }
  }

  private func time(_ slot: Slot<DurationValue>) -> CSSExpression? { expression(slot) { $0.text(of: $1) } }

  private func curve(_ slot: Slot<CubicBezier>) -> CSSExpression? { expression(slot) { $0.text(of: $1) } }

  private func families(_ slot: Slot<FontFamilyValue>) -> CSSExpression? {
    expression(slot) { $0.text(of: $1) }
  }

  private func strokeStyle(_ slot: Slot<StrokeStyle>) -> CSSExpression? {
    // A border with custom dashes gets the browser's, which is reported.
    expression(slot) { $0.text(of: $1) ?? CSSExpression("dashed") }
  }

  private func weight(_ slot: Slot<FontWeightValue>) -> CSSExpression? {
    expression(slot) { CSSExpression($1.number.digits) }
  }

  private func lineHeight(_ slot: Slot<LineHeight>) -> CSSExpression? {
    expression(slot, for: .text) { values, height in
      switch height {
      case .ratio(let number): CSSExpression(number.digits)
      case .length(let length): values.text(of: length, for: .text)
      }
    }
  }

  private func text(of color: WrittenColor) -> CSSExpression? {
    // Hex digits have no parts that could be references.
    if case .hex(let hex) = color { CSSColors.expression(hex) } else { followed(color).flatMap(CSSColors.expression) }
  }

  private func text(of length: Dimension, for use: CSSLengthUse) -> CSSExpression? {
    guard let length = followed(length), let number = length.number.value, let unit = length.unit.value else {
      return nil
    }
    return CSSExpression(self.unit.length(number, unit, for: use))
  }

  private func text(of time: DurationValue) -> CSSExpression? {
    guard let time = followed(time), let number = time.number.value, let unit = time.unit.value else { return nil }
    return CSSExpression(number.digits + unit.rawValue)
  }

  private func text(of curve: CubicBezier) -> CSSExpression? {
    followed(curve).map { curve in
      CSSExpression("cubic-bezier(\(curve.numbers.compactMap { $0.value?.digits }.joined(separator: ", ")))")
    }
  }

  private func text(of families: FontFamilyValue) -> CSSExpression? {
    guard let names = followed(families)?.names.compactMap(\.value) else { return nil }
    return CSSExpression(CSSFamilies.list(names))
  }

  /// Nil for dashes of a style's own, which CSS does not have.
  private func text(of style: StrokeStyle) -> CSSExpression? {
    if case .keyword(let keyword) = style { CSSExpression(keyword.rawValue) } else { nil }
  }

  private func text(of layer: ShadowLayer) -> CSSExpression? {
    let isInset = followed(layer)?.inset?.value ?? false
    let parts =
      (isInset ? [CSSExpression("inset")] : [])
      + [layer.offsetX, layer.offsetY, layer.blur, layer.spread].map { length($0, for: .other) }
      + [color(layer.color)]
    return parts.contains { $0 == nil } ? nil : .joined(parts.compactMap(\.self), by: " ")
  }

  private func text(of stop: GradientStop) -> CSSExpression? {
    guard let color = color(stop.color), case .value(let position)? = followed(stop)?.position else { return nil }
    let place = CSSNumber.text(max(0, min(1, position.value.double)) * 100) + "%"
    return .joined([color, CSSExpression(place)], by: " ")
  }
}

extension OpaqueValue {
  /// A value of a type that the format does not have, if CSS can express it: a string, or a number such as a `z-index`.
  var cssText: String? {
    if case .number(let digits) = json { return TokenNumber(digits)?.digits }
    return string.map(CSSIdentifier.string)
  }
}
