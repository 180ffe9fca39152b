import Testing
import TestSupport

/// `stylespec-gen`, as a build system calls it.
struct GenerateTests {
  private func generate(_ arguments: String..., in folder: TemporaryFolder) throws -> SubprocessResult {
    try Subprocess.run(Repository.product("stylespec-gen"), arguments, in: folder.path)
  }

  @Test func writesWhatCompileWritesUnderAnyName() throws {
    let folder = try TemporaryFolder()
    try folder.write(smallSpec, to: "品牌/brand.yaml")
    let result = try generate("--spec", "品牌/brand.yaml", "--output", "out/sub/style codes.swift", in: folder)
    #expect(result.status == 0)
    #expect(result.output + result.errors == "")
    #expect(try stylespec("compile", "品牌/brand.yaml", "--out", "compiled", in: folder.path).status == 0)
    #expect(try folder.read("out/sub/style codes.swift") == folder.read("compiled/Brand.swift"))
    #expect(try folder.contents().filter { $0.hasPrefix("out/") } == ["out/sub", "out/sub/style codes.swift"])
  }

  @Test func writesNothingUnlessAllSpecsAreFine() throws {
    let folder = try TemporaryFolder()
    try folder.write(smallSpec, to: "a.yaml")
    try folder.write("stylespec: 1\n", to: "b.yaml")
    let arguments = ["--spec", "a.yaml", "--output", "A.swift", "--spec", "b.yaml", "--output", "B.swift"]
    let broken = try Subprocess.run(Repository.product("stylespec-gen"), arguments, in: folder.path)
    #expect(broken.errors.hasPrefix("b.yaml:1:1: error: a spec needs the key `name`"))
    #expect(broken.status == 1)
    #expect(try folder.contents() == ["a.yaml", "b.yaml"])

    try folder.write(smallSpec, to: "b.yaml")
    let equal = try Subprocess.run(Repository.product("stylespec-gen"), arguments, in: folder.path)
    #expect(equal.errors.contains("[duplicate-catalog]"))
    #expect(equal.status == 1)
  }

  /// A build system names the files: catalogs may then have names that differ only in case, but a spec cannot be an
  /// output.
  @Test func outputsAreNamedByTheCaller() throws {
    let folder = try TemporaryFolder()
    for name in ["Brand", "BRAND"] {
      try folder.write(smallSpec.replacing("Brand", with: "\(name)\nswift: { scope: catalog }"), to: "\(name).yaml")
    }
    let specs = ["--spec", "Brand.yaml", "--output", "1.swift", "--spec", "BRAND.yaml", "--output"]
    #expect(try Subprocess.run(Repository.product("stylespec-gen"), specs + ["2.swift"], in: folder.path).status == 0)
    #expect(try folder.contents() == ["1.swift", "2.swift", "BRAND.yaml", "Brand.yaml"])
    let refused = try Subprocess.run(Repository.product("stylespec-gen"), specs + ["./Brand.yaml"], in: folder.path)
    #expect(refused.errors == "./Brand.yaml: error: is an input of this run, and is not replaced; name another file\n")
    #expect(refused.status == 74)
  }

  /// The plugin fails the build of a target without a spec, and not the planning of all builds.
  @Test func failsWithTheMessageThatItIsGiven() throws {
    let folder = try TemporaryFolder()
    let result = try generate("--fail", "no `spec`, 没有", in: folder)
    #expect(result.errors == "error: no `spec`, 没有\n" && result.status == 1)
    #expect(try generate("--fail", in: folder).status == 64)
    #expect(try generate("--fail", "a", "--spec", in: folder).status == 64)
  }

