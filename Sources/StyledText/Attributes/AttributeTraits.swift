/// Properties that some run of a list may have. They are not reset when runs are removed: they only save searches for what
/// was never there.
struct AttributeTraits: OptionSet, Sendable {
  let rawValue: UInt8

  static let atoms = AttributeTraits(rawValue: 1)
  static let paragraphAttributes = AttributeTraits(rawValue: 2)
  static let styles = AttributeTraits(rawValue: 4)
  /// An origin that is not ``AttributeOrigin/set``: neighbors may look alike and still be two runs.
  static let takenOver = AttributeTraits(rawValue: 8)
  /// An attribute whose atoms are one UTF-16 unit long, such as an attachment.
  static let unitAtoms = AttributeTraits(rawValue: 16)
  /// Such an attribute on text that is not made of scalars of three UTF-8 units alone, as U+FFFC is: an atom may be longer
  /// than one UTF-16 unit.
  static let unevenUnitAtoms = AttributeTraits(rawValue: 32)
  /// A style that leaves the color open.
  static let openStyles = AttributeTraits(rawValue: 64)
}

extension TextAttributes {
  var traits: AttributeTraits { storage?.traits ?? [] }
  var hasAtoms: Bool { traits.contains(.atoms) }
  var hasParagraphAttributes: Bool { traits.contains(.paragraphAttributes) }
  var hasStyle: Bool { traits.contains(.styles) }
  var hasOpenStyle: Bool { traits.contains(.openStyles) }
}

extension AttributeTraits {
  init(_ entries: [any AnyTextAttribute]) {
    self = entries.reduce(into: []) { traits, entry in
      if entry.editBehavior == .atomic { traits.insert(entry.atomLength == 1 ? [.atoms, .unitAtoms] : .atoms) }
      if entry.extent == .paragraph { traits.insert(.paragraphAttributes) }
      guard entry.isStyle else { return }
      let isOpen = entry.value(of: TextAttributeKeys.Style.self)?.leavesColorOpen ?? false
      traits.insert(isOpen ? [.styles, .openStyles] : .styles)
    }
  }
}
