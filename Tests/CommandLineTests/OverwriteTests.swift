import Foundation
import TestSupport
import Testing

/// An existing file is replaced only if it is ours.
struct OverwriteTests {
  private let project: LintProject
  private var folder: TemporaryFolder { project.folder }

  init() throws {
    project = try LintProject(configuration: "rules: {}\n")
    try folder.write(LintProject.spec + "include: parts/more.yaml\n", to: "tokens/brand.yaml")
    try folder.write("palette: { blue: \"#0000FF\" }\n", to: "tokens/parts/more.yaml")
    try folder.write(LintProject.swift, to: "Sources/Price.swift")
    _ = try project.lint("--write-baseline", "known.json")
    try FileManager.default.linkItem(atPath: folder.path + "/tokens/brand.yaml", toPath: folder.path + "/linked.yaml")
  }

  /// Inputs are recognized by the file, not by its path, and are kept even with `--force`.
  @Test(
    arguments: [
      "tokens/brand.yaml", "./tokens/../tokens/brand.yaml", "linked.yaml", "tokens/parts/more.yaml", ".stylespec.yaml",
      "Sources/Price.swift", "known.json",
    ],
    [[], ["--force"]]
  )
  func inputsAreNeverReplaced(path: String, force: [String]) throws {
    let before = try folder.read(path)
    let tool = Repository.product("stylespec")
    let inputs = ["lint", "--sources", "Sources", "--baseline", "known.json", "--fix", "--unsafe-fixes"] + force
    for arguments in [["--format", "json:\(path)"], ["--format", "text:fresh.txt", "--format", "sarif:\(path)"]] {
      let result = try Subprocess.run(tool, inputs + arguments, in: folder.path)
      #expect(result.errors == "\(path): error: is an input of this run, and is not replaced; name another file\n")
      #expect(result.status == 74)
      #expect(try folder.read(path) == before)
    }
    // Neither a fix nor another report was written before.
    #expect(try !folder.contents().contains("fresh.txt"))
    #expect(try folder.read("Sources/Price.swift") == LintProject.swift)
  }

  @Test(arguments: ["tokens/brand.yaml", "Sources/Price.swift", ".stylespec.yaml"])
  func baselinesReplaceNoInputs(path: String) throws {
    let before = try folder.read(path)
    let result = try project.lint("--sources", "Sources", "--write-baseline", path, "--force")
    #expect(result.errors == "\(path): error: is an input of this run, and is not replaced; name another file\n")
    #expect(result.status == 74)
    #expect(try folder.read(path) == before)
  }

  /// For a spec with errors, reports are written, but no baseline.
  @Test func brokenSpecsAreNotReplacedEither() throws {
    let spec = LintProject.spec.replacing("400", with: "+400")
    try folder.write(spec, to: "tokens/brand.yaml")
    let result = try project.lint("--write-baseline", "new.json", "--format", "json:tokens/brand.yaml")
    #expect(result.errors.hasPrefix("tokens/brand.yaml: error: is an input of this run") && result.status == 74)
    #expect(try folder.read("tokens/brand.yaml") == spec)
  }

  private static let formats = ["text", "json", "sarif", "github", "xcode", "junit"]

