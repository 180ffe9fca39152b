/// The rule by which new text gets attributes of the old text. <doc:HowReplacementDecides> has the rules and a table of
/// cases.
public enum ReplacementPolicy: String, Sendable, Hashable, Codable, CaseIterable {
  /// ``uniform`` for a text with the same attributes throughout, ``carryOver`` for others.
  case automatic
  /// All new text gets the attributes that all of the old text has.
  case uniform
  /// All new text gets the attributes of the first old run, as in UIKit.
  case firstRun
  /// Text that stays keeps its attributes, a word or an amount that replaces another one gets its attributes, and new
  /// text gets the attributes that its neighbors share.
  case carryOver
}
