public import StyleLayout
public import StyledText

/// An ``ExpandableText`` in a width: its state, and the shown text. A value, safe to pass to any thread.
public struct ExpandedFrame: Sendable {
  /// The shown part of a text.
  public enum State: String, Sendable, Hashable, CaseIterable {
    /// All of it, because it fits its limit.
    case whole
    /// Its start and the token.
    case collapsed
    /// All of it and the closing text, because a reader expanded it.
    case expanded
  }

  /// The shown part of the text.
  public let state: State
  /// The frame to draw and to hit-test.
  public let frame: TextFrame
  /// The range of the token or the closing text in the shown text, in UTF-16 units; nil if there is none.
  public let suffix: Range<Int>?
  /// The links of the token or the closing text themselves.
  private let actions: Set<TextLink>
  private let original: StyledText

  init(_ state: State, _ frame: TextFrame, suffix: Range<Int>?, action: StyledText?, of original: StyledText) {
    self.state = state
    self.frame = frame
    self.suffix = suffix
    self.actions = Set(action?.runs.compactMap { $0[TextAttributeKeys.Link.self] } ?? [])
    self.original = original
  }

  init(whole frame: TextFrame, of original: StyledText) {
    self.init(.whole, frame, suffix: nil, action: nil, of: original)
  }

  /// The height of the ``frame``, in points.
  public var height: Double { frame.size.height }

  /// A map from positions in the original text to positions in the text that is shown. Positions that were cut out map
  /// to an end of the token; `PositionMap.inverse` maps back.
  ///
  /// - Complexity: O(1) for a text that is shown as a whole, and for an ASCII text; otherwise linear in the length of
  ///   the original text at the first call, to count its UTF-16 units.
  public var map: PositionMap {
    guard let suffix else { return .identity }
    return PositionMap(old: suffix.lowerBound..<original.utf16Length, new: suffix)
  }

  /// Whether a link is one of the token or the closing text, so that a tap on it expands or collapses the text. This is
  /// false for a link of the text itself, whatever its identifier, and even if it covers words of the token without a
  /// link.
  ///
  /// - Parameter link: A link of the ``frame``.
  public func toggles(_ link: TextFrame.Link) -> Bool {
    guard let suffix else { return false }
    return suffix.overlaps(link.range) && actions.contains(link.link)
  }
}