  @Test(arguments: formats)
  func reportsReplaceReportsOfTheirFormat(format: String) throws {
    for other in Self.formats { #expect(try project.lint("--format", "\(other):\(other).out").status == 0) }
    for other in Self.formats {
      let result = try project.lint("--format", "\(format):\(other).out")
      // These two formats may have equal first lines.
      let isAlike = format == other || [format, other].allSatisfy(["text", "xcode"].contains)
      #expect(result.status == (isAlike ? 0 : 74), "\(other): \(result.errors)")
      if !isAlike {
        let problem = "is there and is not a \(format) report of stylespec; name another file, or replace it by --force"
        #expect(result.errors == "\(other).out: error: \(problem)\n")
      }
    }
    // Reports of a clean run are replaced, too.
    try folder.write("rules: { small-size: off, contrast: off }\n", to: ".stylespec.yaml")
    for _ in 1...2 { #expect(try project.lint("--format", "\(format):\(format).out").status == 0) }
  }

  @Test(arguments: formats)
  func reportsReplaceNothingElseWithoutForce(format: String) throws {
    let notes = [
      "# Notes\n", "[1, 2]\n", "{}\n", "<?xml version=\"1.0\"?>\n<a/>\n", "\u{0}\u{FF}", "let a = [\n", "\n",
    ]
    for note in notes {
      try folder.write(note, to: "notes.md")
      let refused = try project.lint("--format", "\(format):notes.md")
      #expect(
        refused.errors.hasPrefix("notes.md: error: is there and is not a \(format) report of stylespec; "),
        "\(note)"
      )
      #expect(refused.status == 74)
      #expect(try folder.read("notes.md") == note)
    }
    #expect(try project.lint("--format", "\(format):notes.md", "--force").status == 0)
    #expect(try folder.read("notes.md") == project.lint("--format", format).output)
    try folder.write("", to: "empty")
    #expect(try project.lint("--format", "\(format):empty").status == 0)
  }

  @Test func baselinesReplaceBaselines() throws {
    for known in [try folder.read("known.json"), "{\"version\":1,\"findings\":[]}", ""] {
      try folder.write(known, to: "other.json")
      #expect(try project.lint("--write-baseline", "other.json").status == 0)
    }
    try folder.write("{ \"name\": \"shop\" }", to: "package.json")
    let refused = try project.lint("--write-baseline", "package.json")
    let problem = "is there and is not a baseline of stylespec; name another file, or replace it by --force"
    #expect(refused.errors == "package.json: error: \(problem)\n" && refused.status == 74)
    #expect(try folder.read("package.json") == "{ \"name\": \"shop\" }")
    #expect(try project.lint("--write-baseline", "package.json", "--force").status == 0)
  }

  @Test(arguments: ["out/a", "./out/a", "out/../out//a", "new/../out/a"])
  func twoReportsNeedTwoFiles(other: String) throws {
    try folder.write("", to: "out/b")
    try folder.write("", to: "new/b")
    let result = try project.lint("--format", "json:out/a", "--format", "text:\(other)")
    #expect(result.errors.hasPrefix("Error: Two reports cannot go to 'out/a'"), "\(result.errors)")
    #expect(result.status == 64)
    #expect(try !folder.contents().contains("out/a"))
  }

  @Test func handWrittenSwiftIsKept() throws {
    try folder.write("enum Brand {}\n", to: "Generated/Swift/Brand.swift")
    let refused = try stylespec("compile", in: folder.path)
    let problem = "is there and was not made by stylespec; move it away, or replace it by --force"
    #expect(refused.errors == "Generated/Swift/Brand.swift: error: \(problem)\n" && refused.status == 74)
    #expect(try folder.read("Generated/Swift/Brand.swift") == "enum Brand {}\n")
    #expect(try folder.contents().filter { $0.hasPrefix("Generated/") }.count == 2)
    #expect(try stylespec("compile", "--check", in: folder.path).status == 1)
    #expect(try stylespec("compile", "--force", in: folder.path).status == 0)
    #expect(try stylespec("compile", "--check", in: folder.path).status == 0)
  }

  /// Outputs of older versions, and outputs with changes after the first line, are ours.
  @Test func generatedFilesAreReplaced() throws {
    let text = "// Generated by stylespec 0.1.0 from tokens with digest 0. Do not edit.\nenum Brand {}\n"
    for old in [text, ""] {
      try folder.write(old, to: "out/Brand.swift")
      try folder.write(old.isEmpty ? "" : "StyleSC0 of another version", to: "out/Brand.stylecatalog")
      let result = try stylespec("compile", "--emit", "swift,catalog", "--out", "out", in: folder.path)
      #expect(result.errors == "" && result.status == 0)
    }
    try folder.write("a catalog of butterflies", to: "out/Brand.stylecatalog")
    let refused = try stylespec("compile", "--emit", "swift,catalog", "--out", "out", in: folder.path)
    #expect(refused.errors.hasPrefix("out/Brand.stylecatalog: error: is there and was not made by stylespec; "))
  }

  /// A spec may have the name of its own output.
  @Test func specsAreNeverReplaced() throws {
    try folder.write(smallSpec, to: "out/Brand.swift")
    for force in [[], ["--force"]] {
      let arguments = ["compile", "out/Brand.swift", "--out", "out"] + force
      let result = try Subprocess.run(Repository.product("stylespec"), arguments, in: folder.path)
      #expect(
        result.errors == "out/Brand.swift: error: is an input of this run, and is not replaced; name another file\n"
      )
      #expect(result.status == 74)
    }
    #expect(try folder.read("out/Brand.swift") == smallSpec)
  }

  @Test func watchesKeepHandWrittenSwiftToo() throws {
    let files = ["tokens/brand.yaml": smallSpec, "Generated/Swift/Brand.swift": "enum Brand {}\n"]
    let watched = try WatchedProject(.events, files: files)
    #expect(try watched.nextCompile() == "1 error; nothing written")
    #expect(try watched.watch.errors.contains("Brand.swift: error: is there and was not made by stylespec; "))
    #expect(try watched.folder.read("Generated/Swift/Brand.swift") == "enum Brand {}\n")
  }
}
