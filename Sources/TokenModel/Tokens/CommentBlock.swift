package import TokenDiagnostics

/// A comment of one or several lines, directly above a token or a group.
package struct CommentBlock: Sendable, Hashable {
  /// The lines without the signs that start them.
  package let text: String
  /// The comment of each line.
  package let lines: [SourceRange]

  /// Creates a block from its parts.
  package init(text: String, lines: [SourceRange]) {
    self.text = text
    self.lines = lines
  }
}

/// The comments of a set's files, for an output that has them as descriptions.
struct KeptComments: Sendable, Hashable {
  /// All that are written for people, file by file.
  var all: [SourceRange] = []
  /// Those directly above tokens without a description.
  var tokens: [TokenID: CommentBlock] = [:]
  /// Those directly above groups without a description.
  var groups: [GroupID: CommentBlock] = [:]
}
