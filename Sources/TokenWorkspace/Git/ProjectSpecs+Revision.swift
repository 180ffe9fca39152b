extension ProjectSpecs {
  /// The path of the specs in a revision as git writes it, for names of versions; empty for several paths.
  package var pathInRevision: String {
    absolutePaths.count == 1 ? RevisionPath.path(to: absolutePaths[0], from: CanonicalPath.of(".")) : ""
  }
}
