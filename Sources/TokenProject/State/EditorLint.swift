/// A lint of projects as they are at one time. A value, so that it may run on another thread while files change.
package struct EditorLint: Sendable {
  /// That of the session, at that time.
  let revision: Int
  /// The projects that changed since they were linted.
  let projects: [EditorSession.Root: OpenProject]

  /// What `stylespec lint` reports of the projects.
  ///
  /// - Complexity: That of a compile and of all rules for each project; with mistakes, that of some dozens of compiles.
  package func run() -> Findings {
    Findings(revision: revision, reports: projects.mapValues { $0.lint() })
  }

  /// What a lint found.
  package struct Findings: Sendable {
    let revision: Int
    let reports: [EditorSession.Root: ProjectReport]
  }
}
