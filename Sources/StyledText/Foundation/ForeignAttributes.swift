internal import Foundation

/// The attributes of an `AttributedString` that do not belong to this package. They are kept in memory, so that
/// converting to ``StyledText`` and back preserves them.
struct ForeignAttributes: Sendable, Hashable {
  let container: AttributeContainer
}

extension ForeignAttributes: Codable {
  /// Foundation cannot encode unknown attributes, and on Linux it cannot encode any.
  private struct NotCodable: Error, CustomStringConvertible {
    let description = "attributes of other scopes cannot be encoded; remove them with `removingForeignAttributes()`"
  }

  init(from decoder: any Decoder) throws { throw NotCodable() }

  func encode(to encoder: any Encoder) throws {
    let context = EncodingError.Context(codingPath: encoder.codingPath, debugDescription: NotCodable().description)
    throw EncodingError.invalidValue(self, context)
  }
}

/// The key of foreign attributes. Typing extends them.
enum ForeignKey: TextAttributeKey {
  typealias Value = ForeignAttributes
  static let name = "StyleSpec.foreign"
}

extension StyledText {
  /// Returns the text without attributes of other scopes, which come from an `AttributedString` and are the only ones
  /// that cannot be encoded. They are removed from the whole text, from all slots, and from the attributes that an
  /// emptied text or a placeholder remembers.
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
      remembered: runs.isPlain ? nil : RememberedText(text: remembered.text, runs: runs),
      values: extras?.values ?? [:]
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
