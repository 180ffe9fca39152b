import StyleLayout
import StyledText
import Testing

@Suite struct LinkTests {
  private static func text() throws -> StyledText {
    var text = StyledText("see here or there")
    try text.set(\.link, "here", in: 4..<8)
    try text.set(\.weight, 700, in: 6..<10)
    try text.set(\.link, "there", in: 12..<17)
    return text
  }

  @Test func neighboringRunsOfALinkAreOne() throws {
    let frame = tenPointFrame(try Self.text())
    #expect(frame.links.map(\.link) == ["here", "there"])
    #expect(frame.links.map(\.range) == [4..<8, 12..<17])
    #expect(frame.links[0].rects == [LayoutRect(x: 20, y: 0, width: 20, height: 10)])
  }

  @Test func linksKnowTheirRectanglesInEveryLine() throws {
    var text = StyledText("aa bb cc")
    try text.set(\.link, "x", in: 3..<8)
    let frame = tenPointFrame(text, width: 26)
    #expect(frame.links.count == 1)
    #expect(
      frame.links[0].rects == [
        LayoutRect(x: 15, y: 0, width: 11, height: 10), LayoutRect(x: 0, y: 10, width: 10, height: 10),
      ]
    )
    #expect(frame.link(at: LayoutPoint(x: 1, y: 11)) == frame.links[0])
  }

  @Test func linksThatFollowEachOtherAreTwo() throws {
    var text = StyledText("ab")
    try text.set(\.link, "a", in: 0..<1)
    try text.set(\.link, TextLink("a", parameter: "2"), in: 1..<2)
    #expect(tenPointFrame(text).links.map(\.range) == [0..<1, 1..<2])
    #expect(tenPointFrame(text).link(at: LayoutPoint(x: 5, y: 5), margin: 3)?.range == 1..<2)
  }

  @Test func theMarginCountsAndNothingBeyondIt() throws {
    let frame = tenPointFrame(try Self.text())
    func link(_ x: Double, _ y: Double, margin: Double = 0) -> TextLink? {
      frame.link(at: LayoutPoint(x: x, y: y), margin: margin)?.link
    }
    #expect(link(20, 5) == "here" && link(39.9, 0) == "here" && link(60, 5) == "there")
    #expect(link(40, 5) == nil && link(19.9, 5) == nil && link(30, 10) == nil && link(30, -0.1) == nil)
    #expect(link(42, 5, margin: 2) == "here" && link(42.1, 5, margin: 2) == nil)
    #expect(link(49, 5, margin: 40) == "here" && link(51, 5, margin: 40) == "there")
    // Three to the right and four below.
    #expect(link(43, 14, margin: 5) == "here" && link(43, 14, margin: 4.9) == nil)
    #expect(link(.nan, 5, margin: 99) == nil && link(30, .nan) == nil)
    #expect(link(41, 5, margin: .nan) == nil && link(41, 5, margin: -3) == nil)
    #expect(link(-900, 900, margin: .infinity) == "here")
    #expect(link(.infinity, 5, margin: 10) == nil)
  }

  @Test func theNearestLinkIsHitAndNotTheLast() throws {
    var text = StyledText("ab\ncd\nef")
    try text.set(\.link, "first", in: 0..<2)
    try text.set(\.link, "last", in: 6..<8)
    let frame = tenPointFrame(text)
    #expect(frame.link(at: LayoutPoint(x: 5, y: 14), margin: 20)?.link == "first")
    #expect(frame.link(at: LayoutPoint(x: 5, y: 16), margin: 20)?.link == "last")
    #expect(frame.link(at: LayoutPoint(x: 5, y: 16), margin: 3)?.link == nil)
  }

  @Test func linksThatWereNotLaidOutAreMissing() throws {
    var text = StyledText("ab\ncd")
    try text.set(\.link, "x", in: 3..<5)
    #expect(tenPointFrame(text, options: FrameOptions(maximumLines: 1)).links.isEmpty)
    #expect(tenPointFrame("").links.isEmpty && tenPointFrame("").link(at: .zero, margin: 9) == nil)
  }

  /// There is nothing to be touched.
  @Test func aLinkOnALineBreakHasNoRectangle() throws {
    var text = StyledText("ab\ncd\u{2028}ef")
    try text.set(\.link, "nowhere", in: 2..<3)
    try text.set(\.link, "there", in: 4..<7)
    let frame = tenPointFrame(text)
    #expect(frame.links.map(\.link) == ["there"])
    #expect(frame.links[0].rects.allSatisfy { $0.width > 0 } && frame.links[0].rects.count == 2)
    #expect(frame.link(at: LayoutPoint(x: 10, y: 5), margin: 2) == nil)
    for rect in frame.links[0].rects {
      #expect(frame.link(at: LayoutPoint(x: rect.x, y: rect.y)) == frame.links[0])
    }
  }

  /// A link is found at every point of its rectangles, and nowhere else.
  @Test func linksAreWhereTheirRectanglesAre() throws {
    try PositionCase.check(200) { one, generator, note in
      let links = one.frame.links
      for _ in 0..<10 {
        let point = LayoutPoint(
          x: .random(in: -5...110, using: &generator),
          y: .random(in: -5...60, using: &generator)
        )
        let expected = links.first { $0.rects.contains { $0.contains(point) } }
        try #require(one.frame.link(at: point) == expected, "\(note), \(point)")
        let isNear = links.contains { $0.rects.contains { $0.outset(by: 3).contains(point) } }
        try #require(one.frame.link(at: point, margin: 3) == nil || isNear, "\(note), \(point)")
      }
    }
  }
}
