import StyleLayout
import StyleRichText
import StyleTables
import StyledText
import TestSupport
import Testing
import YanxuanStyles

/// Plain text and display text: emoji, mentions and links, storage and layout.
@Suite struct DisplayTextTests {
  private let people: MentionDirectory = ["小明": "user/7", "Ann Lee": "user/8"]

  private func codec(_ text: TextAttributes = TextAttributes()) -> RichTextCodec {
    RichTextCodec(
      emoji: Yanxuan.emoji,
      mentions: .names(people),
      links: [.mail],
      looks: RichTextLooks(text: text, mention: TextAttributes(weight: 700))
    )
  }

  /// The texts of the atoms and links of a display text.
  private func marked(_ decoded: DecodedText) -> [String] {
    decoded.text.runs.compactMap { run in
      let attributes = run.attributes
      return attributes.attachment?.plainText ?? attributes.mention?.text ?? attributes.link?.identifier
    }
  }

  // MARK: 1

  @Test(arguments: ["", "啊啊啊[赞] @小明", "[强][旋转]/猫", "[nobody] [赞", "\u{FFFC}[赞]\u{FFFC}", "e\u{301}[赞]\u{301}\r\n@小明"])
  func plainTextSurvivesDisplay(text: String) throws {
    let decoded = codec().decode(text)
    #expect(Array(codec().encode(decoded.text).text.utf8) == Array(text.utf8))
    #expect(Array(decoded.text.plainText.utf8) == Array(text.utf8), "what is copied")
  }

