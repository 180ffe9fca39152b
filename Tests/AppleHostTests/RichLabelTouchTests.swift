#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
  import CoreFoundation
  import Foundation
  import ObjectiveC
  import StyleLayout
  import StyleRichText
  import StyleUI
  import StyledText
  import Testing
  import UIKit

  @testable import StyleRichUI

  /// Touches of a label, as the system sends them: the text "see link", whose link is on the right.
  @MainActor struct RichLabelTouchTests {
    /// A finger at a point, at a time.
    private final class Finger: UITouch {
      private let point: CGPoint
      private let time: Double

      init(_ point: CGPoint, at time: Double) {
        (self.point, self.time) = (point, time)
        super.init()
      }

      override var timestamp: Double { time }

      override func location(in view: UIView?) -> CGPoint { point }
    }

    private final class Told {
      var lines: [String] = []
    }

    private let label = RichLabel(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
    private let told = Told()

    init() {
      var text = StyledText("see ", attributes: TextAttributes(size: 17))
      text.append(StyledText("link", attributes: TextAttributes(size: 17, link: TextLink("target"))))
      label.styledText = text
      label.layoutIfNeeded()
      label.onAction = { [told] target, gesture in told.lines.append("\(gesture)") }
    }

    /// The middle of the link, or of the text before it.
    private func point(onLink: Bool) throws -> CGPoint {
      let frame = try #require(label.model.elements.first { ($0.target != nil) == onLink })
      let rect = frame.bounds.moved(by: label.placement.origin)
      let x = onLink ? rect.x + rect.width / 2 : rect.x + 3
      return CGPoint(x: x, y: rect.y + rect.height / 2)
    }

    private func down(_ point: CGPoint, at time: Double) { label.touchesBegan([Finger(point, at: time)], with: nil) }
    private func move(_ point: CGPoint, at time: Double) { label.touchesMoved([Finger(point, at: time)], with: nil) }
    private func up(_ point: CGPoint, at time: Double) { label.touchesEnded([Finger(point, at: time)], with: nil) }

    private func tap(_ point: CGPoint, at time: Double) {
      down(point, at: time)
      up(point, at: time + 0.1)
    }

    @Test func aTapOnALinkIsTold() throws {
      tap(try point(onLink: true), at: 1)
      #expect(told.lines == ["tap"] && label.model.touches.highlight == nil)
    }

    @Test func aLinkIsHighlightedWhileItIsPressed() throws {
      down(try point(onLink: true), at: 1)
      #expect(label.model.touches.highlight != nil && told.lines == [])
    }

    @Test func aTapOnTextIsForTheViewBelow() throws {
      tap(try point(onLink: false), at: 1)
      #expect(told.lines == [])
    }

    @Test func aTapBesideTheTextIsForTheViewBelow() {
      #expect(!label.point(inside: CGPoint(x: 190, y: 20), with: nil))
      tap(CGPoint(x: 190, y: 20), at: 1)
      #expect(told.lines == [])
    }

    @Test func twoQuickTapsOnALinkAreTwoTaps() throws {
      let link = try point(onLink: true)
      tap(link, at: 1)
      tap(link, at: 1.2)
      #expect(told.lines == ["tap", "tap"])
    }

    @Test func aFingerThatIsDraggedOutTellsNothing() throws {
      let link = try point(onLink: true)
      down(link, at: 1)
      move(CGPoint(x: Double(link.x), y: Double(link.y) + 80), at: 1.1)
      #expect(label.model.touches.highlight == nil)
      up(CGPoint(x: Double(link.x), y: Double(link.y) + 80), at: 1.2)
      #expect(told.lines == [])
    }

    @Test func aTouchThatIsTakenAwayTellsNothing() throws {
      let link = try point(onLink: true)
      down(link, at: 1)
      label.touchesCancelled([Finger(link, at: 1.1)], with: nil)
      #expect(told.lines == [] && label.model.touches.highlight == nil)
    }

    /// The timer of the system may be late; the finger tells the time.
    @Test func aLongPressIsToldOnce() throws {
      let link = try point(onLink: true)
      down(link, at: 1)
      move(link, at: 1.6)
      up(link, at: 1.7)
      #expect(told.lines == ["longPress"])
    }

    @Test func aDoubleTapSelectsAWord() throws {
      label.isSelectable = true
      let text = try point(onLink: false)
      tap(text, at: 1)
      tap(text, at: 1.2)
      #expect(label.selection?.range == 0..<3)
    }

    @Test func aLinkThatGoesUnderAFingerTellsNothing() throws {
      let link = try point(onLink: true)
      down(link, at: 1)
      label.styledText = "another"
      label.layoutIfNeeded()
      up(link, at: 1.1)
      #expect(told.lines == [])
    }
  }
#endif
