package import TokenModel

/// Values as the format writes them.
struct DTCGValues {
  let names: DTCGNames

  /// A value, or a reference to it.
  func json(_ slot: Slot<TokenValue>) -> WrittenJSON { json(slot) { json($0) } }

  private func json(_ value: TokenValue) -> WrittenJSON {
    switch value {
    case .color(let color): json(color)
    case .dimension(let dimension): json(dimension)
    case .fontFamily(let families): json(families)
    case .fontWeight(let weight): weight.name.map { .string($0) } ?? json(weight.number)
    case .duration(let duration): json(duration)
    case .cubicBezier(let curve): .array(curve.numbers.map { part($0) { json($0) } })
    case .number(let number): json(number)
    case .strokeStyle(let style): json(style)
    case .border(let border): json(border)
    case .transition(let transition): json(transition)
    case .shadow(let shadow): json(shadow)
    case .gradient(let gradient): .array(gradient.stops.map { json($0) { json($0) } })
    case .typography(let typography): json(typography)
    case .opaque(let opaque): opaque.json
    }
  }

  // MARK: References

  /// A value inside of another, or a reference to it.
  private func json<Value>(_ slot: Slot<Value>, _ json: (Value) -> WrittenJSON) -> WrittenJSON {
    switch slot {
    case .value(let sourced): json(sourced.value)
    case .reference(let reference): reference.notation == .braces ? braces(reference) : pointer(reference)
    }
  }

  /// A part of a value that is not composite: the format has no braces there.
  private func part<Value>(_ slot: Slot<Value>, _ json: (Value) -> WrittenJSON) -> WrittenJSON {
    switch slot {
    case .value(let sourced): json(sourced.value)
    case .reference(let reference): pointer(reference)
    }
  }

  private func braces(_ reference: TokenReference) -> WrittenJSON {
    .string("{\(names.path(of: reference).joined(separator: "."))}")
  }

  private func pointer(_ reference: TokenReference) -> WrittenJSON {
    let keys = names.path(of: reference) + ["$value"] + reference.part
    return object(("$ref", .string("#/" + keys.map(JSONPointerKey.escaped).joined(separator: "/"))))
  }

  // MARK: Types

  private func json(_ number: TokenNumber) -> WrittenJSON { .number(number.digits) }

  private func json(_ flag: Bool) -> WrittenJSON { .boolean(flag) }

  private func keyword<Word: SlotKeyword>(_ word: Word) -> WrittenJSON { .string(word.rawValue) }

  private func json<Unit>(_ quantity: Quantity<Unit>) -> WrittenJSON {
    object(("value", part(quantity.number) { json($0) }), ("unit", part(quantity.unit) { keyword($0) }))
  }

  /// A length, or a reference to one. A number that is meant in pixels becomes a length in pixels.
  private func length(_ slot: Slot<Dimension>) -> WrittenJSON { pixels(slot) ?? json(slot) { json($0) } }

  private func pixels(_ slot: Slot<some Any>) -> WrittenJSON? {
    guard case .reference(let reference) = slot, reference.numberMeaning == .pixels else { return nil }
    return object(("value", pointer(reference)), ("unit", keyword(LengthUnit.px)))
  }

  /// A weight, or a reference to one. The format has braces for tokens of the same type alone.
  private func weight(_ slot: Slot<FontWeightValue>) -> WrittenJSON {
    guard case .reference(let reference) = slot, reference.numberMeaning == .weight else {
      return json(slot) { json(.fontWeight($0)) }
    }
    return pointer(reference)
  }

  private func json(_ families: FontFamilyValue) -> WrittenJSON {
    let names = families.names.map { json($0) { .string($0) } }
    return families.isList || names.count != 1 ? .array(names) : names[0]
  }

  private func json(_ style: StrokeStyle) -> WrittenJSON {
    switch style {
    case .keyword(let word): .string(word.rawValue)
    case .dashes(let lengths, let cap):
      object(
        ("dashArray", part(lengths) { .array($0.elements.map { length($0) }) }),
        ("lineCap", part(cap) { keyword($0) })
      )
    }
  }

