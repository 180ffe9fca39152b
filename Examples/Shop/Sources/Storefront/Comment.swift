import StyleRichText

/// A comment about a product.
public struct Comment: Sendable {
  /// The name of the author.
  public var author: String
  /// The date, as the server writes it.
  public var date: String
  /// The text as it is stored, with codes such as `[赞]` and the people that it mentions.
  public var text: PlainText

  /// Makes a comment from its parts.
  public init(author: String, date: String, text: PlainText) {
    self.author = author
    self.date = date
    self.text = text
  }
}
