internal import TokenDiagnostics
internal import TokenModel
internal import TokenYAML

/// Reads the top mappings of a spec's files: takes the documents, and makes the fields of the root and of each included
/// file.
struct DocumentPass: SpecPass {
  let spec: SpecInput

  /// The top mappings of all files: included files before those that include them, the root last. Nil if the root is
  /// not that of a spec, which is reported.
  func documents(_ root: SourceDocument, including others: some Sequence<SourceDocument>) -> [Fields]? {
    specRoot(root).map { root in others.compactMap { included($0) } + [root] }
  }

  private func specRoot(_ document: SourceDocument) -> Fields? {
    let start = SourceRange.start(of: document.file)
    guard let node = document.root else {
      report(.notASpec("the file is empty; a spec starts with `stylespec: 1`", at: start))
      return nil
    }
    if spec.isEmbedded { return fields(of: node, as: .embedded) }
    guard let root = fields(of: node, as: .spec) else { return nil }
    guard let version = root["stylespec"] else {
      // A misspelled key has been reported already.
      if !root.misspelled.contains(RootKey.stylespec.rawValue) {
        if let file = files[start.file] { report(.missingVersion(in: file, at: start)) }
      }
      return root
    }
    guard let text = scalarText(version.value, for: "`stylespec`"), text.value != "1" else { return root }
    // Another version may have other keys, so mistakes in this version's keys would mislead.
    spec.mistakes.log.diagnostics = []
    report(.unsupportedVersion(text.value, at: text.origin.range))
    return nil
  }

  private func included(_ document: SourceDocument) -> Fields? {
    guard let node = document.root, !tree.isRoot(document) else { return nil }
    return fields(of: node, as: .included)
  }
}
