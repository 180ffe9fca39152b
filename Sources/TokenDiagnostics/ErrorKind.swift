/// A kind of error, which has its own file with its page and its messages. `Scripts/rules` lists all in a registry.
package protocol ErrorKind: Sendable {
  /// The page for `stylespec explain` and `Documentation/Errors.md`, and the ID.
  static var page: ErrorPage { get }
  /// The grade of its severity; an error, unless the kind overrides it.
  static var grade: ErrorGrade { get }
}

extension ErrorKind {
  /// The ID in diagnostics.
  package static var id: RuleID { RuleID(rawValue: page.id) }

  /// Stops a compile.
  package static var grade: ErrorGrade { .error }
}

/// The grade of an error kind's severity.
package enum ErrorGrade: String, Sendable {
  /// The reader cannot know what is meant.
  case error
  /// Published files have it and its meaning is plain: a warning, unless reading is strict.
  case deviation
  /// The meaning is plain, but not likely what the author wants.
  case warning
  /// Something that the author would not see otherwise.
  case information

  /// The severity of diagnostics, unless reading is strict.
  package var severity: Diagnostic.Severity {
    switch self {
    case .error: .error
    case .deviation, .warning: .warning
    case .information: .info
    }
  }
}

extension Diagnostic {
  /// Creates a diagnostic of a kind, with the severity of its grade. Only ``strict`` makes a deviation an error.
  package init(
    of kind: any ErrorKind.Type,
    message: String,
    at range: SourceRange,
    notes: [Note] = [],
    fixIts: [FixIt] = []
  ) {
    self.init(
      kind.grade.severity,
      rule: kind.id,
      message: message,
      at: range,
      notes: notes,
      fixIts: fixIts
    )
    isDeviation = kind.grade == .deviation
  }
}
