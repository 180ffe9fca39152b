/// A kind of error, which has a file of its own with its page and its messages. `Scripts/rules` lists all in a registry.
package protocol ErrorKind: Sendable {
  /// What `stylespec explain` and `Documentation/Errors.md` say of it.
  static var page: ErrorPage { get }
}

extension ErrorKind {
  /// The ID in diagnostics.
  package static var id: RuleID { RuleID(rawValue: page.id) }
}
