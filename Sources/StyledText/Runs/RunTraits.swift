/// What some run of a list may have. Nothing is taken back when runs go: this only saves looking for what was never there.
struct RunTraits: OptionSet, Sendable {
  let rawValue: UInt8

  static let atoms = RunTraits(rawValue: 1)
  static let paragraphAttributes = RunTraits(rawValue: 2)
  static let styles = RunTraits(rawValue: 4)
  /// An origin that is not ``AttributeOrigin/set``: neighbors may look alike and still be two runs.
  static let takenOver = RunTraits(rawValue: 8)
  /// An attribute whose atoms are one UTF-16 unit long, such as an attachment.
  static let unitAtoms = RunTraits(rawValue: 16)
  /// Such an attribute on text that is not made of scalars of three UTF-8 units alone, as U+FFFC is: an atom may be longer
  /// than one UTF-16 unit.
  static let unevenUnitAtoms = RunTraits(rawValue: 32)
}

extension TextAttributes {
  var traits: RunTraits { storage?.traits ?? [] }
  var hasAtoms: Bool { traits.contains(.atoms) }
  var hasParagraphAttributes: Bool { traits.contains(.paragraphAttributes) }
  var hasStyle: Bool { traits.contains(.styles) }
}

extension RunList.Piece {
  var traits: RunTraits {
    let traits = look.traits
    return traits.contains(.unitAtoms) && length.utf8 != 3 * length.utf16 ? traits.union(.unevenUnitAtoms) : traits
  }
}

extension RunLook {
  fileprivate var traits: RunTraits { origin == .set ? overrides.traits : overrides.traits.union(.takenOver) }
}

extension RunTraits {
  init(_ entries: [any AnyTextAttribute]) {
    self = entries.reduce(into: []) { traits, entry in
      if entry.editBehavior == .atomic { traits.insert(entry.atomLength == 1 ? [.atoms, .unitAtoms] : .atoms) }
      if entry.extent == .paragraph { traits.insert(.paragraphAttributes) }
      if entry.isStyle { traits.insert(.styles) }
    }
  }
}

extension RunList: Hashable {
  static func == (left: Self, right: Self) -> Bool { left.runs == right.runs }
  func hash(into hasher: inout Hasher) { hasher.combine(runs) }

  /// Whether these are the same runs in memory.
  func sharesStorage(with other: Self) -> Bool {
    runs.withUnsafeBufferPointer { own in other.runs.withUnsafeBufferPointer { own.baseAddress == $0.baseAddress } }
      && runs.count == other.runs.count
  }
}
