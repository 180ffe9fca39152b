internal import TokenDiagnostics
internal import TokenModel
internal import TokenYAML

/// `$extensions["org.stylespec"]` of typography tokens: attributes that text systems need and the format lacks.
extension ValueReader {
  /// The name in `$extensions`.
  static let extensionName = EmbeddedSpec.extensionName

  /// The extension of a typography token; nil without one. Mistakes are reported.
  func typographyExtension(in object: NodeID) -> TypographyExtension? {
    guard let extensions = tree.value(of: "$extensions", in: object),
      let node = tree.value(of: Self.extensionName, in: extensions),
      expect(.object, at: node, what: "`\(Self.extensionName)` is an object"),
      let found = properties(
        node,
        of: "`\(Self.extensionName)`",
        ["lineSpacing", "baselineOffset", "offsetHost", "fontMetrics", "textStyle", "lineHeight"],
        required: 0
      )
    else { return nil }
    let offset = found[1].flatMap { baselineOffset($0) }
    let host = found[2].flatMap { offsetHost($0) }
    if case .points? = offset?.value, found[2] == nil {
      report(.offsetWithoutHost(at: range(node)))
    }
    return TypographyExtension(
      lineSpacing: found[0].flatMap { length($0, "`lineSpacing`") },
      baselineOffset: offset,
      offsetHost: host,
      fontMetrics: found[3].flatMap { fontMetrics($0) },
      textStyle: found[4].flatMap { textStyle($0) }
    )
  }

  /// The line height of a typography token as it was before it became a factor, from the extension of the token that is
  /// read; nil if the extension has none.
  func lineHeightOfExtension() -> FoundLineHeight? {
    guard let extensions = tree.value(of: "$extensions", in: sources[context.source].object),
      let extra = tree.value(of: Self.extensionName, in: extensions), tree.jsonKind(of: extra) == .object,
      let node = tree.value(of: "lineHeight", in: extra)
    else { return nil }
    if tree.jsonKind(of: node) == .string, tree.text(of: node, is: "normal") { return FoundLineHeight(slot: nil) }
    let length: Slot<Dimension>? = slot(node, Self.dimension) { $0.dimension($1) }
    return length.map { FoundLineHeight(slot: $0.map { .length($0) }) }
  }

  /// The backgrounds that the extension of a color names, as they are written; nil without any. Mistakes are reported.
  func grounds(in object: NodeID) -> [Sourced<String>]? {
    guard let extensions = tree.value(of: "$extensions", in: object),
      let extra = tree.value(of: Self.extensionName, in: extensions), tree.jsonKind(of: extra) == .object,
      let node = tree.value(named: SpecRecord.groundKey, in: extra)
    else { return nil }
    let isList = tree.jsonKind(of: node) == .array
    let nodes = isList ? Array(tree.elements(of: node)) : [node]
    let what = "`\(SpecRecord.groundKey)` is a color or the path of one in braces, or a list of them"
    return nodes.filter { expect(.string, at: $0, what: what) }.map { sourced(tree.text(of: $0), $0) }
  }

  /// A number of points.
  private func length(_ node: NodeID, _ what: String) -> Sourced<FixedDecimal>? {
    let largest = FixedDecimal.largest.doubleValue
    return number(node, what, in: -largest...largest)?.rounded(toPlaces: 4).map { sourced($0, node) }
  }

  private func baselineOffset(_ node: NodeID) -> Sourced<BaselineOffset>? {
    if tree.jsonKind(of: node) == .string, tree.text(of: node) == BaselineOffset.centerWord {
      return sourced(.center, node)
    }
    return length(node, "`baselineOffset`").map { Sourced(.points($0.value), from: $0.origin) }
  }

  private func offsetHost(_ node: NodeID) -> OffsetHost? {
    let allowed = OffsetHost.allCases.map(\.rawValue)
    guard expect(.string, at: node, what: "`offsetHost` is one of \(Diagnostic.list(allowed))") else { return nil }
    if let host = OffsetHost(rawValue: tree.text(of: node)) { return host }
    report(.unknownValue(tree.text(of: node), of: "a host", allowed: allowed, at: range(node)))
    return nil
  }

  private func textStyle(_ node: NodeID) -> Sourced<TextCurve>? {
    let allowed = TextCurve.allCases.map(\.rawValue)
    guard expect(.string, at: node, what: "`textStyle` is one of \(Diagnostic.list(allowed))") else { return nil }
    if let style = TextCurve(rawValue: tree.text(of: node)) { return sourced(style, node) }
    report(.unknownValue(tree.text(of: node), of: "a text style", allowed: allowed, at: range(node)))
    return nil
  }

  private func fontMetrics(_ node: NodeID) -> FontMetrics? {
    guard expect(.object, at: node, what: "`fontMetrics` is an object with `ascent` and `descent`, per em"),
      let found = properties(node, of: "`fontMetrics`", ["ascent", "descent"], required: 2),
      let ascent = found[0].flatMap({ perEm($0, "`ascent`") }),
      let descent = found[1].flatMap({ perEm($0, "`descent`") })
    else { return nil }
    return FontMetrics(ascent: ascent, descent: descent)
  }

  private func perEm(_ node: NodeID, _ what: String) -> FixedDecimal? {
    number(node, what, in: 0...4)?.rounded(toPlaces: 4)
  }
}
