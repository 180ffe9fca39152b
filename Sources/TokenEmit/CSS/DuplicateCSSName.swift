package import TokenDiagnostics

/// Two catalogs of one compile have a custom property of the same name.
package enum DuplicateCSSName: ErrorKind {
  package static let page = ErrorPage(
    "duplicate-css-name",
    in: .severalFiles,
    "Two specs of one compile have a custom property of one name",
    why: "In one page, the later of the two would overwrite the other.",
    remedy: "Compile them by themselves, with a `prefix` or a `selector` each."
  )
}
