import Foundation
import TestSupport
import Testing
import TokenCompiler
import TokenDiagnostics
import TokenEmit
import TokenReports
import TokenResolver

/// Compares the JSON Schema of `$extensions["org.stylespec"]` with what is written, by `check-jsonschema`.
struct ExtensionSchemaTests {
  @Test func theFileIsWhatTheDecoderReadsBy() throws {
    try expectGolden(try JSONText.of(ExtensionSchema()), "Documentation/outputs/dtcg.extension.schema.json")
  }

  @Test(.enabled(if: SchemaJudge.program != nil, "needs check-jsonschema; Scripts/checkers installs it"))
  func whatIsWrittenIsAccepted() throws {
    var random = RandomSpec(generator: SeededGenerator(seed: SeededGenerator.chosenSeed))
    let specs = (0..<60).map { _ in random.make() } + [try Repository.read("tokens/yanxuan.yaml")]
    let tokens = try Repository.read("Tests/Data/Outputs/every-type.tokens.json")
    let inputs = specs.map { CompilerInput(SourceFile(path: "spec.yaml", text: $0), role: .spec) }
    let all = inputs + [CompilerInput(SourceFile(path: "brand.tokens.json", text: tokens), role: .spec)]
    let written = try all.flatMap { input in
      try compileInMemory([input], to: [OutputRequest(DTCGEmitter.self)]).outputs.flatMap {
        try Self.extensions(in: JSONSerialization.jsonObject(with: Data($0.bytes)))
      }
    }
    #expect(written.count > 50)
    let accepted = try SchemaJudge.accepts(written, JSONText.of(ExtensionSchema()))
    for (text, isAccepted) in zip(written, accepted) { #expect(isAccepted == true, "\(text)") }
  }

  @Test(.enabled(if: SchemaJudge.program != nil, "needs check-jsonschema; Scripts/checkers installs it"))
  func mistakesAreRefused() throws {
    let mistakes = [
      #"{ "version": 2 }"#, #"{ "version": 1, "styls": {} }"#, #"{ "version": 1, "offsetHost": "web" }"#,
      #"{ "version": 1, "tokens": "a.tokens.json" }"#, #"{ "baselineOffset": "top" }"#,
      #"{ "fontMetrics": { "ascent": 1 } }"#, #"{ "lineHeight": { "value": 20 } }"#, #"{ "textStyle": "big" }"#,
    ]
    let accepted = try SchemaJudge.accepts(mistakes, JSONText.of(ExtensionSchema()))
    for (mistake, isAccepted) in zip(mistakes, accepted) { #expect(isAccepted == false, "\(mistake)") }
  }

  /// The values of all keys `org.stylespec` of a document, as JSON.
  private static func extensions(in value: Any) throws -> [String] {
    if let list = value as? [Any] { return try list.flatMap(extensions) }
    guard let object = value as? [String: Any] else { return [] }
    return try object.flatMap { key, value in
      if key != "org.stylespec" { return try extensions(in: value) }
      let data = try JSONSerialization.data(withJSONObject: value, options: .sortedKeys)
      return [String(decoding: data, as: UTF8.self)]
    }
  }
}
