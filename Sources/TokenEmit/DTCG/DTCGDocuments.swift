internal import TokenDiagnostics
internal import TokenModel

/// The files of a catalog.
struct DTCGDocuments {
  private let name: String
  /// What the catalog says beside its tokens; empty for token files.
  private let settings: [WrittenJSON.Member]
  private let tokens: TokenSet
  private let contexts: DTCGContexts
  private let groups: DTCGGroups
  private let codes: DTCGCodes?
  private let format: DTCGOptions.Format
  private let sources: SourcePaths
  private let names: DTCGNames

  /// - Parameter codes: The codes to write; nil for none.
  init(
    _ input: EmitterInput,
    _ contexts: DTCGContexts,
    _ groups: DTCGGroups,
    _ codes: DTCGCodes?,
    _ names: DTCGNames,
    _ format: DTCGOptions.Format
  ) {
    name = input.catalog.name.value
    tokens = input.catalog.tokens
    settings = DTCGSettings.settings(of: input.catalog, contexts)
    self.contexts = contexts
    self.groups = groups
    self.codes = codes
    self.format = format
    sources = input.sources
    self.names = names
  }

  /// The files of a layout. Tokens of one source that depend on no context need one file, whatever the layout.
  func files(_ layout: DTCGOptions.Layout) throws(OutputPathError) -> [OutputFile] {
    switch layout {
    case .one:
      if contexts.modifiers.isEmpty { return [try onlyFile()] }
      let resolver = resolver(base: [.object(base())]) { condition in
        let differing = differing(condition)
        return differing.isEmpty ? [] : [.object(differing)]
      }
      return [try file(name + resolverEnding, resolver)]
    case .sets:
      let places = Dictionary(tokens.indices.map { (names.path(of: $0), $0) }) { first, _ in first }
      let base = split(base(), in: .always, places)
      if contexts.modifiers.isEmpty, base.parts.count < 2 { return [try onlyFile()] }
      return try files(with: base, places)
    }
  }

  private func onlyFile() throws(OutputPathError) -> OutputFile {
    try file(name + tokensEnding, .object(base(with: settings)))
  }

  /// The tokens of each source file in one of its own, beside the resolver document.
  ///
  /// - Parameters:
  ///   - base: The tokens outside of contexts.
  ///   - places: The tokens by their paths in the documents.
  private func files(
    with base: DTCGSplit,
    _ places: [[String]: TokenID]
  ) throws(OutputPathError) -> [OutputFile] {
    var names = DTCGFileNames(ending: tokensEnding)
    var files: [OutputFile] = []
    /// Files for the parts of a document; nothing for an empty one.
    func references(to split: DTCGSplit, called name: [String]) throws(OutputPathError) -> [WrittenJSON] {
      var references: [WrittenJSON] = []
      for part in split.parts {
        let source = part.source.flatMap { sources[$0] }.map { DTCGFileNames.stem(of: $0) }
        let name = names.make(split.parts.count > 1 ? [source ?? name[0]] : name)
        files.append(try file(name, .object(part.members)))
        references.append(Self.reference(name))
      }
      return references
    }
    let base = try references(to: base, called: ["base"])
    var differing: [Condition: [WrittenJSON]] = [:]
    for modifier in contexts.modifiers {
      let known = tokens.modifiers[modifier.id]
      for context in modifier.contexts {
        let condition = Condition.context(context, of: modifier.id)
        let name = [known.contexts[context], "\(known.name)-\(known.contexts[context])"]
        guard contexts.differing[condition] != nil else { continue }
        differing[condition] = try references(to: split(self.differing(condition), in: condition, places), called: name)
      }
    }
    return files + [try file(name + resolverEnding, resolver(base: base) { differing[$0] ?? [] })]
  }

  /// A document by the source files of its tokens.
  private func split(
    _ document: [WrittenJSON.Member],
    in condition: Condition,
    _ places: [[String]: TokenID]
  ) -> DTCGSplit {
    DTCGSplit(document) { places[$0].map { source(of: $0, in: condition) } }
  }

