package import TokenDiagnostics

/// Two catalogs of one compile add the same name to `StyleCode`.
package enum DuplicateSwiftName: ErrorKind {
  package static let page = ErrorPage(
    "duplicate-swift-name",
    in: .severalFiles,
    "Two specs of one compile give `StyleCode` one name twice",
    why: "All names in `StyleCode` share one scope; the outputs would not build together.",
    remedy: "Give one of the specs `swift: { scope: catalog }`, or a `prefix`."
  )
}
