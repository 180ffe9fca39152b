import StyleSpec

/// The card of a product. The styles are set once; after that, only the text changes.
public struct ProductCard: Sendable {
  /// The product's name.
  public private(set) var name = StyledText(style: .productName)
  /// The price and, struck through, the old one.
  public private(set) var price: StyledText
  /// A coupon, or an empty text.
  public private(set) var coupon = StyledText(style: .coupon)
  /// The number of products that are left.
  public private(set) var stock: StyledText

  private let priceTemplate: SlotTemplate
  private let salesTemplate: SlotTemplate

  /// Makes the card of a product. Throws if a template is invalid: in an app, templates come from its translations.
  public init(_ product: Product) throws {
    priceTemplate = try SlotTemplate("{price}")
    salesTemplate = try SlotTemplate("{price} {was}")
    price = StyledText(
      template: priceTemplate,
      style: .salePrice,
      slots: ["was": TextAttributes(style: .oldPrice, strikethrough: .single)]
    )
    stock = StyledText(
      template: try SlotTemplate("仅剩 {count} 件"),
      style: .stock,
      slots: ["count": TextAttributes(style: .stockCount)]
    )
    show(product)
  }

  /// Shows another product, or the same one with other prices.
  public mutating func show(_ product: Product) {
    name.text = product.name
    price.template = product.oldPrice == nil ? priceTemplate : salesTemplate
    price["price"] = product.price
    price["was"] = product.oldPrice
    // A style by name: with an unknown name, the coupon is shown all the same.
    coupon.style = product.coupon?.style.flatMap(Shop.code(named:)) ?? .coupon
    coupon.text = product.coupon?.text ?? ""
    show(stock: product.stock)
  }

  /// Shows only the name, while the rest is being loaded. Every text keeps its style.
  public mutating func showLoading() {
    for text in [\Self.price, \.coupon, \.stock] {
      self[keyPath: text].resetSlots()
      self[keyPath: text].text = ""
    }
  }

  /// Fills the slot with a number. A text without a number does not fit the template, and replaces all of it.
  private mutating func show(stock count: Int?) {
    stock["count"] = count.flatMap { $0 > 0 ? "\($0)" : nil }
    stock.text = count == nil ? "现货" : "已售罄"
  }
}
