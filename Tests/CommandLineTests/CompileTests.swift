import Testing
import TestSupport

struct CompileTests {
  @Test func compilesTokensFromAnywhereInTheProject() throws {
    let folder = try TemporaryFolder()
    try folder.write(smallSpec, to: "tokens/brand.yaml")
    try folder.write("", to: "Sources/App/main.swift")
    let first = try stylespec("compile", in: folder.path)
    #expect(first.output.hasPrefix("wrote Generated/Swift/Brand.swift\n4 style codes in "))
    #expect(first.errors == "")
    #expect(first.status == 0)
    let second = try stylespec("compile", in: folder.path + "/Sources/App")
    #expect(second.output.hasPrefix("unchanged \(folder.path)/Generated/Swift/Brand.swift\n"))
  }

  @Test func readsFromAPipe() throws {
    let folder = try TemporaryFolder()
    let result = try stylespec("compile", "-", "--out", folder.path, input: smallSpec)
    #expect(result.status == 0)
    #expect(try folder.contents() == ["Brand.swift"])
    let broken = try stylespec("compile", "-", "--out", folder.path, input: "stylespec: 1\n")
    #expect(broken.errors.hasPrefix("<stdin>:1:1: error: a spec needs the key `name`"))
    #expect(broken.status == 1)
  }

  @Test func checkReportsDriftAndWritesNothing() throws {
    let folder = try TemporaryFolder()
    try folder.write(smallSpec, to: "tokens/brand.yaml")
    let missing = try stylespec("compile", "--check", in: folder.path)
    #expect(missing.errors == "Generated/Swift/Brand.swift: error: is missing; run 'stylespec compile' [drift]\n")
    #expect(missing.status == 1)
    #expect(try folder.contents() == ["tokens", "tokens/brand.yaml"])

    #expect(try stylespec("compile", in: folder.path).status == 0)
    let fresh = try stylespec("compile", "--check", in: folder.path)
    #expect(fresh.output == "up to date\n")
    #expect(fresh.status == 0)

    try folder.write(smallSpec.replacing("20", with: "21"), to: "tokens/brand.yaml")
    let before = try folder.read("Generated/Swift/Brand.swift")
    let stale = try stylespec("compile", "--check", in: folder.path)
    #expect(
      stale.errors
        == "Generated/Swift/Brand.swift: error: differs from what the spec compiles to; run 'stylespec compile' [drift]\n"
    )
    #expect(stale.status == 1)
    #expect(try folder.read("Generated/Swift/Brand.swift") == before)
  }

  @Test func anErrorWritesNothing() throws {
    let folder = try TemporaryFolder()
    try folder.write(smallSpec.replacing("#222222", with: "#22"), to: "tokens/汉.yaml")
    let result = try stylespec("compile", in: folder.path)
    #expect(
      result.errors == """
        tokens/汉.yaml:4:15: error: `#22` is not a colour; write `"#RRGGBB"` or `"#RRGGBBAA"`, in quotes because `#` \
        starts a comment [invalid-color]
          4 | color: { ink: "#22" }
            |               ^~~~~
        1 error

        """
    )
    #expect(result.output == "")
    #expect(result.status == 1)
    #expect(try folder.contents() == ["tokens", "tokens/汉.yaml"])
  }

  @Test func exitStatusTellsWhatWentWrong() throws {
    let folder = try TemporaryFolder()
    let nothing = try stylespec("compile", in: folder.path)
    #expect(nothing.status == 64)
    #expect(
      nothing.errors.hasPrefix("Error: There is no folder tokens/ here or above. Name a SPEC, or run 'stylespec init'.")
    )

    let missing = try stylespec("compile", "none.yaml", in: folder.path)
    #expect(missing.status == 74)
    #expect(missing.errors == "none.yaml: error: cannot be read: No such file or directory\n")

    try folder.write("- a\n", to: "lists/list.yaml")
    let noSpec = try stylespec("compile", "lists", in: folder.path)
    #expect(noSpec.status == 1)
    #expect(noSpec.errors == "lists: error: no spec among the files; a spec starts with `stylespec: 1`\n")

    #expect(try stylespec("compile", "--emit", "cobol", in: folder.path).status == 64)
    #expect(try stylespec("--nonsense").status == 64)

    try folder.write(smallSpec, to: "brand.yaml")
    try folder.write("", to: "file")
    #expect(try stylespec("compile", "brand.yaml", "--out", "file", in: folder.path).status == 74)
  }

  @Test func theGeneratorForPluginsWritesTheSame() throws {
    let folder = try TemporaryFolder()
    try folder.write(smallSpec, to: "brand.yaml")
    let generator = Repository.product("stylespec-gen")
    let result = try Subprocess.run(generator, ["gen", "brand.yaml"], in: folder.path)
    #expect(result.status == 0)
    #expect(result.output + result.errors == "")
    #expect(try stylespec("compile", "brand.yaml", "--out", "gen", "--check", in: folder.path).status == 0)

    #expect(try Subprocess.run(generator, [], in: folder.path).status == 64)
    #expect(try Subprocess.run(generator, ["gen", "none.yaml"], in: folder.path).status == 74)
    try folder.write("stylespec: 1\n", to: "bad.yaml")
    let broken = try Subprocess.run(generator, ["gen", "bad.yaml"], in: folder.path)
    #expect(broken.errors.hasPrefix("bad.yaml:1:1: error: a spec needs the key `name`"))
    #expect(broken.status == 1)
  }
}
