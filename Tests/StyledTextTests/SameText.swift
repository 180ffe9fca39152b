@testable import StyledText

extension StyledText {
  /// Whether two texts have equal storage, so that edits have the same results in both.
  func isSame(as other: StyledText) -> Bool {
    content.hasSameUTF8(as: other.content) && code == other.code && base == other.base && stored == other.stored
      && extras?.template == other.extras?.template && extras?.remembered == other.extras?.remembered
      && extras?.values ?? [:] == other.extras?.values ?? [:]
  }
}
