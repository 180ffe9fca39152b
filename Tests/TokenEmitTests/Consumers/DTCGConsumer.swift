import Foundation
import TestSupport
import TokenEmit

extension DTCGEmitter: CheckedByConsumer {
  /// A reader that knows the rules of the format, and compares the outputs with their source.
  static let consumerCheck = ConsumerCheck(
    format: OutputRequest(Self.self, ["layout": .text("sets")]),
    tool: "Python",
    source: source,
    isInstalled: { SchemaJudge.program != nil },
    differences: { folder, expected in
      let values = try TemporaryFolder()
      try values.write(String(decoding: try JSONEncoder().encode(expected), as: UTF8.self), to: "expected.json")
      let path = Repository.root.appendingPathComponent(source).path
      return try PythonConsumer.differences("dtcg-consumer.py", [folder, path, values.path + "/expected.json"])
    },
    sabotages: [
      Sabotage(
        "the type of a group for a token of another type",
        in: "base.tokens.json",
        (#""font": {"#, #""font": { "$type": "fontFamily","#),
        (#""plain": { "$type": "fontWeight", "#, #""plain": { "#)
      ),
      Sabotage(
        "no description of a group",
        in: "base.tokens.json",
        (#""$description": "Colors of text and of surfaces","#, "")
      ),
      Sabotage(
        "a value for a reference",
        in: "base.tokens.json",
        (
          #""link": { "$value": "{color.sky}""#,
          #""link": { "$value": { "colorSpace": "display-p3", "components": [0.1, 0.5, 1] }"#
        )
      ),
      Sabotage("another value in a context", in: "compact.tokens.json", (#""value": 2"#, #""value": 3"#)),
      Sabotage("a context without its file", in: ".resolver.json", (#"{ "$ref": "dark.tokens.json" }"#, "")),
      Sabotage("a token of another name", in: "base.tokens.json", (#""large": {"#, #""huge": {"#)),
    ]
  )

  private static let source = "Tests/Data/Outputs/every-type.resolver.json"
}
