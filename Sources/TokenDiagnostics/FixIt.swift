/// A change of the source that mends a diagnostic.
public struct FixIt: Sendable, Hashable {
  /// How far a fix-it may be trusted.
  public enum Applicability: String, Sendable, Hashable {
    /// Keeps the meaning that the author had beyond doubt; may be applied without a look.
    case safe
    /// Probably right; a person decides.
    case unsafe
  }

  /// What the change does, as a command: "write `0.5`".
  public let message: String
  /// How far it may be trusted.
  public let applicability: Applicability
  /// Never empty; edits do not overlap.
  public let edits: [TextEdit]

  /// A fix-it of at least one edit.
  public init(_ message: String, _ applicability: Applicability, _ edit: TextEdit, _ more: TextEdit...) {
    self.message = message
    self.applicability = applicability
    self.edits = [edit] + more
  }

  /// A fix-it that replaces a range: "write `text`".
  ///
  /// - Parameters:
  ///   - text: The new text, as the message shows it.
  ///   - spelling: The new text as it is written in the source, such as with quotes; `text` itself unless given.
  ///   - applicability: How far the fix-it may be trusted.
  ///   - range: The range to replace.
  public init(
    writing text: String,
    spelled spelling: String? = nil,
    _ applicability: Applicability,
    replacing range: SourceRange
  ) {
    self.init("write `\(text)`", applicability, TextEdit(replacing: range, with: spelling ?? text))
  }
}

/// The replacement of one range; an empty range inserts.
public struct TextEdit: Sendable, Hashable {
  /// What is replaced.
  public let range: SourceRange
  /// What stands there afterwards.
  public let replacement: String

  /// An edit; an empty replacement removes.
  public init(replacing range: SourceRange, with replacement: String) {
    self.range = range
    self.replacement = replacement
  }
}
