internal import TokenDiagnostics
internal import TokenModel

/// The values of tokens, each with its condition.
struct DTCGLayers {
  /// A value of a token.
  struct Value {
    let condition: Condition
    let content: DTCGContent
  }

  private let input: EmitterInput
  /// The modifiers whose contexts are in the output.
  private let modifiers: [ModifierID]
  private let references: DTCGOptions.References
  private let values: DTCGValues
  private let typography: DTCGTypography
  private let check: DTCGConformance

  private var resolved: ResolvedTokens { input.catalog.resolved }
  private var tokens: TokenSet { input.catalog.tokens }

  init(_ input: EmitterInput, _ options: DTCGOptions, _ names: DTCGNames) {
    self.input = input
    modifiers = input.unchosenModifiers
    references = options.references
    values = DTCGValues(names: names)
    typography = DTCGTypography(resolved: input.catalog.resolved, lengths: input.catalog.lengths)
    check = DTCGConformance(tokens: input.catalog.tokens)
  }

  /// The values of a token, the weakest first, without those that repeat another.
  func values(of token: TokenID, _ report: inout EmitterReport) -> [Value] {
    let slots =
      references == .keep && !tokens.hasModifiedColor(token) ? written(token, &report) : followed(token, &report)
    return Self.withoutRepeated(
      slots.map { condition, slot in
        let conforming = conforming(slot, in: condition, of: token)
        check.report(conforming, of: token, &report)
        let content = DTCGContent(value: values.json(conforming), lineHeight: lineHeight(slot, in: condition))
        return Value(condition: condition, content: content)
      }
    )
  }

  // MARK: Slots

  /// The layers of a token that count in some context.
  private func written(_ token: TokenID, _ report: inout EmitterReport) -> [(condition: Condition, Slot<TokenValue>)] {
    var slots: [(condition: Condition, Slot<TokenValue>)] = []
    let layers = tokens.layers(of: token)
    for layer in layers {
      guard let condition = condition(layer.condition) else { continue }
      if condition == .always { slots = [] }
      slots.append((condition, withoutPin(layer, of: token, among: layers, &report)))
    }
    return slots
  }

  /// The condition in outputs for the chosen contexts alone; nil if it never holds there.
  private func condition(_ condition: Condition) -> Condition? {
    guard case .context(let context, let id) = condition, input.chosenModifiers.contains(tokens.modifiers[id].name)
    else { return condition }
    return tokens.modifiers[id].standard == context ? .always : nil
  }

  /// The values of a token with all references followed. Those that depend on several modifiers at a time are reported.
  private func followed(_ token: TokenID, _ report: inout EmitterReport) -> [(condition: Condition, Slot<TokenValue>)] {
    guard let variants = resolved.variants(of: token, over: modifiers, &report) else { return [] }
    var slots: [(condition: Condition, Slot<TokenValue>)] = []
    if let standard = variants.standard { slots.append((.always, .value(standard))) }
    for variant in variants.variants {
      guard let value = variant.value, let (id, context) = variant.contexts.first, variant.contexts.count == 1 else {
        reportJointContexts(of: variant, of: token, &report)
        continue
      }
      slots.append((.context(context, of: id), .value(value)))
    }
    return slots
  }

  private func reportJointContexts(
    of variant: TokenVariants.Variant,
    of token: TokenID,
    _ report: inout EmitterReport
  ) {
    let contexts = tokens.names(of: variant.contexts).sorted { $0.key < $1.key }
    let list = contexts.map { "`\($0.key)=\($0.value)`" }.joined(separator: " and ")
    report.cannotExpress(
      """
      the value of `\(tokens.path(of: token))` for \(list) is left out, because a resolver document has values for one \
      modifier at a time; write `references: keep`, or choose a context by `--input`
      """,
      at: tokens.nameRange(of: token)
    )
  }

  // MARK: References to one context

  /// A reference that means one context of its target, as one without: the format has none. Where that is another value,
  /// it is the value itself, which is reported.
  private func withoutPin(
    _ layer: TokenLayer,
    of token: TokenID,
    among layers: [TokenLayer],
    _ report: inout EmitterReport
  ) -> Slot<TokenValue> {
    guard case .reference(let reference) = layer.slot, reference.pin != .always, reference.pin != layer.condition,
      let target = resolved.index[reference.path],
      let pinned = try? resolved.value(of: target, in: ContextSelection().choosing(reference.pin))
    else { return layer.slot }
    let selections = selections(of: layer, among: layers, over: reference.pin.modifier)
    let isSame = selections.allSatisfy { (try? resolved.value(of: target, in: $0))?.value == pinned.value }
    if isSame { return layer.slot }
    report.cannotExpress(
      """
      the format has no reference to one context of `\(reference.path)`; `\(tokens.path(of: token))` has its value \
      instead
      """,
      at: reference.range
    )
    return .value(pinned)
  }

  /// The contexts of a modifier in which a layer counts.
  private func selections(
    of layer: TokenLayer,
    among layers: [TokenLayer],
    over modifier: ModifierID?
  ) -> [ContextSelection] {
    if layer.condition != .always { return [ContextSelection().choosing(layer.condition)] }
    guard let modifier else { return [ContextSelection()] }
    let others = layers.map(\.condition)
    let contexts = tokens.modifiers[modifier].contexts.indices.map { Condition.context($0, of: modifier) }
    return contexts.filter { !others.contains($0) }.map { ContextSelection().choosing($0) }
  }

  // MARK: Forms

  /// A value in the form of the format, as far as it has one.
  private func conforming(_ slot: Slot<TokenValue>, in condition: Condition, of token: TokenID) -> Slot<TokenValue> {
    guard case .value(let sourced) = slot, case .typography(let value) = sourced.value else { return slot }
    let conforming = typography.conforming(
      value,
      metrics: tokens.typographyExtension(of: token)?.fontMetrics ?? .system,
      at: sourced.origin,
      in: ContextSelection().choosing(condition)
    )
    return .value(Sourced(.typography(conforming), from: sourced.origin))
  }

  /// The line height of a typography value for `$extensions`; nil for one that the format has.
  private func lineHeight(_ slot: Slot<TokenValue>, in condition: Condition) -> WrittenJSON? {
    guard case .typography(let value)? = slot.value else { return nil }
    return typography.lineHeightOfExtension(value, in: ContextSelection().choosing(condition), values)
  }

  /// The values without those of contexts that repeat the value outside of them.
  private static func withoutRepeated(_ values: [Value]) -> [Value] {
    guard values.count > 1, let base = values.first, base.condition == .always else { return values }
    var kept = [base]
    for value in values.dropFirst() {
      let replacesOthers = kept.contains {
        $0.condition != .always && $0.condition.modifier != value.condition.modifier
      }
      if replacesOthers || value.content != base.content { kept.append(value) }
    }
    return kept
  }
}

/// What a document has of a token in one context.
struct DTCGContent: Hashable {
  let value: WrittenJSON
  /// A line height that the format has no form for, for `$extensions["org.stylespec"]`.
  let lineHeight: WrittenJSON?
}
