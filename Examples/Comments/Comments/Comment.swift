import StyleRichText

/// A comment, as a server sends it.
nonisolated struct Comment: Identifiable, Sendable {
  let id: Int
  let author: String
  /// With codes such as `[赞]`, names after `@`, links and topics.
  let text: PlainText
}

/// A person who can be mentioned.
nonisolated struct Person: Identifiable, Sendable {
  let id: String
  let name: String
}

/// A topic of comments.
nonisolated struct Topic: Identifiable, Sendable {
  let name: String
  let count: Int

  var id: String { name }
}
