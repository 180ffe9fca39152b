internal import TokenCompiler
internal import TokenDiagnostics
internal import TokenModel
internal import TokenResolver
internal import TokenWorkspace

extension EditorSession {
  /// What a token means, or what a key is for. Values are those of the last compile without errors.
  ///
  /// - Complexity: O(*n*), where *n* is the number of codes of the project.
  package mutating func hover(in path: String, at offset: Int) -> HoverText? {
    let path = CanonicalPath.of(path)
    switch subject(in: path, at: offset) {
    case .token(let name, let range): return hover(overToken: name, FileRange(path: path, range: range))
    case .file: return nil
    case nil: return keyHover(in: path, at: offset)
    }
  }

  private mutating func hover(overToken name: String, _ range: FileRange) -> HoverText? {
    let declared = declarations(of: name, in: scope(of: range.path))
    guard let first = declared.first, let index = index(of: first.file),
      let key = index.keys.firstIndex(of: first.key), let path = index.path(of: key)
    else { return nil }
    for project in projects(of: range.path) {
      for input in project.inputs(of: range.path) {
        let description = PathDescription(of: path, in: input.catalog, files: project.lastFiles)
        if let text = description.text { return HoverText(markdown: text, range: range, colors: description.colors) }
      }
    }
    return HoverText(markdown: Self.written(key, of: path, in: index), range: range, colors: [])
  }

  /// A token as it is written, in a project that never compiled without errors.
  private static func written(_ key: Int, of path: String, in index: FileIndex) -> String {
    let parts = index.keys.filter { $0.parent == key && $0.text != nil }
    let own = index.keys[key].text.map { [$0] } ?? parts.map { "\($0.name): \($0.text ?? "")" }
    let values = own.map { $0.contains("`") ? PathDescription.escaped($0) : "`\($0)`" }
    return (["**\(PathDescription.escaped(path))**"] + values).joined(separator: "\n\n")
  }

  /// What a key is for.
  private mutating func keyHover(in path: String, at offset: Int) -> HoverText? {
    guard let index = index(of: path), let key = index.key(at: offset),
      offset <= index.keys[key].nameRange.upperBound,
      let meaning = Self.meaning(ofKeyAt: index.names(of: key), in: FileForm(ofPath: path, index.dialect))
    else { return nil }
    let text = "**\(PathDescription.escaped(index.keys[key].name))**\n\n\(meaning)"
    return HoverText(markdown: text, range: FileRange(path: path, range: index.keys[key].nameRange), colors: [])
  }

  private static func meaning(ofKeyAt names: [String], in form: FileForm) -> String? {
    let parent = Array(names.dropLast())
    switch form {
    case .spec:
      guard let key = SpecKeys.key(at: names) else { return nil }
      let need = key.example.map { "Required, for instance `\($0)`." } ?? "Optional."
      return "\(key.summary)\n\n\(need) Value: \(key.values)."
    case .configuration: return ConfigurationKeys.keys(in: parent).first { $0.name == names.last }?.explanation
    case .resolver, .tokens:
      let ofResolver = form == .resolver ? ResolverKeys.keys(in: parent) : nil
      return (ofResolver ?? FormatKeys.keys(in: parent, of: nil)).first { $0.name == names.last }?.meaning
    }
  }
}
