import StyleLayout
import StyledText
import Testing

@Suite struct HitTests {
  private func hit(_ x: Double, _ y: Double, in frame: TextFrame) -> TextHit {
    frame.position(at: LayoutPoint(x: x, y: y))
  }

  @Test func theNearerHalfOfAGraphemeDecides() {
    let frame = tenPointFrame("汉字")
    #expect(hit(4, 5, in: frame).caret == TextCaret(0))
    #expect(hit(6, 5, in: frame).caret == TextCaret(1, .upstream))
    #expect(hit(14, 5, in: frame).caret == TextCaret(1))
    #expect(hit(6, 5, in: frame).grapheme == 0..<1)
    #expect(hit(14, 5, in: frame).grapheme == 1..<2)
  }

  @Test func textFromRightToLeftIsHitFromItsRight() {
    let frame = tenPointFrame("ab שלום cd")
    #expect(hit(22, 5, in: frame).caret == TextCaret(6, .upstream))
    #expect(hit(24, 5, in: frame).caret == TextCaret(5))
    #expect(hit(24, 5, in: frame).grapheme == 5..<6)
  }

  @Test func pointsBesideALineGiveItsEnds() {
    let frame = tenPointFrame("汉字汉\nab\r\ncd", width: 20)
    #expect(hit(99, 5, in: frame).caret == TextCaret(2, .upstream))
    #expect(hit(99, 15, in: frame).caret == TextCaret(3))
    #expect(hit(99, 25, in: frame).caret == TextCaret(6))
    #expect(hit(-9, 25, in: frame).caret == TextCaret(4))
    #expect(hit(99, 99, in: frame).caret == TextCaret(10))
    #expect(hit(-9, -9, in: frame).caret == TextCaret(0))
    #expect(!hit(99, 5, in: frame).isInside && !hit(5, 99, in: frame).isInside && !hit(5, -1, in: frame).isInside)
  }

  @Test func pointsBesideALineFromRightToLeftGiveItsEnds() {
    let frame = tenPointFrame("שלום\nאב", width: 50)
    #expect(hit(99, 5, in: frame).caret == TextCaret(0))
    #expect(hit(0, 5, in: frame).caret == TextCaret(4))
    #expect(hit(0, 15, in: frame).caret == TextCaret(7))
  }

  @Test func pointsBesideTextAgainstTheBaseDirectionGiveTheEdge() throws {
    let frame = tenPointFrame("שלום", width: 50, options: FrameOptions(direction: .leftToRight))
    let left = hit(-1, 5, in: frame).caret
    let right = hit(40, 5, in: frame).caret
    #expect(left == TextCaret(0, .upstream) && right == TextCaret(4))
    #expect(try frame.caretRect(at: left.position, affinity: left.affinity).x == 0)
    #expect(try frame.caretRect(at: right.position, affinity: right.affinity).x == 20)
  }

  @Test func whatLiesBetweenTwoLinesIsShared() {
    var text = StyledText("ab\ncd")
    text.attributes.paragraphSpacing = 8
    let frame = tenPointFrame(text)
    #expect(hit(0, 13, in: frame).position == 0)
    #expect(hit(0, 15, in: frame).position == 3)
    #expect(!hit(1, 13, in: frame).isInside)
  }

  @Test func graphemesAreNotHitInside() {
    let text = "👩‍👩‍👧e\u{301}\u{FFFC}🇩🇪"
    let frame = tenPointFrame(StyledText(text))
    let stops: Set = [0, 8, 10, 11, 15]
    for x in 0..<40 { #expect(stops.contains(hit(Double(x), 5, in: frame).position)) }
  }

  @Test func numbersThatAreNoneAreTheOrigin() {
    let frame = tenPointFrame("ab\ncd")
    #expect(hit(.nan, .nan, in: frame).caret == TextCaret(0))
    #expect(hit(.nan, 15, in: frame).caret == TextCaret(3))
    #expect(hit(.infinity, .infinity, in: frame).caret == TextCaret(5))
    #expect(hit(-.infinity, -.infinity, in: frame).caret == TextCaret(0))
    #expect(hit(.infinity, 5, in: frame).caret == TextCaret(2))
  }

  @Test func emptyLinesAreHit() {
    let frame = tenPointFrame("a\n\nb")
    #expect(hit(30, 15, in: frame).caret == TextCaret(2))
    #expect(hit(30, 15, in: frame).grapheme == nil)
    #expect(hit(7, 7, in: tenPointFrame("")).caret == TextCaret(0))
  }
}
