public import StyleLayout
internal import StyleTables
internal import StyledText

/// A part of a label for a screen reader.
public struct LabelElement: Sendable, Hashable {
  /// The link or the mention; nil for the whole text.
  public let target: TouchTarget?
  /// The text to read, with the labels of attachments.
  public let label: String
  /// Its rectangles, in points of the frame; several for a link in several lines.
  public let rects: [LayoutRect]

  /// The smallest rectangle around all of its rectangles.
  public var bounds: LayoutRect { rects.bounds }
}

/// A visible link or mention, with its rectangles.
package struct LabelLink: Sendable, Hashable {
  package let target: TouchTarget
  /// Its rectangles, in points of the frame; several if it spans several lines.
  package let rects: [LayoutRect]

  /// The smallest rectangle around all of its rectangles.
  package var bounds: LayoutRect { rects.bounds }
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
    return [text]
      + links.map { link in
        let words = StyledText(shown.frame.text.source[link.target.range])
        return LabelElement(target: link.target, label: words.accessibilityText, rects: link.rects)
      }
  }

  /// The links and the mentions of ``elements``.
  ///
  /// - Complexity: Linear in the runs of the text.
  package var links: [LabelLink] {
    guard let shown else { return [] }
    let links = shown.frame.links.filter { !shown.toggles($0) && shown.frame.hasTextBesideMentions(in: $0.range) }
    return (links.map { LabelLink(target: .link($0), rects: $0.rects) } + shown.frame.mentions).sorted {
      $0.target.range.lowerBound < $1.target.range.lowerBound
    }
  }
}

extension TextFrame {
  /// Whether a link contains more than mentions, which are not links for a touch.
  fileprivate func hasTextBesideMentions(in link: Range<Int>) -> Bool {
    let first = text.runs.partitioningIndex { $0.range.upperBound > link.lowerBound }
    let runs = text.runs[first...].prefix { $0.range.lowerBound < link.upperBound }
    return runs.contains { text[$0].attributes.mention == nil }
  }

  /// The mentions that are at least partly shown.
  fileprivate var mentions: [LabelLink] {
    var mentions: [(mention: TextMention, range: Range<Int>)] = []
    for run in text.runs {
      let attributes = text[run].attributes
      guard let mention = attributes.mention else { continue }
      if let last = mentions.last, last.mention == mention, last.range.upperBound == run.range.lowerBound {
        mentions[mentions.count - 1].range = last.range.lowerBound..<run.range.upperBound
      } else {
        mentions.append((mention, run.range))
      }
    }
    return mentions.compactMap { mention, range in
      let rects = ((try? selectionRects(for: range)) ?? []).map(\.rect).filter { $0.width > 0 }
      guard !rects.isEmpty else { return nil }
      return LabelLink(target: .mention(mention, range: range), rects: rects)
    }
  }
}

extension [LabelElement] {
  /// The link after or before an element, for a rotor; nil at the end.
  ///
  /// - Parameters:
  ///   - index: The index of the element that is read; nil before the first and after the last one.
  ///   - isForward: Whether to return the next one instead of the previous one.
  public func link(from index: Int?, isForward: Bool) -> Int? {
    let indices = self.indices.filter { self[$0].target != nil }
    guard let index else { return isForward ? indices.first : indices.last }
    return isForward ? indices.first { $0 > index } : indices.last { $0 < index }
  }
}

extension [LayoutRect] {
  /// The smallest rectangle around all of them; empty without any.
  fileprivate var bounds: LayoutRect { dropFirst().reduce(first ?? LayoutRect(size: .zero)) { $0.union($1) } }
}