  @Test func includesOnlyWhatIsDeclared() throws {
    let folder = try TemporaryFolder()
    try folder.write(smallSpec + "include: colors/palette.yaml\n", to: "tokens/brand.yaml")
    try folder.write("palette: { blue: \"#0000FF\" }\n", to: "tokens/colors/palette.yaml")
    let arguments = ["--spec", "tokens/brand.yaml", "--output", "Brand.swift"]
    let refused = try Subprocess.run(Repository.product("stylespec-gen"), arguments, in: folder.path)
    #expect(
      refused.errors.hasPrefix(
        "tokens/brand.yaml:7:10: error: `colors/palette.yaml` is not among the inputs that the build declares. "
      )
    )
    #expect(refused.errors.contains("[invalid-include]\n") && refused.errors.hasSuffix("\n1 error\n"))
    #expect(refused.status == 1)
    let declared = arguments + ["--input", "tokens/colors/palette.yaml", "--input", "tokens/other.yaml"]
    #expect(try Subprocess.run(Repository.product("stylespec-gen"), declared, in: folder.path).status == 0)
  }

  /// A name that is misspelled, or a file that was deleted, is not one that only has to be declared.
  @Test(arguments: [
    ("colors/palete.yaml", "`colors/palete.yaml` does not exist; did you mean `palette.yaml`?"),
    ("colors/gone.yaml", "`colors/gone.yaml` does not exist"), ("palette.yaml", "`palette.yaml` does not exist"),
    ("色/表.yaml", "`色/表.yaml` does not exist"),
  ])
  func saysThatAnIncludeDoesNotExist(include: String, problem: String) throws {
    let folder = try TemporaryFolder()
    let styles = "styles: { title: { size: 14, color: blue, weight: regular } }\n"
    try folder.write(smallSpec + styles + "include: \(include)\n", to: "tokens/brand.yaml")
    try folder.write("color: { blue: \"#0000FF\" }\n", to: "tokens/colors/palette.yaml")
    let options = ["--spec", "tokens/brand.yaml", "--output", "Brand.swift", "--input", "tokens/colors/palette.yaml"]
    let built = try Subprocess.run(Repository.product("stylespec-gen"), options, in: folder.path)
    let compiled = try stylespec("compile", "tokens/brand.yaml", in: folder.path)
    for result in [built, compiled] {
      #expect(
        result.errors.hasPrefix("tokens/brand.yaml:8:10: error: \(problem) [invalid-include]\n"),
        "\(result.errors)"
      )
      #expect(result.errors.hasSuffix("\n1 error\n") && result.status == 1)
    }
  }

  @Test(arguments: [
    ([], "each --spec needs an --output"),
    (["--spec", "a.yaml"], "each --spec needs an --output"),
    (["--spec", "a.yaml", "--spec", "b.yaml"], "each --spec is followed by the --output"),
    (["--output", "A.swift"], "each --spec is followed by the --output"),
    (["--spec", "a.yaml", "--output", ""], "--output needs the path of a file"),
    (["--spec"], "--spec needs the path of a file"),
    (["a.yaml", "A.swift"], "'a.yaml' is not an option"),
    (["--spec", "a.yaml", "--output", "A.swift", "--spec", "b.yaml", "--output", "A.swift"], "two specs cannot"),
  ])
  func refusesCommandLinesThatMakeNoSense(_ arguments: [String], problem: String) throws {
    let folder = try TemporaryFolder()
    try folder.write(smallSpec, to: "a.yaml")
    let result = try Subprocess.run(Repository.product("stylespec-gen"), arguments, in: folder.path)
    #expect(result.errors.hasPrefix("stylespec-gen: error: \(problem)"))
    #expect(result.errors.contains("\nusage: stylespec-gen --spec FILE --output FILE"))
    #expect(result.status == 64)
    #expect(try folder.contents() == ["a.yaml"])
  }

  @Test func filesThatCannotBeReadOrWrittenAreNamed() throws {
    let folder = try TemporaryFolder()
    try folder.write(smallSpec, to: "a.yaml")
    let missing = try generate("--spec", "none.yaml", "--output", "A.swift", in: folder)
    #expect(missing.errors == "none.yaml: error: cannot be read: No such file or directory\n")
    #expect(missing.status == 74)
    let folderAsSpec = try generate("--spec", ".", "--output", "A.swift", in: folder)
    #expect(folderAsSpec.errors == ".: error: cannot be read: Is a directory\n")
    let inTheWay = try generate("--spec", "a.yaml", "--output", "a.yaml/A.swift", in: folder)
    #expect(inTheWay.errors.hasPrefix("a.yaml: error: "))
    #expect(inTheWay.status == 74)
  }
}
