internal import TokenDiagnostics

/// A comment that switches rules off for a while:
///
/// ```yaml
/// # stylespec:disable-next-line small-size -- legal notices may be small
/// 9: plain
/// 8: plain  # stylespec:disable-line small-size -- the same
/// # stylespec:disable off-grid -- measured, not drawn
/// # stylespec:enable off-grid
/// ```
package struct Suppression: Sendable {
  /// The lines that it applies to.
  enum Directive: String, CaseIterable {
    case disableNextLine = "disable-next-line"
    case disableLine = "disable-line"
    case disable
    case enable
  }

  /// A rule that it names.
  struct Subject {
    let rule: String
    let range: SourceRange
  }

  let directive: Directive
  let subjects: [Subject]
  /// The whole comment.
  let range: SourceRange
}

/// A comment that seems to be meant as a suppression and is not valid.
struct SuppressionMistake {
  let message: String
  let range: SourceRange
  let fix: FixIt?
}
