import Foundation
import TestSupport
import Testing
import TokenCompiler
import TokenDiagnostics
import TokenEmit
import TokenModel

/// What is written conforms to the published JSON Schemas of the format, which are not part of the repository.
/// `STYLESPEC_DTCG_SCHEMAS` names a folder with them.
struct DTCGSchemaTests {
  private static let schemas = ProcessInfo.processInfo.environment["STYLESPEC_DTCG_SCHEMAS"]

  /// A resolver document that had extensions at its top keeps them.
  private static let known = ": #/: Additional properties are not allowed ('$extensions' "

  @Test(.enabled(if: schemas != nil, "needs the schemas in STYLESPEC_DTCG_SCHEMAS"))
  func whatIsWrittenConforms() throws {
    let seed = SeededGenerator.chosenSeed
    let folder = try TemporaryFolder("schemas")
    var written: [String] = []
    for (number, input) in try Self.inputs(seed: seed).enumerated() {
      for layout in ["one", "sets"] {
        let result = compileInMemory([input], to: [OutputRequest(DTCGEmitter.self, ["layout": .text(layout)])])
        // Values without a form in the format are as they were.
        if result.diagnostics.contains(where: { $0.rule == NotExpressible.id && $0.message.hasSuffix("as it was read") }
        ) {
          continue
        }
        for output in result.outputs {
          let text = String(decoding: output.bytes, as: UTF8.self)
          // The schemas have no pattern for such references, which the text of the format has.
          if text.contains(".$root}") { continue }
          written.append(try folder.write(text, to: "\(number)-\(layout)/\(output.path.text)"))
        }
      }
    }
    #expect(written.count > 100)
    let mistakes = try PythonConsumer.differences("dtcg-schemas.py", [try #require(Self.schemas)] + written)
      .filter { !$0.contains(Self.known) }
    #expect(mistakes.isEmpty, "seed \(seed): \(mistakes.prefix(10).joined(separator: "\n"))")
  }

  private static func inputs(seed: UInt64) throws -> [CompilerInput] {
    let count = isLongRun ? 400 : 60
    var tokens = RandomDesignTokens(generator: SeededGenerator(seed: seed))
    var specs = RandomSpec(generator: SeededGenerator(seed: seed))
    let random = (0..<count).flatMap { number in
      [
        ("random.tokens.json", tokens.file()), ("random.resolver.json", tokens.resolver()),
        ("random.yaml", specs.make()),
      ]
    }
    let data = Repository.root.appendingPathComponent("Tests/Data/DTCG/positive").path
    let files = try FileManager.default.contentsOfDirectory(atPath: data).filter { $0.hasSuffix(".json") }.sorted()
    let ours = try files.map { ($0, try Repository.read("Tests/Data/DTCG/positive/\($0)")) }
    return (random + ours + [("yanxuan.yaml", try Repository.read("tokens/yanxuan.yaml"))])
      .map { CompilerInput(SourceFile(path: $0.0, text: $0.1), role: .spec) }
  }
}
