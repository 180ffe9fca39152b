internal import Foundation

/// `check-jsonschema`, an independent implementation: it reads YAML as editors do, and validates by draft 2020-12.
package enum SchemaJudge {
  /// Nil when it is not installed.
  package static let program = Checkers.path(of: "check-jsonschema")

  private struct Report: Decodable {
    struct Problem: Decodable {
      let filename: String
    }

    let errors: [Problem]?
    let parseErrors: [Problem]?
  }

  /// Whether each text is valid by a schema; nil for a text that is not YAML.
  package static func accepts(_ texts: [String], _ schema: String) throws -> [Bool?] {
    guard let program else { return [] }
    let folder = try TemporaryFolder("schema")
    let schemaPath = try folder.write(schema, to: "schema.json")
    let paths = try texts.enumerated().map { try folder.write(readable($1), to: "\($0).yaml") }
    let arguments = ["--output-format", "json", "--no-cache", "--schemafile", schemaPath] + paths
    let result = try Subprocess.run(program, arguments, environment: ["PYTHONUTF8": "1"])
    let decoder = JSONDecoder()
    decoder.keyDecodingStrategy = .convertFromSnakeCase
    let report = try decoder.decode(Report.self, from: Data(result.output.utf8))
    let wrong = Set((report.errors ?? []).map(\.filename))
    let unreadable = Set((report.parseErrors ?? []).map(\.filename))
    return paths.map { unreadable.contains($0) ? nil : !wrong.contains($0) }
  }

  /// Its reader of YAML takes neither a byte order mark nor a tab before a comment.
  private static func readable(_ text: String) -> String {
    text.replacing("\u{FEFF}", with: "").replacing("\t#", with: " #")
  }
}
