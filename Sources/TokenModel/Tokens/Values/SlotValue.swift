/// A value that a slot can hold: it can be made from a reference's target, and may have slots itself.
package protocol SlotValue: Sendable, Hashable {
  /// The value of a part that a reference leads to; nil if the part is not such a value.
  static func value(of part: TokenPart) -> Self?

  /// The value with each of its own slots mapped.
  func mappingSlots<Map: SlotMap>(_ map: inout Map) throws(TokenValueError) -> Self
}

extension SlotValue {
  /// The value itself: most values have no slots.
  package func mappingSlots<Map: SlotMap>(_ map: inout Map) throws(TokenValueError) -> Self { self }
}

/// Visits the slots of a value.
package protocol SlotMap {
  /// The replacement of a slot.
  mutating func map<Value: SlotValue>(_ slot: Slot<Value>) throws(TokenValueError) -> Slot<Value>

  /// Maps the elements of a list. A reference to another list means all of its elements.
  mutating func map<Element: ListElement>(_ list: [Slot<Element>]) throws(TokenValueError) -> [Slot<Element>]
}

extension SlotMap {
  mutating func map<Value: SlotValue>(_ slot: Slot<Value>?) throws(TokenValueError) -> Slot<Value>? {
    guard let slot else { return nil }
    return try map(slot) as Slot<Value>
  }
}

/// An element of a list, such as one of the shadows of a shadow token.
package protocol ListElement: SlotValue {
  /// The elements of a part that a reference leads to; nil if the part is neither an element nor a list of some.
  static func elements(of part: TokenPart) -> [Slot<Self>]?
}

extension String: SlotValue {
  /// The text of a part.
  package static func value(of part: TokenPart) -> String? {
    if case .text(let text) = part { text } else { nil }
  }
}

extension String: ListElement {
  /// The names of a fontFamily token.
  package static func elements(of part: TokenPart) -> [Slot<String>]? {
    if case .value(.fontFamily(let families)) = part { families.names } else { nil }
  }
}

extension Bool: SlotValue {
  /// The flag of a part.
  package static func value(of part: TokenPart) -> Bool? {
    if case .flag(let flag) = part { flag } else { nil }
  }
}

/// A keyword of the format.
package protocol SlotKeyword: SlotValue, CaseIterable, RawRepresentable<String> {}

extension SlotKeyword {
  /// The keyword that is the text of a part.
  package static func value(of part: TokenPart) -> Self? { String.value(of: part).flatMap { Self(rawValue: $0) } }
}

extension TokenNumber: SlotValue {
  /// The number of a part, or of a number token.
  package static func value(of part: TokenPart) -> TokenNumber? {
    switch part {
    case .number(let number), .value(.number(let number)): number
    default: nil
    }
  }
}
