public import StyleLayout
internal import StyledText

/// A part of a label for a screen reader.
public struct LabelElement: Sendable, Hashable {
  /// The link or the mention; nil for the whole text.
  public let target: TouchTarget?
  /// What is read: the text, with the labels of attachments.
  public let label: String
  /// Where it is, in points of the frame; several rectangles for a link in several lines.
  public let rects: [LayoutRect]

  /// The smallest rectangle around all of its rectangles.
  public var bounds: LayoutRect { rects.dropFirst().reduce(rects.first ?? .zero) { $0.union($1) } }
}

extension LabelModel {
  /// The parts of the label for a screen reader: the whole text, also if it is shown in part, and then each link and
  /// each mention that is shown, in the order of the text. The token and the closing text are not links for it: it
  /// offers ``toggleName`` instead.
  ///
  /// - Complexity: Linear in the text and its runs.
  public var elements: [LabelElement] {
    guard let shown else { return [] }
    let text = LabelElement(target: nil, label: content.text.accessibilityText, rects: [shown.frame.bounds])
    let links = shown.frame.links.filter { !shown.toggles($0) }.map { link in
      LabelElement(target: .link(link), label: shown.frame.accessibilityText(in: link.range), rects: link.rects)
    }
    return [text] + (links + shown.frame.mentions).sorted { $0.start < $1.start }
  }
}

extension LabelElement {
  fileprivate var start: Int { target?.range.lowerBound ?? 0 }
}

extension TextFrame {
  fileprivate func accessibilityText(in range: Range<Int>) -> String {
    StyledText(text.source[range]).accessibilityText
  }

  /// The mentions without a link of which something is shown.
  fileprivate var mentions: [LabelElement] {
    var mentions: [(mention: TextMention, range: Range<Int>)] = []
    for run in text.runs {
      let attributes = text[run].attributes
      guard let mention = attributes.mention, attributes.link == nil else { continue }
      if let last = mentions.last, last.mention == mention, last.range.upperBound == run.range.lowerBound {
        mentions[mentions.count - 1].range = last.range.lowerBound..<run.range.upperBound
      } else {
        mentions.append((mention, run.range))
      }
    }
    return mentions.compactMap { mention, range in
      let rects = ((try? selectionRects(for: range)) ?? []).map(\.rect).filter { $0.width > 0 }
      guard !rects.isEmpty else { return nil }
      return LabelElement(target: .mention(mention, range: range), label: accessibilityText(in: range), rects: rects)
    }
  }
}

extension [LabelElement] {
  /// The link after or before an element, for a rotor; nil at the end.
  ///
  /// - Parameters:
  ///   - index: The index of the element that is read; nil before the first and after the last one.
  ///   - isForward: Whether the next one is asked for, and not the previous one.
  public func link(from index: Int?, isForward: Bool) -> Int? {
    let indices = self.indices.filter { self[$0].target != nil }
    guard let index else { return isForward ? indices.first : indices.last }
    return isForward ? indices.first { $0 > index } : indices.last { $0 < index }
  }
}

extension LayoutRect {
  fileprivate static let zero = LayoutRect(size: .zero)
}
