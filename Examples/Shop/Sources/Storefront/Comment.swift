/// A comment about a product.
public struct Comment: Sendable {
  /// The name of the author.
  public var author: String
  /// The date, as the server writes it.
  public var date: String
  /// The text of the comment.
  public var text: String
  /// The links of parts of the text: `["选购指南": "shop://guide"]`.
  public var links: [String: String]
  /// The users that parts of the text mention: `["@店主": "user/1"]`.
  public var mentions: [String: String]

  /// Makes a comment from its parts.
  public init(
    author: String,
    date: String,
    text: String,
    links: [String: String] = [:],
    mentions: [String: String] = [:]
  ) {
    self.author = author
    self.date = date
    self.text = text
    self.links = links
    self.mentions = mentions
  }
}
