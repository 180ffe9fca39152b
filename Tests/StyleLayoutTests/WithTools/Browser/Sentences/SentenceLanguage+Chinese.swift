extension SentenceLanguage {
  static let chinese = SentenceLanguage(
    code: "zh",
    space: "",
    patterns: [
      "{person}在{place}花{price}买了{thing}，{date}送到",
      "今天{number}，我们去{place}，好不好",
      "{person}说：“{thing}真的很好用！”",
      "“{thing}”、“{foreign}”（以及{thing}）都卖完了",
      "活动时间：{date}——{date}，满{price}减{price}",
      "《{thing}》讲的是{place}的故事……你看过吗",
      "据统计，{place}的人口增长了{number}；其中，{number}是学生",
      "这个App支持{foreign}，包括iPhone 15 Pro和Windows 11",
      "【公告】{date}起，{thing}（每人限购{number}个）开始预售",
      "他问：“你去过{place}吗？”我说：“没有。”",
      "严选好物，{thing}只要{price}起",
      "亲，您的{thing}已发货！预计{date}到达{place}。请注意查收",
      "A、B、C三种方案，选{number}个",
    ],
    people: ["小明", "王老师", "@严选小助手", "我妈妈", "李·华", "客服“小选”"],
    things: [
      "洗衣机", "日式拉杆箱", "红楼梦", "4K电视", "100%纯棉T恤", "不锈钢保温杯", "Wi-Fi路由器", "中式糕点", "儿童牙刷", "电子书",
    ],
    places: ["北京", "杭州·西湖", "浙江省杭州市滨江区网商路", "纽约（New York）", "3号楼2层", "上海"],
    prices: ["¥##", "￥#9.90", "##元", "#.#万元", "1##.00元", "$##"],
    dates: ["202#年#月1#日", "#月1#日", "周五（#/1#）", "202#-0#-1#", "1#:30"],
    numbers: ["##%", "#点半", "8.#折", "1#,###", "3～#", "1-#", "约##", "-#℃", "第#"],
    quotes: [["“", "”"], ["「", "」"], ["《", "》"], ["‘", "’"], ["\"", "\""]],
    brackets: [["（", "）"], ["(", ")"], ["【", "】"], ["[", "]"], ["〔", "〕"]],
    ends: ["。", "。", "。", "！", "？", "……", "～", "！！", "；"]
  )
}
