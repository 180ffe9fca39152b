internal import TokenCompiler
internal import TokenDiagnostics
internal import TokenSystem
internal import TokenWorkspace

/// The projects of the files that are open in an editor. What is in the editor counts instead of the disk.
///
/// ```swift
/// var session = EditorSession()
/// session.open("/app/tokens/styles.yaml", version: 1, text: text)
/// for report in session.compile() { print(report.diagnostics) }
/// for report in session.lint() { print(report.diagnostics) }
/// if let offset = session.offset(of: TextPosition(line: 3, column: 8), in: path, .utf16) {
///   print(session.hover(in: path, at: offset)?.markdown ?? "")
/// }
/// ```
///
/// Offsets are in bytes of a file's content now; paths are absolute. Every question may be asked at any time: without
/// an answer it gives none, and in a text with mistakes what is still certain.
package struct EditorSession {
  /// Files that are open, by their absolute paths with links to folders followed.
  var documents: [String: OpenDocument] = [:]
  /// Files of the disk, as they were read last.
  var closed: [String: OpenDocument] = [:]
  private(set) var projects: [Root: OpenProject] = [:]
  /// The projects whose last compile is older than the last change.
  private var changed: Set<Root> = []
  /// The projects that no lint has seen since their last compile.
  private var unlinted: Set<Root> = []
  /// Counts what makes the findings of a lint that runs out of date.
  private var revision = 0
  /// Whether a report was made that ``compile()`` has not returned yet.
  private var hasNewReports = false
  /// What compiles found in each project, and then lints.
  private(set) var reports: [Root: ProjectReport] = [:]

  /// What a project is found by.
  enum Root: Hashable {
    case specs(ProjectSpecs)
    /// A configuration that names its specs in a wrong way, by its path.
    case mistaken(String)
    /// A file on its own.
    case file(String)
  }

  /// A session without open files.
  package init() {}

  // MARK: Files

  /// The path that a session knows a file by: absolute, with links to folders followed.
  package static func canonical(_ path: String) -> String { CanonicalPath.of(path) }

  /// Whether a file is open.
  package func isOpen(_ path: String) -> Bool { documents[CanonicalPath.of(path)] != nil }

  /// The version of an open file; nil for one that is not open, or that the editor does not count the versions of.
  package func version(of path: String) -> Int? { documents[CanonicalPath.of(path)]?.version }

  /// Takes a file that an editor opened, with its content there.
  ///
  /// - Complexity: That of reading its project, if no other open file belongs to it.
  package mutating func open(_ path: String, version: Int?, text: String) {
    let path = CanonicalPath.of(path)
    var document = OpenDocument(path: path, version: version, text: DocumentText(text))
    // Before an edit can break it.
    _ = document.index()
    documents[path] = document
    closed[path] = nil
    let known = roots(of: path)
    if known.isEmpty || !SpecLoader.isThere(path) { findProject(of: path) } else { changed.formUnion(known) }
  }

  /// Replaces parts of an open file, one after another, or all of it where there is no range.
  package mutating func change(
    _ path: String,
    version: Int?,
    _ changes: [(range: Range<TextPosition>?, text: String)],
    _ unit: ColumnUnit
  ) {
    let path = CanonicalPath.of(path)
    guard var document = documents.removeValue(forKey: path) else { return }
    for (range, text) in changes {
      guard let range else {
        document.replaceAll(with: text)
        continue
      }
      let lower = document.text.offset(of: range.lowerBound, in: unit)
      let upper = document.text.offset(of: range.upperBound, in: unit)
      document.replace(min(lower, upper)..<max(lower, upper), with: text)
    }
    document.setVersion(version)
    documents[path] = document
    changed.formUnion(roots(of: path))
  }

  /// Forgets an open file. What is on the disk counts again.
  package mutating func close(_ path: String) {
    let path = CanonicalPath.of(path)
    guard documents.removeValue(forKey: path) != nil else { return }
    forget(.file(path))
    // One that was never saved is no part of its project any more.
    if !SpecLoader.isThere(path) { reload() }
    changed.formUnion(roots(of: path))
    removeNeedlessProjects()
  }

  /// Reads everything from the disk again: files may have been added, changed or removed. Projects of which all files are
  /// as they were in the last compile are not compiled again.
  ///
  /// - Complexity: That of reading all projects.
  package mutating func reload() {
    closed = [:]
    let open = OpenFiles(documents.values)
    for root in projects.keys where root.isWhole && projects[root]?.reload(open, alone: nil) == true {
      changed.insert(root)
    }
    // Files may belong to a project now that were on their own.
    for root in projects.keys where !root.isWhole && !(changed.isEmpty && remainsAlone(root, open)) { forget(root) }
    for path in documents.keys.sorted() where roots(of: path).isEmpty { findProject(of: path) }
    for (root, project) in projects where project.hasImages { needLint(root) }
  }

  /// Reads a file on its own again. False if that has changed, or a project may have it now.
  private mutating func remainsAlone(_ root: Root, _ open: OpenFiles) -> Bool {
    guard let path = root.path, projects[root]?.reload(open, alone: path) == false else { return false }
    do {
      let specs = try ProjectSpecs.nearest(to: PathText.folder(of: path))
      return specs.map { projects[.specs($0)] != nil } ?? true
    } catch {
      return false
    }
  }

  /// A lint that runs now would bring its report back.
  private mutating func forget(_ root: Root) {
    revision += 1
    projects[root] = nil
    reports[root] = nil
    changed.remove(root)
    unlinted.remove(root)
  }

  /// A lint that runs now may have seen what was there before.
  private mutating func needLint(_ root: Root) {
    unlinted.insert(root)
    revision += 1
  }

  /// A project without an open file is not needed.
  private mutating func removeNeedlessProjects() {
    for (root, project) in projects where !documents.keys.contains(where: project.contains) { forget(root) }
  }

  // MARK: Projects

  /// The projects that a file belongs to.
  private func roots(of path: String) -> Set<Root> {
    Set(projects.filter { $0.key.path == path || $0.value.contains(path) }.keys)
  }

  /// Reads the nearest project of a file, or the file on its own where that does not have it.
  private mutating func findProject(of path: String) {
    do {
      if let specs = try ProjectSpecs.nearest(to: PathText.folder(of: path)) {
        let root = Root.specs(specs)
        load(root, ChosenSpecs(paths: specs.absolutePaths, project: specs))
        if projects[root]?.contains(path) == true { return }
      }
    } catch let error as MistakenSpecs {
      let root = Root.mistaken(error.file.path)
      projects[root] = OpenProject(ProjectReport(diagnostics: error.diagnostics, files: [error.file]))
      changed.insert(root)
    } catch {
      // A folder that cannot be read: the file on its own.
    }
    guard SpecLoader.endings.contains(where: path.hasSuffix) else { return }
    load(.file(path), ChosenSpecs(paths: [], project: nil))
  }

  private mutating func load(_ root: Root, _ specs: ChosenSpecs) {
    let open = OpenFiles(documents.values)
    var project = projects[root] ?? OpenProject(specs)
    _ = project.reload(open, alone: root.path)
    // What it includes is known after a compile.
    reports[root] = project.compile(open)
    projects[root] = project
    changed.remove(root)
    hasNewReports = true
    needLint(root)
  }

  // MARK: Reports

  /// Whether anything changed since the last compile.
  package var hasChanges: Bool { !changed.isEmpty || hasNewReports }

  /// Compiles what changed.
  ///
  /// - Returns: The errors and warnings of the compiles of all projects; not what rules find.
  /// - Complexity: That of a compile of each project with a change.
  package mutating func compile() -> [ProjectReport] {
    let open = OpenFiles(documents.values)
    for root in changed {
      reports[root] = projects[root]?.compile(open)
      needLint(root)
    }
    changed = []
    hasNewReports = false
    return Array(reports.values)
  }

  /// Whether an open file has changed since what is in it was read for questions about places.
  package var hasUnreadFiles: Bool { documents.values.contains { !$0.isIndexed } }

  /// Reads what is in open files, so that a text that the next edit breaks has what it had before.
  package mutating func readFiles() {
    for path in documents.keys { _ = documents[path]?.index() }
  }

  /// Whether a project was not linted since its last compile.
  package var needsLint: Bool { !unlinted.isEmpty }

  /// A lint of the projects that need one, as they are now.
  package func nextLint() -> EditorLint {
    EditorLint(revision: revision, projects: projects.filter { unlinted.contains($0.key) })
  }

  /// Whether nothing has changed since a lint was asked for.
  package func isCurrent(_ findings: EditorLint.Findings) -> Bool { findings.revision == revision && !hasChanges }

  /// Takes what a lint found, if it is current.
  ///
  /// - Returns: All that `stylespec lint` reports of all projects.
  package mutating func take(_ findings: EditorLint.Findings) -> [ProjectReport] {
    guard isCurrent(findings) else { return Array(reports.values) }
    reports.merge(findings.reports) { $1 }
    unlinted = []
    return Array(reports.values)
  }

  /// All that `stylespec lint` reports of all projects, of their last compile.
  ///
  /// - Complexity: That of a lint of each project that needs one.
  package mutating func lint() -> [ProjectReport] { take(nextLint().run()) }

  /// The projects that a file belongs to.
  func projects(of path: String) -> [OpenProject] {
    projects.values.filter { $0.contains(path) }
  }
}

extension EditorSession.Root {
  /// The path of a file on its own.
  var path: String? { if case .file(let path) = self { path } else { nil } }

  /// Whether this is a project of specs.
  var isWhole: Bool { if case .specs = self { true } else { false } }
}
