internal import TokenDiagnostics
internal import TokenModel

extension EditorSession {
  /// What a `$ref` or `$extends` may lead to: pointers into this file, and in a resolver document also files, and the
  /// groups of the file that is written before `#`.
  mutating func pointers(in path: String, _ place: WritingPlace, _ form: FileForm) -> [String] {
    guard place.keys.last == "$ref", form == .resolver else { return tokenPointers(in: path, place) }
    switch ResolverKeys.target(of: place.keys) {
    case .token: return tokenPointers(in: path, place)
    case .order: return structurePointers(in: path, of: ["sets", "modifiers"])
    case .source:
      guard let mark = place.prefix.firstIndex(of: "#") else {
        return fileNames(in: path, place, below: true) { $0 == .tokens } + structurePointers(in: path, of: ["sets"])
      }
      let file = String(place.prefix[..<mark])
      if file.isEmpty { return structurePointers(in: path, of: ["sets"]) }
      let target = PathText.joined(PathText.folder(of: path), file)
      return groupPointers(in: target).map { file + $0 }
    }
  }

  /// Pointers to the values of tokens or, for `$extends`, to groups.
  private mutating func tokenPointers(in path: String, _ place: WritingPlace) -> [String] {
    // Nothing can refer to what it is in.
    if place.keys.last == "$extends" { return groupPointers(in: path, beside: place.range.lowerBound) }
    guard let index = index(of: path) else { return [] }
    let tokens = index.declaredKeys.filter {
      !index.keys[$0].isGroup && !index.keys[$0].isAround(place.range.lowerBound)
    }
    return tokens.map { index.pointer(to: $0) + "/$value" }
  }

  private mutating func groupPointers(in path: String, beside place: Int? = nil) -> [String] {
    guard let index = index(of: path) else { return [] }
    let groups = index.declaredKeys.filter { key in
      index.keys[key].isGroup && place.map { !index.keys[key].isAround($0) } ?? true
    }
    return groups.map { index.pointer(to: $0) }
  }

  /// Pointers to the sets or modifiers of a resolver document.
  private mutating func structurePointers(in path: String, of kinds: [String]) -> [String] {
    guard let index = index(of: path) else { return [] }
    let keys = index.keys.indices.filter { key in
      let names = index.names(of: key)
      return names.count == 2 && kinds.contains(names[0])
    }
    return keys.map { index.pointer(to: $0) }
  }
}

extension FileIndex {
  /// The JSON Pointer to a key, as a fragment.
  fileprivate func pointer(to key: Int) -> String {
    "#/" + names(of: key).map(JSONPointerKey.readable).joined(separator: "/")
  }
}
