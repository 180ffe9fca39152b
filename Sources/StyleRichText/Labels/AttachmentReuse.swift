public import StyledText

/// Decides which views or layers of attachments are reused when a label shows another text, or moves its text.
///
/// A view stays with the attachment that it was made for, so that a video or an animation continues. Views of equal
/// attachments keep their order.
public struct AttachmentReuse: Sendable, Hashable {
  /// For each new attachment, the index of the old one whose view it gets; nil for a new view.
  public let reused: [Int?]
  /// The indexes of the old attachments whose views are removed.
  public let unused: [Int]

  /// Matches attachments.
  ///
  /// - Complexity: Linear in their number.
  public init(from old: [TextAttachment], to new: [TextAttachment]) {
    let matches = ReuseMatches(from: old, to: new)
    (reused, unused) = (matches.reused, matches.unused)
  }
}
