#if canImport(CPango)
  import Foundation
  import StyleLayout
  import StyleRichText
  import StyledText
  import StyleTables
  import TestSupport
  import Testing
  import YanxuanStyles

  /// Labels as they are drawn: pressed links, selections, expandable texts, tags and moving emoji.
  struct LabelPictureTests {
    private static let color = StyleColor(light: RGBAColor(red: 0x39, green: 0x63, blue: 0x9E))
    private static let white = RGBAColor(red: 0xFF, green: 0xFF, blue: 0xFF)
    private static let pressed = PressedStyle(
      background: TextBackground(color, cornerRadius: 2),
      color: StyleColor(light: white)
    )

    private let typesetter: Typesetter
    private let codec = RichTextCodec(
      emoji: Yanxuan.emoji,
      mentions: .names(["小明": "user/7", "Ann Lee": "user/8", "سلمى": "user/9"]),
      links: [.url, .topic],
      looks: RichTextLooks(
        style: .t14_gray2_regular,
        mention: TextAttributes(color: color),
        link: TextAttributes(color: color, pressed: pressed)
      )
    )
    private let images = EmojiImageStore { identifier in
      let image = Yanxuan.emoji.code(withIdentifier: identifier)?.image ?? identifier
      return Array(try Data(contentsOf: Repository.root.appendingPathComponent("tokens/\(image)")))
    }

    init() throws {
      typesetter = Typesetter(try PangoShaper(.installed))
    }

    /// A press on the link of the first comment, and one on the mention of the second one.
    @Test func commentsWithAPressedLinkAndAPressedMention() throws {
      var sheet = Sheet(images)
      for (text, pressed) in [
        ("啊啊啊[赞] @小明 看了#选购指南#再买的 👍🏽[开心]", "选购"),
        ("Great value, see https://example.com/a [爱心] @Ann Lee!", "Ann"), ("شكرا @سلمى [赞] رائع جدا", ""),
        ("[旋转][五星] 好", ""),
      ] {
        let frame = frame(codec.decode(PlainText(text)).text)
        var tracker = TouchTracker()
        if let point = try middle(of: pressed, in: frame) { _ = tracker.handle(.down(point, at: 0), in: frame) }
        #expect((tracker.highlight == nil) == pressed.isEmpty)
        sheet.add(frame, DrawingOptions(pressedLink: tracker.highlight))
      }
      try sheet.expect("labels-comments")
    }

    /// Within a line; with a head and a tail; with a middle, too: from left to right, and from right to left.
    @Test func selectionsOfEachShapeWithPins() throws {
      var sheet = Sheet(images)
      for (text, parts) in [
        (
          "The beans smell of cocoa[赞] and dried figs, and @Ann Lee says that they keep for a month or more.",
          ["beans", "figs", "month"]
        ),
        (
          "رائحة القهوة تشبه الكاكاو[赞] والتين المجفف، وتقول @سلمى إنها تبقى شهرا كاملا أو أكثر",
          ["القهوة", "المجفف", "كاملا"]
        ),
      ] {
        let frame = frame(codec.decode(PlainText(text)).text, width: 180)
        let first = try range(of: parts[0], in: frame)
        for part in parts {
          let range = first.lowerBound..<(try range(of: part, in: frame)).upperBound
          let selection = try #require(LabelSelection(range, in: frame))
          sheet.add(frame, DrawingOptions(selection: selection.range, selectionPins: .standard))
        }
      }
      try sheet.expect("labels-selections")
    }

    @Test func wholeCollapsedAndExpanded() throws {
      let long = codec.decode(PlainText("壶嘴出水很稳，新手也能画圈[开心]手柄不烫，@小明 看了#选购指南#再买的，没有踩坑 👍🏽[赞][赞]")).text
      var sheet = Sheet(images)
      for (text, isExpanded) in [(codec.decode(PlainText("刚好两行[赞]\n没有踩坑")).text, false), (long, false), (long, true)] {
        let expandable = ExpandableText(text, limit: .lines(2), wantsExpanded: isExpanded)
        sheet.add(expandable.frame(by: typesetter, width: 200).frame)
      }
      try sheet.expect("labels-expandable")
    }

    @Test func tagsWithTheNumberOfThoseThatAreHidden() throws {
      let names = ["出水稳", "手感好", "arrives early", "رائحة", "送礼", "颜值高", "不烫手", "600 ml", "复购"]
      let look = TextAttributes(
        style: .t12_gray3_regular,
        background: TextBackground(
          StyleColor(light: RGBAColor(red: 0xEE, green: 0xF0, blue: 0xF3)),
          cornerRadius: 4,
          padding: TextInsets(top: 3, left: 6, bottom: 3, right: 6)
        )
      )
      func tag(_ name: String, _ width: Double) -> TextFrame {
        typesetter.frame(for: StyledText(name, attributes: look), width: width)
      }
      var sheet = Sheet(images)
      for (rows, alignment) in [(2, FlowLayout.HorizontalAlignment.leading), (2, .trailing), (9, .center)] {
        let flow = FlowLayout(horizontal: alignment, spacing: .fixed(18), rowSpacing: 10, maximumRows: rows)
        let tags = flow.arrange(count: names.count, width: 200) { index, width in
          FlowItem(tag(names[index], width))
        } overflow: { hidden, width in
          FlowItem(tag("+\(hidden)", width))
        }
        var labels = zip(names, tags.rects).map { (tag($0, $1.width), $1) }
        if let rect = tags.overflowRect { labels.append((tag("+\(tags.hiddenCount)", rect.width), rect)) }
        sheet.add(labels, height: tags.size.height)
      }
      try sheet.expect("labels-tags")
    }

    @Test func oneMovingEmojiAtFourTimes() throws {
      let frame = frame(codec.decode(PlainText("[旋转] 好[旋转]")).text)
      let image = try #require(images.image(for: "Yanxuan/classic/旋转"))
      var sheet = Sheet(images)
      for quarter in 0..<4 { sheet.add(frame, at: image.timing.duration * Double(quarter) / 4) }
      try sheet.expect("labels-moving")
    }

    private func frame(_ text: StyledText, width: Double = 240) -> TextFrame {
      typesetter.frame(for: text, width: width)
    }

    private func range(of part: String, in frame: TextFrame) throws -> Range<Int> {
      let text = frame.text.text
      let range = try #require(text.range(of: part))
      return range.lowerBound.utf16Offset(in: text)..<range.upperBound.utf16Offset(in: text)
    }

    private func middle(of part: String, in frame: TextFrame) throws -> LayoutPoint? {
      guard !part.isEmpty else { return nil }
      let rect = try #require(frame.selectionRects(for: range(of: part, in: frame)).first?.rect)
      return LayoutPoint(x: rect.x + rect.width / 2, y: rect.y + rect.height / 2)
    }
  }

  /// Frames below each other.
  private struct Sheet {
    private let images: EmojiImageStore
    private var labels: [(frame: TextFrame, origin: LayoutPoint, options: DrawingOptions, time: Double)] = []
    private var width = 0.0
    private var bottom = Self.margin

    private static let margin = 16.0

    init(_ images: EmojiImageStore) {
      self.images = images
    }

    mutating func add(_ frame: TextFrame, _ options: DrawingOptions = DrawingOptions(), at time: Double = 0) {
      labels.append((frame, LayoutPoint(x: Self.margin, y: bottom), options, time))
      width = max(width, frame.size.width)
      bottom += frame.size.height + Self.margin
    }

    mutating func add(_ frames: [(frame: TextFrame, rect: LayoutRect)], height: Double) {
      for (frame, rect) in frames {
        let origin = LayoutPoint(x: Self.margin + rect.x, y: bottom + rect.y)
        labels.append((frame, origin, DrawingOptions(), 0))
        width = max(width, rect.maxX)
      }
      bottom += height + Self.margin
    }

    func expect(_ name: String, sourceLocation: SourceLocation = #_sourceLocation) throws {
      let size = LayoutSize(width: (width + 2 * Self.margin).rounded(.up), height: bottom.rounded(.up))
      var page = Drawing(size: size, background: RGBAColor(red: 0xFF, green: 0xFF, blue: 0xFF))
      for label in labels {
        page.draw(label.frame, at: label.origin, options: label.options) { attachment in
          let timing = images.image(for: attachment.identifier)?.timing
          return images.frame(timing?.frameIndex(at: label.time) ?? 0, of: attachment.identifier)
        }
      }
      try RecordedPicture(name).expect(page.encoded(as: .png(scale: 2)), sourceLocation: sourceLocation)
    }
  }
#endif
