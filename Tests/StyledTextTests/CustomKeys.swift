import StyledText

/// A custom key that ends at the edit.
enum ReviewKey: TextAttributeKey {
  typealias Value = String
  static let name = "test.review"
  static let editBehavior = EditBehavior.drop
}

/// A custom key with a value of several parts, which typing extends.
enum ScoreKey: TextAttributeKey {
  struct Value: Codable, Hashable, Sendable {
    var points: [Int]
    var note: String?
  }

  static let name = "test.score"
}

/// A custom key whose runs are atoms.
enum TokenKey: TextAttributeKey {
  typealias Value = Int
  static let name = "test.token"
  static let editBehavior = EditBehavior.atomic
}
