internal import Foundation

/// A run of a ``StyledText`` in an `NSAttributedString`.
final class StyledRun: Sendable {
  let look: RunLook
  /// All visible attributes, whichever layers they were set in.
  let attributes: TextAttributes
  let whole: StyledWhole

  init(look: RunLook, attributes: TextAttributes, whole: StyledWhole) {
    self.look = look
    self.attributes = attributes
    self.whole = whole
  }
}

/// The properties of a whole text. The runs of a string share one.
final class StyledWhole: Sendable {
  let attributes: TextAttributes
  let template: TemplateState?
  /// Values that were set for slots before there was a template.
  let values: [String: String]
  let hidden: HiddenText?

  init(_ text: StyledText) {
    attributes = text.attributes
    template = text.extras?.template
    values = text.extras?.values ?? [:]
    hidden = HiddenText(under: text)
  }
}

extension StyledRun {
  /// The run in an array: Foundation on Linux traps when it compares two values that are objects of Swift.
  var value: [StyledRun] { [self] }

  static func value(_ value: Any?) -> StyledRun? { (value as? [StyledRun])?.first }

  func isSame(as other: StyledRun) -> Bool {
    look == other.look && attributes == other.attributes && whole.isSame(as: other.whole)
  }
}

extension StyledWhole {
  func isSame(as other: StyledWhole) -> Bool {
    self === other
      || (attributes == other.attributes && template == other.template && values == other.values
        && hidden == other.hidden)
  }
}

extension [NSAttributedString.Key: Any] {
  /// Whether two dictionaries have the same values under the same keys. Values that are not hashable are the same if
  /// they are the same object.
  func hasSameValues(as others: Self) -> Bool {
    count == others.count && allSatisfy { key, value in others.hasSameValue(value, for: key) }
  }

  /// Whether the dictionary has a value under a key.
  func hasSameValue(_ value: Any, for key: NSAttributedString.Key) -> Bool {
    self[key].map { Self.isSame(value, $0) } ?? false
  }

  private static func isSame(_ value: Any, _ other: Any) -> Bool {
    if let value = StyledRun.value(value) { return StyledRun.value(other)?.isSame(as: value) ?? false }
    if let value = ShownAttributes.value(value) { return ShownAttributes.value(other)?.isSame(as: value) ?? false }
    if let value = value as? AnyHashable, let other = other as? AnyHashable { return value == other }
    return (value as AnyObject) === (other as AnyObject)
  }
}
