#if canImport(AppKit) && !canImport(UIKit)
  import AppKit
  import CoreFoundation
  import ObjectiveC
  import StyleLayout
  import StyleRichText
  import StyledText

  @testable import StyleRichUI

  @MainActor func checkRichLabelView() {
    let label = RichLabelView()
    var log: [String] = []
    label.onAction = { log.append("\($1) \($0.name)") }
    label.onChange = { log.append("\($0.state)") }
    label.content = .text(linkText())
    let size = label.intrinsicContentSize
    label.setFrameSize(size)
    label.bounds = CGRect(x: 0, y: 0, width: size.width.native, height: size.height.native)
    label.layout()
    let baselines = label.firstBaselineOffsetFromTop.native + label.lastBaselineOffsetFromBottom.native
    check(abs(baselines - size.height.native) < 0.001, "one line has one baseline")
    let link = CGPoint(x: size.width.native - 5, y: size.height.native / 2)
    check(label.hitTest(link) === label, "the link is clicked")
    check(label.hitTest(CGPoint(x: 3, y: 5)) == nil, "text is not clicked")
    label.mouseDown(with: NSEvent(at: link, time: 1))
    label.mouseDragged(with: NSEvent(at: link, time: 1.05))
    label.mouseUp(with: NSEvent(at: link, time: 1.1))
    check(log, is: ["tap target"])
    label.resetCursorRects()
    check(label.stubCursorRects.count, is: 1)
    check(label.accessibilityLabel(), is: "see link")
    let child = label.accessibilityChildren()?.first as? LabelLinkElement
    check(child?.stubLabel, is: "link")
    check(child?.accessibilityPerformPress(), is: true)
    check(log, is: ["tap target", "tap target"])
    label.content = .expandable(expandableText())
    label.bounds = CGRect(x: 0, y: 0, width: 60, height: 30)
    label.layout()
    check(log.last, is: "collapsed")
    label.needsDisplay = false
    label.viewDidChangeEffectiveAppearance()
    check(label.needsDisplay, "another appearance is drawn")
  }
#endif
