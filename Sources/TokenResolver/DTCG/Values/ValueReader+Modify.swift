internal import TokenDiagnostics
internal import TokenModel
internal import TokenYAML

/// `$extensions["studio.tokens"].modify` of colors, by which Tokens Studio computes one color from another.
extension ValueReader {
  /// The change of a source's color; nil without one.
  func modification(of source: TokenSource) -> NodeID? {
    guard let extensions = tree.value(of: "$extensions", in: source.object),
      let studio = tree.value(of: "studio.tokens", in: extensions)
    else { return nil }
    return tree.value(of: "modify", in: studio)
  }

  /// The changed color; nil for a mistake, which is reported.
  func modified(_ base: Slot<WrittenColor>, by node: NodeID) -> WrittenColor? {
    let names: [StaticString] = ["type", "value", "space", "color", "format"]
    guard expect(.object, at: node, what: "`modify` is an object with `type`, `value` and `space`"),
      let found = properties(node, of: "`modify`", names, required: 2), let type = found[0], let value = found[1]
    else { return nil }
    let kind: ColorModification.Kind? = keyword(type, "a change of a color")
    let space = found[2].map { modificationSpace($0) } ?? .srgb
    guard let kind, let space, let amount = amount(value) else { return nil }
    if kind == .mix {
      guard let color = found[3] else {
        report(.mixtureWithoutColor(at: range(node)))
        return nil
      }
      let other: Slot<WrittenColor>? = slot(color, Self.color) { $0.color($1) }
      guard let other else { return nil }
      noteModified(node)
      return .modified(ModifiedColor(base, ColorModification(kind, in: space), by: amount, with: other))
    }
    noteModified(node)
    return .modified(ModifiedColor(base, ColorModification(kind, in: space), by: amount))
  }

  /// The result of the change can be reported when all values are known.
  private func noteModified(_ node: NodeID) {
    context.deferred.modified.append((source: context.source, node: node))
  }

  private func modificationSpace(_ node: NodeID) -> ColorSpace? {
    let allowed = ["srgb", "hsl", "lch", "p3"]
    guard expect(.string, at: node, what: "`space` is one of \(Diagnostic.list(allowed))") else { return nil }
    let text = tree.text(of: node)
    if let space = text == "p3" ? .displayP3 : ColorSpace(rawValue: text) { return space }
    report(.unknownValue(text, of: "a color space", allowed: allowed, at: range(node)))
    return nil
  }

  /// A number, in quotes or not, a reference to one, or arithmetic with both.
  private func amount(_ node: NodeID) -> NumberExpression? {
    let wanted = Wanted(name: "a number", type: .number)
    let text = tree.text(of: node)
    if tree.jsonKind(of: node) == .string {
      if let number = TokenNumber(text) { return .number(number.double) }
      if text.hasSuffix("%"), let number = TokenNumber(String(text.dropLast())) { return .number(number.double / 100) }
      if let arithmetic = Arithmetic(text), let expression = arithmetic.expression(numberOfToken(at: node)) {
        return expression
      }
    }
    let slot: Slot<TokenNumber>? = slot(node, wanted) {
      $0.number($1, "the amount of a change is a number from 0 to 1")
    }
    return slot.map { .slot($0) }
  }

  /// The number of the token at a path, for arithmetic in a text.
  private func numberOfToken(at node: NodeID) -> (String) -> NumberExpression? {
    { path in
      guard let token = index[path] else { return nil }
      let reference = TokenReference(declared.tokens.path(of: token), at: range(node))
      context.deferred.references.append(
        PendingReference(
          source: context.source,
          reference: reference,
          wanted: "a number",
          isLineHeight: false,
          accepts: { TokenNumber.value(of: $0) != nil }
        )
      )
      return .slot(.reference(reference))
    }
  }
}
