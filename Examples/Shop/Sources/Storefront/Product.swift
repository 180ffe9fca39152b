/// A product as a server describes it. Prices come as texts, because the server knows currencies and how to write them.
public struct Product: Sendable {
  /// What it is called, in any script.
  public var name: String
  /// What it costs now, such as `¥89`.
  public var price: String
  /// What it cost before the sale; nil for a product that is not on sale.
  public var oldPrice: String?
  /// A coupon for it; nil for none.
  public var coupon: Coupon?
  /// How many are left; nil when there are plenty.
  public var stock: Int?

  /// A product from its parts.
  public init(name: String, price: String, oldPrice: String? = nil, coupon: Coupon? = nil, stock: Int? = nil) {
    self.name = name
    self.price = price
    self.oldPrice = oldPrice
    self.coupon = coupon
    self.stock = stock
  }
}

/// A coupon, whose look the server may choose.
public struct Coupon: Sendable {
  /// Such as `满 ¥200 减 ¥30`.
  public var text: String
  /// The name of a code of the spec, such as `12_coupon_bold`; nil leaves the look to the shop.
  public var style: String?

  /// A coupon from its parts.
  public init(_ text: String, style: String? = nil) {
    self.text = text
    self.style = style
  }
}
