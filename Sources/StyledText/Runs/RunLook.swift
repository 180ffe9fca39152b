/// The origin of a run's attributes.
enum AttributeOrigin: UInt8, Sendable, Hashable {
  /// They were set on the run.
  case set
  /// Typing or pasting inherited them from the text around it.
  case inherited
  /// The text was replaced, and this run replaced a run with these attributes.
  case uniform, firstRun, carryOver
}

/// The attributes of a run in addition to those of the whole text.
struct RunLook: Sendable, Hashable {
  var overrides = TextAttributes()
  /// The index of its slot in the template; negative outside of slots.
  var slot: Int32 = -1
  /// Without a meaning if there are no overrides.
  var origin = AttributeOrigin.set

  static let plain = RunLook()

  func overriding(_ overrides: TextAttributes, _ origin: AttributeOrigin) -> RunLook {
    RunLook(overrides: overrides, slot: slot, origin: overrides.isEmpty ? .set : origin)
  }
}

extension AnyTextAttribute {
  /// The size of one atom; nil if unknown.
  var atomSize: TextOffset? { atomUnits.map { TextOffset(utf8: $0.utf8, utf16: $0.utf16) } }
}

extension RunList.Piece {
  var traits: AttributeTraits {
    let traits = look.traits
    guard traits.contains(.sizedAtoms) else { return traits }
    let isEven = look.overrides.entries.allSatisfy { $0.atomSize.map { length.isMultiple(of: $0) } ?? true }
    return isEven ? traits : traits.union(.unevenAtoms)
  }
}

extension RunLook {
  fileprivate var traits: AttributeTraits { origin == .set ? overrides.traits : overrides.traits.union(.takenOver) }
}
