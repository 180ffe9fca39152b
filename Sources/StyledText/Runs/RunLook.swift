/// Why a run of text has the attributes that it has beside those of the whole text.
enum AttributeOrigin: UInt8, Sendable, Hashable {
  /// They were set on it.
  case set
  /// Typing or pasting took them over from the text around it.
  case inherited
  /// The words were replaced, and this run took the place of one that had them.
  case uniform, firstRun, carryOver
}

/// What a run of text has beside the attributes of the whole text.
struct RunLook: Sendable, Hashable {
  var overrides = TextAttributes()
  /// The index of its slot in the template; negative outside of slots.
  var slot: Int32 = -1
  /// Says nothing where there are no overrides.
  var origin = AttributeOrigin.set

  static let plain = RunLook()

  func overriding(_ overrides: TextAttributes, _ origin: AttributeOrigin) -> RunLook {
    RunLook(overrides: overrides, slot: slot, origin: overrides.isEmpty ? .set : origin)
  }
}

extension RunList.Piece {
  var traits: AttributeTraits {
    let traits = look.traits
    return traits.contains(.unitAtoms) && length.utf8 != 3 * length.utf16 ? traits.union(.unevenUnitAtoms) : traits
  }
}

extension RunLook {
  fileprivate var traits: AttributeTraits { origin == .set ? overrides.traits : overrides.traits.union(.takenOver) }
}

/// The last text of a text, or of a part of a template, that is empty now, with its looks: for the next text.
struct RememberedText: Sendable, Hashable {
  let text: String
  let runs: RunList
}
