/// A lint of projects as they are at one time. A value, so that it may run on another thread while files change.
package struct EditorLint: Sendable {
  /// That of the session, at that time.
  let revision: Int
  /// The projects that changed since they were linted.
  let projects: [EditorSession.Root: OpenProject]

  /// What `stylespec lint` reports of the projects.
  ///
  /// - Complexity: That of a compile and of all rules for each project; with mistakes, that of some dozens of compiles.
  package func run() -> Findings { findings { true } }

  /// The same, as long as it is wanted: otherwise it ends after the compile or the rules that run then, with nil.
  ///
  /// - Parameter isWanted: False from some time on, if ever.
  package func run(while isWanted: @escaping () -> Bool) -> Findings? {
    let found = findings(while: isWanted)
    return isWanted() ? found : nil
  }

  private func findings(while isWanted: @escaping () -> Bool) -> Findings {
    Findings(revision: revision, reports: projects.mapValues { $0.lint(while: isWanted) })
  }

  /// What a lint found.
  package struct Findings: Sendable {
    let revision: Int
    let reports: [EditorSession.Root: ProjectReport]
  }
}
