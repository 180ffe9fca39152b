public import StyleLayout
public import StyledText

extension LabelSelection {
  /// The selection after an edit of the text, also while a finger holds a pin.
  ///
  /// ```swift
  /// let map = text.replaceText("new text")
  /// frame = typesetter.frame(for: text, width: width)
  /// selection = selection?.moved(by: map, in: frame)  // nil: it has ended
  /// ```
  ///
  /// Text that is inserted at its ends is not selected. In a new layout of the same text, a selection stays as it is.
  /// When an expandable text is opened or closed, the map is `old.map.inverse.then(new.map)` of both ``ExpandedFrame``s.
  ///
  /// - Parameters:
  ///   - map: The map from positions of the text that was shown to those of the text that is shown.
  ///   - frame: The new frame of the label.
  /// - Returns: Nil if the selected text was removed: the selection has ended.
  /// - Complexity: A binary search for each edit.
  public func moved(by map: PositionMap, in frame: TextFrame) -> LabelSelection? {
    guard let range = frame.selectable(map.map(range)) else { return nil }
    var moved = self
    moved.range = range
    moved.word = word.flatMap(map.mapIfKept)
    moved.hold?.base = hold?.base.flatMap { frame.selectable(map.map($0)) }
    return moved
  }

  /// The selection in a new layout, in which the text may be cut elsewhere, or not at all.
  ///
  /// If all was selected, all is. A selection that ends with the token ends with the text that the token was shown for;
  /// one of a part of the token alone ends.
  ///
  /// - Parameters:
  ///   - old: The frame before.
  ///   - new: The frame after.
  ///   - edit: The map from positions of the old text to those of the new one, before they were cut.
  /// - Returns: Nil if the selected text was removed: the selection has ended.
  /// - Complexity: A binary search for each edit; for a cut text, that of `TruncationResult.map`.
  public func moved(from old: TextFrame, to new: TextFrame, by edit: PositionMap = .identity) -> LabelSelection? {
    let cut = old.truncation?.map ?? .identity
    let onward = edit.then(new.truncation?.map ?? .identity)
    let map = cut.inverse.then(onward)
    guard isAll(in: old) else { return moved(by: map, in: new) }
    let length = cut.changes.reduce(old.text.source.utf16Length) { $0 + $1.old.count - $1.new.count }
    var all = self
    all.range = 0..<max(length, 1)
    var moved = all.moved(by: onward, in: new)
    // Unlike the range, these are of the text as it was cut.
    moved?.word = word.flatMap(map.mapIfKept)
    moved?.hold?.base = hold?.base.flatMap { new.selectable(map.map($0)) }
    return moved
  }
}
