/// A product as a server describes it. Prices are texts, because the server knows currencies and their formats.
public struct Product: Sendable {
  /// The name, in any script.
  public var name: String
  /// The current price, such as `¥89`.
  public var price: String
  /// The price before the sale; nil for a product that is not on sale.
  public var oldPrice: String?
  /// A coupon for it; nil for none.
  public var coupon: Coupon?
  /// The number that is left; nil if there are plenty.
  public var stock: Int?

  /// Makes a product from its parts.
  public init(name: String, price: String, oldPrice: String? = nil, coupon: Coupon? = nil, stock: Int? = nil) {
    self.name = name
    self.price = price
    self.oldPrice = oldPrice
    self.coupon = coupon
    self.stock = stock
  }
}

/// A coupon, whose style the server may choose.
public struct Coupon: Sendable {
  /// The text, such as `满 ¥200 减 ¥30`.
  public var text: String
  /// The name of a code of the spec, such as `12_coupon_bold`; nil leaves the style to the shop.
  public var style: String?

  /// Makes a coupon from its parts.
  public init(_ text: String, style: String? = nil) {
    self.text = text
    self.style = style
  }
}
