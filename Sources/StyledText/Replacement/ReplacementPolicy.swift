/// Which attributes new words take over from the old ones. The article <doc:HowReplacementDecides> has the rules and a
/// table of cases.
public enum ReplacementPolicy: String, Sendable, Hashable, Codable, CaseIterable {
  /// ``uniform`` for a text that looks the same all over, ``carryOver`` for others.
  case automatic
  /// What all of the old words have, all of the new ones get.
  case uniform
  /// All new words get what the first run of the old ones had, as UIKit does it.
  case firstRun
  /// Text that stays keeps its attributes, a replaced word or amount hands its own on to the one in its place, and new text
  /// takes what its neighbors share.
  case carryOver
}