  /// The file that has a token's value in a condition; of values outside of contexts, the one that has the token first,
  /// so that the order stays.
  private func source(of token: TokenID, in condition: Condition) -> SourceFileID {
    let layer = condition == .always ? nil : tokens.layers(of: token).last { $0.condition == condition }
    return layer?.slot.range.file ?? tokens.nameRange(of: token).file
  }

  private func file(_ name: String, _ json: WrittenJSON) throws(OutputPathError) -> OutputFile {
    try OutputFile(name, bytes: format.bytes(of: json))
  }

  // MARK: Sets

  private static func reference(_ file: String) -> WrittenJSON { object(("$ref", .string(file))) }

  /// The tokens outside of contexts.
  private func base(with settings: [WrittenJSON.Member] = []) -> [WrittenJSON.Member] {
    let codes = codes?.base { contexts.base[$0]?.value } ?? []
    return groups.document(isBase: true, settings: settings, isMain: { _ in true }) { contexts.base[$0] } + codes
  }

  /// What differs in a context; empty for nothing.
  private func differing(_ condition: Condition) -> [WrittenJSON.Member] {
    guard let values = contexts.differing[condition] else { return [] }
    // A token that contexts alone have is described there.
    let described = groups.document(isBase: false, isMain: { contexts.base[$0] == nil }) { values[$0] }
    return described + (codes?.differing { values[$0]?.value } ?? [])
  }

  private var tokensEnding: String { ".tokens.\(format.rawValue)" }

  private var resolverEnding: String { ".resolver.\(format.rawValue)" }

  // MARK: The resolver document

  /// - Parameters:
  ///   - base: The sources of the set outside of contexts.
  ///   - sources: The sources of a context; empty where nothing differs.
  private func resolver(base: [WrittenJSON], _ sources: (Condition) -> [WrittenJSON]) -> WrittenJSON {
    let modifiers = contexts.modifiers.map { modifier in
      WrittenJSON.Member(key: modifier.name, value: json(modifier, sources))
    }
    let order =
      [Self.reference("#/sets/\(Self.baseSet)")]
      + contexts.modifiers.map {
        Self.reference("#/modifiers/\(JSONPointerKey.escaped($0.name))")
      }
    return object(
      ("name", .string(name)),
      ("version", .string("2025.10")),
      ("$extensions", StyleSpecExtension.replacing(settings: settings, in: nil)),
      ("sets", object((Self.baseSet, object(("sources", .array(base)))))),
      ("modifiers", modifiers.isEmpty ? nil : .object(modifiers)),
      ("resolutionOrder", .array(order))
    )
  }

  private static let baseSet = "base"

  private func json(
    _ written: DTCGContexts.WrittenModifier,
    _ sources: (Condition) -> [WrittenJSON]
  ) -> WrittenJSON {
    let modifier = tokens.modifiers[written.id]
    let contexts = written.contexts.map { context in
      WrittenJSON.Member(key: modifier.contexts[context], value: .array(sources(.context(context, of: written.id))))
    }
    let standard = modifier.hasDefault ? WrittenJSON.string(modifier.contexts[modifier.standard]) : nil
    return object(("contexts", .object(contexts)), ("default", standard))
  }
}

/// Names of files, each once.
private struct DTCGFileNames {
  private let ending: String
  private var taken: Set<String> = []

  init(ending: String) {
    self.ending = ending
  }

  /// The first of some names that is free, or the last one with a number.
  mutating func make(_ names: [String]) -> String {
    for name in names + (2...taken.count + 2).map({ "\(names[names.count - 1])-\($0)" }) {
      let file = OutputPath.name(like: name, ending: ending) + ending
      if taken.insert(OutputPath.folded(file)).inserted { return file }
    }
    return names[0] + ending
  }

  /// `core` of `tokens/core.tokens.json`.
  static func stem(of path: String) -> String {
    let name = path.split(separator: "/").last ?? ""
    let endings = [".json", ".yaml", ".yml", ".tokens", ".resolver", ".stylespec"]
    let stem = endings.reduce(name) { $0.hasSuffix($1) ? $0.dropLast($1.count) : $0 }
    return String(stem.isEmpty ? name : stem)
  }
}
