internal import TokenModel

/// The files of a catalog.
struct DTCGDocuments {
  private let name: String
  private let tokens: TokenSet
  private let contexts: DTCGContexts
  private let groups: DTCGGroups
  private let codes: DTCGCodes?
  private let format: DTCGOptions.Format

  /// - Parameter codes: The codes to write; nil for none.
  init(
    _ input: EmitterInput,
    _ contexts: DTCGContexts,
    _ groups: DTCGGroups,
    _ codes: DTCGCodes?,
    _ format: DTCGOptions.Format
  ) {
    name = input.catalog.name.value
    tokens = input.catalog.tokens
    self.contexts = contexts
    self.groups = groups
    self.codes = codes
    self.format = format
  }

  /// The files of a layout. Tokens that depend on no context need one file, whatever the layout.
  func files(_ layout: DTCGOptions.Layout) throws(OutputPathError) -> [OutputFile] {
    if contexts.modifiers.isEmpty { return [try file(name + tokensEnding, base)] }
    switch layout {
    case .one:
      return [try file(name + resolverEnding, resolver(base: base) { differing($0) })]
    case .sets:
      let names = fileNames
      var files = [try file(baseFile, base)]
      for (condition, name) in names { files.append(try file(name, .object(differing(condition)))) }
      let resolver = resolver(base: Self.reference(baseFile)) { condition in
        names.first { $0.condition == condition }.map { fields(("$ref", .string($0.name))) } ?? []
      }
      return files + [try file(name + resolverEnding, resolver)]
    }
  }

  private func file(_ name: String, _ json: WrittenJSON) throws(OutputPathError) -> OutputFile {
    try OutputFile(name, bytes: format.bytes(of: json))
  }

  // MARK: Sets

  private var baseFile: String { "base" + tokensEnding }

  private static func reference(_ file: String) -> WrittenJSON { object(("$ref", .string(file))) }

  private var base: WrittenJSON {
    let codes = codes?.base { contexts.base[$0]?.value } ?? []
    return .object(groups.document(isBase: true) { contexts.base[$0] } + codes)
  }

  /// What differs in a context; empty for nothing.
  private func differing(_ condition: Condition) -> [WrittenJSON.Member] {
    guard let values = contexts.differing[condition] else { return [] }
    return groups.document(isBase: false) { values[$0] } + (codes?.differing { values[$0]?.value } ?? [])
  }

  /// The files of the contexts in which something differs.
  private var fileNames: [(condition: Condition, name: String)] {
    var taken: Set<String> = [OutputPath.folded(baseFile)]
    return contexts.modifiers.flatMap { modifier in
      modifier.contexts.map { Condition.context($0, of: modifier.id) }
        .filter { contexts.differing[$0] != nil }
        .map { condition in (condition, fileName(of: condition, among: &taken)) }
    }
  }

  /// `dark.tokens.json`; with the modifier before it if that is taken.
  private func fileName(of condition: Condition, among taken: inout Set<String>) -> String {
    guard case .context(let context, let id) = condition else { return baseFile }
    let modifier = tokens.modifiers[id]
    let stem = modifier.contexts[context]
    let longer = "\(modifier.name)-\(stem)"
    for stem in [stem, longer] + (2...taken.count + 2).map({ "\(longer)-\($0)" }) {
      let name = OutputPath.name(like: stem, ending: tokensEnding) + tokensEnding
      if taken.insert(OutputPath.folded(name)).inserted { return name }
    }
    return longer + tokensEnding
  }

  private var tokensEnding: String { ".tokens.\(format.rawValue)" }

  private var resolverEnding: String { ".resolver.\(format.rawValue)" }

  // MARK: The resolver document

  /// - Parameters:
  ///   - base: The source of the set outside of contexts.
  ///   - source: The source of a context; empty where nothing differs.
  private func resolver(base: WrittenJSON, _ source: (Condition) -> [WrittenJSON.Member]) -> WrittenJSON {
    let modifiers = contexts.modifiers.map { modifier in
      WrittenJSON.Member(key: tokens.modifiers[modifier.id].name, value: json(modifier, source))
    }
    let order =
      [Self.reference("#/sets/\(Self.baseSet)")]
      + contexts.modifiers.map {
        Self.reference("#/modifiers/\(JSONPointerKey.escaped(tokens.modifiers[$0.id].name))")
      }
    return object(
      ("name", .string(name)),
      ("version", .string("2025.10")),
      ("sets", object((Self.baseSet, object(("sources", .array([base])))))),
      ("modifiers", .object(modifiers)),
      ("resolutionOrder", .array(order))
    )
  }

  private static let baseSet = "base"

  private func json(
    _ written: DTCGContexts.WrittenModifier,
    _ source: (Condition) -> [WrittenJSON.Member]
  ) -> WrittenJSON {
    let modifier = tokens.modifiers[written.id]
    let contexts = written.contexts.map { context in
      let source = source(.context(context, of: written.id))
      return WrittenJSON.Member(
        key: modifier.contexts[context],
        value: .array(source.isEmpty ? [] : [.object(source)])
      )
    }
    let standard = modifier.hasDefault ? WrittenJSON.string(modifier.contexts[modifier.standard]) : nil
    return object(("contexts", .object(contexts)), ("default", standard))
  }
}
