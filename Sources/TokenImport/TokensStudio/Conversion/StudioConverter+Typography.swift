internal import TokenModel

/// Typography tokens. Line heights and letter spacings depend on the font size.
extension StudioConverter {
  func typography(_ json: WrittenJSON, _ choice: StudioLayers.Choice) throws(StudioProblem) -> StudioDraft {
    guard let size = json.first(of: ["fontSize", "fontSizes"]) else {
      throw StudioProblem("a typography token needs a font size")
    }
    let sizePart = try part(size, .length, choice)
    let pixels = try pixels(size, choice)
    let parts = [
      ("fontFamily", try family(json, choice)),
      ("fontSize", sizePart),
      ("fontWeight", try weight(json, choice)),
      ("letterSpacing", try spacing(json, pixels, choice)),
      ("lineHeight", try height(json, pixels, choice)),
    ]
    let changes = parts.flatMap(\.1.changes) + (try lostParts(json, choice))
    return StudioDraft(
      "typography",
      .object(parts.map { (key: $0.0, value: $0.1.value) }),
      changes: changes.uniquedNames
    )
  }

  private func family(_ json: WrittenJSON, _ choice: StudioLayers.Choice) throws(StudioProblem) -> StudioDraft {
    guard let family = json.first(of: ["fontFamily", "fontFamilies"]) else {
      return StudioDraft("fontFamily", .string("system-ui"), changes: ["no font family: the system's"])
    }
    return try part(family, .fontFamily, choice)
  }

  private func weight(_ json: WrittenJSON, _ choice: StudioLayers.Choice) throws(StudioProblem) -> StudioDraft {
    guard let weight = json.first(of: ["fontWeight", "fontWeights"]) else {
      return StudioDraft("fontWeight", .number("400"), changes: ["no font weight: 400"])
    }
    return try part(weight, .fontWeight, choice)
  }

  /// The font size in pixels, with 16 of them in a `rem`.
  private func pixels(_ json: WrittenJSON, _ choice: StudioLayers.Choice) throws(StudioProblem) -> ExactNumber {
    let quantity = try StudioScalars.quantity(try values.value(of: json, .length, choice), "a font size").quantity
    let pixels = try pixels(quantity)
    guard !pixels.isZero, !pixels.isNegative, pixels.double <= 10_000 else {
      throw StudioProblem("`\(quantity.text)` is not a font size")
    }
    return pixels
  }

  private func pixels(_ quantity: StudioQuantity) throws(StudioProblem) -> ExactNumber {
    switch quantity.unit {
    case "", "px": return quantity.number
    case "rem", "em":
      do { return try quantity.number * ExactNumber(16) } catch { throw .outOfRange }
    default: throw StudioProblem("the format does not have the unit `\(quantity.unit)`")
    }
  }

  private func spacing(
    _ json: WrittenJSON,
    _ size: ExactNumber,
    _ choice: StudioLayers.Choice
  ) throws(StudioProblem) -> StudioDraft {
    guard let spacing = json["letterSpacing"] else {
      return StudioDraft("dimension", StudioScalars.json(.zero, "px"))
    }
    let value = try values.value(of: spacing, .letterSpacing, choice)
    let (quantity, changes) = try StudioScalars.quantity(value, "a letter spacing")
    guard ["%", "em"].contains(quantity.unit) else { return try part(spacing, .length, choice) }
    do {
      let factor = quantity.unit == "%" ? try StudioScalars.hundredth(quantity.number) : quantity.number
      let length = try factor * size
      let unit = quantity.unit == "%" ? "percent" : quantity.unit
      let change = "letter spacing in \(unit) becomes pixels of the font size"
      let rounding = StudioScalars.rounding(length)
      return StudioDraft("dimension", StudioScalars.json(length, "px"), changes: changes + [change] + rounding)
    } catch let problem as StudioProblem { throw problem } catch { throw .outOfRange }
  }

  private func height(
    _ json: WrittenJSON,
    _ size: ExactNumber,
    _ choice: StudioLayers.Choice
  ) throws(StudioProblem) -> StudioDraft {
    guard let height = json.first(of: ["lineHeight", "lineHeights"]) else {
      return StudioDraft("number", .number("0"), changes: ["no line height: 0, the font's own"])
    }
    let value = try values.value(of: height, .lineHeight, choice)
    if StudioScalars.isAutomatic(value) {
      return StudioDraft("number", .number("0"), changes: ["line height `AUTO`: 0, the font's own"])
    }
    let (quantity, changes) = try StudioScalars.quantity(value, "a line height")
    if quantity.unit == "%" || quantity.unit.isEmpty && tool == .penpot {
      return try part(height, .lineHeight, choice)
    }
    do {
      let factor = try (try pixels(quantity)) / size
      let change = "line height in \(quantity.unit.isEmpty ? "px" : quantity.unit) becomes a factor of the font size"
      return StudioDraft("number", .number(factor.digits), changes: changes + [change] + StudioScalars.rounding(factor))
    } catch let problem as StudioProblem { throw problem } catch { throw .outOfRange }
  }

  /// Parts without a place in the format, unless they have no effect.
  private func lostParts(_ json: WrittenJSON, _ choice: StudioLayers.Choice) throws(StudioProblem) -> [String] {
    let known: Swift.Set<String> = [
      "fontFamily", "fontFamilies", "fontSize", "fontSizes", "fontWeight", "fontWeights", "letterSpacing", "lineHeight",
      "lineHeights",
    ]
    guard case .object(let members) = json else { return [] }
    let lost = members.filter { member in
      let text = (try? values.value(of: member.value, .text, choice))?.text ?? ""
      return !known.contains(member.key) && !["none", "0", "0px", "original", "normal"].contains(text.lowercased())
    }
    return lost.isEmpty ? [] : ["left out: \(lost.map(\.key).joined(separator: ", "))"]
  }
}
