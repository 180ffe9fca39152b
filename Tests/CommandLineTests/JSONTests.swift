import TestSupport
import Testing

/// Specs in JSON, from the command line.
struct JSONTests {
  private let spec = """
    {
      "stylespec": 1, "name": "Brand", "offsetHost": "css",
      "color": { "ink": { "light": "#222222", "dark": "#F2F2F2" } },
      "weight": { "regular": 400, "bold": 700 },
      "typography": { "14": { "lineHeight": 20, "lineSpacing": 4, "baselineOffset": 0 } }
    }

    """
  /// The same with a comment and a trailing comma.
  private var lenient: String { spec.replacing("700 }", with: "700, } /* c */") }

  @Test func allCommandsReadThem() throws {
    let folder = try TemporaryFolder()
    try folder.write(spec, to: "tokens/brand.json")
    try folder.write("{ \"$schema\": \"stylespec\", }", to: "tokens/other.json")
    let compiled = try stylespec("compile", in: folder.path)
    #expect(compiled.output.hasPrefix("wrote Generated/Swift/Brand.swift\n2 style codes in ") && compiled.errors == "")
    #expect(try stylespec("compile", "--check", "--strict", in: folder.path).status == 0)
    #expect(try stylespec("list", in: folder.path).output == "14_ink_regular\n14_ink_bold\n")
    let shown = try stylespec("show", "14_ink_bold", in: folder.path).output
    #expect(shown.contains("tokens/brand.json:5:19") && shown.contains("tokens/brand.json:5:41"))
    let report = try stylespec("lint", in: folder.path)
    #expect(report.status == 0 && report.errors == "")
    try folder.write(spec.replacing("700", with: "600"), to: "new.tokens")
    let changes = try stylespec("diff", "tokens/brand.json", "new.tokens", in: folder.path)
    #expect(changes.output.contains("14_ink_bold") && changes.status == 0)
  }

  @Test func standardInputMayBeJSON() throws {
    let folder = try TemporaryFolder()
    let result = try stylespec("compile", "-", "--out", folder.path, input: "\n" + spec)
    #expect(result.status == 0)
    let broken = try stylespec("compile", "-", "--out", folder.path, input: spec.replacing("\"name\"", with: "name"))
    #expect(broken.errors.hasPrefix("<stdin>:2:19: error: a key needs quotes: `\"name\"` [json-syntax]\n"))
    #expect(broken.status == 1)
  }

  @Test(arguments: [["compile", "--out", "out"], ["list"], ["lint"], ["show", "14_ink_bold"]])
  func strictReadingRefusesCommentsAndTrailingCommas(command: [String]) throws {
    let folder = try TemporaryFolder()
    try folder.write(lenient, to: "tokens/brand.json")
    let arguments = command + ["tokens/brand.json"]
    let read = try Subprocess.run(Repository.product("stylespec"), arguments, in: folder.path)
    #expect(read.status == 0)
    #expect((read.errors + read.output).contains("warning: JSON does not have comments"))
    let strict = try Subprocess.run(Repository.product("stylespec"), arguments + ["--strict"], in: folder.path)
    #expect(strict.status == 1)
    #expect((strict.errors + strict.output).contains("tokens/brand.json:4:42: error: JSON does not allow a comma"))
  }

  @Test func diffAndGenerateCanBeStrict() throws {
    let folder = try TemporaryFolder()
    try folder.write(spec, to: "a.json")
    try folder.write(lenient, to: "b.json")
    #expect(try stylespec("diff", "a.json", "b.json", in: folder.path).status == 0)
    #expect(try stylespec("diff", "a.json", "b.json", "--strict", in: folder.path).status == 1)
    let generator = Repository.product("stylespec-gen")
    let arguments = ["--spec", "b.json", "--output", "B.swift"]
    let read = try Subprocess.run(generator, arguments, in: folder.path)
    #expect(read.status == 0 && read.errors.contains("warning: JSON does not have comments"))
    #expect(try Subprocess.run(generator, arguments + ["--strict"], in: folder.path).status == 1)
  }

  @Test func fixesAreWritten() throws {
    let folder = try TemporaryFolder()
    let written = lenient.replacing("\"offsetHost\"", with: "\"ofsetHost\"").replacing("\n", with: "\r\n")
    try folder.write(written, to: "tokens/brand.json")
    let result = try stylespec("lint", "--fix", "--unsafe-fixes", in: folder.path)
    #expect(result.errors.contains("fixed 3 findings in 1 file"))
    #expect(try folder.read("tokens/brand.json") == spec.replacing("\n", with: "\r\n"))
    #expect(try stylespec("compile", "--strict", in: folder.path).status == 0)
  }

  @Test func json5IsRefused() throws {
    let folder = try TemporaryFolder()
    try folder.write(spec, to: "brand.json5")
    let result = try stylespec("compile", "brand.json5", in: folder.path)
    #expect(result.errors.hasPrefix("brand.json5:1:1: error: JSON5 is not supported; save the file as JSON"))
    #expect(result.status == 1)
  }

  @Test(arguments: ["brand.json", "brand.tokens"])
  func starterSpecsAreInYAML(path: String) throws {
    let folder = try TemporaryFolder()
    let result = try stylespec("init", path, in: folder.path)
    #expect(result.errors.contains("The starter spec is in YAML; name a file that ends in .yaml, such as brand.yaml."))
    #expect(result.status == 64)
    #expect(try folder.contents() == [])
  }

  @Test func errorsAreExplained() throws {
    let result = try stylespec("lint", "--explain", "json-comment")
    #expect(result.output.contains("an error with `--strict`"))
  }
}
