#if canImport(UIKit)
  import CoreFoundation
  import Foundation
  import ObjectiveC
  import StyleRichText
  import UIKit

  @testable import StyleRichUI

  private struct Topic: Identifiable, Sendable {
    let id: String
    var title: String

    init(_ id: String) { (self.id, title) = (id, id) }
  }

  /// A tag of 30 × 10 points.
  private final class Box: UIView {
    var text = ""

    override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: 30, height: 10) }

    override var accessibilityLabel: String? {
      get { text }
      set {}
    }
  }

  /// Tags of 30 × 10 points in two rows of 70 points.
  @MainActor private final class TagScene {
    let view: TagsView<Topic, Box>
    let log = Log()

    init(_ names: [String]) {
      view = TagsView(
        names.map { Topic($0) },
        by: FlowLayout(spacing: .fixed(4), rowSpacing: 2, maximumRows: 2)
      ) {
        Box()
      } configure: { box, topic, state in
        box.text = topic.title + state.marks
      } more: { box, hidden, state in
        box.text = "+\(hidden)" + state.marks
      }
    }

    /// The tags that are shown, in the order of their views.
    var boxes: [Box] { view.subviews.compactMap { $0 as? Box }.filter { !$0.isHidden } }

    var texts: [String] { boxes.map(\.text).sorted() }

    func box(_ text: String) -> Box? { boxes.first { $0.text == text } }

    var elements: [TagElement] { (view.accessibilityElements ?? []).compactMap { $0 as? TagElement } }

    func layOut() { view.layOut(width: 70, height: 22) }

    func tap(_ x: Double, _ y: Double) {
      view.down(x, y, at: 1)
      view.up(x, y, at: 1.1)
    }
  }

  extension TagState {
    fileprivate var marks: String { (isSelected ? "*" : "") + (isPressed ? "!" : "") }
  }

  @MainActor func checkTags() {
    checkTagRows()
    checkTagReuse()
    checkTagTaps()
    checkTagReading()
  }

  @MainActor private func checkTagRows() {
    let scene = TagScene(["a", "b", "c", "d", "e", "f"])
    check(scene.view.intrinsicContentSize, is: CGSize(width: -1, height: 0), "no width is known")
    scene.view.stubCalls = []
    scene.layOut()
    check(scene.texts, is: ["+3", "a", "b", "c"])
    check(scene.box("c")?.frame, is: CGRect(x: 0, y: 12, width: 30, height: 10))
    check(scene.box("+3")?.frame, is: CGRect(x: 34, y: 12, width: 30, height: 10))
    check(scene.view.stubCalls.contains("invalidateIntrinsicContentSize"), "the height is another one")
    check(scene.view.intrinsicContentSize, is: CGSize(width: -1, height: 22))
    scene.view.stubCalls = []
    scene.layOut()
    check(!scene.view.stubCalls.contains("invalidateIntrinsicContentSize"), "the height is the same")
    check(scene.view.sizeThatFits(CGSize(width: 0, height: 0)), is: CGSize(width: 200, height: 10), "one row")
    check(scene.texts, is: ["+3", "a", "b", "c"], "measuring changes nothing")
    scene.view.preferredMaxLayoutWidth = 30
    check(scene.view.intrinsicContentSize, is: CGSize(width: -1, height: 22))
    check(scene.texts, is: ["+3", "a", "b", "c"])
    let size = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryL")
    scene.view.stubTraits = UITraitCollection(.light, .unspecified, size, .rightToLeft)
    scene.layOut()
    check(scene.box("a")?.frame.origin.x, is: 40, "the first tag is on the right")
    scene.view.stubCalls = []
    scene.view.stubChange(to: UITraitCollection(.dark))
    check(scene.view.stubCalls.contains("setNeedsLayout"), "tags may have other sizes")
    scene.view.flow.maximumRows = nil
    scene.layOut()
    check(scene.texts, is: ["a", "b", "c", "d", "e", "f"], "nothing is hidden")
  }

  @MainActor private func checkTagReuse() {
    let scene = TagScene(["a", "b", "c", "d", "e", "f"])
    scene.layOut()
    let (a, b) = (scene.box("a"), scene.box("b"))
    let count = scene.view.subviews.count
    scene.view.items = ["x", "b", "a", "y", "z"].map { Topic($0) }
    scene.layOut()
    check(scene.texts, is: ["+2", "a", "b", "x"])
    check(scene.box("a") === a && scene.box("b") === b, "views stay with their items")
    check(scene.view.subviews.count, is: count, "the other one is used again")
    scene.view.items[1].title = "new"
    check(b?.text, is: "new", "the same item has another title")
    scene.view.items = [Topic("b")]
    scene.layOut()
    check(scene.texts, is: ["b"])
    scene.view.items = []
    scene.layOut()
    check(scene.texts, is: [])
  }

  @MainActor private func checkTagTaps() {
    let (scene, log) = (TagScene(["a", "b", "c", "d", "e", "f"]), Log())
    scene.layOut()
    scene.tap(5, 5)
    check(scene.view.stubTouches, is: ["began", "ended"], "tags that do nothing pass touches on")
    check(!scene.view.point(inside: CGPoint(x: 32, y: 5), with: nil), "between tags is nothing")
    scene.view.stubTouches = []
    scene.view.selection = .one(nil)
    scene.view.onTap = { log.lines.append($0.id) }
    scene.view.onSelect = { log.lines.append($0.ids.sorted().joined()) }
    scene.tap(5, 5)
    check(log.lines, is: ["a", "a"])
    check(scene.texts, is: ["+3", "a*", "b", "c"])
    scene.view.down(35, 5, at: 2)
    check(scene.texts, is: ["+3", "a*", "b!", "c"], "the tag under the finger")
    check(!scene.view.gestureRecognizerShouldBegin(UITapGestureRecognizer()), "the view around it is not tapped, too")
    scene.view.move(5, 5, at: 2.1)
    scene.view.up(35, 5, at: 2.2)
    check(scene.texts, is: ["+3", "a*", "b", "c"], "a finger that slips does not tap")
    scene.tap(35, 5)
    check(scene.texts, is: ["+3", "a", "b*", "c"])
    scene.tap(40, 15)
    check(log.lines, is: ["a", "a", "b", "b"], "the last tag does nothing yet")
    scene.view.onMore = { log.lines.append("more \($0)") }
    scene.view.down(40, 15, at: 3)
    check(scene.texts, is: ["+3!", "a", "b*", "c"])
    scene.view.up(40, 15, at: 3.1)
    check(log.lines.last, is: "more 3")
    check(scene.texts, is: ["+3", "a", "b*", "c"])
    check(scene.view.stubTouches, is: ["began", "ended"], "only the touch on the last tag was passed on")
    scene.view.down(5, 5, at: 4)
    scene.view.items = [Topic("x")]
    scene.view.up(5, 5, at: 4.1)
    check(log.lines.last, is: "more 3", "other items are not tapped")
  }

  @MainActor private func checkTagReading() {
    let scene = TagScene(["a", "b", "c", "d"])
    scene.layOut()
    check(scene.elements.map(\.accessibilityTraits), is: Array(repeating: .staticText, count: 4))
    check(scene.elements.first?.accessibilityActivate(), is: false)
    scene.view.selection = .many(["b"])
    scene.layOut()
    check(scene.elements.map(\.accessibilityLabel), is: ["a", "b*", "c", "d"])
    check(scene.elements.map(\.accessibilityTraits), is: [.button, [.button, .selected], .button, .button])
    let first = scene.elements.first
    check(first?.accessibilityActivate(), is: true)
    check(scene.view.selection, is: .many(["a", "b"]))
    scene.layOut()
    check(scene.elements.first === first, "VoiceOver stays on the tag")
    scene.view.items.swapAt(0, 1)
    scene.layOut()
    check(scene.elements[1] === first, "the element goes with its item")
  }
#endif
