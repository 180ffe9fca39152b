import StyleSpec

/// What a card shows of a product. The styles are set once; after that, only words change.
public struct ProductCard: Sendable {
  /// What the product is called.
  public private(set) var name = StyledText(style: .productName)
  /// The price and, struck through, the old one.
  public private(set) var price: StyledText
  /// A coupon, or nothing.
  public private(set) var coupon = StyledText(style: .coupon)
  /// How many are left.
  public private(set) var stock: StyledText

  private let priceTemplate: SlotTemplate
  private let salesTemplate: SlotTemplate

  /// The card of a product. Throws when a template is none: in an app they come from its translations.
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
    // A style by name: one that the spec does not have is no reason to show no coupon.
    coupon.style = product.coupon?.style.flatMap(Shop.code(named:)) ?? .coupon
    coupon.text = product.coupon?.text ?? ""
    show(stock: product.stock)
  }

  /// Shows the name alone, while the rest is being loaded. No text forgets its look.
  public mutating func showLoading() {
    for text in [\Self.price, \.coupon, \.stock] {
      self[keyPath: text].resetSlots()
      self[keyPath: text].text = ""
    }
  }

  /// A number fills the slot. Where it has none, a text that does not fit the template is shown in its place.
  private mutating func show(stock count: Int?) {
    stock["count"] = count.flatMap { $0 > 0 ? "\($0)" : nil }
    stock.text = count == nil ? "现货" : "已售罄"
  }
}
