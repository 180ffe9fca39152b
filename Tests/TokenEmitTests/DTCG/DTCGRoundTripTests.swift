import Foundation
import TestSupport
import Testing
import TokenCompiler
import TokenDiagnostics
import TokenEmit
import TokenModel

/// What is written in the Design Tokens format is read as what it was written from, and is written again as it is.
struct DTCGRoundTripTests {
  private static let json = OutputRequest(DTCGEmitter.self)
  private static let yaml = OutputRequest(DTCGEmitter.self, ["format": .text("yaml")])

  @Test func randomFilesComeBack() throws {
    let seed = SeededGenerator.chosenSeed
    var random = RandomDesignTokens(generator: SeededGenerator(seed: seed))
    for round in 0..<(isLongRun ? 3_000 : 60) {
      let name = round.isMultiple(of: 2) ? "random.tokens.json" : "random.resolver.json"
      let text = round.isMultiple(of: 2) ? random.file() : random.resolver()
      let format = (round / 2).isMultiple(of: 2) ? Self.json : Self.yaml
      let result = compile(text, name, to: format)
      guard let tokens = result.inputs.first?.catalog.tokens, !result.outputs.isEmpty else { continue }
      try check(tokens, result, format, "seed \(seed), round \(round): \(text)")
    }
  }

  @Test(arguments: ["DTCG/positive", "DTCG/own", "Resolver/positive", "TeamTokens", "Typography", "Outputs"])
  func filesComeBack(folder: String) throws {
    let root = Repository.root.appendingPathComponent("Tests/Data/\(folder)").path
    let names = try FileManager.default.contentsOfDirectory(atPath: root).filter { $0.hasSuffix(".json") }.sorted()
    for name in names {
      for format in [Self.json, Self.yaml] {
        let result = try compileFile("Tests/Data/\(folder)/\(name)", to: [format])
        guard let tokens = result.inputs.first?.catalog.tokens, !result.outputs.isEmpty else { continue }
        try check(tokens, result, format, "\(folder)/\(name)")
      }
    }
  }

  private func check(_ tokens: TokenSet, _ result: Compiler.Result, _ format: OutputRequest, _ place: String) throws {
    #expect(result.outputs.count == 1)
    let written = String(decoding: result.outputs[0].bytes, as: UTF8.self)
    let isConforming = !result.diagnostics.contains { $0.rule == NotExpressible.id }
    let again = compile(written, result.outputs[0].path.text, to: format, isStrict: isConforming)
    let read = try #require(
      again.inputs.first?.catalog.tokens,
      "\(place): \(again.diagnostics.prefix(2).map(\.message)) \(written)"
    )
    #expect(again.outputs.map(\.bytes) == result.outputs.map(\.bytes), "\(place)")
    // What had another form has that of the format now; so have numbers that Figma means as lengths.
    if !result.diagnostics.isEmpty || place.hasSuffix("figma-numbers.tokens.json") { return }
    let (old, new) = (TokenMeaning(tokens).lines, TokenMeaning(read).lines)
    let difference = zip(old, new).first { $0 != $1 }.map { "\n\($0)\n\($1)" } ?? "\(old.count), \(new.count)"
    let isEqual = old == new
    #expect(isEqual, "\(place): \(difference)\n\(written)")
  }

  private func compile(_ text: String, _ name: String, to format: OutputRequest, isStrict: Bool = false)
    -> Compiler.Result
  {
    let input = CompilerInput(SourceFile(path: name, text: text), role: .spec)
    return compileInMemory([input], to: [format], isStrict: isStrict)
  }
}
