import StyleLayout
import StyleRichText
import StyleSpec

/// A text of a page.
public enum PageLabel: Hashable, Sendable {
  case heading, countdown, commentsHeading, moreTopics
  case name(Int), price(Int), coupon(Int), stock(Int)
  case topic(Int)
  case author(Int), comment(Int)
}

/// Where the texts of a page are: below each other, and topics in rows.
struct PageLayout: Sendable {
  /// A text at its place.
  struct Place: Sendable {
    let label: PageLabel
    let frame: TextFrame
    let origin: LayoutPoint
    /// A comment that may be expanded; nil for other texts.
    let expanded: ExpandedFrame?

    var rect: LayoutRect {
      LayoutRect(x: origin.x, y: origin.y, width: frame.size.width, height: frame.size.height)
    }

    /// A point of the page in the frame.
    func point(_ point: LayoutPoint) -> LayoutPoint { LayoutPoint(x: point.x - origin.x, y: point.y - origin.y) }
  }

  private let typesetter: Typesetter
  private let context: StyleContext
  /// In points, without the margins.
  private let width: Double
  private(set) var places: [Place] = []
  private var bottom: Double

  private static let margin = 16.0

  init(_ page: Page, typesetter: Typesetter, context: StyleContext, width: Double) {
    self.typesetter = typesetter
    self.context = context
    self.width = width - 2 * Self.margin
    bottom = Self.margin
    add(page.heading, .heading)
    add(page.countdown.text, .countdown)
    for (index, card) in page.cards.enumerated() {
      addSpace(16)
      for (text, label) in [
        (card.name, PageLabel.name(index)), (card.price, .price(index)), (card.coupon, .coupon(index)),
        (card.stock, .stock(index)),
      ] where !text.isEmpty { add(text, label) }
    }
    addSpace(24)
    add(page.commentsHeading, .commentsHeading)
    addSpace(8)
    add(page.topics)
    for (index, comment) in page.comments.enumerated() {
      addSpace(12)
      add(comment.header, .author(index))
      let expanded = comment.text.frame(by: typesetter, in: context, width: self.width)
      add(expanded.frame, .comment(index), expanded: expanded)
    }
  }

  /// The size of the page, in points.
  var size: LayoutSize { LayoutSize(width: width + 2 * Self.margin, height: bottom + Self.margin) }

  /// The text at a point of the page; nil between texts.
  func place(at point: LayoutPoint) -> Place? { places.first { $0.rect.contains(point) } }

  /// The place of a text; nil if it is not shown.
  func place(of label: PageLabel) -> Place? { places.first { $0.label == label } }

  private mutating func addSpace(_ height: Double) { bottom += height }

  private mutating func add(_ text: StyledText, _ label: PageLabel) {
    add(frame(text), label)
  }

  private mutating func add(_ frame: TextFrame, _ label: PageLabel, expanded: ExpandedFrame? = nil) {
    let origin = LayoutPoint(x: Self.margin, y: bottom)
    places.append(Place(label: label, frame: frame, origin: origin, expanded: expanded))
    bottom += frame.size.height
  }

  private mutating func add(_ topics: TopicList) {
    let flow = FlowLayout(spacing: .fixed(16), rowSpacing: 4, maximumRows: topics.isExpanded ? nil : 1)
    let (typesetter, context) = (typesetter, context)
    let rows = flow.arrange(count: topics.topics.count, width: width) { index, width in
      FlowItem(typesetter.frame(for: topics.topics[index], in: context, width: width))
    } overflow: { hidden, width in
      FlowItem(typesetter.frame(for: topics.more(hidden), in: context, width: width))
    }
    for (index, rect) in rows.rects.enumerated() { add(topics.topics[index], .topic(index), in: rect) }
    if let rect = rows.overflowRect { add(topics.more(rows.hiddenCount), .moreTopics, in: rect) }
    bottom += rows.size.height
  }

  private mutating func add(_ text: StyledText, _ label: PageLabel, in rect: LayoutRect) {
    let origin = LayoutPoint(x: Self.margin + rect.x, y: bottom + rect.y)
    places.append(Place(label: label, frame: frame(text, width: rect.width), origin: origin, expanded: nil))
  }

  private func frame(_ text: StyledText, width: Double? = nil) -> TextFrame {
    typesetter.frame(for: text, in: context, width: width ?? self.width)
  }
}
