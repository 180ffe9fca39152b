/// A change of the source that fixes a diagnostic.
package struct FixIt: Sendable, Hashable {
  /// The degree to which a fix-it can be trusted.
  package enum Applicability: String, Sendable, Hashable {
    /// Certainly keeps what the author meant; may be applied without review.
    case safe
    /// Probably right; a person has to review it.
    case unsafe
  }

  /// The change as a command: "write `0.5`".
  package let message: String
  /// The degree to which the fix-it can be trusted.
  package let applicability: Applicability
  /// The edits, at least one. They do not overlap.
  package let edits: [TextEdit]

  /// Creates a fix-it with at least one edit.
  package init(_ message: String, _ applicability: Applicability, edit: TextEdit, more: TextEdit...) {
    self.message = message
    self.applicability = applicability
    self.edits = [edit] + more
  }

  private init(_ message: String, _ applicability: Applicability, edits: [TextEdit]) {
    self.message = message
    self.applicability = applicability
    self.edits = edits
  }

  /// The same fix-it with another message.
  func mappingMessage(_ transform: (String) -> String) -> FixIt {
    FixIt(transform(message), applicability, edits: edits)
  }

  /// The same fix-it with other edits.
  package func mappingEdits(_ transform: (TextEdit) -> TextEdit) -> FixIt {
    FixIt(message, applicability, edits: edits.map(transform))
  }

  /// Creates a fix-it that replaces a range: "write `text`".
  ///
  /// - Parameters:
  ///   - text: The new text, as the message shows it.
  ///   - spelling: The new text as it is written in the source, such as with quotes; `text` itself unless given.
  ///   - applicability: The degree to which the fix-it can be trusted.
  ///   - range: The range to replace.
  package init(
    writing text: String,
    spelled spelling: String? = nil,
    _ applicability: Applicability,
    replacing range: SourceRange
  ) {
    self.init("write `\(text)`", applicability, edit: TextEdit(replacing: range, with: spelling ?? text))
  }
}

/// A replacement of one range; an empty range inserts.
package struct TextEdit: Sendable, Hashable {
  /// The range to replace.
  package let range: SourceRange
  /// The new text.
  package let replacement: String

  /// Creates an edit; an empty replacement removes the range.
  package init(replacing range: SourceRange, with replacement: String) {
    self.range = range
    self.replacement = replacement
  }
}
