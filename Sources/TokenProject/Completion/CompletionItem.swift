/// A text that an editor offers to write.
package struct CompletionItem: Sendable {
  /// What an item is.
  package enum Kind: Sendable, Hashable {
    case key, word, token, color, group, file, folder
    /// Several keys with their values.
    case template
  }

  /// The text as it is listed.
  package let label: String
  /// What it is.
  package let kind: Kind
  /// A value or a meaning, in a few words.
  package private(set) var detail = ""
  /// More about it, in Markdown; empty if there is no more.
  package private(set) var documentation = ""
  /// What is written. In a snippet, `$1` is the first place to write on from, and `$0` the last. Further lines have the
  /// indentation that they need beyond that of the first, if the editor adds that, else all of it.
  package let text: String
  /// Whether the text is a snippet.
  package private(set) var isSnippet = false
  /// Whether it is there for old uses alone.
  package private(set) var isDeprecated = false
}

/// The items for a place, the best first.
package struct Completions: Sendable {
  /// At most ``maximumItems``.
  package let items: [CompletionItem]
  /// What an item replaces, in bytes of the file.
  package let range: Range<Int>
  /// Whether there are more that fit.
  package let isIncomplete: Bool

  /// The most items of an answer: people do not read more, and editors ask again.
  package static let maximumItems = 200
}
