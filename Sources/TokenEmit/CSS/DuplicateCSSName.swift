package import TokenDiagnostics

/// Two catalogs of one compile have a custom property or a class of the same name.
package enum DuplicateCSSName: ErrorKind {
  package static let page = ErrorPage(
    "duplicate-css-name",
    in: .severalFiles,
    "Two specs of one compile have a custom property or a class of one name",
    why: "In one page, the later of the two would overwrite the other.",
    remedy: "Set `prefix: \"{name}\"` in the options of `css`, or compile them separately, with a `selector` each."
  )
}
