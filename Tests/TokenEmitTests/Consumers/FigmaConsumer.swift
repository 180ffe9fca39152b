import Foundation
import TestSupport
import TokenEmit

extension FigmaEmitter: CheckedByConsumer {
  /// A reader that takes files as Figma's import does, which is not for Linux.
  static let consumerCheck = ConsumerCheck(
    format: OutputRequest(Self.self),
    tool: "Python and ColorAide",
    source: FigmaConsumer.source,
    isInstalled: { SchemaJudge.program != nil },
    differences: { folder, expected in
      try FigmaConsumer.differences(in: folder + "/\(expected.catalog).figma", of: FigmaConsumer.source)
    },
    sabotages: [
      Sabotage("the colors of another mode", in: "color/dark.tokens.json", ("#0081F1", "#0082FF")),
      Sabotage(
        "a mode of another name",
        in: "color/dark.tokens.json",
        (#"modeName" : "dark""#, #"modeName" : "light""#)
      ),
      Sabotage("a target that is not there", in: "color/light.tokens.json", ("\"color/sky\"", "\"color/sea\"")),
      Sabotage(
        "a target in another collection",
        in: "color/light.tokens.json",
        (#"SetName" : "color""#, #"SetName" : "space""#)
      ),
      Sabotage("no alias", in: "color/light.tokens.json", ("com.figma.aliasData", "com.figma.alias")),
      Sabotage("a length in another unit", in: "space/compact.tokens.json", (#""unit" : "px""#, #""unit" : "rem""#)),
      Sabotage("a time in milliseconds", in: "motion/Default.tokens.json", (#""unit" : "s""#, #""unit" : "ms""#)),
      Sabotage(
        "a line height that is a ratio",
        in: "typography/Default.tokens.json",
        (#""value" : 24"#, #""value" : 1.5"#)
      ),
      Sabotage(
        "a type that Figma does not take",
        in: "font/Default.tokens.json",
        (#""$type" : "string""#, #""$type" : "fontFamily""#)
      ),
      Sabotage(
        "a variable that one mode does not have",
        in: "space/regular.tokens.json",
        (#""small" : {"#, #""tiny" : {"#)
      ),
      Sabotage("a scope that there is not", in: "space/regular.tokens.json", (#""GAP""#, #""GAPS""#)),
    ]
  )
}

enum FigmaConsumer {
  static let source = "Tests/Data/Outputs/every-type.resolver.json"

  /// The differences that the script finds in a folder of collections, from a source in the checkout.
  static func differences(in folder: String, of source: String) throws -> [String] {
    let path = Repository.root.appendingPathComponent(source).path
    return try PythonConsumer.differences("figma-consumer.py", [folder, path])
  }
}
