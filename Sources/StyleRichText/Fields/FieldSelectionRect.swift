package import StyleLayout

/// A rectangle of selected text, in the form that the input system needs.
package struct FieldSelectionRect: Sendable, Hashable {
  /// The rectangle in the frame, in points.
  package let rect: LayoutRect
  /// Whether its line is read from right to left.
  package let isRightToLeft: Bool
  /// Whether the selection begins at it.
  package let containsStart: Bool
  /// Whether the selection ends at it.
  package let containsEnd: Bool

  /// The rectangle in a view with the frame at a point.
  package func moved(by distance: LayoutPoint) -> Self {
    let moved = LayoutRect(x: rect.x + distance.x, y: rect.y + distance.y, width: rect.width, height: rect.height)
    return Self(rect: moved, isRightToLeft: isRightToLeft, containsStart: containsStart, containsEnd: containsEnd)
  }
}

extension TextFrame {
  /// The rectangles of a selection. In a line with both directions, the start and the end may be at any of its
  /// rectangles.
  package func fieldSelectionRects(of range: Range<Int>) -> [FieldSelectionRect] {
    guard let rects = try? selectionRects(for: range, extent: SelectionStyle.standard.extent) else { return [] }
    let start = rects.index(ofEndAt: (try? caretRect(at: range.lowerBound))?.x, .head)
    let end = rects.index(ofEndAt: (try? caretRect(at: range.upperBound, affinity: .upstream))?.x, .tail)
    return rects.enumerated().map { index, selected in
      FieldSelectionRect(
        rect: selected.rect,
        isRightToLeft: lines[selected.line].direction == .rightToLeft,
        containsStart: index == start,
        containsEnd: index == end
      )
    }
  }

  /// The rectangle of a caret of the standard look; nil for a position out of bounds.
  package func fieldCaretRect(at caret: TextCaret) -> LayoutRect? {
    guard var rect = try? caretRect(at: caret.position, affinity: caret.affinity) else { return nil }
    let width = CaretStyle.standard.width
    (rect.x, rect.width) = (rect.x - width / 2, width)
    return rect
  }

  /// The caret that is nearest to a point, within a range.
  package func caret(nearest point: LayoutPoint, in range: Range<Int>) -> TextCaret {
    let hit = position(at: point)
    if hit.position < range.lowerBound { return TextCaret(range.lowerBound) }
    if hit.position > range.upperBound { return TextCaret(range.upperBound, .upstream) }
    return hit.caret
  }

  /// Whether the paragraph of a caret is read from right to left.
  package func isRightToLeft(at caret: TextCaret) -> Bool {
    guard let line = try? lineRange(at: caret.position, affinity: caret.affinity) else { return false }
    return lines.first { $0.range == line }?.direction == .rightToLeft
  }

  /// The caret after some movements; nil if one of them is impossible.
  ///
  /// - Parameters:
  ///   - caret: The caret before them.
  ///   - movement: The movement.
  ///   - count: The number of steps. Movements up and down keep the column of the first caret.
  package func caret(from caret: TextCaret, moving movement: CaretMovement, times count: UInt) -> TextCaret? {
    let x = (try? caretRect(at: caret.position, affinity: caret.affinity))?.x
    var moved = caret
    for _ in 0..<count {
      guard let next = try? self.caret(from: moved, moving: movement, x: x), next != moved else { return nil }
      moved = next
    }
    return moved
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
