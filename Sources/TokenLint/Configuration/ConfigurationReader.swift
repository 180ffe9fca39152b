package import TokenDiagnostics
package import TokenResolver
internal import TokenYAML

/// Reads `.stylespec.yaml`, and the files that it extends.
package struct ConfigurationReader {
  /// The keys to check. Mistakes in others are ignored.
  package enum Scope: Sendable {
    /// All.
    case everything
    /// The settings of a compile. A mistake in the settings of rules stops none.
    case outputs
  }

  /// So many files that no project needs more.
  static let maximumFiles = 64

  /// Every file that was read, in the order of reading.
  package private(set) var files: [SourceFile] = []
  /// Their problems. The valid parts still count.
  package private(set) var diagnostics: [Diagnostic] = []
  private let firstFile: Int
  private let scope: Scope
  private let places: FilePlaces
  private let provider: SpecFiles.Provider
  /// By the locations of files. A file that several others extend is read once.
  private var known: [String: ProjectConfiguration] = [:]
  private var links: [ExtensionLink] = []

  /// `firstFile` is the index of the first file in the list that diagnostics refer to; `provider` gives a file for its
  /// path.
  package init(
    firstFile: Int = 0,
    scope: Scope = .everything,
    places: FilePlaces = FilePlaces(),
    provider: @escaping SpecFiles.Provider
  ) {
    self.firstFile = firstFile
    self.scope = scope
    self.places = places
    self.provider = provider
  }

  /// The configuration in a file, including the files that it extends. Never throws or traps, whatever the files hold.
  package mutating func read(_ file: SourceFile) -> ProjectConfiguration {
    let place = places.place(of: file.path)
    if let known = known[place] { return known }
    let id = SourceFileID(index: firstFile + files.count)
    files.append(file)
    let written = decode(file, as: id)
    var result = ProjectConfiguration(folder: written.configuration.lint.folder)
    for base in written.extended {
      links.append(ExtensionLink(place: place, path: file.path, range: base.range))
      if let configuration = read(base) { result = result.extended(by: configuration) }
      links.removeLast()
    }
    result = result.extended(by: written.configuration)
    result.lint.filePlaces = places
    known[place] = result
    return result
  }

  private mutating func decode(
    _ file: SourceFile,
    as id: SourceFileID
  ) -> (configuration: ProjectConfiguration, extended: [ProjectConfiguration.Path]) {
    let folder = places.folder(of: file.path)
    var tree = SourceTree()
    let document = SourceReader.read(file, as: id, into: &tree, diagnostics: &diagnostics)
    guard let document, document.isComplete, let root = document.root else {
      return (ProjectConfiguration(folder: folder), [])
    }
    let isAbsolute = file.path.hasPrefix("/")
    let workingFolder = places.folder(of: "x")
    // A file that others extend may also name outputs relative to them.
    let outputFolders = [folder] + links.map { places.folder(of: $0.path) }
    let decoder = ConfigurationDecoder(tree: tree, scope: scope, folder: folder, outputFolders: outputFolders) { path in
      let path = PathText.joined(folder, path)
      return isAbsolute ? path : PathText.relative(path, to: workingFolder)
    }
    let decoded = decoder.decode(root)
    diagnostics += decoder.diagnostics
    return decoded
  }

  /// A file that the last link leads to; nil when it cannot be read, which is reported.
  private mutating func read(_ base: ProjectConfiguration.Path) -> ProjectConfiguration? {
    let place = places.place(of: base.path)
    if let start = links.firstIndex(where: { $0.place == place }) {
      diagnostics.append(.extensionCycle(links[start...].map { ($0.path, $0.range) }))
      return nil
    }
    if let known = known[place] { return known }
    guard files.count < Self.maximumFiles else {
      let message = "at most \(Self.maximumFiles) configurations are read; put some of them together"
      diagnostics.append(Diagnostic(of: InvalidExtends.self, message: message, at: base.range))
      return nil
    }
    do {
      return read(try provider(base.path))
    } catch {
      diagnostics.append(
        Diagnostic(of: InvalidExtends.self, message: "`\(base.path)` \(error.problem)", at: base.range)
      )
      return nil
    }
  }
}

/// An entry of `extends`.
struct ExtensionLink {
  /// In the file that contains it.
  let place: String
  /// The same, as messages name it.
  let path: String
  let range: SourceRange
}
