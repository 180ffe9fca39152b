internal import TokenDiagnostics
internal import TokenModel

extension EmojiItem {
  /// The image, and then the one that does not move, if there is one.
  var images: [Sourced<String>] { [image] + (still.map { [$0] } ?? []) }

  /// The code at the name that makes it, and the aliases.
  var placedCodes: [(text: String, place: SourceRange)] {
    [(code, name.origin.range)] + aliases.map { ($0.value, $0.origin.range) }
  }
}

extension LintedSpec {
  /// Every readable image of an emoji; empty if images were not read.
  var readImages: [(item: EmojiItem, image: Sourced<String>, facts: ImageFacts)] {
    guard let images else { return [] }
    return catalog.emoji.flatMap(\.items).flatMap { item in
      item.images.compactMap { image in
        guard case .image(let facts) = images.file(at: image.value) else { return nil }
        return (item, image, facts)
      }
    }
  }
}
