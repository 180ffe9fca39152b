import TestSupport
import Testing
import TokenDiagnostics
import TokenModel

@testable import TokenImport

/// What holds for any answer of Figma's API. `STYLESPEC_SEED` chooses the random ones.
struct FigmaLawTests {
  private static let rounds = isLongRun ? 2_000 : 60

  /// Variables in are tokens out, or lost; and the result compiles.
  @Test func everyVariableIsThereOrLost() throws {
    for seed in SeededGenerator.seeds(Self.rounds) {
      var random = RandomFigmaAnswer(generator: SeededGenerator(seed: seed))
      let text = random.make()
      let options = ImportOptions(isStrict: seed % 2 == 0, takesHidden: seed % 3 == 0)
      let input = ImportInput([.init(SourceFile(path: "v.json", text: text), path: "v.json")], isFolder: false)
      var diagnostics: [Diagnostic] = []
      guard let reading = Importer.read(input, from: nil, options, diagnostics: &diagnostics) else {
        #expect(diagnostics.map(\.rule.rawValue) == ["unrecognized-import"], "STYLESPEC_SEED=\(seed)\n\(text)")
        continue
      }
      let notes = reading.system.notes.filter { $0.subject == .token }
      #expect(notes.count == random.count, "STYLESPEC_SEED=\(seed)\n\(text)")
      let paths = Swift.Set(reading.system.sets.flatMap(\.tokens).map { $0.path.map(UTF8Name.init) })
      #expect(paths.count == notes.count { $0.grade != .lost }, "STYLESPEC_SEED=\(seed)\n\(text)")
      #expect(notes.allSatisfy { $0.grade == .exact || !$0.reasons.isEmpty }, "STYLESPEC_SEED=\(seed)\n\(text)")
      let files = ImportedFiles(of: reading, named: "Brand", isStrict: options.isStrict)
      let errors = files.diagnostics.filter { $0.severity == .error }
      let report = TerminalReport(SourceLocator(files.sources), usesColor: false).render(errors)
      #expect(errors.isEmpty, "STYLESPEC_SEED=\(seed)\n\(text)\n\(report)")
    }
  }
}

/// An answer of `GET /v1/files/:key/variables/local` with traps: names that collide, aliases in circles and to nothing,
/// values of other types.
struct RandomFigmaAnswer {
  var generator: SeededGenerator
  /// The number of variables.
  private(set) var count = 0

  private static let names = [
    "a", "b", "a/b", "a / b", "a/b/c", "color/red", "color", "space.s", "space_s", "$x", "{x}", "x/", "/", "🎨/é",
    "e\u{301}",
    "text/primary", "4", "root", "a/$root",
  ]
  private static let scopes = [
    "ALL_SCOPES", "GAP", "FONT_WEIGHT", "FONT_FAMILY", "FONT_STYLE", "OPACITY", "FONT_SIZE", "TEXT_CONTENT",
  ]

  mutating func make() -> String {
    let modes = (0..<Int.random(in: 1...3, using: &generator)).map { _ in Int.random(in: 0...3, using: &generator) }
    count = Int.random(in: 1...12, using: &generator)
    let variables = (0..<count).map { variable($0, modes) }
    let collections = modes.enumerated().map { index, count in
      let list = (0..<count).map { mode in
        #"{ "modeId": "\#(index):\#(mode)", "name": "\#(pick(["Light", "Dark", "Light", "Mode 1", "é/x"]))" }"#
      }
      return """
        "C\(index)": { "id": "C\(index)", "name": "\(pick(["Theme", "Base", "Theme", "a/b", ""]))",
          "modes": [\(list.joined(separator: ", "))], "defaultModeId": "\(index):\(pick([0, 0, 1]))",
          "hiddenFromPublishing": \(oneIn(12)), "remote": \(oneIn(12)) }
        """
    }
    return """
      { "meta": { "variables": { \(variables.joined(separator: ",\n")) },
        "variableCollections": { \(collections.joined(separator: ",\n")) } } }
      """
  }

  private mutating func variable(_ index: Int, _ modes: [Int]) -> String {
    let collection = Int.random(in: 0...(oneIn(15) ? modes.count : modes.count - 1), using: &generator)
    let type = oneIn(20) ? "EASING" : ["COLOR", "FLOAT", "STRING", "BOOLEAN"][index % 3 == 0 ? 0 : index % 4]
    let values = (0..<(modes.indices.contains(collection) ? modes[collection] : 0)).filter { _ in !oneIn(12) }.map {
      mode in
      "\"\(collection):\(mode)\": \(value(type))"
    }
    return """
      "V\(index)": { "id": "V\(index)", "name": "\(pick(Self.names))", "variableCollectionId": "C\(collection)",
        "resolvedType": "\(type)", "valuesByMode": { \(values.joined(separator: ", ")) },
        "scopes": [\(oneIn(5) ? "" : "\"\(pick(Self.scopes))\"")], "hiddenFromPublishing": \(oneIn(6)),
        "remote": \(oneIn(12)), "codeSyntax": {}, "description": "" }
      """
  }

  private mutating func value(_ type: String) -> String {
    let alias = #"{ "type": "VARIABLE_ALIAS", "id": "V\#(Int.random(in: 0...count, using: &generator))" }"#
    if oneIn(2) { return alias }
    if oneIn(8) {
      let name = pick(["COMPOSE_COLOR", "MIX"])
      return """
        { "type": "VARIABLE_EXPRESSION", "expressionFunction": "\(name)", "expressionArguments": [\(alias), 40] }
        """
    }
    if oneIn(20) { return pick(["null", "[]", "true", "1e400", "\"\""]) }
    switch type {
    case "COLOR": return #"{ "r": \#(pick(["0", "0.20000000298023224", "1", "2"])), "g": 0.5, "b": 1, "a": 1 }"#
    case "FLOAT": return pick(["0", "16", "0.10000000149011612", "-4", "700", "1e-7"])
    case "STRING": return pick(["\"Inter\"", "\"Semi Bold\"", "\"\"", "\"Buy\""])
    default: return pick(["true", "false"])
    }
  }

  private mutating func oneIn(_ number: Int) -> Bool { Int.random(in: 0..<number, using: &generator) == 0 }

  private mutating func pick<Element>(_ elements: [Element]) -> Element {
    elements[Int.random(in: elements.indices, using: &generator)]
  }
}
