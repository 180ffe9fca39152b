internal import StyleTables

extension StyledText {
  /// Explains the attributes of the character at a UTF-16 offset: at the end of the text, the attributes of the last
  /// character, and in an empty text, the attributes of the next text.
  ///
  /// ```swift
  /// let price: StyledText = "¥99 \("¥129", attributes: TextAttributes(strikethrough: .single))"
  /// print(try price.explanation(at: 5))
  /// ```
  ///
  /// - Throws: ``TextPositionError`` if the position is not in the text.
  /// - Complexity: A binary search, and linear in the stored runs that the run consists of.
  public func explanation(at position: Int) throws(TextPositionError) -> Explanation {
    let offset = try content.offset(utf16: position)
    let run = run(at: offset)
    let text = content[content.index(utf8: run.utf8Range.lowerBound)..<content.index(utf8: run.utf8Range.upperBound)]
    return Explanation(range: run.range, text: String(text), entries: entries(for: look(at: offset)))
  }

  /// Explains the attributes of the character at an index of ``text``, as the method for UTF-16 offsets does.
  ///
  /// - Complexity: A binary search, and linear in the stored runs that the run consists of.
  public func explanation(at index: String.Index) throws(TextPositionError) -> Explanation {
    try explanation(at: utf16Offset(index))
  }

  /// Text that is typed into an empty text is in the first slot, if there is one.
  var lookOfNextText: RunLook {
    guard let slot = extras?.template?.filled.first(where: { $0.slot >= 0 })?.slot else {
      return typingLook(for: .zero ..< .zero)
    }
    return RunLook(slot: slot)
  }

  private func entries(for look: RunLook) -> [Explanation.Entry] {
    let layers = layers(of: look)
    let slot = look.slot >= 0 ? template?.slotNames[Int(look.slot)] : nil
    let said = [
      (layers.overrides, look.origin.explained),
      (layers.slot, Explanation.Origin.slot(slot ?? "")),
      (attributes, .wholeText),
    ]
    let names = Set(said.flatMap { $0.0.names }).subtracting([TextAttributeKeys.Style.name])
    let style = entries(of: TextAttributeKeys.Style.name, said, hiddenBy: false)
    let partsOfStyle = layers.style.map { Self.parts(of: $0, over: layers.styleBelow) } ?? []
    let parts = partsOfStyle.filter { !names.contains($0.attribute) }
    let hiddenParts = partsOfStyle.filter { names.contains($0.attribute) }
    let others = names.sorted().flatMap { name in
      entries(of: name, said, hiddenBy: false) + hiddenParts.filter { $0.attribute == name }.map(\.hidden)
    }
    return style + parts + others
  }

  private func entries(
    of name: String,
    _ said: [(TextAttributes, Explanation.Origin)],
    hiddenBy isHidden: Bool
  ) -> [Explanation.Entry] {
    var isHidden = isHidden
    return said.compactMap { attributes, origin in
      guard let attribute = attributes.entry(named: name) else { return nil }
      defer { isHidden = true }
      return Explanation.Entry(attribute: name, value: attribute.summary, origin: origin, isHidden: isHidden)
    }
  }

  /// The values of a style, and the tokens that they come from. `below` is the style whose color shows through.
  private static func parts(of style: TextStyle, over below: TextStyle?) -> [Explanation.Entry] {
    let resolved = style.resolved
    let tokens = style.code.map { StyleTokenPaths($0) }
    func part(_ name: String, _ value: String, from origin: Explanation.Origin?) -> Explanation.Entry {
      Explanation.Entry(attribute: name, value: value, origin: origin ?? .explicitStyle, isHidden: false)
    }
    var parts = [part("size", "\(trimmed: resolved.size) pt", from: tokens?.row)]
    if style.leavesColorOpen { parts.append(part("color", "–", from: .leftOpen)) }
    if let color = (below ?? style).resolved.color {
      parts.append(
        part("color", color.light.description, from: (below ?? style).code.flatMap { StyleTokenPaths($0).color })
      )
    }
    parts.append(part("weight", "\(resolved.weight)", from: tokens?.weight))
    if let family = resolved.family { parts.append(part("family", family, from: tokens?.family)) }
    guard let metrics = resolved.metrics else { return parts }
    parts += [
      part("lineHeight", "\(trimmed: metrics.lineHeight) pt", from: tokens?.row),
      part("lineSpacing", "\(trimmed: metrics.lineSpacing) pt", from: tokens?.row),
      part("letterSpacing", "\(trimmed: metrics.letterSpacing) pt", from: tokens?.row),
      part("baseline", "\(trimmed: metrics.baseline) pt", from: tokens?.row),
    ]
    return parts
  }
}

extension Explanation.Entry {
  fileprivate var hidden: Explanation.Entry {
    Explanation.Entry(attribute: attribute, value: value, origin: origin, isHidden: true)
  }
}

extension AttributeOrigin {
  fileprivate var explained: Explanation.Origin {
    switch self {
    case .set: .run
    case .inherited: .inherited
    case .uniform: .policy(.uniform)
    case .firstRun: .policy(.firstRun)
    case .carryOver: .policy(.carryOver)
    }
  }
}

/// The paths of a code's tokens in its catalog's spec. For values that only styles have, it is the path of the style.
struct StyleTokenPaths {
  let row: Explanation.Origin
  /// Nil if the code leaves the color open.
  let color: Explanation.Origin?
  let weight: Explanation.Origin
  /// Nil if the spec does not list families.
  let family: Explanation.Origin?

  init(_ code: StyleCode) {
    let tokens = code.tokens
    let catalog = code.catalog.name
    func origin(_ path: String) -> Explanation.Origin { .token(catalog: catalog, path: path) }
    let style = origin("styles.\(tokens.style ?? "")")
    let rowPath = (tokens.mode.map { "modes.\($0)." } ?? "") + "typography.\(trimmed: code.resolved.size)"
    row = code.hasRowOfStyles ? style : origin(rowPath)
    color = tokens.color.map { origin("color.\($0)") }
    weight = code.hasWeightOfStyles ? style : origin("weight.\(tokens.weight)")
    family = tokens.family.map { code.hasFamilyOfStyles ? style : origin("family.\($0)") }
  }
}
