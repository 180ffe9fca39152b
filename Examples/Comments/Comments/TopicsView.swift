#if os(iOS)
  import CoreFoundation
  import Foundation
  import StyleLayout
  import StyleRichText
  import StyleRichUI
  import StyleSpec
  import UIKit

  /// Tags in two rows, which end with "+3" if not all of them fit.
  final class TopicsView: UIView {
    private let tags: [RichLabel]
    private let more = RichLabel(resources: .comments)
    private var height = 0.0

    init(_ topics: [Topic]) {
      tags = topics.map { topic in
        let tag = RichLabel(resources: .comments)
        tag.styledText = topic.tag
        return tag
      }
      super.init(frame: .zero)
      for tag in tags + [more] { addSubview(tag) }
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
      super.layoutSubviews()
      let rows = FlowLayout.topics.arrange(count: tags.count, width: Double(bounds.size.width)) { index, width in
        item(tags[index], width)
      } overflow: { [self] hidden, width in
        more.styledText = Topic.moreTag(hidden)
        return item(more, width)
      }
      more.styledText = Topic.moreTag(rows.hiddenCount)
      place(more, at: rows.overflowRect)
      for (index, tag) in tags.enumerated() { place(tag, at: index < rows.rects.count ? rows.rects[index] : nil) }
      if height != rows.size.height {
        height = rows.size.height
        invalidateIntrinsicContentSize()
      }
    }

    override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: CGFloat(height)) }

    private func item(_ label: RichLabel, _ width: Double) -> FlowItem {
      let size = label.sizeThatFits(CGSize(width: width, height: .infinity))
      return FlowItem(width: Double(size.width), height: Double(size.height))
    }

    private func place(_ label: RichLabel, at rect: LayoutRect?) {
      label.isHidden = rect == nil
      if let rect { label.frame = CGRect(x: rect.x, y: rect.y, width: rect.width, height: rect.height) }
    }
  }
#endif
