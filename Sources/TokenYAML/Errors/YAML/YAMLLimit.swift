package import TokenDiagnostics

/// The file is larger or deeper, or has more nodes, than ``SourceLimits`` allow.
package enum YAMLLimit: ErrorKind {
  package static let page = ErrorPage(
    "yaml-limit",
    in: .files,
    "The file is too large, too deep, or has too many nodes",
    why: "A file has at most 64 MiB, 64 levels and 4 million nodes, so that no file can take all memory.",
    remedy: "Split the file with `include`, or make it flatter."
  )
}
