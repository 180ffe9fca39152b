import Foundation
import TestSupport
import Testing

/// The code in the documentation of each symbol compiles.
struct CommentExamples {
  private struct Example {
    let place: String
    let code: String
  }

  @Test func examplesCompile() throws {
    let examples = try Self.examples(in: "Sources/StyledText")
    try #require(examples.count > 20)
    let functions = examples.enumerated().map { number, example in
      """
      func example\(number)() throws {
        #sourceLocation(file: "\(example.place)", line: 1)
      \(example.code)
        #sourceLocation()
      }
      """
    }
    let imports = ["Foundation", "StyleTables", "StyledText", "YanxuanStyles"].map { "import \($0)" }
    let result = try SwiftProgram.check((imports + functions).joined(separator: "\n") + "\n")
    #expect(result.status == 0, "\(result.errors)")
  }

  /// An example with a mistake would not pass.
  @Test func mistakesAreFound() throws {
    let result = try SwiftProgram.check("import StyledText\nlet text: StyledText = 3\n")
    #expect(result.status != 0 && result.errors.contains("StyledText"), "\(result.errors)")
  }

  private static func examples(in folder: String) throws -> [Example] {
    let root = Repository.root.appendingPathComponent(folder).resolvingSymlinksInPath().path
    let files = try FileManager.default.subpathsOfDirectory(atPath: root).filter { $0.hasSuffix(".swift") }.sorted()
    return try files.flatMap { file in
      let lines = try String(contentsOfFile: "\(root)/\(file)", encoding: .utf8).split(
        separator: "\n",
        omittingEmptySubsequences: false
      )
      return examples(of: lines.map { $0.trimmingCharacters(in: .whitespaces) }, file)
    }
  }

  private static func examples(of lines: [String], _ file: String) -> [Example] {
    var examples: [Example] = []
    var open: (line: Int, code: [String])?
    for (number, line) in lines.enumerated() {
      switch line {
      case "/// ```swift": open = (number + 1, [])
      case "/// ```":
        if let open {
          examples.append(Example(place: "\(file):\(open.line)", code: open.code.joined(separator: "\n")))
        }
        open = nil
      default: open?.code.append(String(line.dropFirst(4)))
      }
    }
    return examples
  }
}
