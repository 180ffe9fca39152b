internal import TokenModel
internal import TokenYAML

/// Families of fonts (Design Tokens Format Module 2025.10, section 8.3).
extension ValueReader {
  static let fontFamily = Wanted(name: "a font family", type: .fontFamily)

  func fontFamily(_ node: NodeID) -> FontFamilyValue? {
    switch tree.jsonKind(of: node) {
    case .string:
      return familyName(node).map { FontFamilyValue([.value(sourced($0, node))], isList: false) }
    case .array:
      let elements = Array(tree.elements(of: node))
      guard !elements.isEmpty else {
        report(DTCGWrongCount.self, "a font family has at least one name", at: node)
        return nil
      }
      var names: [Slot<String>] = []
      for element in elements {
        let slot: Slot<String>? = slot(
          element,
          Wanted(name: "the name of a font", type: .fontFamily),
          acceptsLists: true
        ) { $0.familyName($1) }
        if let slot { names.append(slot) }
      }
      return names.count == elements.count ? FontFamilyValue(names) : nil
    default:
      reportKind(of: node, "a font family is the name of a font, or an array of names")
      return nil
    }
  }

  private func familyName(_ node: NodeID) -> String? {
    guard expect(.string, at: node, what: "the name of a font is a string") else { return nil }
    return tree.text(of: node)
  }
}
