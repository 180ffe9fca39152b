/// What sentences of one language are put together from.
///
/// Patterns have places for words, as in `{thing}`, which ``RandomSentences`` fills; `#` in a number is a digit.
struct SentenceLanguage: Sendable {
  /// A BCP 47 tag.
  let code: String
  /// The text between two sentences.
  let space: String
  let patterns: [String]
  let people: [String]
  let things: [String]
  let places: [String]
  let prices: [String]
  let dates: [String]
  /// Times, counts, shares and measures.
  let numbers: [String]
  /// What a thing may be put in.
  let quotes: [[String]]
  /// What may follow a thing in brackets.
  let brackets: [[String]]
  let ends: [String]

  /// Those that the comparison goes by.
  static let all = [
    english, german, french, spanish, russian, chinese, japanese, korean, arabic, hebrew, hindi, thai,
  ]
}
