/// Properties that some run of a list may have. They are not reset when runs are removed: they only save searches for
/// attributes that were never set.
struct AttributeTraits: OptionSet, Sendable {
  let rawValue: UInt8

  static let atoms = AttributeTraits(rawValue: 1)
  static let paragraphAttributes = AttributeTraits(rawValue: 2)
  static let styles = AttributeTraits(rawValue: 4)
  /// An origin that is not ``AttributeOrigin/set``: neighbors may look alike and still be two runs.
  static let takenOver = AttributeTraits(rawValue: 8)
  /// An attribute whose atoms have a known size, such as an attachment or a mention.
  static let sizedAtoms = AttributeTraits(rawValue: 16)
  /// Such an attribute on text whose length is not a multiple of the size: an atom may have another size, or continue
  /// in the next run.
  static let unevenAtoms = AttributeTraits(rawValue: 32)
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
      if entry.editBehavior == .atomic { traits.insert(entry.atomUnits == nil ? .atoms : [.atoms, .sizedAtoms]) }
      if entry.extent == .paragraph { traits.insert(.paragraphAttributes) }
      guard entry.isStyle else { return }
      let isOpen = entry.value(of: TextAttributeKeys.Style.self)?.leavesColorOpen ?? false
      traits.insert(isOpen ? [.styles, .openStyles] : .styles)
    }
  }
}
