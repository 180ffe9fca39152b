/// The source of a new word's attributes; the number is the index of an old word.
enum WordSource: Equatable {
  /// The same text in the same order.
  case kept(Int)
  /// The same text from elsewhere.
  case moved(Int)
  /// Another text that replaces the old one.
  case replacing(Int)
  case inserted

  /// The old word with the same text.
  var same: Int? {
    switch self {
    case .kept(let old), .moved(let old): old
    case .replacing, .inserted: nil
    }
  }

  /// The old word that it keeps or replaces, regardless of its text.
  var oldWord: Int? {
    switch self {
    case .kept(let old), .moved(let old), .replacing(let old): old
    case .inserted: nil
    }
  }
}
