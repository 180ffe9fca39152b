#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif

/// A file could not be read or written.
public struct FileError: Error, Hashable, CustomStringConvertible {
  /// The path as the user wrote it.
  public let path: String
  /// What went wrong and, where one thing is likely, what to do about it.
  public let problem: String

  /// An error from its parts.
  public init(path: String, problem: String) {
    self.path = path
    self.problem = problem
  }

  /// The failure that the system reported last on this thread; `problem` says what that means, such as "cannot be read".
  static func system(_ problem: String, path: String) -> FileError {
    FileError(path: path, problem: "\(problem): \(String(cString: strerror(errno)))")
  }

  /// `path: error: problem`, as it is printed.
  public var description: String { "\(path): error: \(problem)" }
}
