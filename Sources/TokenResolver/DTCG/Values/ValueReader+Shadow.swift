internal import TokenDiagnostics
internal import TokenModel
internal import TokenYAML

/// Shadows (Design Tokens Format Module 2025.10, section 9.5).
extension ValueReader {
  private static let shadow = Wanted(name: "a shadow", type: .shadow)

  func shadow(_ node: NodeID) -> Shadow? {
    switch tree.jsonKind(of: node) {
    case .object: return shadowLayer(node).map { Shadow([.value(sourced($0, node))], isList: false) }
    case .array:
      let elements = Array(tree.elements(of: node))
      guard !elements.isEmpty else {
        report(.emptyList("an array of shadows", of: "one", at: range(node)))
        return nil
      }
      let layers = elements.compactMap {
        slot($0, Self.shadow, acceptsLists: true) { $0.shadowLayer($1) } as Slot<ShadowLayer>?
      }
      return layers.count == elements.count ? Shadow(layers) : nil
    default:
      reportKind(of: node, "a shadow is an object, or an array of objects")
      return nil
    }
  }

  private func shadowLayer(_ node: NodeID) -> ShadowLayer? {
    guard
      expect(.object, at: node, what: "a shadow is an object with `color`, `offsetX`, `offsetY`, `blur` and `spread`")
    else {
      return nil
    }
    let names: [StaticString] = ["color", "offsetX", "offsetY", "blur", "spread", "inset"]
    guard let found = properties(node, of: "a shadow", names, required: 3, except: "type") else { return nil }
    let zero = "{ \"value\": 0, \"unit\": \"px\" }"
    reportMissingZeros((3...4).filter { found[$0] == nil }.map { "\(names[$0])" }, zero, in: node)
    let color: Slot<WrittenColor>? = found[0].flatMap { slot($0, Self.color) { $0.color($1) } }
    let lengths = found[1...4].map { part -> Slot<Dimension>? in
      guard let part else { return Slot.value(sourced(zeroLength(at: node), node)) }
      return slot(part, Self.dimension) { $0.dimension($1) }
    }
    let inner = innerShadow(node)
    let inset = found[5].map { insetSlot($0) } ?? inner.map { .some(.value(sourced(true, $0))) }
    guard let color, let x = lengths[0], let y = lengths[1], let blur = lengths[2], let spread = lengths[3],
      inset.map({ $0 != nil }) ?? true
    else { return nil }
    return ShadowLayer(color: color, offsetX: x, offsetY: y, blur: blur, spread: spread, inset: inset ?? nil)
  }

  /// The `type` of a shadow inside, as design tools write it. It is reported, and so is any other `type`.
  private func innerShadow(_ node: NodeID) -> NodeID? {
    guard let (key, type) = tree.entries(of: node).first(where: { tree.text(of: $0.key, is: "type") }) else {
      return nil
    }
    guard tree.text(of: type).lowercased() == "innershadow" else {
      report(.unknownProperty("type", of: "a shadow", at: range(key)))
      return nil
    }
    let bytes = range(key).bytes.lowerBound..<range(type).bytes.upperBound
    report(.innerShadow(at: SourceRange(file: range(key).file, bytes: bytes)))
    return type
  }

  private func insetSlot(_ node: NodeID) -> Slot<Bool>? {
    slot(node, Wanted(name: "`true` or `false`", type: nil)) { reader, node in
      guard reader.expect(.boolean, at: node, what: "`inset` is `true` or `false`") else { return nil }
      return reader.tree.text(of: node, is: "true")
    }
  }
}