  private func json(_ border: Border) -> WrittenJSON {
    object(
      ("color", json(border.color) { json($0) }),
      ("width", length(border.width)),
      ("style", json(border.style) { json($0) })
    )
  }

  private func json(_ transition: Transition) -> WrittenJSON {
    object(
      ("duration", json(transition.duration) { json($0) }),
      ("delay", json(transition.delay) { json($0) }),
      ("timingFunction", json(transition.timingFunction) { json(.cubicBezier($0)) })
    )
  }

  private func json(_ shadow: Shadow) -> WrittenJSON {
    let layers = shadow.layers.map { json($0) { json($0) } }
    return shadow.isList || layers.count != 1 ? .array(layers) : layers[0]
  }

  private func json(_ layer: ShadowLayer) -> WrittenJSON {
    object(
      ("color", json(layer.color) { json($0) }),
      ("offsetX", length(layer.offsetX)),
      ("offsetY", length(layer.offsetY)),
      ("blur", length(layer.blur)),
      ("spread", length(layer.spread)),
      ("inset", layer.inset.map { json($0) { json($0) } })
    )
  }

  private func json(_ stop: GradientStop) -> WrittenJSON {
    object(("color", json(stop.color) { json($0) }), ("position", json(stop.position) { json($0) }))
  }

  private func json(_ typography: Typography) -> WrittenJSON {
    object(
      ("fontFamily", json(typography.fontFamily) { json($0) }),
      ("fontSize", length(typography.fontSize)),
      ("fontWeight", weight(typography.fontWeight)),
      ("letterSpacing", typography.letterSpacing.map { length($0) }),
      ("lineHeight", typography.lineHeight.map { json($0) { json($0) } })
    )
  }

  /// A line height, or a reference to it. The format has factors alone.
  func json(_ height: Slot<LineHeight>) -> WrittenJSON { pixels(height) ?? json(height) { json($0) } }

  private func json(_ height: LineHeight) -> WrittenJSON {
    switch height {
    case .ratio(let number): json(number)
    case .length(let length): json(length)
    }
  }

  // MARK: Colors

  private func json(_ color: WrittenColor) -> WrittenJSON {
    switch color {
    case .hex(let value): Self.json(TokenColor(value), hex: ColorValue(opaque: value))
    case .color(let color): Self.json(color, hex: color.hex)
    case .parts(let parts): json(parts)
    case .modified(let modified):
      modified.color.map { Self.json($0, hex: nil) } ?? json(modified.base) { json($0) }
    }
  }

  private static func json(_ color: TokenColor, hex: ColorValue?) -> WrittenJSON {
    object(
      ("colorSpace", .string(color.space.rawValue)),
      ("components", .array(color.components.all.map { component($0) })),
      ("alpha", color.alpha == 1 ? nil : component(color.alpha)),
      ("hex", hex.map { .string($0.hex) })
    )
  }

  private static func component(_ number: Double?) -> WrittenJSON { component(ColorNumber(number)) }

  private static func component(_ number: ColorNumber) -> WrittenJSON {
    switch number {
    case .number(let number): .number(number.digits)
    case .none: .string("none")
    }
  }

  private func json(_ parts: ColorParts) -> WrittenJSON {
    object(
      ("colorSpace", part(parts.space) { keyword($0) }),
      ("components", part(parts.components) { .array($0.elements.map { part($0) { Self.component($0) } }) }),
      ("alpha", parts.alpha.map { part($0) { Self.component($0) } }),
      ("hex", parts.hex.map { part($0) { .string($0.text) } })
    )
  }
}

/// An object with those of the fields that have a value.
package func object(_ fields: (key: String, value: WrittenJSON?)...) -> WrittenJSON {
  .object(fields.compactMap { key, value in value.map { WrittenJSON.Member(key: key, value: $0) } })
}

extension ColorValue {
  /// The color without its opacity.
  fileprivate init(opaque color: ColorValue) {
    self.init(red: color.red, green: color.green, blue: color.blue)
  }
}
