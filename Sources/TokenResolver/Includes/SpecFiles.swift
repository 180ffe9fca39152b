public import TokenDiagnostics

/// The files of one run: those that it was given, and those that they include.
public struct SpecFiles: Sendable {
  /// Gives a file for its path; the path is that of the including spec's folder with the include's own behind it.
  public typealias Provider = @Sendable (_ path: String) throws(IncludeError) -> SourceFile

  /// Every file so far; a file's ID is its index.
  public private(set) var files: [SourceFile]
  /// Why files that were asked for cannot be read, by their paths.
  public private(set) var unreadable: [String: IncludeError] = [:]
  private let provider: Provider

  /// The files that a run starts with, and where to get others.
  public init(_ files: [SourceFile], provider: @escaping Provider) {
    self.files = files
    self.provider = provider
  }

  /// Reads a file, unless the run has it already: as an input, or for another spec that includes it.
  mutating func add(_ path: String) throws(IncludeError) -> SourceFileID {
    if let index = files.firstIndex(where: { $0.path == path }) { return SourceFileID(index: index) }
    do {
      files.append(try provider(path))
    } catch {
      unreadable[path] = error
      throw error
    }
    return SourceFileID(index: files.count - 1)
  }
}

/// Why an included file cannot be read.
public struct IncludeError: Error, Hashable {
  /// A phrase that follows the path: "cannot be read: No such file or directory".
  public let problem: String

  /// An error from its phrase.
  public init(problem: String) {
    self.problem = problem
  }
}
