internal import TokenDiagnostics
internal import TokenModel
internal import TokenYAML

/// Decodes the styles: takes the axes, and declares a typography token for each style.
struct StylePass: SpecPass {
  let spec: SpecInput
  let axes: SpecAxes

  /// `styles`: styles with custom names, which no template makes: those that the spec lists, and then those of the
  /// typography tokens that it chooses.
  func styles(in tokens: inout DeclaredTokens) -> [StyleEntry] {
    let (selection, entries) = selection(in: .styles, of: entries(of: .styles))
    let listed = entries.isEmpty ? [] : listedStyles(entries, in: &tokens)
    return listed + (selection.map(chosenStyles) ?? [])
  }

  /// The styles that the spec lists. Their parts are tokens of the axes.
  private func listedStyles(
    _ entries: [(key: NodeID, value: NodeID)],
    in tokens: inout DeclaredTokens
  ) -> [StyleEntry] {
    let families = TokenPath([RootKey.family.rawValue])
    let hasFamilies = tokens.set.groups.contains { $0.path == families }
    let group = tokens.addGroup(RootKey.styles.rawValue)
    return entries.compactMap { key, value in
      guard let name = tokenName(key, of: "style"), let (parts, places) = style(value) else { return nil }
      let annotations = annotations(of: value)
      // There is no family if the first one has a mistake.
      guard axes.families.tokens.indices.contains(parts.family) else { return nil }
      declare(
        key,
        value,
        in: group,
        of: &tokens,
        .typography,
        as: .typography(axes.typography(of: parts, at: places, hasFamilies: hasFamilies)),
        from: Origin(range(value)),
        at: value,
        annotations: annotations
      )
      return .listed(name: name, parts, annotations)
    }
  }

  private func style(_ node: NodeID) -> (Combination, StylePlaces)? {
    guard let fields = annotatedFields(of: node, as: .style) else { return nil }
    let mode = fields["mode"].map { tokenIndex($0.value, of: .modes, what: "mode", in: axes.modes) }
    let row = value("size", of: fields).flatMap { rowIndex($0, mode: mode) }
    // Absent, not unknown: the style leaves its color open.
    let isOpen = fields["color"] == nil
    let color = fields["color"].flatMap { tokenIndex($0.value, of: .color, what: "color", in: axes.colors) }
    let weight = value("weight", of: fields)
      .flatMap { weightIndex($0) }
    let family =
      fields["family"].map { tokenIndex($0.value, of: .family, what: "family", in: axes.families) } ?? 0
    guard let row, isOpen || color != nil, let weight, let family else { return nil }
    let places = StylePlaces(
      size: range(fields["size"]?.value ?? node),
      weight: range(fields["weight"]?.value ?? node),
      family: range(fields["family"]?.value ?? node)
    )
    return (Combination(row: row, color: color, weight: weight, family: family), places)
  }

  /// The row of a size in the main table or, if a mode is named, in its table. `mode` is `.some(nil)` for an unknown
  /// mode, which has been reported.
  private func rowIndex(_ node: NodeID, mode: Int??) -> Int? {
    guard let (value, place) = namedSize(node) else { return nil }
    if case .some(.none) = mode { return nil }
    let mode = mode ?? nil
    if let row = axes.row(size: value, mode: mode) { return row }
    if mode == nil && axes.declaredSizes.contains(value) { return nil }
    let known = spec.suggestions.list { list(axes.rows.lazy.filter { $0.mode == mode }, nearestTo: value) }
    let section: RootKey = mode == nil ? .typography : .modes
    report(
      .unknownStyleSize(value, mode: mode.map { axes.modes.names.names[$0] }, known: known, at: place),
      unlessReported: MissingName(value.description, in: section, groups: mappings(of: section))
    )
    return nil
  }

  /// A size as a number, a reference to one, or a reference to a row of a table of sizes, which means the row's size.
  private func namedSize(_ node: NodeID) -> (value: FixedDecimal, place: SourceRange)? {
    guard let (end, links) = followToEnd(node) else { return nil }
    guard case .node(let target) = end else {
      return importedSize(end, links)
    }
    for link in links {
      if let path = referencePath(link), let size = SizePath.size(of: path) { return (size, range(link)) }
    }
    guard expect(.scalar, target, for: "a size"), let value = size(tree.utf8(of: target), at: range(target)) else {
      return nil
    }
    return (value, range(target))
  }

