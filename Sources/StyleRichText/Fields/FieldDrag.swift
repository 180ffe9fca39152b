package import StyleLayout
internal import StyledText

/// The text that people drag out of a field.
package struct FieldDrag: Sendable {
  /// The result of a drop.
  package enum Drop: Sendable, Hashable {
    /// The dragged text moves within the field.
    case move(Range<Int>, to: Int)
    /// A text is inserted.
    case insert(at: Int)
    /// Nothing changes: the dragged text is dropped on itself, or a text is being composed.
    case none

    /// The position where the text will be, for a caret; nil if nothing changes.
    package var position: Int? {
      switch self {
      case .move(_, let position), .insert(let position): position
      case .none: nil
      }
    }
  }

  /// The text of the field when the drag began.
  private let plain: PlainText
  private let range: Range<Int>
  /// The text that is dragged, for other fields and apps.
  package let clipboard: RichTextClipboard
  /// The rectangles of the text that is dragged, line by line, in the coordinates of the frame.
  package let rects: [LayoutRect]

  /// Begins to drag the selection; nil outside it, and while text is being composed.
  ///
  /// - Parameters:
  ///   - point: The point of the touch, in the coordinates of the frame.
  ///   - editor: The editor.
  ///   - frame: The frame of its text.
  package init?(at point: LayoutPoint, in editor: RichTextEditor, frame: TextFrame) {
    let range = editor.selection.range
    guard editor.markedRange == nil, let clipboard = editor.clipboard else { return nil }
    rects = frame.fieldSelectionRects(of: range).map(\.rect)
    guard rects.contains(where: { $0.contains(point) }) else { return nil }
    (plain, self.range, self.clipboard) = (editor.plain, range, clipboard)
  }

  /// The result of a drop in the field of the drag. If the text has changed since the drag began, a copy is inserted.
  fileprivate func drop(at position: Int, in editor: RichTextEditor) -> Drop {
    guard editor.plain == plain else { return .insert(at: position) }
    return position < range.lowerBound || position > range.upperBound ? .move(range, to: position) : .none
  }
}

extension FieldModel {
  /// The result of a drop.
  ///
  /// - Parameters:
  ///   - point: The point of the drop, in the coordinates of the frame.
  ///   - frame: The frame of the text.
  ///   - drag: The drag, if it began in this field; nil for another one.
  package func drop(at point: LayoutPoint, in frame: TextFrame, of drag: FieldDrag?) -> FieldDrag.Drop {
    guard editor.markedRange == nil else { return .none }
    let position = editor.wholeRange(frame.position(at: point).position).lowerBound
    return drag?.drop(at: position, in: editor) ?? .insert(at: position)
  }
}

extension RichTextEditor {
  fileprivate func wholeRange(_ position: Int) -> Range<Int> { wholeRange(position..<position) }
}
