import StyleRichText

// In place of a server.

nonisolated extension Person {
  static let samples = [
    Person(id: "user/7", name: "小明"), Person(id: "user/8", name: "Ann Lee"), Person(id: "user/9", name: "سلمى"),
    Person(id: "user/10", name: "Zoë"),
  ]

  /// The people whose names begin as typed.
  static func named(_ beginning: String) -> [Person] {
    samples.filter { $0.name.lowercased().hasPrefix(beginning.lowercased()) }
  }
}

nonisolated extension Topic {
  static let samples = [
    Topic(name: "出水稳", count: 128), Topic(name: "手感好", count: 96), Topic(name: "arrives early", count: 41),
    Topic(name: "رائحة", count: 17), Topic(name: "送礼", count: 12), Topic(name: "颜值高", count: 9),
    Topic(name: "不烫手", count: 4), Topic(name: "600 ml", count: 4), Topic(name: "复购", count: 2),
  ]
}

nonisolated extension Comment {
  static let samples = [
    Comment(id: 1, author: "小明", text: "壶嘴出水很稳，新手也能画圈[开心]手柄不烫，600 ml 刚好两杯。先看了#选购指南#再买的，没有踩坑 👍🏽[赞][赞]"),
    Comment(
      id: 2,
      author: "سلمى",
      text: """
        送给妈妈的礼物[旋转]她说手柄的弧度刚好，单手倒水也不累。[赞]
        包装用的是再生纸，没有一点塑料。唯一的小遗憾是没有温度计，不过配一支探针也就够了，早上煮完两杯再去上班。\
        @小明 推荐的滤纸也一起买了。
        """
    ),
    Comment(
      id: 3,
      author: "Zoë",
      text: """
        The beans arrived within two days and smell of cocoa and dried figs. [爱心] @Ann Lee keeps them for a month; \
        https://example.com/beans says how.
        """
    ),
  ]

  private init(id: Int, author: String, text: String) {
    self.init(id: id, author: author, text: PlainText(text))
  }
}
