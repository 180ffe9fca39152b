internal import TokenCompiler
package import TokenDiagnostics
internal import TokenModel
internal import TokenYAML

/// Reads exports of Tokens Studio and Penpot.
package enum TokensStudio {
  /// Reads a file or a folder.
  ///
  /// - Parameters:
  ///   - input: JSON files.
  ///   - kind: The tool that the user named; nil to recognize it.
  ///   - isStrict: Whether tokens of types that the format does not have are lost; otherwise they are kept.
  ///   - diagnostics: The list to add mistakes to.
  /// - Returns: The design system; nil for files that are not of these tools, which is reported.
  /// - Complexity: O(*n* · *m*), where *n* is the size of the files and *m* the number of contexts.
  package static func read(
    _ input: ImportInput,
    from kind: ImportKind?,
    isStrict: Bool = false,
    diagnostics: inout [Diagnostic]
  ) -> ImportReading? {
    var tree = SourceTree()
    var roots: [(path: String, node: NodeID)] = []
    if input.files.isEmpty { diagnostics.append(.unrecognizedImport("the folder has no JSON file")) }
    for (index, file) in input.files.enumerated() {
      let id = SourceFileID(index: index)
      if let problem = FileProblem(file) {
        diagnostics.append(.unrecognizedImport(problem.text, at: .start(of: id)))
        continue
      }
      let document = JSONReader.read(file.file, as: id, into: &tree, diagnostics: &diagnostics)
      guard let root = document?.root else {
        if !diagnostics.hasErrors { diagnostics.append(.unrecognizedImport("the file is empty", at: .start(of: id))) }
        continue
      }
      roots.append((file.path, root))
    }
    if diagnostics.hasErrors { return nil }
    let files = StudioFiles(tree, roots: roots, isFolder: input.isFolder)
    if kind == nil && files.evidence.isEmpty {
      diagnostics.append(.unrecognizedImport(Self.advice(roots, tree), at: .start(of: SourceFileID(index: 0))))
      return nil
    }
    let document = StudioReader(tree).document(files, from: kind)
    let system = StudioImport(document, isStrict: isStrict).system()
    let enabled = Set(system.base + system.modifiers.flatMap { $0.contexts.flatMap(\.sets) })
    guard enabled.contains(where: { !system.sets[$0].tokens.isEmpty }) else {
      let problem = "no token of an enabled set has a value that the Design Tokens format can have"
      diagnostics.append(.unrecognizedImport(problem, at: .start(of: SourceFileID(index: 0))))
      return nil
    }
    return ImportReading(kind: document.tool, reason: reason(files), system: system)
  }

  /// `$themes.json and sets in core.json, light.json`
  private static func reason(_ files: StudioFiles) -> String {
    let sets = files.sets.map(\.name)
    let shown = sets.prefix(6).joined(separator: ", ") + (sets.count > 6 ? " and \(sets.count - 6) more" : "")
    let found = files.evidence.isEmpty ? "--from" : files.evidence.joined(separator: ", ")
    return "\(found), with the \(sets.count == 1 ? "set" : "sets") \(shown)"
  }

  /// What to do with JSON that does not show its tool.
  private static func advice(_ roots: [(path: String, node: NodeID)], _ tree: SourceTree) -> String {
    let hasValues = roots.contains { Self.has("$value", in: $0.node, of: tree) }
    if hasValues {
      return "these are tokens of the Design Tokens format, which needs no import: name them in `tokens` of a spec; "
        + "--from tokens-studio reads them as a set of Tokens Studio all the same"
    }
    if roots.contains(where: { Self.has("value", in: $0.node, of: tree) }) {
      return
        "this looks like the JSON of Style Dictionary, which has no types; export from Tokens Studio or Penpot, or "
        + "name the tool by --from tokens-studio"
    }
    return
      "nothing here is a token of Tokens Studio or Penpot: no `$themes`, no `$metadata`, and no tokens with `value` "
      + "and `type`"
  }

  private static func has(_ key: String, in node: NodeID, of tree: SourceTree) -> Bool {
    var rest = [node]
    while let node = rest.popLast() {
      if tree.value(of: key, in: node) != nil { return true }
      rest += tree.entries(of: node).map(\.value)
    }
    return false
  }
}

/// Why a file is not JSON of another tool.
private struct FileProblem {
  let text: String

  init?(_ file: ImportInput.File) {
    let name = file.path.lowercased()
    if name.hasSuffix(".swift") {
      text = "Swift is not read; write the tokens into a spec (`stylespec init` begins one), or export them as JSON"
    } else if !name.hasSuffix(".json") && SourceLanguage(of: file.file) != .json {
      text = "this is not JSON; name the JSON that Tokens Studio or Penpot exports, or its folder"
    } else {
      return nil
    }
  }
}

extension Diagnostic {
  /// What the files are instead, and what to do.
  static func unrecognizedImport(
    _ problem: String,
    at range: SourceRange = .start(of: SourceFileID(index: 0))
  ) -> Diagnostic {
    Diagnostic(of: UnrecognizedImport.self, message: problem, at: range)
  }
}
