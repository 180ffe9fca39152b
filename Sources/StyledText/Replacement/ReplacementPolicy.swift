/// Which attributes new words take over from the old ones. The article <doc:HowReplacementDecides> has the rules and a
/// table of cases.
public enum ReplacementPolicy: String, Sendable, Hashable, Codable, CaseIterable {
  /// ``uniform`` for a text that looks the same all over, ``carryOver`` for others.
  case automatic
  /// What all of the old words have, all of the new ones get.
  case uniform
  /// All new words get what the first stretch of the old ones had, as UIKit does it.
  case firstRun
  /// Words that stay keep their attributes, a replaced word hands its own to the word in its place, and words that come
  /// in take what each attribute's ``EditBehavior`` lets them take.
  case carryOver
}
