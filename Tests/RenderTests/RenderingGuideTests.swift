#if canImport(CPango)
  import Foundation
  import Testing
  import TestSupport

  /// The commands of `Documentation/Rendering.md` do what it says.
  struct RenderingGuideTests {
    /// The lines of the page that draw something.
    private static func examples() throws -> [String] {
      try Repository.read("Documentation/Rendering.md").split(separator: "\n").map(String.init)
        .filter { $0.hasPrefix("stylespec-render ") }
    }

    /// As a shell runs it, with the fonts of the tests, and with options after it.
    private func run(_ example: String, _ options: String = "", in project: RenderProject) throws -> SubprocessResult {
      let tool = Repository.product("stylespec-render")
      let script = "stylespec-render() { '\(tool)' \"$@\" \(testFonts.map { "'\($0)'" }.joined(separator: " ")); }\n"
      return try Subprocess.run("bash", ["-c", "\(script)\(example) \(options)"], in: project.folder.path)
    }

    @Test func examplesDraw() throws {
      let project = try RenderProject(Repository.read("tokens/yanxuan.yaml"))
      let examples = try Self.examples()
      #expect(examples.count >= 4)
      for example in examples {
        let result = try run(example, in: project)
        #expect(result.status == 0 && result.errors == "", "\(example)\n\(result.errors)")
        #expect(result.output.hasPrefix("wrote "))
      }
    }

    /// Two lines of 22 points with 4 between them: the text has more, and ends with the suffix in its color.
    @Test func theExampleOfTruncationIsCut() throws {
      let project = try RenderProject(Repository.read("tokens/yanxuan.yaml"))
      let cuts = try Self.examples().filter { $0.contains("--suffix") }
      #expect(!cuts.isEmpty)
      for example in cuts {
        _ = try run(example, "-o card.png --padding 0", in: project)
        #expect(try project.pixels("card.png") == [200, 48])
        _ = try run(example, "-o whole.png --padding 0 --lines 9", in: project)
        #expect(try project.pixels("whole.png")[1] > 48)
        _ = try run(example, "-o card.svg --suffix-color '#FF0000'", in: project)
        #expect(String(decoding: try project.bytes("card.svg"), as: UTF8.self).contains("rgb(100%,0%,0%)"))
      }
    }
  }
#endif
