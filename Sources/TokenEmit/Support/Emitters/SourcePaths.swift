package import TokenDiagnostics

/// The paths of the files that a catalog was read from.
package struct SourcePaths: Sendable {
  private let paths: [String]

  /// - Parameter paths: The paths by the indices of the files' IDs; empty if they are not known.
  package init(_ paths: [String] = []) {
    self.paths = paths
  }

  /// The path of a file; nil if it is not known.
  package subscript(file: SourceFileID) -> String? { paths.indices.contains(file.index) ? paths[file.index] : nil }
}
