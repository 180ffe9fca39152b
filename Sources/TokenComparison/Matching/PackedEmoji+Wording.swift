internal import TokenModel

extension EmojiPack {
  /// ``pack `classic` ``
  var words: Wording { "pack \(name: name.value)" }
}

extension PackedEmoji {
  /// ``emoji `赞` of pack `classic` ``
  var words: Wording { "emoji \(name: item.name.value) of \(pack.words)" }

  /// `classic/赞`, as in identifiers.
  var path: String { "\(pack.name.value)/\(item.name.value)" }
}

extension Subject {
  static func pack(_ old: EmojiPack?, _ new: EmojiPack?) -> Subject {
    Subject(kind: .pack, old: old?.name.value, new: new?.name.value)
  }

  static func emoji(_ old: PackedEmoji?, _ new: PackedEmoji?) -> Subject {
    Subject(kind: .emoji, old: old?.path, new: new?.path)
  }
}

extension Wording {
  private static let namedEmoji = 3

  /// `3 emoji`
  static func amountOfEmoji(_ count: Int) -> Wording { Wording(words: "\(count) emoji") }

  /// The first few names, and the number of the others.
  static func list(_ names: [String]) -> Wording {
    let count = names.count <= namedEmoji + 1 ? names.count : namedEmoji
    let words = names.prefix(count).map { "\(name: $0)" as Wording }.joined(", ")
    return words + Wording(words: names.count > count ? " and \(names.count - count) more" : "")
  }

  /// The words about several emoji of a pack, or the only one.
  static func several(_ emoji: [PackedEmoji]) -> Wording {
    guard let first = emoji.first else { return "no emoji" }
    return emoji.count == 1 ? first.words : amountOfEmoji(emoji.count) + " of " + first.pack.words
  }
}
