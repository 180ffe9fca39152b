package import TokenDiagnostics
internal import TokenYAML

/// The files of one run: the inputs, and the files that they include.
package struct SpecFiles: Sendable {
  /// Provides a file for its path, which is the folder of the spec followed by the path of the include.
  package typealias Provider = @Sendable (_ path: String) throws(IncludeError) -> SourceFile

  /// All files so far; the ID of a file is its index.
  package private(set) var files: [SourceFile]
  /// The errors of files that cannot be read, by their paths.
  package private(set) var unreadable: [String: IncludeError] = [:]
  /// Whether comments and trailing commas in JSON are errors.
  package let isStrict: Bool
  /// Whether tokens keep the values of their `$extensions`, and the comments above them.
  package let keepsExtensions: Bool
  /// The files that specs include.
  package private(set) var included: Set<SourceFileID> = []
  /// The problems of inputs that cannot be read, by their indices.
  private let problems: [Int: IncludeError]
  private let provider: Provider
  /// Whether several specs may name one file.
  private let hasSeveralSpecs: Bool
  /// What was parsed of the files that specs name, if there are several specs.
  private var parsed: [SourceFileID: ParsedFile] = [:]

  /// Creates the files of a run from its inputs and the provider of other files. Inputs that cannot be read have
  /// problems, by their indices. With several specs, a file that two of them name is parsed once, and kept for the next.
  package init(
    _ files: [SourceFile],
    isStrict: Bool = false,
    keepsExtensions: Bool = false,
    problems: [Int: IncludeError] = [:],
    hasSeveralSpecs: Bool = false,
    provider: @escaping Provider
  ) {
    self.files = files
    self.isStrict = isStrict
    self.keepsExtensions = keepsExtensions
    self.problems = problems
    self.hasSeveralSpecs = hasSeveralSpecs
    self.provider = provider
  }

  /// Whether a spec includes a file, under any path.
  package func includes(_ id: SourceFileID) -> Bool {
    if included.contains(id) { return true }
    guard let place = files[id]?.place?.file else { return false }
    return included.contains { files[$0]?.place?.file == place }
  }

  /// Reads a file, unless the run has read it already: as an input, or for another spec that includes it.
  mutating func add(_ path: String) throws(IncludeError) -> SourceFileID {
    if let index = files.firstIndex(where: { $0.path == path }) {
      included.insert(SourceFileID(index: index))
      if let problem = problems[index] { throw problem }
      return SourceFileID(index: index)
    }
    do {
      files.append(try provider(path))
    } catch {
      unreadable[path] = error
      throw error
    }
    included.insert(SourceFileID(index: files.count - 1))
    return SourceFileID(index: files.count - 1)
  }
}

extension SpecFiles {
  /// Adds the document of a file to a tree.
  ///
  /// - Parameters:
  ///   - id: The ID of the file.
  ///   - diagnostics: The list to add mistakes to, for each tree.
  /// - Returns: The document; nil if the file cannot be read, which is reported as an error.
  mutating func read(
    _ id: SourceFileID,
    into tree: inout SourceTree,
    diagnostics: inout [Diagnostic]
  ) -> SourceDocument? {
    guard hasSeveralSpecs else {
      return SourceReader.read(files[id.index], as: id, into: &tree, isStrict: isStrict, diagnostics: &diagnostics)
    }
    let file = parsed[id] ?? ParsedFile(files[id.index], as: id, isStrict: isStrict)
    parsed[id] = file
    return tree.add(file, diagnostics: &diagnostics)
  }
}

/// The reason why an included file cannot be read.
package struct IncludeError: Error, Hashable {
  /// The reason as a phrase that follows the path: "cannot be read: No such file or directory".
  package let problem: String

  /// Creates an error from its phrase.
  package init(problem: String) {
    self.problem = problem
  }

  /// The error of a file that is not there, with the name of the nearest file in its folder.
  ///
  /// - Parameters:
  ///   - path: The path of the file.
  ///   - others: The paths of other files.
  ///   - hint: Another possible reason, as a phrase that follows.
  package init(missing path: String, besides others: [String], hint: String = "") {
    let folder = path.lastIndex(of: "/").map { path[...$0] } ?? ""
    let siblings = others.filter { $0.hasPrefix(folder) && !$0.dropFirst(folder.count).contains("/") }.sorted()
    let nearest = NearestNames(
      to: String(path.dropFirst(folder.count)),
      among: siblings.map { String($0.dropFirst(folder.count)) }
    )
    problem = "does not exist" + hint + (nearest.question.map { "; \($0)" } ?? "")
  }
}
