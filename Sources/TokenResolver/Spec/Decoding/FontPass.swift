internal import TokenDiagnostics
internal import TokenModel
internal import TokenYAML

/// A weight of the axis, with its number: styles may name it by that.
struct DecodedWeight {
  let entry: WeightEntry
  let number: Int
}

/// A family as the spec writes it.
private struct DecodedFamily {
  let fonts: FontNames
  var metrics = FontMetrics.system
  var annotations = TokenAnnotations()
}

/// Decodes the axes of weights and families: declares their tokens.
struct FontPass: SpecPass {
  let spec: SpecInput
}

// MARK: Weights

extension FontPass {
  /// `weight`: names for font weights, an axis of codes.
  func weights(in tokens: inout DeclaredTokens, areNeeded: Bool) -> SpecAxis<DecodedWeight> {
    let all = areNeeded ? requiredEntries(of: .weight) : entries(of: .weight)
    let (selection, entries) = selection(in: .weight, of: all)
    let chosen = weights(
      selection.map { chosenTokens($0, of: .fontWeight, named: "weight") }
        ?? embeddedTokens(of: .weight, .fontWeight, named: "weight")
    )
    if entries.isEmpty { return SpecAxis(chosen, declared: []) { $0.entry.name.value } }
    let group = tokens.addGroup(RootKey.weight.rawValue)
    let own = entries.compactMap { key, value -> DecodedWeight? in
      guard let name = tokenName(key, of: "weight"), let (weight, node) = weight(value) else { return nil }
      let token = declare(
        key,
        value,
        in: group,
        of: &tokens,
        .fontWeight,
        as: .fontWeight(FontWeightValue(TokenNumber(weight.value))),
        from: weight.origin,
        at: node,
        annotations: annotations(of: value)
      )
      return DecodedWeight(entry: WeightEntry(name: name, token: token), number: weight.value)
    }
    if !chosen.isEmpty { reportRepeated((chosen + own).map(\.entry.name), in: .weight) }
    return SpecAxis(chosen + own, declared: entries.map { tree.text(of: $0.key) }) { $0.entry.name.value }
  }

  /// The weights of token files that the section takes.
  private func weights(_ chosen: [(token: TokenID, name: Sourced<String>)]) -> [DecodedWeight] {
    chosen.compactMap { token, name in
      guard let weight = importedWeight(token, after: []), let whole = wholeWeight(weight) else { return nil }
      return DecodedWeight(entry: WeightEntry(name: name, token: token), number: whole.value)
    }
  }

  /// A number, or a mapping with the number and annotations, or a reference to either; and the node of the number.
  private func weight(_ node: NodeID) -> (Sourced<Int>, NodeID)? {
    guard let (end, links) = followToEnd(node) else { return nil }
    guard case .node(let target) = end, tree.kind(of: target) == .mapping, !isUnquotedReference(target) else {
      return weightNumber(node).map { ($0, node) }
    }
    guard let fields = annotatedFields(of: node, as: .weight), let value = value("value", of: fields) else {
      return nil
    }
    return weightNumber(value, via: fields.references).map { ($0, links.isEmpty ? value : node) }
  }

  private func weightNumber(_ node: NodeID, via outer: [SourceRange] = []) -> Sourced<Int>? {
    guard let (end, links) = followToEnd(node) else { return nil }
    guard case .node(let target) = end else {
      guard case .imported(let token) = end else { return nil }
      return importedWeight(token, after: links).flatMap { wholeWeight($0) }
    }
    let references = links.map { range($0) }
    if let meaning = meaningOfWeightName(target) {
      report(.weightName(tree.text(of: target), meaning: meaning, at: range(target)))
      return nil
    }
    let chain = outer + references
    return decimal(target, for: "a weight", in: SpecRange.weight, via: chain).flatMap { wholeWeight($0) }
  }

  /// A weight as a whole number; a fraction is reported.
  private func wholeWeight(_ number: Sourced<FixedDecimal>) -> Sourced<Int>? {
    if let whole = number.value.wholeNumber { return Sourced(whole, from: number.origin) }
    report(.fractionalWeight(number.value, at: number.origin.range))
    return nil
  }

  /// The number that `SemiBold` means; nil for other text.
  private func meaningOfWeightName(_ node: NodeID) -> Int? {
    // Numbers, which good specs have, are not compared with all names.
    guard tree.kind(of: node) == .scalar, let first = tree.utf8(of: node).first,
      !(UInt8(ascii: "0")...UInt8(ascii: "9")).contains(first)
    else { return nil }
    return FontWeightValue.number(ofName: tree.text(of: node))
  }
}

// MARK: Families

extension FontPass {
  /// `family`: names for font families. By default there is one family, the system font under the name `system`.
  func families(in tokens: inout DeclaredTokens) -> SpecAxis<FamilyEntry> {
    let (selection, entries) = selection(in: .family, of: entries(of: .family))
    let chosen = families(
      selection.map { chosenTokens($0, of: .fontFamily, named: "family") }
        ?? embeddedTokens(of: .family, .fontFamily, named: "family")
    )
    if entries.isEmpty, !chosen.isEmpty { return SpecAxis(chosen, declared: []) { $0.name.value } }
    guard !entries.isEmpty else {
      let system = FamilyEntry(systemNamed: Sourced("system", from: Origin(start)))
      return SpecAxis([system], declared: ["system"]) { $0.name.value }
    }
    let group = tokens.addGroup(RootKey.family.rawValue)
    let own = entries.compactMap { key, value -> FamilyEntry? in
      guard let name = tokenName(key, of: "family"), let (family, node) = family(value) else { return nil }
      let font = family.fonts.font ?? Sourced("system", from: Origin(range(end(of: node) ?? node)))
      let families = [font] + family.fonts.fallbacks.map { Sourced($0, from: font.origin) }
      let token = declare(
        key,
        value,
        in: group,
        of: &tokens,
        .fontFamily,
        as: .fontFamily(FontFamilyValue(families.map { .value($0) })),
        from: font.origin,
        at: node,
        annotations: family.annotations
      )
      if family.metrics != .system { tokens.set(family.metrics, of: token) }
      return FamilyEntry(name: name, token: token, isSystem: family.fonts.font == nil)
    }
    if !chosen.isEmpty { reportRepeated((chosen + own).map(\.name), in: .family) }
    return SpecAxis(chosen + own, declared: entries.map { tree.text(of: $0.key) }) { $0.name.value }
  }

