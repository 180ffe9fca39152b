import Foundation
import TestSupport
import TokenEmit

extension AssetCatalogEmitter: CheckedByConsumer {
  /// A reader that takes entries and components as Xcode does, and `check-jsonschema`. Apple's own tool, which there is not
  /// for Linux, runs in `Examples/GitHubActions/apple.yml`.
  static let consumerCheck = ConsumerCheck(
    format: OutputRequest(Self.self),
    tool: "Python, ColorAide and check-jsonschema",
    source: AssetCatalogConsumer.source,
    isInstalled: { SchemaJudge.program != nil },
    differences: { folder, expected in
      try AssetCatalogConsumer.differences(
        in: folder + "/\(expected.catalog).xcassets",
        of: AssetCatalogConsumer.source
      )
    },
    sabotages: [
      Sabotage(
        "dark screens and increased contrast swapped",
        in: "text.colorset/Contents.json",
        (#""luminosity",\#n          "value" : "dark""#, "TEMPORARY"),
        (#""contrast",\#n          "value" : "high""#, #""luminosity",\#n          "value" : "dark""#),
        ("TEMPORARY", #""contrast",\#n          "value" : "high""#)
      ),
      Sabotage("components of sRGB as those of P3", in: "sky.colorset/Contents.json", ("0.50000", "0.51373")),
      Sabotage("no alpha", in: "sky.colorset/Contents.json", (#""alpha" : "0.250""#, #""alpha" : "1.000""#)),
      Sabotage("a component without a point", in: "sky.colorset/Contents.json", ("1.00000", "1")),
      Sabotage("a group that is no namespace", in: "text/Contents.json", (#""provides-namespace" : true"#, "")),
    ]
  )
}

enum AssetCatalogConsumer {
  static let source = "Tests/Data/Outputs/assets.resolver.json"

  /// The differences that the schema and the script find in an asset catalog, from a source in the checkout.
  static func differences(in catalog: String, of source: String) throws -> [String] {
    let names = try FileManager.default.subpathsOfDirectory(atPath: catalog).filter { $0.hasSuffix(".json") }.sorted()
    let texts = try names.map { try String(contentsOfFile: catalog + "/" + $0, encoding: .utf8) }
    let schema = try Repository.read("Tests/Data/consumers/asset-catalog.schema.json")
    let invalid = try zip(names, SchemaJudge.accepts(texts, schema)).filter { $0.1 != true }
    guard invalid.isEmpty else { return invalid.map { "\($0.0) is not valid by the schema" } }
    let path = Repository.root.appendingPathComponent(source).path
    return try PythonConsumer.differences("xcassets-consumer.py", [catalog, path])
  }
}
