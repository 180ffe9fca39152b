import TokenDiagnostics
import TokenModel
import TokenYAML

/// The colors of a spec as they were found before there were tokens: by walking the tree from each color, once for each
/// variant. For specs without mistakes, in one file.
struct VariantOracle {
  let tree: SourceTree
  let root: NodeID

  private typealias Link = (target: NodeID, references: [NodeID])

  /// The colors of the axis, in the order of the spec.
  func colors() -> [(name: String, variants: ColorVariants?)] {
    guard let colors = child("color", of: root) else { return [] }
    return tree.entries(of: colors).map { (tree.text(of: $0.key), color($0.value)) }
  }

  private func color(_ node: NodeID) -> ColorVariants? {
    guard let (target, references) = follow(node) else { return nil }
    let ranges = references.map { tree.range(of: $0) }
    guard tree.kind(of: target) == .mapping else { return hex(target, via: ranges).map { ColorVariants(light: $0) } }
    // A reference to one variant of a color uses that variant in every appearance.
    if let named = named(by: references) {
      return variant(named, of: target, via: ranges).map { ColorVariants(light: $0) }
    }
    var values: [Appearance: Sourced<ColorValue>] = [:]
    for appearance in Appearance.allCases {
      guard let entry = child(appearance.rawValue, of: target) else { continue }
      values[appearance] = variant(appearance, entry, via: ranges)
    }
    guard let light = values[.light] else { return nil }
    return ColorVariants(
      light: light,
      dark: values[.dark],
      highContrastLight: values[.highContrastLight],
      highContrastDark: values[.highContrastDark]
    )
  }

  private func variant(_ appearance: Appearance, _ node: NodeID, via outer: [SourceRange]) -> Sourced<ColorValue>? {
    guard let (target, references) = follow(node) else { return nil }
    let ranges = outer + references.map { tree.range(of: $0) }
    guard tree.kind(of: target) == .mapping else { return hex(target, via: ranges) }
    return variant(named(by: references) ?? appearance, of: target, via: ranges)
  }

  private func variant(_ appearance: Appearance, of color: NodeID, via ranges: [SourceRange]) -> Sourced<
    ColorValue
  >? {
    var candidate: Appearance? = appearance
    while let current = candidate, child(current.rawValue, of: color) == nil { candidate = current.fallback }
    guard let found = candidate, let entry = child(found.rawValue, of: color) else { return nil }
    return variant(found, entry, via: ranges)
  }

  /// The variant that the last reference with one names.
  private func named(by references: [NodeID]) -> Appearance? {
    for reference in references.reversed() {
      let path = path(reference) ?? []
      if let name = path.last, let appearance = Appearance(rawValue: name), let color = find(path.dropLast()),
        tree.kind(of: color) == .mapping,
        tree.entries(of: color).allSatisfy({ Self.keys.contains(tree.text(of: $0.key)) })
      {
        return appearance
      }
    }
    return nil
  }

  private static let keys = Appearance.allCases.map(\.rawValue) + ["description", "deprecated"]

  private func hex(_ node: NodeID, via ranges: [SourceRange]) -> Sourced<ColorValue>? {
    ColorValue(hex: tree.text(of: node)).map { Sourced($0, from: Origin(tree.range(of: node), references: ranges)) }
  }

  private func follow(_ node: NodeID) -> Link? {
    var link: Link = (node, [])
    while let path = path(link.target) {
      guard link.references.count < 32, let next = find(path) else { return nil }
      link = (next, link.references + [link.target])
    }
    return link
  }

  private func path(_ node: NodeID) -> [String]? {
    let text = tree.text(of: node)
    guard text.hasPrefix("{"), text.hasSuffix("}") else { return nil }
    return text.dropFirst().dropLast().split(separator: ".").map(String.init)
  }

  private func find(_ path: some Sequence<String>) -> NodeID? {
    path.reduce(root) { node, name in node.flatMap { child(name, of: $0) } }
  }

  private func child(_ name: String, of node: NodeID) -> NodeID? {
    tree.entries(of: node).first { tree.text(of: $0.key) == name }?.value
  }
}
