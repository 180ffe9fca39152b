package import TokenDiagnostics

/// What became of a part of another tool's design system.
package struct ImportNote: Sendable, Hashable {
  /// How much of a part carries over. Raw values are those of reports.
  package enum Grade: String, Sendable, Hashable, CaseIterable, Comparable {
    /// It means the same as before.
    case exact
    /// It is there, and something about it is different.
    case changed
    /// It is not there.
    case lost

    /// From exact to lost.
    package static func < (left: Self, right: Self) -> Bool { rank(left) < rank(right) }

    private static func rank(_ grade: Self) -> Int { allCases.firstIndex(of: grade) ?? 0 }
  }

  /// The kind of part.
  package enum Subject: Sendable, Hashable {
    /// A token. Each token of the source has one note.
    case token
    /// Something else: a set, a theme, a group of themes.
    case structure
  }

  /// How much carries over.
  package let grade: Grade
  /// The kind of part.
  package let subject: Subject
  /// The name as the source says it, such as the path of a token.
  package let name: String
  /// What it is in the result: the type and the path of a token; nil for what is lost.
  package let result: String?
  /// What is different, and why: phrases without a full stop. Empty for what is exact.
  package let reasons: [String]
  /// Where the source has it.
  package let location: SourceRange

  /// The result if it has another name than before; nil otherwise.
  var newName: String? {
    guard let result, let path = result.split(separator: " ", maxSplits: 1).last else { return nil }
    return subject == .token && path.utf8.elementsEqual(name.utf8) ? nil : result
  }

  /// A note from its parts.
  package init(
    _ grade: Grade,
    _ subject: Subject,
    _ name: String,
    became result: String?,
    because reasons: [String],
    at location: SourceRange
  ) {
    self.grade = grade
    self.subject = subject
    self.name = name
    self.result = result
    self.reasons = reasons
    self.location = location
  }
}
