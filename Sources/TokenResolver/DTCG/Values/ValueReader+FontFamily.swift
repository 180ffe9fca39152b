internal import TokenDiagnostics
internal import TokenModel
internal import TokenYAML

/// Families of fonts (Design Tokens Format Module 2025.10, section 8.3).
extension ValueReader {
  static let fontFamily = Wanted(name: "a font family", type: .fontFamily)

  func fontFamily(_ node: NodeID) -> FontFamilyValue? {
    switch tree.jsonKind(of: node) {
    case .string:
      guard let names = FontList.names(in: tree.text(of: node)) else {
        return FontFamilyValue([.value(sourced(tree.text(of: node), node))], isList: false)
      }
      report(.familyListText(names, at: range(node)))
      return FontFamilyValue(names.map { .value(sourced($0, node)) }, isList: names.count > 1)
    case .array: return families(Array(tree.elements(of: node)), of: node)
    default:
      reportKind(of: node, "a font family is the name of a font, or an array of names")
      return nil
    }
  }

  private func families(_ elements: [NodeID], of list: NodeID) -> FontFamilyValue? {
    guard !elements.isEmpty else {
      report(.emptyList("a font family", of: "one name", at: range(list)))
      return nil
    }
    let wanted = Wanted(name: "the name of a font", type: .fontFamily)
    var names: [Slot<String>] = []
    var isWhole = true
    for element in elements {
      if let several = listedNames(element) {
        let whole = FamilyListText.List(
          names: elements.flatMap { listedNames($0) ?? [tree.text(of: $0)] },
          hasOtherValues: elements.contains { tree.jsonKind(of: $0) != .string },
          range: range(list)
        )
        report(.familyListText(several, at: range(element), in: whole))
        names += several.map { .value(sourced($0, element)) }
      } else if let slot: Slot<String> = slot(element, wanted, acceptsLists: true, decode: { $0.familyName($1) }) {
        names.append(slot)
      } else {
        isWhole = false
      }
    }
    return isWhole ? FontFamilyValue(names) : nil
  }

  /// The names in an element of a list; nil for one name and for a reference.
  private func listedNames(_ element: NodeID) -> [String]? {
    guard tree.jsonKind(of: element) == .string, referenceForm(element) == nil else { return nil }
    return FontList.names(in: tree.text(of: element))
  }

  private func familyName(_ node: NodeID) -> String? {
    guard expect(.string, at: node, what: "the name of a font is a string") else { return nil }
    return tree.text(of: node)
  }
}
