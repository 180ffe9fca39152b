internal import TokenCompiler
internal import TokenDiagnostics
internal import TokenModel
internal import TokenWorkspace

extension EditorSession {
  /// A pattern that may be written, and how many codes or tokens it matches.
  struct Pattern {
    let text: String
    let count: String
  }

  /// The patterns that the value of a key of a spec may have; none for a key without patterns.
  mutating func patterns(in path: String, _ place: WritingPlace) -> [Pattern] {
    switch (place.keys.first, place.keys.count, place.keys.last) {
    case _ where Self.takesCodePatterns(place): codePatterns(in: path, place)
    case ("color", 2, "from"): pathPatterns(of: [.color], in: path)
    case ("weight", 2, "from"): pathPatterns(of: [.fontWeight], in: path)
    case ("family", 2, "from"): pathPatterns(of: [.fontFamily], in: path)
    case ("styles", 2, "from"): pathPatterns(of: [.typography], in: path)
    default: []
    }
  }

  /// The patterns that the keys of a mapping of a spec may be.
  mutating func keyPatterns(in path: String, _ place: WritingPlace) -> [Pattern] {
    place.keys == ["styles", "color"] ? pathPatterns(of: [.typography], in: path) : []
  }

  /// Whether patterns of names of codes are written at a place.
  static func takesCodePatterns(_ place: WritingPlace) -> Bool {
    place.keys == ["codes", "only"] || place.keys == ["codes", "except"]
  }

  private func codePatterns(in path: String, _ place: WritingPlace) -> [Pattern] {
    let catalogs = projects(of: path).flatMap { $0.inputs(of: path) }.map(\.catalog)
    guard let catalog = catalogs.first(where: { !$0.rows.isEmpty }) else { return [] }
    let patterns = Self.ranked(CodePatterns.continuing(place.prefix, in: catalog), by: place.prefix, label: \.self)
    return patterns.prefix(Completions.maximumItems).enumerated().map { index, pattern in
      guard index < Self.maximumCounts else { return Pattern(text: pattern, count: "") }
      let count = CodePatterns.numberOfCodes(matching: pattern, in: catalog)
      return Pattern(text: pattern, count: counted(count, "code"))
    }
  }

  /// The most patterns whose codes are counted: each takes as long as there are tokens.
  private static let maximumCounts = 40

  // MARK: Paths

  /// Patterns of paths of tokens in token files: each group that has some, with all that is in it, and each token.
  ///
  /// - Complexity: O(*n*), where *n* is the number of tokens.
  mutating func pathPatterns(of types: Set<TokenType>, in path: String) -> [Pattern] {
    var paths: [[String]] = []
    for file in scope(of: path) {
      guard let index = index(of: file), index.dialect != .spec else { continue }
      let tokens = index.declaredKeys.filter { !index.keys[$0].isGroup }
      paths += tokens.filter { index.type(ofTokenAt: $0).map(types.contains) ?? false }.map { index.names(of: $0) }
    }
    return Self.patterns(for: paths, below: ".**")
  }

  /// Patterns of paths of all tokens of a project, as configurations have them: `*` also matches dots.
  mutating func configuredPatterns(in path: String) -> [Pattern] {
    var paths: [[String]] = []
    var known: Set<UTF8Name> = []
    for input in projects(of: path).flatMap(\.lastInputs) {
      let tokens = input.catalog.tokens
      for token in tokens.indices {
        let path = tokens.path(of: token)
        if known.insert(UTF8Name(path.description)).inserted { paths.append(path.segments) }
      }
    }
    return Self.patterns(for: paths, below: ".*")
  }

  /// Groups of paths, from the outermost in, and then the paths.
  private static func patterns(for paths: [[String]], below end: String) -> [Pattern] {
    var groups: [(names: [String], count: Int)] = []
    var places: [[UTF8Name]: Int] = [:]
    for path in paths {
      for count in 1..<max(1, path.count) {
        let key = path.prefix(count).map { UTF8Name($0) }
        if let place = places[key] {
          groups[place].count += 1
        } else {
          places[key] = groups.count
          groups.append((Array(path.prefix(count)), 1))
        }
      }
    }
    let ordered = groups.indices.sorted { (groups[$0].names.count, $0) < (groups[$1].names.count, $1) }
    return ordered.map { groups[$0] }.map { group in
      Pattern(text: group.names.joined(separator: ".") + end, count: counted(group.count, "token"))
    } + paths.map { Pattern(text: $0.joined(separator: "."), count: "1 token") }
  }
}