  @Test func knownCodesAreImagesAndUnknownOnesWords() {
    let decoded = codec().decode("好[赞][nobody][强]")
    #expect(decoded.text.text == "好\u{FFFC}[nobody]\u{FFFC}")
    #expect(
      decoded.text.runs.compactMap(\.attributes.attachment?.identifier) == ["Yanxuan/classic/赞", "Yanxuan/classic/赞"]
    )
    #expect(marked(decoded) == ["[赞]", "[强]"], "an alias stays as it was written")
  }

  @Test func namesLeadToPeople() throws {
    let decoded = codec().decode("好[赞] @小明!")
    let mention = try decoded.text.attributes(at: 3)
    #expect(mention.mention == TextMention("user/7", text: "@小明"))
    #expect(mention.link == nil && mention.weight == 700)
    let frame = Typesetter(FixedWidthShaper()).frame(for: decoded.text)
    let rect = try #require(frame.selectionRects(for: 3..<6).first?.rect)
    let point = LayoutPoint(x: rect.x + rect.width / 2, y: rect.y + rect.height / 2)
    #expect(frame.touchTarget(at: point) == .mention(TextMention("user/7", text: "@小明"), range: 3..<6))
    #expect(try decoded.text.attributes(at: 6).mention == nil)
  }

  /// A name alone loses the person: two people have the same.
  @Test func displayTextSurvivesStorage() {
    let plain = PlainText("@小明 和 @小明", entities: [PlainText.Entity(6..<9, .mention("user/9"))])
    let decoded = codec().decode(plain)
    #expect(decoded.text.runs.compactMap(\.attributes.mention?.identifier) == ["user/7", "user/9"])
    let stored = codec().encode(decoded.text)
    #expect(codec().decode(stored).text == decoded.text)
    #expect(codec().decode(stored.text).text != decoded.text, "the words alone mean another person")
  }

  // MARK: 2

  @Test func codesLeadToImages() throws {
    let decoded = codec().decode("[赞][旋转]/猫")
    let found = try decoded.text.runs.map { run in
      try #require(run.attributes.attachment.flatMap { Yanxuan.emoji.code(withIdentifier: $0.identifier) })
    }
    #expect(found.map(\.image) == ["emoji/classic/like.png", "emoji/classic/spin.gif", "emoji/animals/cat.png"])
    #expect(found.map(\.still) == [nil, "emoji/classic/spin.png", nil])
    #expect(found.map(\.pack.name) == ["classic", "classic", "animals"], "several packs")
    #expect(found.map(\.code) == ["[赞]", "[旋转]", "/猫"], "back to the code")
  }

  // MARK: 4, 5

  private static let shaper = FixedWidthShaper()

  private func frame(_ text: StyledText, width: Double = .infinity, _ shaper: any TextShaper = Self.shaper) -> TextFrame
  {
    Typesetter(shaper).frame(for: text, in: StyleContext(host: .layout), width: width)
  }

  private func styled(_ size: Double = 10, _ lineHeight: Double = 12, spacing: Double = 0) -> TextAttributes {
    var attributes = TextAttributes()
    attributes.explicitStyle = ResolvedStyle(
      size: size,
      weight: 400,
      family: nil,
      color: StyleColor(light: RGBAColor(red: 0, green: 0, blue: 0)),
      metrics: LineMetrics(lineHeight: lineHeight, lineSpacing: spacing, letterSpacing: 0, baseline: 0.85 * size),
      fontMetrics: FontMetrics(ascent: 0.75, descent: 0.25)
    )
    return attributes
  }

  /// The font's ascent is 7.5 and its descent 2.5; the baseline is at 8.5.
  @Test func emojiIsAsHighAsTheFont() {
    let frame = frame(codec(styled()).decode("ab[赞]c").text)
    #expect(frame.attachments.map(\.rect) == [LayoutRect(x: 10, y: 1, width: 10, height: 10)])
    #expect(frame.lines.map(\.baseline) == [8.5])
  }

  @Test(arguments: [StyleCode.t9_gray2_regular, .t14_gray2_bold, .t27_gray2_regular], StyleHost.allCases)
  func emojiDoesNotMakeALineHigher(code: StyleCode, host: StyleHost) throws {
    let codec = codec(TextAttributes(style: code))
    let lines = ["a赞", "a赞[赞]", "a赞[五星好评]", "a赞 @小明"].map { text in
      Typesetter(Self.shaper).frame(for: codec.decode(text).text, in: StyleContext(host: host)).lines
    }
    let boxes = lines.map { $0.map { [$0.box.y, $0.box.height, $0.baseline, $0.ascent, $0.descent] } }
    #expect(boxes.allSatisfy { $0 == boxes[0] }, "\(boxes)")
    #expect(boxes[0].count == 1)
  }

  /// Two lines of 20 with 3 between them, whatever is in them; the height is that of the lines that are drawn.
  @Test func heightForAWidth() throws {
    let codec = codec(styled(14, 20, spacing: 3))
    for text in ["啊啊啊啊啊", "啊[赞]啊啊[赞]", "[赞][赞][赞][赞][赞]", "啊啊啊@小明"] {
      let frame = frame(codec.decode(text).text, width: 14 * 3 + 1)
      #expect(frame.lines.map(\.box.height) == [20, 20], "\(text)")
      #expect(frame.lines.map(\.box.y) == [0, 23], "\(text)")
      #expect(frame.size.height == frame.lines.last?.box.maxY, "\(text)")
    }
  }

  // MARK: 6

  @Test func positionsAreUTF16() throws {
    let text = "👩‍👧[赞]😀@小明"
    let decoded = codec().decode(text)
    #expect(decoded.map.changes == [PositionMap.Change(old: 5..<8, new: 5..<6)])
    #expect(try decoded.text.atoms(in: 0..<decoded.text.utf16Length) == [5..<6, 8..<11])
    #expect(decoded.map.map(text.utf16.count) == decoded.text.utf16Length)
    #expect(decoded.map.map(10..<13) == 8..<11, "@小明")
    #expect(decoded.map.inverse.map(8..<11) == 10..<13)
    #expect(decoded.map.map(6, bias: .before) == 5 && decoded.map.map(6, bias: .after) == 6, "inside of a code")
  }

  // MARK: 8

  /// All ranges that are found after emoji are those of the display text.
  @Test func rangesAreOfTheDisplayText() throws {
    let decoded = codec().decode("[五星好评][赞]@Ann Lee [赞]a@b.cn[赞]")
    #expect(decoded.text.text == "\u{FFFC}\u{FFFC}@Ann Lee \u{FFFC}a@b.cn\u{FFFC}")
    let links = decoded.text.runs.filter { $0.attributes.link != nil || $0.attributes.mention != nil }
    let texts = try links.map { try decoded.text.plainText(in: $0.range) }
    #expect(texts == ["@Ann Lee", "a@b.cn"])
  }

  /// Characters are not positions: each of these is one of several units.
  @Test(arguments: ["😀", "👩‍👧", "🇨🇳", "e\u{301}", "\r\n", "字"])
  func lengthsAreUTF16(character: String) throws {
    let length = character.utf16.count
    let entity = PlainText.Entity(2 * length + 3..<2 * length + 5, .mention("user/1"))
    let plain = PlainText(character + "[赞]" + character + "@b" + character, entities: [entity])
    let decoded = codec().decode(plain)
    #expect(decoded.problems == [])
    #expect(
      try decoded.text.atoms(in: 0..<decoded.text.utf16Length) == [
        length..<length + 1, 2 * length + 1..<2 * length + 3,
      ]
    )
    #expect(codec().encode(decoded.text) == plain)
  }

  private func steps(_ codec: RichTextCodec, _ text: String) -> DecodingSteps {
    var steps = DecodingSteps()
    _ = codec.decode(PlainText(text), steps: &steps)
    return steps
  }

  private func codec(ofCodes count: Int) throws -> RichTextCodec {
    // All are equally long, so that the shorter ones of a large table do not go on.
    let names = (0..<count).map { "\($0 + 10_000)" }
    return RichTextCodec(
      emoji: try emojiCatalog("Large", [("p", names.map { TestEmoji($0) })]),
      mentions: .names(MentionDirectory(names.map { (name: $0, identifier: "user/\($0)") }))
    )
  }

  /// The number of codes and names does not count.
  @Test func tablesAreNotSearched() throws {
    let text = String(repeating: "好[10007] @10007 [no]", count: 20)
    let few = steps(try codec(ofCodes: 10), text)
    #expect(steps(try codec(ofCodes: 5_000), text) == few)
    #expect(few.trie < text.utf8.count, "\(few)")
  }

  /// No pass for each rule, code or key: every byte is looked at once, and codes are compared only where one may begin.
  @Test func textIsReadOnce() throws {
    let plain = steps(codec(), String(repeating: "好物推荐。", count: 1_000))
    #expect(
      plain
        == {
          var steps = DecodingSteps(); steps.bytes = 15_000; return steps
        }()
    )
    let codes = (1...60).map { TestEmoji("e\($0)", codes: [String(repeating: "[", count: $0 + 1) + "x"]) }
    let emoji = try emojiCatalog("Hostile", [("p", codes)])
    let hostile = String(repeating: "[", count: 10_000)
    let found = steps(RichTextCodec(emoji: emoji), hostile)
    #expect(found.bytes == hostile.utf8.count)
    #expect(found.trie > hostile.utf8.count && found.trie <= (emoji.longestCode + 1) * hostile.utf8.count, "\(found)")
  }

  /// A key costs as much in a text that is a hundred times as long.
  @Test func aKeyIsReadWhereItIsTyped() {
    let codec = codec()
    let counts = [100, 10_000].map { count in
      let before = String(repeating: "好[赞]的 @小明 a@b.cn ", count: count)
      let old = codec.decode(before + "[赞" + before)
      let place = old.plain.text.utf16.count / 2 + 1
      var steps = DecodingSteps()
      let edit = PositionMap.Change(old: place..<place, new: place..<place + 1)
      let new = codec.redecode(old, as: PlainText(before + "[赞]" + before), edited: edit, steps: &steps)
      #expect(new == codec.decode(new.plain) && new.map.changes.count == old.map.changes.count + 1)
      return steps.total
    }
    #expect(counts[0] == counts[1] && (1...200).contains(counts[0]), "\(counts)")
  }

  /// Not the first one of a dictionary or of a table.
  @Test func theLongestCodeWins() throws {
    let smiles = [":)", ":))", ":)))"].enumerated().map { TestEmoji("e\($0)", codes: [$1]) }
    for table in [smiles, smiles.reversed()] {
      let codec = RichTextCodec(
        emoji: try emojiCatalog("Smiles", [("p", table)]),
        mentions: .names(["Ann": "user/1", "Ann Lee": "user/2"])
      )
      #expect(marked(codec.decode(":)))):):))@Ann Lee @Ann")) == [":)))", ":)", ":))", "@Ann Lee", "@Ann"])
    }
  }

  /// A label asks one frame for its height and draws the same lines, so other spacing cannot be in between.
  @Test func theHeightIsThatOfWhatIsDrawn() throws {
    let text = codec(styled(14, 22, spacing: 4)).decode("啊啊[赞]啊@小明啊啊[五星好评]啊").text
    for width in stride(from: 14.0, through: 140, by: 7) {
      let frame = frame(text, width: width)
      let bottom = frame.lines.map(\.box.maxY).max()
      #expect(frame.size.height == bottom)
      #expect(frame.size.height == Double(frame.lines.count) * 26 - 4, "\(width)")
      for box in frame.attachments { #expect(box.rect.maxY <= frame.size.height) }
    }
  }

  /// Decoding again, and laying out what was laid out, makes nothing twice.
  @Test func preparedOnce() {
    let (codec, counter) = (codec(styled()), ShapeCounter())
    let typesetter = Typesetter(counter)
    for _ in 0..<5 { _ = typesetter.frame(for: codec.decode("啊[赞]@小明").text, width: 100) }
    #expect(counter.shapes.withLock { $0 } == 1)
    _ = typesetter.frame(for: codec.decode("好[赞]@小明").text, width: 100)
    #expect(counter.shapes.withLock { $0 } == 2)
  }

  @Test func movingEmojiStandWhereOthersDo() throws {
    #expect(Yanxuan.emoji.code(for: "[旋转]")?.still != nil && Yanxuan.emoji.code(for: "[赞]")?.still == nil)
    let codec = codec(styled())
    let rects = ["啊[旋转]啊", "啊[赞]啊"].map { frame(codec.decode($0).text).attachments.map(\.rect) }
    #expect(rects[0] == rects[1] && rects[0].count == 1)
  }

  /// The boxes of one comment in three fonts follow each of them.
  @Test func boxesFollowTheFont() throws {
    let decoded = codec().decode("啊[赞]")
    var heights: [[Double]] = []
    for size in [10.0, 14, 27] {
      var text = decoded.text
      text.attributes = styled(size, 1.2 * size)
      let frame = frame(text)
      heights.append(frame.attachments.map(\.rect.height))
      #expect(frame.attachments.map(\.rect.maxY) == frame.lines.map { $0.baseline + $0.descent })
    }
    #expect(heights == [[10], [14], [27]])
  }
}

/// A shaper that counts what it is asked for.
private struct ShapeCounter: TextShaper {
  let shapes = Locked(0)
  private let shaper = FixedWidthShaper()

  func metrics(of font: FontRequest) -> FaceMetrics { shaper.metrics(of: font) }

  func direction(of paragraph: String) -> TextDirection? { shaper.direction(of: paragraph) }

  func shape(_ request: ShapingRequest) -> ShapedParagraph {
    shapes.withLock { $0 += 1 }
    return shaper.shape(request)
  }
}
