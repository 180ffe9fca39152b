import StyledText

/// A key of the test's own that ends at the edit.
enum ReviewKey: TextAttributeKey {
  typealias Value = String
  static let name = "test.review"
  static let editBehavior = EditBehavior.drop
}

/// A key of the test's own with a value of several parts, which typing extends.
enum ScoreKey: TextAttributeKey {
  struct Value: Codable, Hashable, Sendable {
    var points: [Int]
    var note: String?
  }

  static let name = "test.score"
}

/// A key of the test's own whose runs are one thing.
enum TokenKey: TextAttributeKey {
  typealias Value = Int
  static let name = "test.token"
  static let editBehavior = EditBehavior.atomic
}
