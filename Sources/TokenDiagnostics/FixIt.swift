/// A change of the source that mends a diagnostic.
public struct FixIt: Sendable, Hashable {
  public enum Applicability: String, Sendable, Hashable {
    /// Keeps the meaning that the author had beyond doubt; may be applied without a look.
    case safe
    /// Probably right; a person decides.
    case unsafe
  }

  /// What the change does, as a command: "write `0.5`".
  public let message: String
  public let applicability: Applicability
  /// Never empty; edits do not overlap.
  public let edits: [TextEdit]

  public init(_ message: String, _ applicability: Applicability, _ edit: TextEdit, _ more: TextEdit...) {
    self.message = message
    self.applicability = applicability
    self.edits = [edit] + more
  }
}

/// The replacement of one range; an empty range inserts.
public struct TextEdit: Sendable, Hashable {
  public let range: SourceRange
  public let replacement: String

  public init(replacing range: SourceRange, with replacement: String) {
    self.range = range
    self.replacement = replacement
  }
}
