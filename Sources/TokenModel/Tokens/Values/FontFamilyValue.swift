/// The families of a font, the preferred one first (Design Tokens Format Module 2025.10, section 8.3).
package struct FontFamilyValue: Sendable, Hashable {
  /// The names, at least one. A reference to several families means all of them.
  package let names: [Slot<String>]

  /// Whether the file has a list, even of one name.
  package let isList: Bool

  /// Creates families; nothing is checked.
  package init(_ names: [Slot<String>], isList: Bool = true) {
    self.names = names
    self.isList = isList
  }
}

extension FontFamilyValue: SlotValue {
  /// The families of a fontFamily token, or the one that a part names.
  package static func value(of part: TokenPart) -> FontFamilyValue? {
    if case .value(.fontFamily(let families)) = part { families } else { nil }
  }

  /// Maps the names.
  package func mappingSlots<Map: SlotMap>(_ map: inout Map) throws(TokenValueError) -> FontFamilyValue {
    try FontFamilyValue(map.map(names), isList: isList)
  }
}
