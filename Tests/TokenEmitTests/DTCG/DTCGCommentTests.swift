import Foundation
import TestSupport
import Testing
import TokenCompiler
import TokenDiagnostics
import TokenEmit
import TokenJSON
import TokenModel

/// Comments of YAML as descriptions in the Design Tokens format.
struct DTCGCommentTests {
  private static let format = OutputRequest(DTCGEmitter.self)

  private func compile(_ text: String, _ name: String, to formats: [OutputRequest] = [format]) -> Compiler.Result {
    compileInMemory([CompilerInput(SourceFile(path: name, text: text), role: .spec)], to: formats)
  }

  /// The descriptions of the first output, by the paths of tokens and groups.
  private func descriptions(_ result: Compiler.Result) throws -> [String: String] {
    let output = try #require(result.outputs.first, "\(result.diagnostics.map(\.message))")
    let json = try JSONSerialization.jsonObject(with: Data(output.bytes))
    var found: [String: String] = [:]
    func visit(_ value: Any, _ path: [String]) {
      guard let object = value as? [String: Any] else { return }
      if let text = object["$description"] as? String { found[path.joined(separator: ".")] = text }
      for (key, value) in object where !key.hasPrefix("$") { visit(value, path + [key]) }
    }
    visit(json, [])
    return found
  }

  private func losses(_ result: Compiler.Result) -> [String] {
    let locator = SourceLocator(result.files)
    return result.diagnostics.filter { $0.rule == NotExpressible.id }.map {
      "\(locator.location(of: $0.range).line): \($0.message)"
    }
  }

  private static let spec = """
    # yaml-language-server: $schema=.stylespec.schema.json
    # The brand.

    stylespec: 1
    name: Brand
    # Colors of text.
    color:
      # For long texts,
      #   and titles.
      ink: "#222222"  # at the end
      # stylespec:disable-next-line low-contrast -- decoration
      pale: "#EEEEEE"
      # Above one with a description.
      sea: { light: "#0000FF", description: Water }
      # Loose.

      red: "#FF0000"
    weight:
      # 粗体
      # stylespec:disable-next-line off-grid -- measured
      bold: 700
    typography:
      # Notes.
      13.5: plain
      # Body text.
      14:
        # In points.
        lineHeight: 20
      # Like the body.
      16: "{typography.14}"
    modes:
      # Reading.
      read:
        typography:
          # More space.
          14: { lineHeight: 24 }
    styles: {
      # The first line.
      title: { size: 14, color: ink, weight: bold },
    }
    """

  @Test func commentsDirectlyAboveAreDescriptions() throws {
    let result = compile(Self.spec, "brand.yaml")
    #expect(
      try descriptions(result) == [
        "color": "Colors of text.", "color.ink": "For long texts,\n  and titles.", "color.sea": "Water",
        "weight.bold": "粗体", "typography.13_5": "Notes.", "typography.14": "Body text.",
        "typography.14.lineHeight": "In points.", "typography.16": "Like the body.", "modes.read": "Reading.",
        "modes.read.typography.14": "More space.", "styles.title": "The first line.",
      ]
    )
  }

  @Test func otherCommentsAreReportedOnceAFile() {
    let comments = losses(compile(Self.spec, "brand.yaml")).filter { $0.contains("comment") }
    #expect(
      comments == [
        """
        2: the format has no comments, so this comment and 3 more of the file are left out; a comment directly above a \
        token or group without a description becomes its description
        """
      ]
    )
  }

  @Test func oneLostCommentIsReportedAlone() {
    let result = compile("# Loose\n\na: { $type: number, $value: 1 }\n", "a.tokens.yaml")
    #expect(losses(result).first?.hasPrefix("1: the format has no comments, so this comment is left out;") == true)
  }

  @Test func commentsOfSpecsComeBackAsDescriptions() throws {
    let first = compile(Self.spec, "brand.yaml")
    let written = String(decoding: try #require(first.outputs.first).bytes, as: UTF8.self)
    let second = compile(written, "Brand.tokens.json")
    #expect(second.outputs.map(\.bytes) == first.outputs.map(\.bytes))
    #expect(second.diagnostics.isEmpty)
    #expect(second.catalogs.first?.styles.first?.annotations.description?.value == "The first line.")
    #expect(second.catalogs.first?.colors.first?.annotations.description?.value == "For long texts,\n  and titles.")
  }

  @Test func commentsOfIncludedFilesAreDescriptions() throws {
    let included = "# Inks\ncolor:\n  # Dark\n  ink: \"#222222\"\n"
    let spec = """
      stylespec: 1
      name: Brand
      include: inks.yaml
      weight: { bold: 700 }
      typography: { 14: plain }
      """
    let result = compileInMemory(spec, to: [Self.format], including: ["inks.yaml": included])
    #expect(try descriptions(result) == ["color": "Inks", "color.ink": "Dark"])
  }

  @Test func commentsOfTokenFilesAreDescriptions() throws {
    let tokens = """
      # Numbers
      size:
        $type: number
        # Small
        s: { $value: 1 }
        # Not used
        m: { $value: 2, $description: Medium }
        # Wide
        wide:
          # Very
          l: { $value: 3 }
      # The same again
      copy: { $extends: "{size}" }
      """
    let first = compile(tokens, "size.tokens.yaml")
    #expect(
      try descriptions(first) == [
        "size": "Numbers", "size.s": "Small", "size.m": "Medium", "size.wide": "Wide", "size.wide.l": "Very",
        "copy": "The same again",
      ]
    )
    #expect(losses(first).count == 1)
    let written = String(decoding: first.outputs[0].bytes, as: UTF8.self)
    #expect(compile(written, "size.tokens.json").outputs.map(\.bytes) == first.outputs.map(\.bytes))
  }

  /// Comments in JSON are a deviation.
  @Test func commentsOfJSONAreDescriptionsToo() throws {
    let tokens = """
      { // Not above a token
        // Small
        "s": { "$type": "number", "$value": 1 }, /* Block */
        /* Another */
        "m": { "$type": "number", "$value": 2 }
      }
      """
    let result = compile(tokens, "size.tokens.json")
    #expect(try descriptions(result) == ["s": "Small"])
    #expect(losses(result).first?.contains("this comment and 2 more of the file are left out") == true)
  }

  @Test func otherOutputsHaveNoComments() throws {
    let alone = compile(Self.spec, "brand.yaml", to: [.swift, .catalog])
    let together = compile(Self.spec, "brand.yaml", to: [.swift, .catalog, Self.format])
    #expect(!alone.outputs.isEmpty)
    #expect(together.outputs.prefix(alone.outputs.count).map(\.bytes) == alone.outputs.map(\.bytes))
    #expect(losses(alone).isEmpty)
  }

  @Test func randomSpecsWithCommentsComeBack() throws {
    let seed = SeededGenerator.chosenSeed
    var random = RandomSpec(generator: SeededGenerator(seed: seed), hasComments: true)
    for round in 0..<(isLongRun ? 1_000 : 30) {
      let text = random.make()
      let first = compile(text, "spec.yaml")
      guard let output = first.outputs.first else { continue }
      let written = String(decoding: output.bytes, as: UTF8.self)
      let second = compile(written, output.path.text)
      let isSame = second.outputs.map(\.bytes) == first.outputs.map(\.bytes)
      #expect(isSame, "seed \(seed), round \(round): \(text)\n\(written)")
    }
  }
}
