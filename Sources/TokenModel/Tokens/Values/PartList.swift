/// A list in a value, such as the components of a color. The list, and each of its elements, may be a reference
/// instead.
package struct PartList<Element: SlotValue>: Sendable, Hashable {
  /// The elements, in order.
  package let elements: [Slot<Element>]

  /// Creates a list from its elements.
  package init(_ elements: [Slot<Element>]) {
    self.elements = elements
  }
}

extension PartList: SlotValue {
  /// The list that is a part; nil for another part, or for a list with other elements.
  package static func value(of part: TokenPart) -> PartList? {
    guard case .list(let parts) = part else { return nil }
    var elements: [Slot<Element>] = []
    for part in parts {
      switch part {
      case .reference(let reference): elements.append(.reference(reference))
      case .value(let sourced):
        guard let element = Element.value(of: sourced.value) else { return nil }
        elements.append(.value(Sourced(element, from: sourced.origin)))
      }
    }
    return PartList(elements)
  }

  /// Maps the elements.
  package func mappingSlots<Map: SlotMap>(_ map: inout Map) throws(TokenValueError) -> PartList {
    try PartList(elements.map { (element) throws(TokenValueError) in try map.map(element) as Slot<Element> })
  }
}