  /// The families of token files that the section takes.
  private func families(_ chosen: [(token: TokenID, name: Sourced<String>)]) -> [FamilyEntry] {
    chosen.compactMap { token, name in
      importedFonts(token, after: []).map { FamilyEntry(name: name, token: token, isSystem: $0.font == nil) }
    }
  }

  /// The families of a token of a token file.
  private func importedFonts(_ token: TokenID, after links: [NodeID]) -> FontNames? {
    guard let names = importedFamilies(token, after: links), areNames(names) else { return nil }
    return FontNames(names, isSystem: SystemFont.isName)
  }

  /// One or several names, or a mapping with them and the metrics, or a reference to either; and the node of the names.
  private func family(_ node: NodeID) -> (DecodedFamily, NodeID)? {
    guard let (end, links) = followToEnd(node) else { return nil }
    if case .imported(let token) = end {
      return importedFonts(token, after: links).map { (DecodedFamily(fonts: $0), node) }
    }
    guard case .node(let target) = end else { return nil }
    let references = links.map { range($0) }
    if tree.kind(of: target) != .mapping || isUnquotedReference(target) {
      return fontNames(node, for: "a family").map { (DecodedFamily(fonts: $0), node) }
    }
    guard let fields = annotatedFields(of: target, as: .family) else { return nil }
    let fontNode = value("name", of: fields)
    let fonts = fontNode.flatMap { fontNames($0, for: "`name`", via: references) }
    let metrics = fields["metrics"].map { fontMetrics($0.value) } ?? .system
    guard let fontNode, let fonts, let metrics else { return nil }
    let family = DecodedFamily(fonts: fonts, metrics: metrics, annotations: annotations(of: node))
    return (family, references.isEmpty ? fontNode : node)
  }

  /// The value of the spec that a node refers to.
  private func end(of node: NodeID) -> NodeID? {
    guard case .node(let end)? = followToEnd(node)?.end else { return nil }
    return end
  }

  /// The name of a font, or a list of names.
  private func fontNames(_ node: NodeID, for what: String, via outer: [SourceRange] = []) -> FontNames? {
    guard let (end, links) = followToEnd(node) else { return nil }
    guard case .node(let target) = end, tree.kind(of: target) == .sequence else {
      return names(node, for: what, via: outer, in: nil).flatMap { FontNames($0) { $0 == "system" } }
    }
    let elements = Array(tree.elements(of: target))
    guard !elements.isEmpty else {
      report(.wrongKind(what, expected: .scalar, found: "an empty list", at: range(target)))
      return nil
    }
    let via = outer + links.map { range($0) }
    let parts = elements.map { names($0, for: "a font", via: via, in: target) }
    return parts.contains { $0 == nil } ? nil : FontNames(parts.flatMap { $0 ?? [] }) { $0 == "system" }
  }

  /// The name in a text, or the names in a list, which is reported; nil for a text that cannot be a name.
  ///
  /// - Parameter list: The list that the text is an element of.
  private func names(
    _ node: NodeID,
    for what: String,
    via outer: [SourceRange],
    in list: NodeID?
  ) -> [Sourced<String>]? {
    if let (end, links) = followToEnd(node), case .imported(let token) = end {
      return importedFamilies(token, after: links).flatMap { areNames($0) ? $0 : nil }
    }
    guard let text = scalarText(node, for: what, via: outer) else { return nil }
    guard let listed = FontList.names(in: text.value) else { return areNames([text]) ? [text] : nil }
    report(.familyListText(listed, at: text.origin.range, in: list.map(self.list)))
    let names = listed.map { Sourced($0, from: text.origin) }
    return areNames(names) ? names : nil
  }

  private func list(_ node: NodeID) -> FamilyListText.List {
    let elements = Array(tree.elements(of: node))
    return FamilyListText.List(
      names: elements.flatMap { FontList.names(in: tree.text(of: $0)) ?? [tree.text(of: $0)] },
      hasOtherValues: elements.contains { tree.kind(of: $0) != .scalar },
      range: range(node)
    )
  }

  /// Whether all names can be font names; others are reported.
  private func areNames(_ names: [Sourced<String>]) -> Bool {
    let problems = FontNames.problems(with: names)
    for (name, problem) in problems {
      report(.invalidName(name.value, of: "font", because: problem, at: name.origin.range))
    }
    return problems.isEmpty
  }

  /// `metrics`: ascent and descent per em, both positive.
  private func fontMetrics(_ node: NodeID) -> FontMetrics? {
    guard let fields = fields(of: node, as: .fontMetrics) else { return nil }
    let ascent = number("ascent", of: fields)
    let descent = number("descent", of: fields)
    guard let ascent, let descent else { return nil }
    return FontMetrics(ascent: ascent.value, descent: descent.value)
  }
}
