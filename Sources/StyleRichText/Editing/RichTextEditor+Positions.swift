public import StyleLayout
internal import StyledText

// Positions for callers without a frame, such as the input system between an edit and the next layout.
extension RichTextEditor {
  /// The last caret position that is not after a position. Carets are between characters as people see them, and not
  /// inside an atom.
  ///
  /// - Parameter position: A UTF-16 offset of ``text``; out of bounds, it counts as the start or the end.
  /// - Complexity: O(1), and a binary search in a text with atoms. The first use of offsets after an edit is linear.
  public func stop(atOrBefore position: Int) -> Int { decoded.stops.atOrBefore(position) }

  /// The first position for a caret that is not before a position.
  ///
  /// - Parameter position: A UTF-16 offset of ``text``; out of bounds, it counts as the start or the end.
  /// - Complexity: The same as ``stop(atOrBefore:)``.
  public func stop(atOrAfter position: Int) -> Int { decoded.stops.atOrAfter(position) }

  /// The last caret position before a position, or else the start of the text.
  ///
  /// - Parameter position: A UTF-16 offset of ``text``; out of bounds, it counts as the start or the end.
  /// - Complexity: The same as ``stop(atOrBefore:)``.
  public func stop(before position: Int) -> Int {
    let stop = decoded.stops.atOrAfter(position)
    return decoded.stops.before(stop)
  }

  /// The first caret position after a position, or else the end of the text.
  ///
  /// - Parameter position: A UTF-16 offset of ``text``; out of bounds, it counts as the start or the end.
  /// - Complexity: The same as ``stop(atOrBefore:)``.
  public func stop(after position: Int) -> Int {
    let stop = decoded.stops.atOrBefore(position)
    return decoded.stops.after(stop)
  }

  /// The paragraph of a position, without the separator that ends it; UTF-16 offsets.
  ///
  /// - Parameter position: A UTF-16 offset of ``text``; out of bounds, it counts as the start or the end, and inside a
  ///   character or an atom as its start.
  /// - Complexity: Linear in the paragraph. The first use of offsets after an edit is linear in the text.
  public func paragraph(at position: Int) -> Range<Int> { decoded.stops.paragraph(at: stop(atOrBefore: position)) }

  /// Sets the side of the selection's head, where it has two locations on the screen: at the end of a full line and at
  /// the start of the next one, or between two directions of text. Nothing else changes.
  ///
  /// Use it if a host sets selections by ``EditorEvent/select(anchor:head:)``, which makes the side downstream, and
  /// gets the side from a hit. A touch keeps the side of its hit.
  public mutating func setAffinity(_ affinity: TextAffinity) { selection.affinity = affinity }
}
