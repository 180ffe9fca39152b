internal import Foundation
import TestSupport
import Testing
import TokenCompiler
import TokenDiagnostics
import TokenEmit

@testable import TokenImport

/// Exports in the shapes that people have, in `Tests/Data/Import/Shapes`: the whole result of each is recorded with its
/// report, to be read.
struct ImportShapesTests {
  static let shapes = ["single.json", "global.json", "nested", "brands.json", "math.json", "names.json"]

  @Test(arguments: shapes) func theResultIsAsRecorded(shape: String) throws {
    let input = try ImportShape.input(shape)
    let reading = try #require(ImportShape.read(input))
    let result = ImportedFiles(reading.system, named: "Brand", from: reading.kind.name)
    #expect(!result.diagnostics.hasErrors)
    let report = ImportReport(of: reading, writing: [], from: input.sources)
    let files = result.files.reversed().map { file in
      "=== \(file.path)\n\(String(decoding: file.bytes, as: UTF8.self))"
    }
    let text = ImportText.render(report, TerminalStyle(isOn: false)) + "\n" + files.joined(separator: "\n")
    let name = shape.split(separator: ".")[0]
    try expectGolden(text, "Tests/Golden/Import/Shapes/\(name).txt")
  }

  @Test(arguments: shapes) func reasonsAreShort(shape: String) throws {
    let reading = try #require(ImportShape.read(try ImportShape.input(shape)))
    for reason in reading.system.notes.flatMap(\.reasons) { #expect(reason.count <= 80, "\(reason)") }
  }

  /// Every emitter makes its files of the result, also with `--strict`.
  @Test(arguments: shapes, [false, true]) func theResultCompilesToAllFormats(shape: String, isStrict: Bool) throws {
    let reading = try #require(ImportShape.read(try ImportShape.input(shape), isStrict: isStrict))
    let result = ImportedFiles(reading.system, named: "Brand", from: reading.kind.name, isStrict: isStrict)
    try expectAllFormats(of: result, isStrict: isStrict)
  }
}

/// Compiles an import in memory to all formats, and expects files without mistakes.
func expectAllFormats(of result: ImportedFiles, isStrict: Bool) throws {
  let texts = result.files.map { ($0.path, String(decoding: $0.bytes, as: UTF8.self)) }
  let spec = try #require(texts.last)
  let formats = EmitterRegistry.emitters.map { OutputRequest($0) }
  let compiled = compileInMemory(
    [CompilerInput(SourceFile(path: spec.0, text: spec.1), role: .spec)],
    to: formats,
    isStrict: isStrict,
    including: Dictionary(texts) { first, _ in first }
  )
  let errors = compiled.diagnostics.filter { $0.severity == .error }
  #expect(errors.isEmpty, "\(TerminalReport(SourceLocator(compiled.files), usesColor: false).render(errors))")
  #expect(compiled.outputs.count >= formats.count)
}

/// A file or folder of `Tests/Data/Import/Shapes`.
enum ImportShape {
  static func input(_ name: String) throws -> ImportInput {
    let folder = "Tests/Data/Import/Shapes/"
    if name.hasSuffix(".json") {
      let file = SourceFile(path: name, bytes: try Repository.readBytes(folder + name))
      return ImportInput([.init(file, path: name)], isFolder: false)
    }
    let root = Repository.root.appendingPathComponent(folder + name).path
    let paths = try FileManager.default.subpathsOfDirectory(atPath: root).filter { $0.hasSuffix(".json") }.sorted()
    let files = try paths.map { path in
      ImportInput.File(SourceFile(path: path, bytes: try Repository.readBytes("\(folder)\(name)/\(path)")), path: path)
    }
    return ImportInput(files, isFolder: true)
  }

  static func read(_ input: ImportInput, isStrict: Bool = false) -> ImportReading? {
    var diagnostics: [Diagnostic] = []
    return TokensStudio.read(input, from: nil, isStrict: isStrict, diagnostics: &diagnostics)
  }
}
