import Foundation
import TestSupport
import Testing
import TokenCompiler
import TokenDiagnostics
import TokenEmit
import TokenResolver

/// Broken token files of a spec, and broken specs with token files: for any text, the compiler returns, every diagnostic
/// has a place in its file, and a spec with an error has no outputs.
struct TokenFileMutationTests {
  private static let spec = """
    stylespec: 1
    name: Brand
    tokens: [brand.resolver.json, plain.tokens.json]
    rootFontSize: 16
    contexts: { theme: { light: light, dark: dark }, density: mode, contrast: { normal: light, more: highContrast } }
    color: { from: "color.text.**" }
    weight: { from: "weight.*" }
    family: { from: "font.*" }
    typography: { 14: { lineHeight: "{size.md}", letterSpacing: 0.1 } }
    styles: { from: ["typography.**", "component.**"], name: "{path}", small: { size: 14, weight: regular } }
    codes: { color: open }

    """

  @Test func mutatedFilesAreRefusedOrMakeOutputs() throws {
    let seed = SeededGenerator.chosenSeed
    var generator = SeededGenerator(seed: seed)
    let folder = Repository.root.appendingPathComponent("Tests/Data/Typography")
    let names = try FileManager.default.subpathsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".json") }
      .sorted()
    var files = Dictionary(
      uniqueKeysWithValues: try names.map { ($0, try Repository.read("Tests/Data/Typography/\($0)")) }
    )
    files["spec.yaml"] = Self.spec
    let paths = files.keys.sorted()
    var refused = 0
    let rounds = lawRounds(1_200)
    for round in 0..<rounds {
      // The spec as often as all of its token files.
      let path = round % 2 == 0 ? "spec.yaml" : paths.randomElement(using: &generator) ?? ""
      let mutation = Mutation.allCases[round / 2 % Mutation.allCases.count]
      let bytes = mutation.apply(to: files[path] ?? "", using: &generator)
      let sources = files.mapValues { Array($0.utf8) }.merging([path: bytes]) { $1 }
      let result = Self.compile(sources)
      let context: Comment = "seed \(seed), round \(round), \(mutation) in \(path)"
      #expect(result.diagnostics.hasErrors == result.outputs.isEmpty, context)
      for diagnostic in result.diagnostics {
        let file = result.files[diagnostic.range.file]
        #expect(file.map { diagnostic.range.bytes.upperBound <= $0.bytes.count } == true, context)
      }
      if result.diagnostics.hasErrors { refused += 1 }
    }
    #expect(refused > rounds / 4 && refused < rounds, "seed \(seed): \(refused)")
  }

  private static func compile(_ files: [String: [UInt8]]) -> Compiler.Result {
    let spec = SourceFile(path: "spec.yaml", bytes: files["spec.yaml"] ?? [])
    return Compiler.compile([CompilerInput(spec, role: .spec)], to: [.swift]) { path throws(IncludeError) in
      guard let bytes = files[path] else { throw IncludeError(problem: "is not there") }
      return SourceFile(path: path, bytes: bytes)
    }
  }
}
