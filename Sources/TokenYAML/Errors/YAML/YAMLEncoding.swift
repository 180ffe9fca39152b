package import TokenDiagnostics

/// The bytes are not UTF-8.
package enum YAMLEncoding: ErrorKind {
  package static let page = ErrorPage(
    "yaml-encoding",
    in: .files,
    "The bytes are not UTF-8",
    why: "Names are compared by their bytes. In another encoding they would be other names.",
    remedy: "Save the file as UTF-8, with or without a byte order mark."
  )
}
