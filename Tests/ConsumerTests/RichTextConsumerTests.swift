import TestSupport
import Testing

/// A package that uses the product `StyleRichText` alone. On Linux, that needs neither Pango nor other libraries.
@Suite(.buildsConsumers)
struct RichTextConsumerTests {
  @Test func aConsumerOfRichTextNeedsNoPango() throws {
    let consumer = try Consumer(
      dependencies: Consumer.checkout,
      targets: """
        .executableTarget(name: "App", dependencies: [.product(name: "StyleRichText", package: "StyleSpec")])
        """
    )
    try consumer.write(Self.program, to: "Sources/App/App.swift")
    let built = try consumer.build()
    try #require(built.status == 0, "\(built.log)")
    #expect(!built.log.contains("warning:"), "\(built.log)")
    #expect(
      try consumer.run("App") == """
        你好 a@b.c | 你好 a@b.c
        1 row: 20.0 50.0
        2 rows, 1 of 4 hidden: 0.0 40.0 0.0, +1 at 80.0
        collapsed, expanded, collapsed, 2 lines
        ["tap"]

        """
    )
    #if os(Linux)
      let libraries = try Subprocess.run("ldd", [try consumer.binary("App")])
      try #require(libraries.status == 0 && libraries.output.contains("libc.so"), "\(libraries.errors)")
      for name in ["pango", "cairo", "gif"] { #expect(!libraries.output.contains("lib\(name)"), "\(libraries.output)") }
    #endif
  }

  private static let program = """
    import StyleLayout
    import StyleRichText
    import StyledText

    @main struct App {
      static func main() {
        let typesetter = Typesetter(FixedWidthShaper())
        let style = TextAttributes(size: 20)

        let codec = RichTextCodec(links: [.mail])
        let comment = codec.decode("你好 a@b.c")
        print(comment.text.plainText, codec.encode(comment.text).text, separator: " | ")

        func frame(_ text: String, _ width: Double) -> TextFrame {
          typesetter.frame(for: StyledText(text, attributes: style), width: width)
        }

        let row = FlowLayout(spacing: .fixed(10)).arrange(count: 2) { index, width in
          FlowItem(frame(["ab", "abcde"][index], width))
        }
        print(row.rows.count, "row:", row.rects[0].width, row.rects[1].width)

        let tags = FlowLayout(spacing: .fixed(10), maximumRows: 2).arrange(count: 4, width: 100) { index, width in
          FlowItem(frame(["abc", "abc", "abcdefg", "abc"][index], width))
        } overflow: { hidden, width in
          FlowItem(frame("+\\(hidden)", width))
        }
        print(
          "\\(tags.rows.count) rows, \\(tags.hiddenCount) of 4 hidden:",
          tags.rects[0].x, tags.rects[1].x, "\\(tags.rects[2].x), +1 at", tags.overflowRect?.x ?? -1
        )

        var review = ExpandableText(
          StyledText("one two three four five six seven eight nine", attributes: style),
          limit: .lines(2)
        )
        let collapsed = review.frame(by: typesetter, width: 150)
        review.wantsExpanded = true
        let expanded = review.frame(by: typesetter, width: 150)
        review.wantsExpanded = false
        let again = review.frame(by: typesetter, width: 150)
        print(collapsed.state, expanded.state, "\\(again.state), \\(again.frame.lines.count) lines", separator: ", ")

        if let link = collapsed.frame.links.last, let rect = link.rects.first {
          let point = LayoutPoint(x: rect.x + 1, y: rect.y + 1)
          var tracker = TouchTracker()
          let actions = tracker.handle(.down(point, at: 0), in: collapsed.frame)
            + tracker.handle(.up(point, at: 0.1), in: collapsed.frame)
          print(actions.compactMap { action -> String? in
            if case .tap(.link(let tapped), _) = action, collapsed.toggles(tapped) { "tap" } else { nil }
          })
        }
      }
    }

    """
}
