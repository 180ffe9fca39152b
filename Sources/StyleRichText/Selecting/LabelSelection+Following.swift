public import StyleLayout
public import StyledText

extension LabelSelection {
  /// The selection after an edit of the text, even while a finger holds a pin.
  ///
  /// ```swift
  /// let map = text.replaceText("new text")
  /// frame = typesetter.frame(for: text, width: width)
  /// selection = selection?.moved(by: map, in: frame)  // nil: it has ended
  /// ```
  ///
  /// Text that is inserted at its ends is not selected. In a new layout of the same text, a selection stays the same.
  ///
  /// - Parameters:
  ///   - map: The map from positions in the previously shown text to positions in the shown text.
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
  /// If all was selected, all stays selected. A selection that ends with the token is moved to end with the text that
  /// the token replaced; a selection within the token ends.
  ///
  /// - Parameters:
  ///   - old: The frame before.
  ///   - new: The frame after.
  ///   - edit: The map from positions in the old text to positions in the new one, before they were cut.
  /// - Returns: Nil if the selected text was removed: the selection has ended.
  /// - Complexity: A binary search for each edit; for a cut text, the same as `TruncationResult.map`.
  public func moved(from old: TextFrame, to new: TextFrame, by edit: PositionMap = .identity) -> LabelSelection? {
    let onward = edit.then(new.truncation?.map ?? .identity)
    return moved(from: old, old.truncation?.map ?? .identity, to: new, onward)
  }

  /// The selection in an ``ExpandableText`` that was expanded or collapsed, or laid out in another width: the same
  /// characters of the whole text, if they are shown.
  ///
  /// If all was selected, all of the text stays selected. A selection that ends with the token is moved to end with the
  /// text that the token replaced. The closing text is not selected, and a selection within the token or the closing
  /// text ends.
  ///
  /// - Parameters:
  ///   - old: The frame shown before.
  ///   - new: The frame shown after.
  ///   - edit: The map from positions in the old text to positions in the new one.
  /// - Returns: Nil if none of the selected text is shown: the selection has ended.
  /// - Complexity: A binary search for each edit; for text that is not ASCII, the same as ``ExpandedFrame/map``.
  public func moved(
    from old: ExpandedFrame,
    to new: ExpandedFrame,
    by edit: PositionMap = .identity
  ) -> LabelSelection? {
    moved(from: old.frame, old.map, to: new.frame, edit.then(new.map))
  }

  /// - Parameters:
  ///   - cut: The map from positions in the old text to positions in the text that was shown of it.
  ///   - onward: The map from positions in the old text to positions in the shown text.
  private func moved(
    from old: TextFrame,
    _ cut: PositionMap,
    to new: TextFrame,
    _ onward: PositionMap
  ) -> LabelSelection? {
    let map = cut.inverse.then(onward)
    guard isAll(in: old) else { return moved(by: map, in: new) }
    let length = cut.changes.reduce(old.text.source.utf16Length) { $0 + $1.old.count - $1.new.count }
    var all = self
    all.range = 0..<max(length, 1)
    var moved = all.moved(by: onward, in: new)
    // Unlike the range, these refer to the cut text.
    moved?.word = word.flatMap(map.mapIfKept)
    moved?.hold?.base = hold?.base.flatMap { new.selectable(map.map($0)) }
    return moved
  }
}
