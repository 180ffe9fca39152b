internal import TokenModel
internal import TokenYAML

/// Borders (Design Tokens Format Module 2025.10, section 9.3).
extension ValueReader {
  func border(_ node: NodeID) -> Border? {
    guard expect(.object, at: node, what: "a border is an object with `color`, `width` and `style`") else { return nil }
    guard let found = properties(node, of: "a border", ["color", "width", "style"], required: 3), let first = found[0],
      let second = found[1], let third = found[2]
    else { return nil }
    let color: Slot<WrittenColor>? = slot(first, Self.color) { $0.color($1) }
    let width: Slot<Dimension>? = slot(second, Self.dimension) { $0.dimension($1) }
    let style: Slot<StrokeStyle>? = slot(third, Self.strokeStyle) { $0.strokeStyle($1) }
    guard let color, let width, let style else { return nil }
    return Border(color: color, width: width, style: style)
  }
}
