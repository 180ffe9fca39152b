internal import TokenModel
internal import TokenYAML

/// Gradients (Design Tokens Format Module 2025.10, section 9.6).
extension ValueReader {
  func gradient(_ node: NodeID) -> Gradient? {
    guard expect(.array, at: node, what: "a gradient is an array of objects with `color` and `position`") else {
      return nil
    }
    let elements = Array(tree.elements(of: node))
    guard !elements.isEmpty else {
      report(.emptyList("a gradient", of: "one stop", at: range(node)))
      return nil
    }
    let wanted = Wanted(name: "a gradient stop", type: .gradient)
    let stops = elements.compactMap {
      slot($0, wanted, acceptsLists: true) { $0.gradientStop($1) } as Slot<GradientStop>?
    }
    return stops.count == elements.count ? Gradient(stops) : nil
  }

  private func gradientStop(_ node: NodeID) -> GradientStop? {
    guard expect(.object, at: node, what: "a gradient stop is an object with `color` and `position`") else {
      return nil
    }
    guard let found = properties(node, of: "a gradient stop", ["color", "position"], required: 2), let first = found[0],
      let second = found[1]
    else { return nil }
    let color: Slot<WrittenColor>? = slot(first, Self.color) { $0.color($1) }
    // Positions outside of 0…1 mean the nearest end.
    let position: Slot<TokenNumber>? = slot(second, Wanted(name: "a number", type: .number)) {
      $0.number($1, "the position of a gradient stop is a number")
    }
    guard let color, let position else { return nil }
    return GradientStop(color: color, position: position)
  }
}
