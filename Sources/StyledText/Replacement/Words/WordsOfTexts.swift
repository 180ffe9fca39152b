/// The words of two texts in the parts that differ.
struct WordsOfTexts {
  /// The words of Unicode, with spaces.
  let oldSegments: [TextWord]
  let newSegments: [TextWord]
  /// The words as people read them.
  let old: [ComparedWord]
  let new: [ComparedWord]

  /// More words than this are not compared for roles.
  private static let longestSentence = 64

  /// Whether the new text is the old one with two phrases exchanged around a word that stays, as in `Anna invited Bob`.
  /// Then each phrase has the role of the other one.
  var exchangeRoles: Bool {
    guard old.count == new.count, old.count <= Self.longestSentence else { return false }
    let (old, new) = (old.map(\.folded), new.map(\.folded))
    let start = zip(old, new).prefix { $0 == $1 }.count
    let end = old.count - zip(old.reversed(), new.reversed()).prefix { $0 == $1 }.count
    guard start < end else { return false }
    return (start + 1..<end).contains { first in
      (first + 1..<end).contains { second in
        let phrases = [old[second..<end], old[first..<second], old[start..<first]]
        return self.old[first..<second].contains(where: \.isOfLetters)
          && phrases.joined().elementsEqual(new[start..<end])
      }
    }
  }
}
