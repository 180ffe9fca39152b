import TestSupport
import Testing
import TokenDiagnostics
import TokenModel
import TokenYAML

@testable import TokenImport

/// In each context, the result has the values that Tokens Studio has there. `STYLESPEC_SEED` chooses the random exports.
struct ContextLawTests {
  private static let rounds = isLongRun ? 1_000 : 50

  @Test func eachContextHasItsValues() throws {
    var compared = 0
    for seed in SeededGenerator.seeds(Self.rounds) {
      var random = RandomStudioTokens(generator: SeededGenerator(seed: seed))
      let text = random.file()
      let export = try Export(text)
      // Modifiers that replace each other's tokens are in another order, which the report says.
      if export.system.notes.contains(where: { $0.subject == .structure && Self.says("now replace its own", $0) }) {
        continue
      }
      for choice in export.choices {
        for (index, definition) in export.definitions.all.enumerated() where export.isComparable(index, choice) {
          guard let draft = try? export.converter.draft(of: index, in: choice) else { continue }
          let found = export.value(at: definition.path, in: choice)
          #expect(found == draft.value.literal, "STYLESPEC_SEED=\(seed) \(definition.path) in \(choice)\n\(text)")
          compared += 1
        }
      }
    }
    #expect(compared > 10 * Self.rounds)
  }

  fileprivate static func says(_ text: String, _ note: ImportNote) -> Bool {
    note.reasons.contains { $0.contains(text) }
  }
}

/// An export, and what an import makes of it.
private struct Export {
  let definitions: StudioDefinitions
  let layers: StudioLayers
  let converter: StudioConverter
  let system: ImportedSystem
  /// The notes about tokens, in the order of the definitions.
  private let notes: [ImportNote]

  init(_ text: String) throws {
    var tree = SourceTree()
    var diagnostics: [Diagnostic] = []
    let file = SourceFile(path: "tokens.json", text: text)
    let read = JSONReader.read(file, as: SourceFileID(index: 0), into: &tree, diagnostics: &diagnostics)
    let root = try #require(read?.root)
    let files = StudioFiles(tree, roots: [(path: "tokens.json", node: root)], isFolder: false)
    let document = StudioReader(tree).document(files)
    definitions = StudioDefinitions(document)
    layers = StudioLayers(document)
    converter = StudioConverter(StudioValues(definitions, layers), from: document.tool)
    system = StudioImport(document, isStrict: false).system()
    notes = system.notes.filter { $0.subject == .token }
  }

  /// The default contexts, and those that differ by one.
  var choices: [StudioLayers.Choice] {
    let standard = layers.standard
    let others = layers.modifiers.indices.flatMap { modifier in
      layers.modifiers[modifier].contexts.indices.map { context in
        var choice = standard
        choice.contexts[modifier] = context
        return choice
      }
    }
    return [standard] + others
  }

  /// Whether a definition counts in a choice, and the report says nothing against its value there.
  func isComparable(_ index: Int, _ choice: StudioLayers.Choice) -> Bool {
    let definition = definitions.all[index]
    let isSeen =
      layers.isActive(definition.set, in: choice)
      && converter.values.winner(of: definition.token.name, in: choice) == index
    let exceptions = ["no value in", "another type in", "cannot say"]
    return isSeen && notes[index].grade != .lost && !exceptions.contains { ContextLawTests.says($0, notes[index]) }
  }

  /// The value of a path without references, by the layers of the result.
  func value(at path: [String], in choice: StudioLayers.Choice) -> WrittenJSON? {
    let chosen = zip(system.modifiers, choice.contexts).flatMap { $0.contexts[$1].sets }
    for set in (system.base + chosen).reversed() {
      let same = system.sets[set].tokens.first { token in
        token.path.elementsEqual(path) { $0.utf8.elementsEqual($1.utf8) }
      }
      if let same { return resolved(same.value, choice) }
    }
    return nil
  }

  private func resolved(_ json: WrittenJSON, _ choice: StudioLayers.Choice) -> WrittenJSON {
    switch json {
    case .null, .boolean, .number: return json
    case .string(let text):
      guard text.hasPrefix("{"), text.hasSuffix("}") else { return json }
      let path = text.dropFirst().dropLast().split(separator: ".", omittingEmptySubsequences: false).map(String.init)
      return value(at: path, in: choice) ?? .string("\(text) is not there")
    case .array(let elements): return .array(elements.map { resolved($0, choice) })
    case .object(let members):
      return .object(members.map { .init(key: $0.key, value: resolved($0.value, choice)) })
    }
  }
}
