internal import Foundation
import TestSupport
import Testing
import TokenDiagnostics
import TokenModel
import TokenYAML

@testable import TokenImport

/// Random values of Tokens Studio against `studio-values.py`, which computes them with fractions and ColorAide.
/// `STYLESPEC_SEED` chooses them.
struct StudioJudgeTests {
  @Test(.enabled(if: StudioJudge.python != nil, "needs Scripts/checkers")) func valuesAreThoseOfTheJudge() throws {
    let count = isLongRun ? 1_000 : 120
    let tokens = RandomStudioValues.tokens(count, seed: SeededGenerator.seeds(1)[0])
    let results = try StudioJudge.results(of: tokens)
    let values = try StudioJudge.values(of: tokens)
    var compared = 0
    for (token, result) in zip(tokens.filter { $0.css == nil }, results) {
      #expect(result.name == token.name)
      let value = values[token.name]
      if result.agrees(with: value) { compared += 1 }
      #expect(result.agrees(with: value) || result.isUnchecked, "\(token): \(result), not \(String(describing: value))")
    }
    // Numbers that are too large, and those that are made of them, are not compared.
    #expect(compared > count * 3 / 4)
  }
}

/// The script, and the same values of the import.
private enum StudioJudge {
  /// Nil when ColorAide is not installed.
  static let python = Checkers.path(of: "python3")

  /// A line that the script prints.
  struct Result: Decodable {
    let name: String
    /// An exact number with its unit.
    var text: String?
    var near: Double?
    /// Components of XYZ for D65, and alpha.
    var color: [Double]?
    /// Whether there is no value; false for one that is not checked.
    var problem: Bool?

    var isUnchecked: Bool { problem == false }

    func agrees(with value: StudioValue?) -> Bool {
      switch value {
      case .quantity(let quantity):
        if let near { return quantity.unit.isEmpty && abs(quantity.number.double - near) <= 1e-8 * max(1, abs(near)) }
        return text == quantity.text
      case .color(let found):
        guard let color else { return false }
        let all = found.converted(to: .xyzD65).components.all.map { $0 ?? 0 } + [found.opacity]
        return zip(all, color).allSatisfy { abs($0 - $1) < 1e-4 }
      case .text, .boolean, .composite: return false
      case nil: return problem == true
      }
    }
  }

  static func results(of tokens: [RandomStudioValues.Token]) throws -> [Result] {
    guard let python else { return [] }
    let folder = try TemporaryFolder("studio-values")
    let input = try folder.write(String(decoding: try JSONEncoder().encode(tokens), as: UTF8.self), to: "tokens.json")
    let script = Repository.root.appendingPathComponent("Tests/Data/consumers/studio-values.py").path
    let run = try Subprocess.run(python, [script, input], environment: ["PYTHONUTF8": "1"])
    #expect(run.status == 0, "\(run.errors)")
    return try run.output.split(separator: "\n").map { try JSONDecoder().decode(Result.self, from: Data($0.utf8)) }
  }

  /// What the import computes, by names; without those that have no value.
  static func values(of tokens: [RandomStudioValues.Token]) throws -> [String: StudioValue] {
    let members = tokens.map { "\"\($0.name)\": \(json($0))" }
    let text = "{ \"$metadata\": {}, \"core\": { \(members.joined(separator: ",\n  ")) } }"
    var tree = SourceTree()
    var diagnostics: [Diagnostic] = []
    let file = SourceFile(path: "tokens.json", text: text)
    let read = JSONReader.read(file, as: SourceFileID(index: 0), into: &tree, diagnostics: &diagnostics)
    let root = try #require(read?.root, "\(text)")
    let files = StudioFiles(tree, roots: [(path: "tokens.json", node: root)], isFolder: false)
    let document = StudioReader(tree).document(files)
    let layers = StudioLayers(document)
    let values = StudioValues(StudioDefinitions(document), layers)
    var found: [String: StudioValue] = [:]
    for (index, definition) in values.definitions.all.enumerated() {
      guard let value = try? values.value(of: index, in: layers.standard) else { continue }
      // A text is what could not be computed.
      if case .text = value, definition.kind == .number { continue }
      found[definition.token.name] = value
    }
    return found
  }

  private static func json(_ token: RandomStudioValues.Token) -> String {
    if let value = token.value { return #"{ "value": "\#(value)", "type": "number" }"# }
    if let css = token.css { return #"{ "value": "\#(css)", "type": "color" }"# }
    guard let color = token.color, let modify = token.modify else { return "{}" }
    return #"""
      { "value": "{\#(color)}", "type": "color", "$extensions": { "studio.tokens": { "modify": {
      "type": "\#(modify.type)", "value": "\#(modify.amount)", "space": "\#(modify.space)",
      "color": "{\#(modify.color)}"
      } } } }
      """#
  }
}
