import StyleLayout
import StyleRichText
import StyledText
import Testing

/// What is under a point.
struct TouchTargetTests {
  private let selecting = TouchOptions(selectsText: true)

  private func target(_ x: Double, _ y: Double = 5, in frame: TextFrame, _ options: TouchOptions) -> TouchTarget? {
    frame.touchTarget(at: LayoutPoint(x: x, y: y), options: options)
  }

  /// The emoji is 10 points wide.
  @Test func targetsAreLinkMentionEmojiText() throws {
    let frame = TouchScene.frame("ab[cd]ef{@Ann}gh*ij")
    let kinds = stride(from: 2.5, to: 100, by: 5).map { target($0, in: frame, selecting)?.line }
    #expect(kinds[2] == "cd" && kinds[6...9] == ["@Ann", "@Ann", "@Ann", "@Ann"])
    #expect(kinds[12] == "smile" && kinds[13] == "smile" && kinds[14]?.hasPrefix("text") == true)
    let found = try [12.5, 32.5, 62.5, 72.5].map { try #require(target($0, in: frame, selecting)) }
    #expect(found.map(\.kind) == [.links, .mentions, .emoji, .text])
    #expect(found.map(\.range) == [2..<4, 6..<10, 12..<13, 13..<14])
    #expect(target(400, in: frame, selecting)?.range == 15..<15, "beside the text")
  }

  @Test func nothingIsOutsideLinksUnlessSelectionIsOn() {
    let frame = TouchScene.frame("ab[cd]efgh{@Ann}gh*ij")
    let lines = stride(from: -20, to: 130, by: 2.5).map { ($0, target($0, in: frame, TouchOptions())?.line) }
    for (x, line) in lines {
      let expected = x >= 6 && x <= 24 ? "cd" : x >= 36 && x <= 64 ? "@Ann" : nil
      #expect(line == expected, "\(x)")
    }
    for y in [-5, 14.5, 900] { #expect(target(12.5, y, in: frame, TouchOptions()) == nil) }
  }

  @Test func theMarginOfLinksCountsAndTheNearestWins() {
    let frame = TouchScene.frame("[ab]--[cd]")
    var options = TouchOptions(linkMargin: 20)
    #expect(target(14.9, in: frame, options)?.line == "ab" && target(15.1, in: frame, options)?.line == "cd")
    #expect(target(-19, in: frame, options)?.line == "ab" && target(-21, in: frame, options) == nil)
    #expect(target(5, 29, in: frame, options)?.line == "ab" && target(5, 31, in: frame, options) == nil)
    options.linkMargin = 0
    #expect(target(9.9, in: frame, options)?.line == "ab" && target(10.1, in: frame, options) == nil)
    #expect(TouchOptions().linkMargin > 0)
  }

  /// A finger is at one place: what is under it is nearer than what is beside it.
  @Test func whatIsTouchedIsNotTheLinkBesideIt() {
    let options = TouchOptions(selectsText: true, linkMargin: 8)
    let frame = TouchScene.frame("[ab]{@Ann}*")
    #expect(target(9, in: frame, options)?.line == "ab")
    #expect(target(11, in: frame, options)?.line == "@Ann", "a mention is as good as a link")
    let near = TouchScene.frame("[ab]*cd")
    #expect(target(12, in: near, options)?.line == "ab", "a link is rather meant than an emoji beside it")
    #expect(target(19, in: near, options)?.line == "smile")
  }

  /// A mention says who is meant, and a link around it only where it leads.
  @Test func linksWinOverEmojiAndNotOverMentions() throws {
    var text = TouchScene.text("a{@Ann}b*c")
    try text.set(\.link, "all", in: 0..<text.utf16Length)
    let frame = TouchScene.typesetter.frame(for: text)
    for x in [2.0, 32, 42] { #expect(target(x, in: frame, selecting)?.line == "all", "\(x)") }
    #expect(target(2, in: frame, selecting)?.range == 0..<8)
    let mention = try #require(target(12, in: frame, selecting))
    #expect(mention.kind == .mentions && mention.range == 1..<5)
  }

  /// However the text was made: by a codec, or by one that gave mentions a link.
  @Test func aDecodedMentionIsAMention() throws {
    let codec = RichTextCodec(mentions: .names(["小明": "user/7"]), links: [.url])
    var text = codec.decode("@小明 看 https://example.com").text
    for link in [nil, "user/7"] as [TextLink?] {
      try text.set(\.link, link, in: 0..<3)
      let frame = TouchScene.typesetter.frame(for: text)
      for x in [1.0, -3] {
        let mention = TextMention("user/7", text: "@小明")
        #expect(target(x, in: frame, TouchOptions()) == .mention(mention, range: 0..<3), "\(x)")
      }
    }
  }

  @Test func mentionsSideBySideAreTwo() {
    let frame = TouchScene.frame("{@A}{@B}")
    #expect(target(9, in: frame, selecting)?.range == 0..<2 && target(11, in: frame, selecting)?.range == 2..<4)
  }

  /// A mark that follows a mention belongs to its last character.
  @Test func aMentionHasWholeCharacters() throws {
    let frame = TouchScene.frame("x{@A}\u{301}y")
    let mention = try #require(target(12, in: frame, selecting))
    #expect(mention.kind == .mentions && mention.range == 1..<4)
  }

  @Test(arguments: [.nan, .infinity, -.infinity] as [Double])
  func aPointThatIsNoneTouchesNothing(number: Double) {
    let options = TouchOptions(selectsText: true, linkMargin: .infinity)
    let frame = TouchScene.frame("[ab] cd")
    #expect(target(number, in: frame, options) == nil && target(2, number, in: frame, options) == nil)
    #expect(target(1e100, -1e100, in: frame, options)?.line == "ab")
  }

  @Test func anEmptyTextIsText() {
    #expect(target(3, in: TouchScene.frame(""), selecting)?.range == 0..<0)
    #expect(target(3, in: TouchScene.frame(""), TouchOptions()) == nil)
  }

  @Test(arguments: [.nan, -1, -.infinity] as [Double])
  func limitsThatAreNoneCountAsZero(number: Double) {
    var options = TouchOptions(
      longPressDelay: number,
      secondTapDelay: number,
      secondTapDistance: number,
      slop: number,
      linkMargin: number
    )
    func check() {
      #expect(options.longPressDelay == 0 && options.secondTapDelay == 0 && options.secondTapDistance == 0)
      #expect(options.slop == 0 && options.linkMargin == 0)
    }
    check()
    options = TouchOptions()
    options.longPressDelay = number
    options.secondTapDelay = number
    options.secondTapDistance = number
    options.slop = number
    options.linkMargin = number
    check()
  }

  @Test func timesAreAtMostAnHour() {
    let options = TouchOptions(longPressDelay: .infinity, secondTapDelay: 1e300)
    #expect(options.longPressDelay == 3_600 && options.secondTapDelay == 3_600)
  }
}
