import Testing
import TestSupport

struct InitTests {
  /// As the tests start it, so that the printed command works.
  private static let tool = Repository.product("stylespec")

  @Test func theStarterSpecCompiles() throws {
    let folder = try TemporaryFolder()
    let result = try stylespec("init", in: folder.path)
    #expect(result.output == "wrote tokens/styles.yaml\nnext: \(Self.tool) compile\n")
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
    #expect(result.output == "wrote \(spec)\nnext: \(Self.tool) compile \(spec)\n")
    #expect(try stylespec("compile", spec, in: folder.path).output.hasPrefix("wrote Generated/Swift/AppStyles.swift\n"))
  }

  @Test(arguments: [
    ("", "Brand"), ("my app", "MyApp"), ("2nd", "Nd"), ("`x`", "X"), ("brand", "Brand"), ("Self", "SelfStyles"),
    ("StyleCode", "StyleCodeStyles"), ("汉字", "Brand"), ("_x", "X"),
  ])
  func aNameThatCannotNameACatalogIsRefused(name: String, proposal: String) throws {
    let folder = try TemporaryFolder()
    let refused = try stylespec("init", "other.yaml", "--name", name, in: folder.path)
    #expect(refused.errors.hasPrefix("Error: '\(name)' cannot name a catalog: "))
    #expect(refused.errors.contains("For instance: --name \(proposal)\n") && refused.status == 64, "\(refused.errors)")
    #expect(try folder.contents() == [])
    #expect(try stylespec("init", "other.yaml", "--name", proposal, in: folder.path).status == 0)
    #expect(try stylespec("compile", "other.yaml", in: folder.path).status == 0)
  }

  @Test(arguments: [
    (".stylespec.yaml", "is the name of a configuration"), ("tokens/.brand.yaml", "is hidden"),
    (".design/brand.yaml", "is hidden"), ("tokens/brand.txt", "such as brand.yaml"), ("brand", "such as brand.yaml"),
    ("tokens/brand.json", "such as brand.yaml"), ("tokens/", "is not a file name"), ("..", "is not a file name"),
  ])
  func aPathThatNoCommandFindsIsRefused(path: String, reason: String) throws {
    let folder = try TemporaryFolder()
    let refused = try stylespec("init", path, in: folder.path)
    #expect(refused.errors.contains(reason) && refused.status == 64, "\(refused.errors)")
    #expect(try folder.contents() == [])
  }

  @Test func aNameThatIsTakenIsRefused() throws {
    let folder = try TemporaryFolder()
    try folder.write(smallSpec, to: "tokens/brand.yaml")
    let refused = try stylespec("init", in: folder.path)
    let error = "Error: 'Brand' is the name of another catalog here. For instance: --name BrandStyles\n"
    #expect(refused.errors.hasPrefix(error))
    #expect(try stylespec("init", "--name", "BrandStyles", in: folder.path).status == 0)
  }

  /// SwiftPM needs a Swift file in each target, and the module has its own name.
  @Test func aTargetWithoutSwiftGetsAFile() throws {
    let folder = try TemporaryFolder()
    try folder.write("", to: "Package.swift")
    let result = try stylespec("init", "Sources/App/App.stylespec.yaml", in: folder.path)
    let lines = result.output.split(separator: "\n")
    #expect(lines.first == "wrote Sources/App/App.stylespec.yaml" && lines.last == "next: swift build")
    #expect(lines.contains("wrote Sources/App/App.swift"))
    #expect(try folder.read("Sources/App/App.stylespec.yaml").contains("\nname: AppStyles\n"))
    #expect(try stylespec("compile", in: folder.path).output.hasPrefix("checked Sources/App/App.stylespec.yaml\n"))
    let again = try stylespec("init", "Sources/App/Views/Two.stylespec.yaml", in: folder.path)
    #expect(again.errors.contains("For instance: --name AppStylesStyles"))
    let named = try stylespec("init", "Sources/App/Views/Two.stylespec.yaml", "--name", "App", in: folder.path)
    #expect(named.errors.contains("'App' is the name of the module"))
    let second = try stylespec("init", "Sources/App/Two.stylespec.yaml", "--name", "Two", in: folder.path)
    #expect(!second.output.contains(".swift\n"))
  }

  /// The last line works as it is printed.
  @Test(arguments: ["tokens/styles.yaml", "brand.yaml", "De sign/it's 1.yaml"])
  func theNextCommandWorks(path: String) throws {
    let folder = try TemporaryFolder()
    let last = try #require(try stylespec("init", path, in: folder.path).output.split(separator: "\n").last)
    let next = last.dropFirst("next: ".count)
    let result = try Subprocess.run("bash", ["-c", String(next)], in: folder.path)
    #expect(result.output.hasPrefix("wrote Generated/Swift/Brand.swift\n") && result.status == 0, "\(last)")
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
