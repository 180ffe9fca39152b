/// What somebody wrote about a product.
public struct Comment: Sendable {
  /// Who wrote it.
  public var author: String
  /// When, as the server writes it.
  public var date: String
  /// What was written.
  public var text: String
  /// Where words of the text lead: `["选购指南": "shop://guide"]`.
  public var links: [String: String]
  /// Who is meant by words of the text: `["@店主": "user/1"]`.
  public var mentions: [String: String]

  /// A comment from its parts.
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
