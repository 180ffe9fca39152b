#if os(iOS) || UIKIT_SUBSTITUTE
  import Foundation
  import StyleLayout
  import StyleRichText
  import StyledText
  #if !UIKIT_SUBSTITUTE
    import CoreFoundation
    import ObjectiveC
    import UIKit
  #endif

  // Rectangles and hits, in the coordinates of the frame. A view adds the origin of its text.
  extension RichTextInput {
    func firstRect(for range: UITextRange) -> CGRect {
      let rects = (try? textFrame.selectionRects(for: self.range(range))) ?? []
      guard let first = rects.first else { return caretRect(for: range.start) }
      let line = rects.filter { $0.line == first.line }.map(\.rect)
      return CGRect(line.reduce(first.rect) { $0.union($1) })
    }

    func caretRect(for position: UITextPosition) -> CGRect {
      let (caret, style) = (caret(position), CaretStyle.standard)
      guard var rect = try? textFrame.caretRect(at: caret.position, affinity: caret.affinity) else {
        return CGRect(x: 0, y: 0, width: 0, height: 0)
      }
      (rect.x, rect.width) = (rect.x - style.width / 2, style.width)
      return CGRect(rect)
    }

    func selectionRects(for range: UITextRange) -> [UITextSelectionRect] {
      let (range, frame) = (self.range(range), textFrame)
      guard let rects = try? frame.selectionRects(for: range, extent: SelectionStyle.standard.extent) else { return [] }
      // In a line with both directions, the start and the end may be at any of its rectangles.
      let start = rects.index(ofEndAt: (try? frame.caretRect(at: range.lowerBound))?.x, .head)
      let end = rects.index(ofEndAt: (try? frame.caretRect(at: range.upperBound, affinity: .upstream))?.x, .tail)
      return rects.enumerated().map { index, selected in
        RichTextSelectionRect(
          selected.rect,
          frame.lines[selected.line].direction == .rightToLeft ? .rightToLeft : .leftToRight,
          containsStart: index == start,
          containsEnd: index == end
        )
      }
    }

    func closestPosition(to point: CGPoint) -> UITextPosition? {
      RichTextPosition(textFrame.position(at: LayoutPoint(point)).caret)
    }

    func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition? {
      let (range, hit) = (self.range(range), textFrame.position(at: LayoutPoint(point)))
      if hit.position < range.lowerBound { return RichTextPosition(TextCaret(range.lowerBound)) }
      if hit.position > range.upperBound { return RichTextPosition(TextCaret(range.upperBound, .upstream)) }
      return RichTextPosition(hit.caret)
    }

    func characterRange(at point: CGPoint) -> UITextRange? {
      textFrame.position(at: LayoutPoint(point)).grapheme.map { RichTextRange($0) }
    }
  }

  extension [SelectionRect] {
    /// The index of the rectangle in the first or in the last line that has an edge at a caret, or else of any there.
    fileprivate func index(ofEndAt x: Double?, _ part: SelectionRect.Parts) -> Int? {
      let line = indices.filter { self[$0].parts.contains(part) }
      guard let x else { return line.first }
      return line.first { abs(self[$0].rect.x - x) < 0.01 || abs(self[$0].rect.maxX - x) < 0.01 } ?? line.first
    }
  }
#endif