  private func importedSize(
    _ end: ReferenceEnd,
    _ links: [NodeID]
  ) -> (value: FixedDecimal, place: SourceRange)? {
    guard case .imported(let token) = end, let link = links.last else { return nil }
    return importedNumber(token, after: links).map { ($0.value, range(link)) }
  }

  /// The index of a weight, given its name, or the number that it alone has.
  private func weightIndex(_ node: NodeID) -> Int? {
    guard tree.kind(of: node) == .scalar, let number = try? FixedDecimal(parsing: tree.utf8(of: node)),
      axes.weights.declared.index(of: tree.text(of: node)) == nil
    else { return tokenIndex(node, of: .weight, what: "weight", in: axes.weights) }
    let names = axes.weights.names.names
    let numbers = axes.weights.tokens.map(\.number)
    let matches = numbers.indices.filter { numbers[$0] == number.wholeNumber }
    if matches.count == 1 { return matches[0] }
    // A weight with a mistake may have the number.
    guard !matches.isEmpty || names.count == axes.weights.declared.names.count else { return nil }
    let known = Diagnostic.list(zip(names, numbers).map { "\($0): \($1)" })
    report(.unclearWeight(number, matches: matches.map { names[$0] }, known: known, at: range(node)))
    return nil
  }

  /// The index of a token on an axis, given its name, or a reference to it such as `"{color.ink}"`.
  func tokenIndex(_ node: NodeID, of section: RootKey, what: String, in axis: SpecAxis<some Any>) -> Int? {
    guard expect(.scalar, node, for: "a \(what)") else { return nil }
    var name = tree.text(of: node)
    let prefix = "{\(section.rawValue)."
    if name.hasPrefix(prefix), name.hasSuffix("}"), name.utf8.count > prefix.utf8.count + 1 {
      name = String(name.dropFirst(prefix.count).dropLast())
    } else if name.hasPrefix("{") {
      guard let text = scalarText(node) else { return nil }
      name = text.value
    }
    if let index = axis.names.index(of: name) { return index }
    let known = axis.declared
    guard known.index(of: name) == nil else { return nil }
    let near = spec.suggestions.nearest(to: name, in: section, named: known.names)
    if near.names.isEmpty, isBareReference(node) { return nil }
    let mappings = mappings(of: section)
    report(
      .unknownToken(name, what, in: section.rawValue, known: known.names, nearest: near, at: range(node)),
      unlessReported: MissingName(
        name,
        in: section,
        groups: mappings,
        missingSection: mappings.isEmpty ? section.rawValue : nil
      )
    )
    return nil
  }
}

/// The locations of a style's parts; the whole style for a family that it does not name.
struct StylePlaces {
  let size: SourceRange
  let weight: SourceRange
  let family: SourceRange
}

extension SpecAxes {
  /// A style as a value of the Design Tokens format, which refers to the tokens of the axes.
  ///
  /// - Parameter hasFamilies: Whether the spec declares families. If not, there is only the system's.
  fileprivate func typography(of tokens: Combination, at places: StylePlaces, hasFamilies: Bool) -> Typography {
    let name = families.names.names[tokens.family]
    let origin = Origin(places.family)
    let family: Slot<FontFamilyValue> =
      hasFamilies
      ? .reference(TokenReference(TokenPath(["family", name]), at: places.family))
      : .value(Sourced(FontFamilyValue([.value(Sourced(name, from: origin))]), from: origin))
    let row = rows[tokens.row]
    let table = row.mode.map { ["modes", modes.names.names[$0], "typography"] } ?? ["typography"]
    let path = TokenPath(table + [row.size.value.description])
    return Typography(
      fontFamily: family,
      fontSize: .value(Sourced(.points(row.size), from: Origin(places.size))),
      fontWeight: .reference(
        TokenReference(TokenPath(["weight", weights.names.names[tokens.weight]]), at: places.weight)
      ),
      letterSpacing: row.lengths?.letterSpacing == nil
        ? nil : .reference(TokenReference(path.appending("letterSpacing"), at: places.size)),
      lineHeight: row.lengths == nil ? nil : .reference(TokenReference(path.appending("lineHeight"), at: places.size))
    )
  }
}
