package import TokenDiagnostics

/// A file in a folder of specs cannot be read.
package enum UnreadableFile: ErrorKind {
  package static let page = ErrorPage(
    "unreadable-file",
    in: .severalFiles,
    "A file in a folder of specs cannot be read",
    why: "It may be a spec, and without it, its codes would be missing. The other files are checked all the same.",
    remedy: "Repair the link or the permissions of the file, or move it out of the folder."
  )
}
