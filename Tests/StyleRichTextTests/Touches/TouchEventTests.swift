import Foundation
import StyleLayout
import StyleRichText
import TestSupport
import Testing

struct TouchEventTests {
  @Test func eventsAreMadeByTheirPhases() {
    let point = LayoutPoint(x: 1, y: 2)
    #expect(TouchEvent.down(point, at: 3) == TouchEvent(.down, at: point, time: 3))
    #expect(TouchEvent.move(point, at: 3) == TouchEvent(.move, at: point, time: 3))
    #expect(TouchEvent.up(point, at: 3) == TouchEvent(.up, at: point, time: 3))
    #expect(TouchEvent.cancel(at: 3) == TouchEvent(.cancel, time: 3))
    #expect(TouchEvent.timer(at: 3) == TouchEvent(.timer, time: 3))
  }

  @Test(arguments: [
    ("0.25 down 12.0 34.5", TouchEvent.down(LayoutPoint(x: 12, y: 34.5), at: 0.25)),
    ("1.0 move -1.0 0.0", .move(LayoutPoint(x: -1, y: 0), at: 1)),
    ("2.0 up 0.0 0.0", .up(.zero, at: 2)), ("2.5 cancel", .cancel(at: 2.5)), ("3.0 timer", .timer(at: 3)),
    ("3.0 timer 1.0 2.0", TouchEvent(.timer, at: LayoutPoint(x: 1, y: 2), time: 3)),
  ])
  func anEventIsALineOfText(line: String, event: TouchEvent) {
    #expect(event.description == line)
    #expect(TouchEvent(line) == event)
  }

  @Test func spacesAndFractionsAreFree() {
    #expect(TouchEvent("  0.10\tdown  12   34 ") == .down(LayoutPoint(x: 12, y: 34), at: 0.1))
    #expect(TouchEvent("1e1 cancel 0 0") == .cancel(at: 10))
    #expect(TouchEvent("nan up inf 0").map { $0.time.isNaN && $0.point.x == .infinity } == true)
  }

  @Test(arguments: [
    "", " ", "0.1", "down", "0.1 down", "0.1 down 1", "0.1 down 1 2 3", "0.1 press 1 2", "0.1 Down 1 2", "x down 1 2",
    "0.1 down x 2", "0.1 down 1 y", "0.1 timer 1", "0.1 timer x y", "0.1 move", "down 0.1 1 2", "0,1 down 1 2",
  ])
  func otherTextIsNotAnEvent(line: String) {
    #expect(TouchEvent(line) == nil)
  }

  @Test func numbersSurviveAsTextAndAsJSON() throws {
    let seed = SeededGenerator.chosenSeed
    var random = SeededGenerator(seed: seed)
    for _ in 0..<lawRounds(400) {
      func number() -> Double {
        let scale: Double = [1e-9, 1, 1e3, 1e15, 1e300].randomElement(using: &random) ?? 1
        return .random(in: -1...1, using: &random) * scale
      }
      let phase = TouchEvent.Phase.allCases.randomElement(using: &random) ?? .down
      let event = TouchEvent(phase, at: LayoutPoint(x: number(), y: number()), time: number())
      #expect(TouchEvent(event.description) == event, "seed \(seed)")
      let data = try JSONEncoder().encode(event)
      #expect(try JSONDecoder().decode(TouchEvent.self, from: data) == event, "seed \(seed)")
    }
  }
}
