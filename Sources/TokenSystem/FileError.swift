/// A file could not be read or written.
package struct FileError: Error, Hashable, CustomStringConvertible {
  /// The path as the user wrote it.
  package let path: String
  /// The problem and, where one fix is likely, how to fix it.
  package let problem: String

  /// An error from its parts.
  package init(path: String, problem: String) {
    self.path = path
    self.problem = problem
  }

  /// The failure that the system reported last on this thread; `problem` describes it, such as "cannot be read".
  static func system(_ problem: String, path: String) -> FileError {
    FileError(path: path, problem: "\(problem): \(System.message(of: System.lastError))")
  }

  static func link(_ path: String) -> FileError {
    let target = FileSystem.target(ofLink: path) ?? "?"
    return FileError(
      path: path,
      problem: "is a symbolic link to '\(target)'; remove it, nothing is written through links"
    )
  }

  package static func exists(_ path: String) -> FileError {
    FileError(path: path, problem: "exists already; name another file, nothing was written")
  }

  /// `path: error: problem`, as it is printed.
  package var description: String { "\(path): error: \(problem)" }
}
