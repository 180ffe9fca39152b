package import TokenDiagnostics

/// The bytes are not UTF-8.
package enum JSONEncoding: ErrorKind {
  package static let page = ErrorPage(
    "json-encoding",
    in: .json,
    "The bytes are not UTF-8",
    why: "JSON is UTF-8. Names are compared by their bytes, and in another encoding they would be other names.",
    remedy: "Save the file as UTF-8, with or without a byte order mark."
  )
}
