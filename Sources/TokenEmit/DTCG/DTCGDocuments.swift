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
  /// Whether the compile chose a context of a modifier.
  private let isForChosenContexts: Bool
  /// The place of the name of the catalog.
  private let place: SourceRange

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
    isForChosenContexts = tokens.modifiers.contains { input.chosenModifiers.contains($0.name) }
    place = input.catalog.name.origin.range
  }

  /// The files of a layout. Tokens of one source that depend on no context need one file, whatever the layout, unless a
  /// resolver document says more.
  func files(_ layout: DTCGOptions.Layout) throws(OutputPathError) -> [OutputFile] {
    let places = Dictionary(tokens.indices.map { (names.path(of: $0), $0) }) { first, _ in first }
    let needsResolver = !contexts.modifiers.isEmpty || (!isForChosenContexts && hasAnnotations)
    switch layout {
    case .one:
      if !needsResolver { return [try onlyFile()] }
      let sets = DTCGSets(base(), tokens, places).sets
      let resolver = resolver(sets.map { ($0, sources: sources(of: $0, among: sets)) }) { condition in
        let differing = differing(condition)
        return differing.isEmpty ? [] : [.object(differing)]
      }
      return [try file(name + resolverEnding, resolver)]
    case .sets:
      if !needsResolver, split(base(), in: .always, places).parts.count < 2 { return [try onlyFile()] }
      return try files(with: DTCGSets(base(), tokens, places).sets, places)
    }
  }

  /// Reports what a resolver document says, if the files are one for chosen contexts, which has no place for it.
  func reportLostAnnotations(in files: [OutputFile], _ report: inout EmitterReport) {
    guard files.count == 1, contexts.modifiers.isEmpty, isForChosenContexts, hasAnnotations else { return }
    report.cannotExpress(
      "the output for the chosen contexts is not a resolver document, so it does not have what the resolver document "
        + "says of itself and of its sets",
      at: place
    )
  }

  /// Whether a resolver document says something that a token file has no place for.
  private var hasAnnotations: Bool {
    guard let resolver = tokens.resolver else { return false }
    let isNamed = tokens.dialect == .designTokens && resolver.name.map { !$0.utf8.elementsEqual(name.utf8) } ?? false
    let extensions = StyleSpecExtension.replacing(settings: [], in: resolver.document.extensions)
    // The top of a single set is that of a token file.
    let sets = resolver.sets.contains { !$0.part.isEmpty || resolver.sets.count > 1 && !$0.top.isEmpty }
    return isNamed || resolver.document.description != nil || extensions != nil || sets
  }

  private func onlyFile() throws(OutputPathError) -> OutputFile {
    try file(name + tokensEnding, .object(base(with: settings)))
  }

  /// The only source of a set; none for an empty one of several.
  private func sources(of set: DTCGSets.WrittenSet, among sets: [DTCGSets.WrittenSet]) -> [WrittenJSON] {
    set.members.isEmpty && sets.count > 1 ? [] : [.object(set.members)]
  }

  /// The tokens of each source file in one of its own, beside the resolver document.
  ///
  /// - Parameters:
  ///   - sets: The tokens outside of contexts.
  ///   - places: The tokens by their paths in the documents.
  private func files(
    with sets: [DTCGSets.WrittenSet],
    _ places: [[String]: TokenID]
  ) throws(OutputPathError) -> [OutputFile] {
    var names = DTCGFileNames(ending: tokensEnding)
    var files: [OutputFile] = []
    /// Files for the parts of a document; nothing for an empty one.
    func references(
      to split: DTCGSplit<SourceFileID>,
      called name: [String]
    ) throws(OutputPathError) -> [WrittenJSON] {
      var references: [WrittenJSON] = []
      for part in split.parts {
        let source = part.source.flatMap { sources[$0] }.map { DTCGFileNames.stem(of: $0) }
        let name = names.make(split.parts.count > 1 ? [source ?? name[0]] : name)
        files.append(try file(name, .object(part.members)))
        references.append(Self.reference(name))
      }
      return references
    }
    var written: [(set: DTCGSets.WrittenSet, sources: [WrittenJSON])] = []
    for set in sets {
      let isEmpty = sources(of: set, among: sets).isEmpty
      let called = sets.count > 1 ? set.name : "base"
      let sources = isEmpty ? [] : try references(to: split(set.members, in: .always, places), called: [called])
      written.append((set, sources))
    }
    var differing: [Condition: [WrittenJSON]] = [:]
    for modifier in contexts.modifiers {
      let known = tokens.modifiers[modifier.id]
      for context in modifier.contexts {
        let condition = Condition.context(context, of: modifier.id)
        let name = [known.contexts[context], "\(known.name)-\(known.contexts[context])"]
        let members = self.differing(condition)
        if members.isEmpty { continue }
        differing[condition] = try references(to: split(members, in: condition, places), called: name)
      }
    }
    return files + [try file(name + resolverEnding, resolver(written) { differing[$0] ?? [] })]
  }

  /// A document by the source files of its tokens.
  private func split(
    _ document: [WrittenJSON.Member],
    in condition: Condition,
    _ places: [[String]: TokenID]
  ) -> DTCGSplit<SourceFileID> {
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

  /// What differs in a context, and what its sources say at their top; empty for nothing.
  private func differing(_ condition: Condition) -> [WrittenJSON.Member] {
    let top = tokens.resolver?.contexts[condition]
    let properties = fields(
      ("$description", top?.description.map { .string($0) }),
      ("$extensions", StyleSpecExtension.replacing(settings: [], in: top?.extensions))
    )
    guard let values = contexts.differing[condition] else { return properties }
    // A token that contexts alone have is described there.
    let described = groups.document(isBase: false, isMain: { contexts.base[$0] == nil }) { values[$0] }
    return properties + described + (codes?.differing { values[$0]?.value } ?? [])
  }

  private var tokensEnding: String { ".tokens.\(format.rawValue)" }

  private var resolverEnding: String { ".resolver.\(format.rawValue)" }

  // MARK: The resolver document

  /// - Parameters:
  ///   - sets: The sets with their sources.
  ///   - sources: The sources of a context; empty where nothing differs.
  private func resolver(
    _ sets: [(set: DTCGSets.WrittenSet, sources: [WrittenJSON])],
    _ sources: (Condition) -> [WrittenJSON]
  ) -> WrittenJSON {
    let modifiers = contexts.modifiers.map { modifier in
      WrittenJSON.Member(key: modifier.name, value: json(modifier, sources))
    }
    let order =
      sets.map { Self.reference("#/sets/\(JSONPointerKey.escaped($0.set.name))") }
      + contexts.modifiers.map { Self.reference("#/modifiers/\(JSONPointerKey.escaped($0.name))") }
    let annotations = tokens.resolver
    // The format's own schema takes extensions in sets, and none at the top of the document.
    let written = sets.enumerated().map { index, written in
      let settings = index == 0 ? settings : []
      return WrittenJSON.Member(key: written.set.name, value: json(written.set, written.sources, settings))
    }
    return object(
      ("name", .string(annotations?.name ?? name)),
      ("version", .string("2025.10")),
      ("description", annotations?.document.description.map { .string($0) }),
      ("$extensions", StyleSpecExtension.replacing(settings: [], in: annotations?.document.extensions)),
      ("sets", .object(written)),
      ("modifiers", modifiers.isEmpty ? nil : .object(modifiers)),
      ("resolutionOrder", .array(order))
    )
  }

  private func json(
    _ set: DTCGSets.WrittenSet,
    _ sources: [WrittenJSON],
    _ settings: [WrittenJSON.Member]
  ) -> WrittenJSON {
    object(
      ("description", set.part.description.map { .string($0) }),
      ("$extensions", StyleSpecExtension.replacing(settings: settings, in: set.part.extensions)),
      ("sources", .array(sources))
    )
  }

  private func json(
    _ written: DTCGContexts.WrittenModifier,
    _ sources: (Condition) -> [WrittenJSON]
  ) -> WrittenJSON {
    let modifier = tokens.modifiers[written.id]
    let parts = tokens.resolver?.modifiers ?? []
    let part = parts.indices.contains(written.id) ? parts[written.id] : ResolverAnnotations.Part()
    let contexts = written.contexts.map { context in
      WrittenJSON.Member(key: modifier.contexts[context], value: .array(sources(.context(context, of: written.id))))
    }
    let standard = modifier.declaredDefault.map { WrittenJSON.string(modifier.contexts[$0]) }
    return object(
      ("description", part.description.map { .string($0) }),
      ("contexts", .object(contexts)),
      ("default", standard),
      ("$extensions", part.extensions)
    )
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
