import Testing
import TestSupport

struct InitTests {
  @Test func theStarterSpecCompiles() throws {
    let folder = try TemporaryFolder()
    let result = try stylespec("init", in: folder.path)
    #expect(result.output == "wrote tokens/styles.yaml\nnext: stylespec compile\n")
    #expect(result.status == 0)
    let compiled = try stylespec("compile", in: folder.path)
    #expect(compiled.errors == "")
    #expect(compiled.output.hasPrefix("wrote Generated/Swift/Brand.swift\n23 style codes in "))
    let linted = try stylespec("lint", "--sources", ".", in: folder.path)
    #expect(linted.output.split(separator: "\n").allSatisfy { !$0.contains("warning") && !$0.contains("error") })
    #expect(try stylespec("lint", in: folder.path).output == "tokens: nothing to report\n")
    // The codes that its comments mention.
    let codes = try stylespec("list", in: folder.path).output.split(separator: "\n")
    for code in ["14_ink_bold", "12_link_regular", "14_ink_bold_read", "14_ink_regular_read", "title"] {
      #expect(codes.contains(code[...]), "\(code)")
    }
  }

  @Test func existingFilesAreKept() throws {
    let folder = try TemporaryFolder()
    try folder.write("mine", to: "tokens/styles.yaml")
    let result = try stylespec("init", in: folder.path)
    #expect(result.errors == "tokens/styles.yaml: error: exists already; name another file, nothing was written\n")
    #expect(result.status == 74)
    #expect(try folder.read("tokens/styles.yaml") == "mine")
    #expect(try stylespec("init", "tokens/other.yaml", in: folder.path).status == 0)
    #expect(try stylespec("init", "tokens/", in: folder.path).status == 64)
  }

  @Test func theCatalogIsNamedAsAsked() throws {
    let folder = try TemporaryFolder()
    let spec = "Sources/App/App.stylespec.yaml"
    let result = try stylespec("init", spec, "--name", "AppStyles", in: folder.path)
    #expect(
      result.output
        == "wrote \(spec)\nnext: swift build; the plugin StyleSpecBuild makes codes of it, such as .t14_ink_bold\n"
    )
    #expect(try stylespec("compile", spec, in: folder.path).output.hasPrefix("wrote Generated/Swift/AppStyles.swift\n"))
    for name in ["", "my app", "2nd", "`x`"] {
      let refused = try stylespec("init", "other.yaml", "--name", name, in: folder.path)
      #expect(refused.errors.contains("--name needs a Swift name"), "\(name)")
      #expect(refused.status == 64)
    }
    #expect(try folder.contents().contains("other.yaml") == false)
  }

  /// The first line names the schema for editors, and the schema accepts the starter unchanged.
  @Test(arguments: ["tokens/styles.yaml", "brand.yaml", "Sources/App/App.stylespec.yaml"])
  func editorsFindTheSchema(path: String) throws {
    let folder = try TemporaryFolder()
    _ = try stylespec("init", path, in: folder.path)
    let spec = try folder.read(path)
    let mark = "# yaml-language-server: $schema="
    let line = try #require(spec.split(separator: "\n").first { $0.hasPrefix(mark) })
    #expect(spec.hasPrefix(line))
    let beside = path.split(separator: "/").dropLast() + [line.dropFirst(mark.count)]
    let schema = try folder.read(beside.joined(separator: "/"))
    #expect(try stylespec("schema").output == schema)
    #expect(schema == (try Repository.read("Documentation/spec.schema.json")))
    #expect(try SchemaJudge.accepts([spec], schema).allSatisfy { $0 == true })
  }

  @Test func aSchemaThatIsThereIsKept() throws {
    let folder = try TemporaryFolder()
    try folder.write("mine", to: "tokens/.stylespec.schema.json")
    #expect(try stylespec("init", in: folder.path).status == 0)
    #expect(try folder.read("tokens/.stylespec.schema.json") == "mine")
  }
}
