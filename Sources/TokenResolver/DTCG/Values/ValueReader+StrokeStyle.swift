internal import TokenModel
internal import TokenYAML

/// Styles of lines (Design Tokens Format Module 2025.10, section 9.2).
extension ValueReader {
  static let strokeStyle = Wanted(name: "a stroke style", type: .strokeStyle)

  func strokeStyle(_ node: NodeID) -> StrokeStyle? {
    switch tree.jsonKind(of: node) {
    case .string:
      let allowed = StrokeStyle.Keyword.allCases.map(\.rawValue)
      if let keyword = StrokeStyle.Keyword(rawValue: tree.text(of: node)) { return .keyword(keyword) }
      if let name = keywordInOtherSpelling(node, of: StrokeStyle.Keyword.allCases.map(\.rawValue)) {
        return StrokeStyle.Keyword(rawValue: name).map { .keyword($0) }
      }
      report(.unknownValue(tree.text(of: node), of: "a stroke style", allowed: allowed, at: range(node)))
      return nil
    case .object: return dashes(node)
    default:
      reportKind(of: node, "a stroke style is a keyword, or an object with `dashArray` and `lineCap`")
      return nil
    }
  }

  private func dashes(_ node: NodeID) -> StrokeStyle? {
    guard let found = properties(node, of: "a stroke style", ["dashArray", "lineCap"], required: 2),
      let array = found[0],
      let cap = found[1]
    else { return nil }
    let lengths: Slot<PartList<Dimension>>? = slot(
      array,
      Wanted(name: "an array of dimensions", type: nil, takesBraces: false),
      fits: { !$0.elements.isEmpty }
    ) { $0.dashArray($1) }
    let capSlot: Slot<StrokeStyle.Cap>? = slot(cap, Wanted(name: "a line cap", type: nil, takesBraces: false)) {
      $0.keyword($1, "a line cap")
    }
    guard let lengths, let capSlot else { return nil }
    return .dashes(lengths, cap: capSlot)
  }

  private func dashArray(_ node: NodeID) -> PartList<Dimension>? {
    guard expect(.array, at: node, what: "`dashArray` is an array of dimensions") else { return nil }
    let elements = Array(tree.elements(of: node))
    guard !elements.isEmpty else {
      report(.emptyList("`dashArray`", of: "one dimension", at: range(node)))
      return nil
    }
    let slots = elements.compactMap { slot($0, Self.dimension) { $0.dimension($1) } as Slot<Dimension>? }
    return slots.count == elements.count ? PartList(slots) : nil
  }
}
