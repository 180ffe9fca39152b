/// A token of one of two texts that are compared.
struct DiffToken {
  let start: Int
  let end: Int
  let kind: TextToken.Kind
  /// The same number for the same words, in both texts.
  let id: Int

  /// What pairing two tokens is worth; nil for those that never stand for each other.
  ///
  /// The same word is worth most. Numbers are values in a place: another number fits nearly as well as the same one, so
  /// that prices keep their places when they change. Other words, too, may stand for each other, but only where nothing
  /// better is possible.
  func worth(_ other: DiffToken) -> Int32? {
    if id == other.id { return worthOfSame }
    switch (kind, other.kind) {
    case (.number, .number): return 16
    case (.word, .word): return 8
    case (.ideograph, .ideograph): return 4
    case (.space, .space), (.lineBreak, .lineBreak): return 3
    case (.space, _), (_, .space), (.lineBreak, _), (_, .lineBreak): return nil
    case (.symbol, .symbol): return 2
    case (.symbol, _), (_, .symbol): return 1
    default: return 3
    }
  }

  private var worthOfSame: Int32 {
    switch kind {
    case .word: 40
    case .number: 24
    case .ideograph: 16
    case .lineBreak: 12
    case .symbol: 8
    case .space: 4
    }
  }
}

/// Where a new token's attributes come from; the number is that of an old token.
enum TokenSource: Equatable {
  /// The same words at the same place among the others.
  case kept(Int)
  /// The same words from elsewhere.
  case moved(Int)
  /// Other words in the place of the old ones.
  case replacing(Int)
  case inserted

  /// The old token with the same words.
  var same: Int? {
    switch self {
    case .kept(let old), .moved(let old): old
    case .replacing, .inserted: nil
    }
  }
}
