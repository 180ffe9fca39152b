import Foundation
import TestSupport
import TokenEmit

extension JSONEmitter: CheckedByConsumer {
  /// Python, whose reader of JSON is not ours, and `check-jsonschema`.
  static let consumerCheck = ConsumerCheck(
    format: OutputRequest(Self.self),
    tool: "Python and check-jsonschema",
    isInstalled: { SchemaJudge.program != nil },
    differences: { folder, expected in
      let output = folder + "/\(expected.catalog).tokens.flat.json"
      let schema = try Repository.read("Documentation/outputs/json.schema.json")
      guard try SchemaJudge.accepts([String(contentsOfFile: output, encoding: .utf8)], schema) == [true] else {
        return ["not valid by the schema"]
      }
      let wanted = folder + "/expected.json"
      try JSONEncoder().encode(expected).write(to: URL(fileURLWithPath: wanted))
      return try JSONConsumer.differences(output, from: wanted)
    },
    sabotages: [
      Sabotage("another baseline", ("\"baseline\" : 9.031", "\"baseline\" : 9.131")),
      Sabotage("a code of another name", ("\"14_gray2_bold\" : {", "\"14_grey2_bold\" : {")),
      Sabotage("light and dark swapped", ("\"dark\" : \"#F5F5F5\"", "\"dark\" : \"#111111\"")),
      Sabotage("a number as a text", ("\"size\" : 9", "\"size\" : \"9\"")),
      Sabotage("the Swift name of another code", ("\"swift\" : \"t9_black_bold\"", "\"swift\" : \"t9_black_medium\"")),
      Sabotage("a variant for another context", ("\"appearance\" : \"dark\"", "\"appearance\" : \"light\"")),
      Sabotage("a color that is one step off", ("\"hex\" : \"#333333\"", "\"hex\" : \"#333334\"")),
      Sabotage("a key that no reader knows", ("\"version\" : 1", "\"versions\" : 1")),
    ]
  )
}

enum JSONConsumer {
  /// The differences that the script finds, with the source of the tokens if it may look there.
  static func differences(_ output: String, from expected: String, source: String? = nil) throws -> [String] {
    try PythonConsumer.differences("json-consumer.py", [output, expected] + [source].compactMap(\.self))
  }
}
