import StyleRichText

/// A sample sale, in place of a server.
public struct SampleSale: Sendable {
  /// The current page.
  public private(set) var page: Page
  private var elapsed = 0

  private static let duration = Duration.seconds(2 * 3600 + 13 * 60 + 9)

  /// Makes the page before the first second.
  public init() throws {
    page = try Page(
      title: "夏日好物 Summer Sale 🎐",
      remaining: Self.duration,
      products: Self.products(round: 0),
      topics: TopicList([
        ("出水稳", 128), ("手感好", 96), ("arrives early", 41), ("رائحة", 17), ("送礼", 12), ("颜值高", 9), ("不烫手", 4),
      ]),
      comments: Self.comments
    )
  }

  /// Advances by one second. Every fifth second the prices are loaded again, which takes a second.
  public mutating func advance() {
    elapsed += 1
    page.show(remaining: Self.duration - .seconds(elapsed))
    switch elapsed % 5 {
    case 3: page.show(nil)
    case 4: page.show(Self.products(round: elapsed / 5 + 1))
    default: break
    }
  }

  /// The products on offer. In each round, the kettle gets cheaper and fewer are left.
  private static func products(round: Int) -> [Product] {
    [
      Product(
        name: "手冲咖啡壶 Pour-over Kettle ☕",
        price: "¥\(max(89 - round * 10, 59))",
        oldPrice: "¥129",
        coupon: Coupon("满 ¥200 减 ¥30", style: "12_coupon_bold"),
        stock: max(12 - round * 3, 0)
      ),
      Product(name: "也门摩卡咖啡豆 قهوة يمنية 250 g", price: "¥68.50", oldPrice: "¥98.00", stock: 3),
      Product(name: "麻布围裙 리넨 앞치마", price: "¥1,099.00", coupon: Coupon("新人专享 9 折"), stock: 0),
      Product(name: "Crème brûlée 焦糖布丁杯 🍮 ×6", price: "¥45"),
    ]
  }

  private static let comments = [
    Comment(
      author: "小明",
      date: "2026-05-01 09:41",
      text: PlainText("壶嘴出水很稳，新手也能画圈[开心]手柄不烫，600 ml 刚好两杯。先看了#选购指南#再买的，没有踩坑 👍🏽[赞][赞]")
    ),
    Comment(
      author: "سلمى",
      date: "2026-05-01 12:30",
      text: PlainText(
        "送给妈妈的礼物[旋转]她说手柄的弧度刚好，单手倒水也不累。[赞]\n包装用的是再生纸，没有一点塑料。"
          + "唯一的小遗憾是没有温度计，不过配一支探针也就够了，早上煮完两杯再去上班。#选购指南#里提到的滤纸也一起买了。"
      )
    ),
    Comment(
      author: "Zoë",
      date: "2026-05-02 18:05",
      text: PlainText(
        "The beans arrived within two days and smell of cocoa and dried figs. [爱心] @店主 how long do they keep?",
        entities: [.init(74..<77, .mention("user/1"))]
      )
    ),
  ]
}
