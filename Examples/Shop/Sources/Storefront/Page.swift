import StyleSpec

/// Everything that the shop shows, as styled texts. Whoever draws it decides where they go: an app in labels,
/// ``TerminalPage`` in lines.
public struct Page: Sendable {
  /// What the page is called.
  public private(set) var heading: StyledText
  /// How long the sale goes on.
  public private(set) var countdown: Countdown
  /// A card for each product.
  public private(set) var cards: [ProductCard]
  /// What stands over the comments.
  public private(set) var commentsHeading: StyledText
  /// A cell for each comment.
  public private(set) var comments: [CommentCell]

  /// A page from its data. Throws when a template is none.
  public init(title: String, remaining: Duration, products: [Product], comments: [Comment]) throws {
    heading = StyledText(title, style: .heading)
    countdown = Countdown(remaining)
    cards = try products.map(ProductCard.init)
    commentsHeading = StyledText("评论 \(comments.count)", style: .sectionTitle)
    self.comments = try comments.map(CommentCell.init)
  }

  /// Shows how long the sale goes on now.
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
