package import TokenDiagnostics
internal import TokenSystem
internal import TokenYAML

/// A configuration names the specs of its project in a wrong way.
package struct MistakenSpecs: Error {
  /// The configuration.
  package let file: SourceFile
  /// Its mistakes.
  package let diagnostics: [Diagnostic]
}

/// The key `specs` of `.stylespec.yaml`. The linter reads the other keys.
enum SpecsSetting {
  /// The files and folders that the configuration in a folder names, as absolute paths; nil without a configuration,
  /// and for one without the key or without entries.
  ///
  /// - Parameter folder: An absolute path with a slash at its end.
  /// - Throws: ``MistakenSpecs`` if the configuration cannot be read, or names something that does not exist.
  static func paths(in folder: String) throws -> [String]? {
    let path = folder + LintLoader.configurationName
    guard case .file? = FileSystem.kind(of: path, followsLinks: true) else { return nil }
    let file = try SpecLoader.read(path)
    // Most configurations do not have the key.
    guard file.bytes.firstRange(of: "specs".utf8) != nil else { return nil }
    var tree = SourceTree()
    var diagnostics: [Diagnostic] = []
    let id = SourceFileID(index: 0)
    guard let document = SourceReader.read(file, as: id, into: &tree, diagnostics: &diagnostics), document.isComplete
    else { throw MistakenSpecs(file: file, diagnostics: diagnostics) }
    let log = DiagnosticLog()
    let decoder = SpecsDecoder(tree: tree, folder: folder, log: log)
    let paths = decoder.paths(of: document.root)
    guard log.diagnostics.isEmpty else { throw MistakenSpecs(file: file, diagnostics: log.diagnostics) }
    return paths.isEmpty ? nil : paths
  }
}

private struct SpecsDecoder: RecordDecoder {
  let tree: SourceTree
  let folder: String
  let log: DiagnosticLog

  func paths(of root: NodeID?) -> [String] {
    guard let root, tree.kind(of: root) == .mapping else { return [] }
    let entry = tree.entries(of: root).first { tree.text(of: $0.key) == "specs" }
    guard let value = entry?.value, !isNull(value) else { return [] }
    let elements = tree.kind(of: value) == .sequence ? Array(tree.elements(of: value)) : [value]
    return elements.compactMap { path($0) }
  }

  private func path(_ node: NodeID) -> String? {
    guard expect(.scalar, node, for: "an element of `specs`") else { return nil }
    let text = tree.text(of: node)
    let path = text.hasPrefix("/") ? text : folder + text
    if FileSystem.kind(of: path, followsLinks: true) != nil { return PackageSpecs.target(of: path) }
    let message = "`\(text)` is not a file or folder; paths in `specs` count from the folder of this configuration"
    report(Diagnostic(of: UnknownValue.self, message: message, at: tree.range(of: node)))
    return nil
  }

  func isNull(_ node: NodeID) -> Bool {
    tree.kind(of: node) == .scalar && tree.form(of: node) != .quoted && ["", "~", "null"].contains(tree.text(of: node))
  }

  func mistake(_ node: NodeID, expected: NodeKind, for what: String) -> Diagnostic? { nil }

  func report(_ diagnostic: Diagnostic) { log.report(diagnostic) }
}
