/// The text under a placeholder, stored in the Foundation string that shows the placeholder.
struct HiddenText: Sendable {
  let placeholder: String
  let below: RememberedText

  /// Nil for a text that is not a placeholder.
  init?(under text: StyledText) {
    guard !text.isEmpty, let remembered = text.extras?.remembered else { return nil }
    placeholder = text.content
    below = remembered
  }

  /// The remembered text of a string; nil if other code has changed what the string shows.
  func below(_ shown: String) -> RememberedText? { placeholder.hasSameUTF8(as: shown) ? below : nil }
}

extension HiddenText: Hashable {
  /// Returns whether two have the same code units; `==` of strings compares by canonical equivalence.
  static func == (left: Self, right: Self) -> Bool {
    left.placeholder.hasSameUTF8(as: right.placeholder) && left.below.text.hasSameUTF8(as: right.below.text)
      && left.below.runs == right.below.runs
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(placeholder)
    hasher.combine(below)
  }
}
