import StyleSpec

/// The content of the shop, as styled texts. An app shows them in labels, ``TerminalPage`` in lines.
public struct Page: Sendable {
  /// The title of the page.
  public private(set) var heading: StyledText
  /// The time that is left of the sale.
  public private(set) var countdown: Countdown
  /// A card for each product.
  public private(set) var cards: [ProductCard]
  /// The heading of the comments.
  public private(set) var commentsHeading: StyledText
  /// What comments are about. A terminal does not show it.
  public var topics: TopicList
  /// A cell for each comment.
  public var comments: [CommentCell]

  /// Makes a page from its data. Throws if a template is invalid.
  public init(
    title: String,
    remaining: Duration,
    products: [Product],
    topics: TopicList,
    comments: [Comment]
  ) throws {
    heading = StyledText(title, style: .heading)
    countdown = Countdown(remaining)
    cards = try products.map(ProductCard.init)
    commentsHeading = StyledText("评论 \(comments.count)", style: .sectionTitle)
    self.topics = topics
    self.comments = try comments.map { try CommentCell($0) }
  }

  /// Shows another time that is left of the sale.
  public mutating func show(remaining: Duration) {
    countdown.show(remaining)
  }

  /// Shows products, one on each card; nil while they are being loaded.
  public mutating func show(_ products: [Product]?) {
    guard let products else {
      for card in cards.indices { cards[card].showLoading() }
      return
    }
    for (card, product) in zip(cards.indices, products) { cards[card].show(product) }
  }
}
