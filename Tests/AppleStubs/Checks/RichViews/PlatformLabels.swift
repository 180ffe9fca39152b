#if canImport(UIKit)
  import CoreFoundation
  import StyleLayout
  import StyleRichText
  import SwiftUI
  import UIKit

  @testable import StyleRichUI

  /// The label of UIKit that SwiftUI shows.
  @MainActor func checkPlatformLabel() {
    let log = Log()
    func platformLabel(_ content: LabelContent) -> PlatformLabel {
      PlatformLabel(
        content: content,
        options: FrameOptions(),
        label: LabelSettings(resources: .shared, isSelectable: false, onAction: nil),
        onAction: { log.lines.append("\($1) \($0.name)") },
        onToggle: { log.lines.append("wants \($0.wantsExpanded)") },
        onChange: { log.lines.append("\($0.state)") }
      )
    }
    let context = UIViewRepresentableContext<PlatformLabel>()
    let collapsed = platformLabel(.expandable(expandableText()))
    let view = collapsed.makeUIView(context: context)
    collapsed.updateUIView(view, context: context)
    func size(_ width: CGFloat?) -> CGSize? {
      collapsed.sizeThatFits(ProposedViewSize(width: width, height: nil), uiView: view, context: context)
    }
    let (narrow, wide) = (size(60), size(nil))
    check((narrow?.height.native ?? 0) > (wide?.height.native ?? 0), "a narrow text has more lines")
    check((size(0)?.width.native ?? 99) < 20, "the narrowest size has a grapheme in each line")
    view.layOut(width: 60, height: 30)
    view.toggle()
    view.layoutSubviews()
    check(log.lines, is: ["collapsed", "wants true", "expanded"])
    collapsed.updateUIView(view, context: context)
    view.layoutSubviews()
    check(log.lines.last, is: "collapsed", "the binding has the state")
    platformLabel(.text(linkText())).updateUIView(view, context: context)
    view.layOut(width: 200, height: 20)
    view.focusViews.first?.pressesEnded([UIPress(.keyboardSpacebar)], with: nil)
    check(log.lines.last, is: "tap target")
    check(!view.point(inside: CGPoint(x: 3, y: 10), with: nil), "a text that is not expandable is not copied")
  }
#endif
