internal import Foundation

/// The attributes of an `AttributedString` that are not this package's. They travel along in memory, so that the way to
/// ``StyledText`` and back loses nothing.
struct ForeignAttributes: Sendable, Hashable {
  let container: AttributeContainer
}

extension ForeignAttributes: Codable {
  /// Foundation has no coded form for attributes that it does not know, and on Linux for none at all.
  private struct NotCodable: Error, CustomStringConvertible {
    let description = "attributes of other scopes cannot be encoded; remove them with `removingForeignAttributes()`"
  }

  init(from decoder: any Decoder) throws { throw NotCodable() }

  func encode(to encoder: any Encoder) throws {
    let context = EncodingError.Context(codingPath: encoder.codingPath, debugDescription: NotCodable().description)
    throw EncodingError.invalidValue(self, context)
  }
}

/// The key under which foreign attributes travel. Typing extends them.
enum ForeignKey: TextAttributeKey {
  typealias Value = ForeignAttributes
  static let name = "StyleSpec.foreign"
}

extension StyledText {
  /// The text without the attributes of other scopes that it brought along from an `AttributedString`: these are the only
  /// ones that cannot be encoded. They go from the whole text, from all slots, and from what an emptied text remembers for
  /// the words to come, too.
  ///
  /// - Complexity: Linear in the number of runs and slots.
  public func removingForeignAttributes() -> StyledText {
    var text = self
    text.base.remove(ForeignKey.name)
    text.stored.removeForeignAttributes(total: content.length)
    text.removeForeignAttributesOfSlots()
    guard let remembered = extras?.remembered else { return text }
    var runs = remembered.runs
    runs.removeForeignAttributes(total: remembered.text.length)
    text.extras = Extras(
      template: nil,
      remembered: runs.isPlain ? nil : RememberedText(text: remembered.text, runs: runs)
    )
    return text
  }

  private mutating func removeForeignAttributesOfSlots() {
    let slots = extras?.template?.attributes.filter { $0.value.entry(named: ForeignKey.name) != nil } ?? [:]
    guard !slots.isEmpty else { return }
    updateTemplate { state in
      for (name, attributes) in slots { state.setAttributes(attributes.removing(ForeignKey.name), of: name) }
    }
  }
}

extension RunList {
  fileprivate mutating func removeForeignAttributes(total: TextOffset) {
    guard !isPlain else { return }
    update(.zero..<total, total: total) { look in
      look = look.overriding(look.overrides.removing(ForeignKey.name), look.origin)
    }
  }
}
