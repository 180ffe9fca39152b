#if canImport(UIKit)
  import CoreFoundation
  import Foundation
  import ObjectiveC
  import QuartzCore
  import StyleLayout
  import StyleRichText
  import StyledText
  import UIKit

  @testable import StyleRichUI

  /// The calls of a label.
  @MainActor final class Log {
    var lines: [String] = []
  }

  extension UIView {
    /// Touches the view, as the system does: at a point, at a time.
    func down(_ x: Double, _ y: Double, at time: Double) { touchesBegan([touch(x, y, time)], with: nil) }
    func move(_ x: Double, _ y: Double, at time: Double) { touchesMoved([touch(x, y, time)], with: nil) }
    func up(_ x: Double, _ y: Double, at time: Double) { touchesEnded([touch(x, y, time)], with: nil) }

    private func touch(_ x: Double, _ y: Double, _ time: Double) -> UITouch {
      UITouch(at: CGPoint(x: x, y: y), time: time)
    }

    /// What the system asks a view for when it is on the screen.
    func layOut(width: Double, height: Double) {
      frame = CGRect(x: 0, y: 0, width: width, height: height)
      bounds = frame
      layoutSubviews()
    }
  }

  @MainActor func checkRichLabel() {
    let (label, log) = (RichLabel(), Log())
    label.onAction = { log.lines.append("\($1) \($0.name)") }
    label.styledText = linkText()
    check(label.stubCalls.contains("invalidateIntrinsicContentSize"), "a new text asks for a size")
    let size = label.intrinsicContentSize
    check(size.width.native > 0 && size.height.native > 0, "the label has a size")
    label.layOut(width: size.width.native, height: size.height.native + 20)
    checkPlaces(label, height: size.height.native)
    checkTouches(label, log)
    checkPointing(label, log)
    checkReading(label, log)
    label.stubCalls = []
    label.stubChange(to: UITraitCollection(.dark))
    check(label.stubCalls.contains("setNeedsLayout"), "another appearance is drawn")
  }

  @MainActor private func checkPlaces(_ label: RichLabel, height: Double) {
    check(label.layer.stubSublayers.first?.contents != nil, "the text is drawn")
    let first = label.forFirstBaselineLayout.frame.size.height.native
    check(first > 10 && first < 10 + height, "the first baseline \(first) is in the line, in the middle of the label")
    check(label.forLastBaselineLayout.frame, is: label.forFirstBaselineLayout.frame, "the only line")
    checkHeights(label)
  }

  /// The picture follows the text when the label gets another height.
  @MainActor private func checkHeights(_ label: RichLabel) {
    let size = label.bounds.size
    let top = label.layer.stubSublayers.first?.frame.origin.y.native ?? 0
    label.layOut(width: size.width.native, height: size.height.native + 10)
    check(label.layer.stubSublayers.first?.frame.origin.y.native, is: top + 5)
    label.layOut(width: size.width.native, height: size.height.native)
    check(label.layer.stubSublayers.first?.frame.origin.y.native, is: top)
  }

  @MainActor private func checkTouches(_ label: RichLabel, _ log: Log) {
    let (onText, onLink) = (5.0, label.bounds.size.width.native - 5)
    let middle = label.bounds.size.height.native / 2
    check(!label.point(inside: CGPoint(x: onText, y: middle), with: nil), "text is not touched")
    check(label.point(inside: CGPoint(x: onLink, y: middle), with: nil), "the link is touched")
    label.down(onLink, middle, at: 1)
    check(!label.gestureRecognizerShouldBegin(UITapGestureRecognizer()), "the view around it is not tapped, too")
    label.up(onLink, middle, at: 1.1)
    check(log.lines, is: ["tap target"])
    check(label.stubTouches, is: [], "the view below gets nothing")
    label.down(onLink, middle, at: 2)
    label.move(onLink - 40, middle, at: 2.1)
    label.up(onLink - 40, middle, at: 2.2)
    check(label.stubTouches, is: ["began", "moved", "ended"], "a touch that slips is for the view below")
    check(log.lines, is: ["tap target"])
    check(label.gestureRecognizerShouldBegin(UITapGestureRecognizer()), "nothing is pressed")
  }

  /// The pointer of a mouse, and the Tab key.
  @MainActor private func checkPointing(_ label: RichLabel, _ log: Log) {
    let interaction = label.stubInteractions.compactMap { $0 as? UIPointerInteraction }.first
    let (nowhere, middle) = (UIPointerRegion(rect: label.bounds), label.bounds.size.height.native / 2)
    func region(_ x: Double) -> UIPointerRegion? {
      let request = UIPointerRegionRequest(at: CGPoint(x: x, y: middle))
      guard let interaction else { return nil }
      return interaction.stubDelegate?.pointerInteraction(interaction, regionFor: request, defaultRegion: nowhere)
    }
    let link = region(label.bounds.size.width.native - 5)
    check(link.map { $0.rect.size.width.native < label.bounds.size.width.native } == true, "the pointer is on the link")
    check(label.model.hovered != nil, "the link is shown")
    check(region(3) == nil && label.model.hovered == nil, "text is not")
    check(label.focusViews.map(\.frame), is: [link?.rect].compactMap { $0 })
    let before = log.lines.count
    label.focusViews.first?.pressesEnded([UIPress(.keyboardReturnOrEnter)], with: nil)
    check(Array(log.lines.dropFirst(before)), is: ["tap target"])
  }

  @MainActor private func checkReading(_ label: RichLabel, _ log: Log) {
    check(label.accessibilityLabel, is: "see link")
    check(!label.isAccessibilityElement, "the label contains its elements")
    let elements = (label.accessibilityElements ?? []).compactMap { $0 as? LabelReadElement }
    check(elements.map(\.accessibilityLabel), is: ["see link", "link"])
    check(elements.map(\.accessibilityTraits), is: [.staticText, .link])
    check(elements.last?.accessibilityActivate(), is: true)
    check(log.lines.last, is: "tap target")
    let search = UIAccessibilityCustomRotorSearchPredicate()
    let found = label.accessibilityCustomRotors?.first?.stubSearch(search)
    check((found?.targetElement as? LabelReadElement) === elements.last, "the rotor finds the link")
    search.searchDirection = .previous
    search.currentItem = UIAccessibilityCustomRotorItemResult(stubElement: elements.last)
    check(label.accessibilityCustomRotors?.first?.stubSearch(search) == nil, "there is no link before it")
  }

  @MainActor func checkSelection() {
    let (window, other) = (UIWindow(), RichLabel())
    let label = RichLabel()
    for label in [label, other] {
      label.isSelectable = true
      label.styledText = linkText()
      label.stubWindow = window
      label.layOut(width: 200, height: 20)
    }
    func doubleTap(_ label: RichLabel, at time: Double) {
      for tap in [time, time + 0.2] {
        label.down(3, 10, at: tap)
        label.up(3, 10, at: tap + 0.1)
      }
    }
    doubleTap(label, at: 1)
    check(label.selection?.range, is: 0..<3, "the word is selected")
    let menu = label.stubInteractions.compactMap { $0 as? UIEditMenuInteraction }.first
    check(menu?.stubShown?.menu.children.map(\.title), is: ["Copy", "Select All"])
    let all = menu?.stubShown?.menu.children.compactMap { $0 as? UIAction }.last
    if let all { all.stubHandler(all) }
    check(label.selection?.range, is: 0..<8)
    doubleTap(other, at: 3)
    check(label.selection == nil && other.selection != nil, "one selection for all labels of a window")
    check(menu?.stubShown == nil, "its menu is hidden")
    other.styledText = "new"
    other.layoutSubviews()
    check(other.selection == nil, "another text has no selection")
    doubleTap(label, at: 5)
    label.stubWindow = nil
    label.stubWindow = window
    check(label.selection == nil, "a label that left its window has no selection")
  }

  @MainActor func checkExpandableLabel() {
    let (label, log) = (ExpandableLabel(), Log())
    label.onChange = { log.lines.append("\($0.state)") }
    label.onToggle = { log.lines.append("wants \($0.wantsExpanded)") }
    label.expandable = expandableText()
    label.layOut(width: 60, height: 30)
    check(log.lines, is: ["collapsed"])
    label.layoutSubviews()
    check(log.lines, is: ["collapsed"], "a layout that shows the same is not told")
    let action = label.accessibilityCustomActions?.first
    check(action?.name, is: "more")
    if let action { check(action.stubHandler(action), "the action is done") }
    check(label.expandable.wantsExpanded, "the label keeps the state")
    label.layoutSubviews()
    check(log.lines, is: ["collapsed", "wants true", "expanded"])
    check(label.accessibilityCustomActions?.first?.name, is: "less")
    // A cell that is used again shows the state of its item.
    label.expandable = ExpandableText("short", limit: .lines(2))
    label.layoutSubviews()
    check(log.lines.last, is: "whole")
    check(label.accessibilityCustomActions?.count, is: 0)
    label.expandable = expandableText()
    label.layoutSubviews()
    check(log.lines.last, is: "collapsed")
  }

  @MainActor func checkAttachments() {
    let label = RichLabel()
    var made = 0
    label.attachmentView = { attachment in
      guard attachment.identifier == "video" else { return nil }
      made += 1
      return UIView()
    }
    func text(_ words: String) -> StyledText {
      var text = StyledText(words, attributes: TextAttributes(size: 10))
      text.append(TextAttachment("video", width: 20, ascent: 10))
      text.append(TextAttachment("smile", width: 10, ascent: 10))
      return text
    }
    label.styledText = text("a")
    label.layOut(width: 200, height: 20)
    let (views, layers) = (label.subviews.count, label.layer.stubSublayers.count)
    let view = label.subviews.last
    check(view?.frame.size, is: CGSize(width: 20, height: 10))
    let center = CGPoint(x: (view?.frame.origin.x.native ?? 0) + 1, y: (view?.frame.origin.y.native ?? 0) + 1)
    check(label.point(inside: center, with: nil), "a view in the text is touched")
    for words in ["bb", "ccc", "d"] {
      label.styledText = text(words)
      label.layoutSubviews()
    }
    check(made, is: 1, "the view is used again")
    check([label.subviews.count, label.layer.stubSublayers.count], is: [views, layers])
    label.styledText = "none"
    label.layoutSubviews()
    check([label.subviews.count, label.layer.stubSublayers.count], is: [views - 1, layers - 1])
  }
#endif
