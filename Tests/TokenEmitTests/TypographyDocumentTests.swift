import TestSupport
import Testing
import TokenCompiler
import TokenDiagnostics
import TokenEmit
import TokenModel

/// Styles of typography tokens are what a script says that shares no code with the compiler.
struct TypographyDocumentTests {
  @Test(arguments: TypographyDocument.all, [16, 10])
  func catalogsHaveTheValues(_ document: TypographyDocument, rootFontSize: Int) throws {
    let result = document.compile(named: "Brand", rootFontSize: rootFontSize)
    #expect(!result.diagnostics.hasErrors, "\(result.diagnostics.map(\.message))")
    let catalog = try #require(result.catalogs.first)
    let judged = try document.judgedLines(of: catalog, rootFontSize: rootFontSize)
    for (line, other) in zip(TypographyDocument.lines(of: catalog), judged.lines) { #expect(line == other) }
    #expect(!judged.lines.isEmpty)
    #expect(judged.missing == [])
  }

  /// Generated code of all documents, in one program.
  @Test(arguments: [nil, "MainActor"])
  func generatedCodeHasTheValues(isolation: String?) throws {
    var sources: [String: String] = [:]
    var expected: [String] = []
    for (index, document) in TypographyDocument.all.enumerated() {
      let result = document.compile(named: "Document\(index)")
      let catalog = try #require(result.catalogs.first, "\(document): \(result.diagnostics.map(\.message))")
      for output in result.outputs { sources[output.path.text] = String(decoding: output.bytes, as: UTF8.self) }
      expected += try document.judgedLines(of: catalog).lines
    }
    sources["main.swift"] = """
      import StyleTables

      func text(_ number: Double) -> String {
        let text = "\\(number)"
        return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
      }

      for catalog in [\(TypographyDocument.all.indices.map { "Document\($0).catalog" }.joined(separator: ", "))] {
        for code in catalog.codes {
          let style = code.resolved
          let metrics = style.metrics
          let values = [
            code.name, text(style.size), metrics.map { text($0.lineHeight) } ?? "normal",
            text(metrics?.letterSpacing ?? 0), "\\(style.weight)", style.family ?? "system",
          ]
          print(values.joined(separator: "\\t"))
        }
      }
      """
    let run = try SwiftProgram.run(sources, defaultIsolation: isolation)
    #expect(run.errors == "")
    let lines = run.output.split(separator: "\n").map(String.init)
    #expect(lines.count == expected.count)
    for (line, other) in zip(lines, expected) { #expect(line == other) }
  }
}
