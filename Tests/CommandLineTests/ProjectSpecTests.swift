import Foundation
import TestSupport
import Testing

/// Commands without a SPEC, in a Swift package whose build compiles the specs.
struct ProjectSpecTests {
  private let folder: TemporaryFolder
  private static let spec = "Sources/App/App.stylespec.yaml"

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("", to: "Package.swift")
    try folder.write(smallSpec, to: Self.spec)
  }

  private func run(_ arguments: String..., below: String = "") throws -> SubprocessResult {
    try Subprocess.run(Repository.product("stylespec"), arguments, in: folder.path + "/" + below)
  }

  @Test(arguments: ["", "Sources", "Sources/App", "Sources/App/Views"])
  func specsAreFoundFromAnyFolder(below: String) throws {
    try folder.write("", to: "Sources/App/Views/View.swift")
    #expect(try run("list", below: below).output.split(separator: "\n").count == 4)
    #expect(try run("show", "14_ink_bold", below: below).output.contains("App.stylespec.yaml:5:"))
    #expect(try run("lint", "--select", "contrast", below: below).output.hasSuffix(": nothing to report\n"))
    for result in try [run("compile", below: below), run("compile", "--check", below: below)] {
      #expect(result.errors == "" && result.status == 0)
    }
    #expect(try folder.contents().filter { $0.contains("Generated") || $0.contains(".swift") }.count == 2)
  }

  @Test func aCompileChecksAndSaysThatTheBuildWrites() throws {
    let lines = try run("compile").output.split(separator: "\n")
    #expect(lines.count == 3 && lines[0] == "checked \(Self.spec)" && lines[1].hasPrefix("4 style codes in "))
    #expect(lines[2].hasPrefix("nothing written: the plugin StyleSpecBuild compiles such specs in each build"))
    #expect(try run("compile", "--out", "Out").output.hasPrefix("wrote Out/Brand.swift\n"))
    try folder.write(smallSpec.replacing("ink:", with: "ink"), to: Self.spec)
    let mistaken = try run("compile", below: "Sources")
    #expect(mistaken.errors.hasPrefix("App/App.stylespec.yaml:4:") && mistaken.status == 1)
  }

  @Test func hiddenFoldersAndOtherPackagesAreSkipped() throws {
    let other = smallSpec.replacing("Brand", with: "Other")
    try folder.write("", to: "Packages/Other/Package.swift")
    for path in [".build/x/X.stylespec.yaml", "Packages/Other/Sources/O/O.stylespec.yaml", "Sources/App/palette.yaml"] {
      try folder.write(other, to: path)
    }
    try folder.write("rules: {}\n", to: "Sources/App/.stylespec.yaml")
    #expect(try run("list").output.split(separator: "\n").count == 4)
    #expect(try run("compile", below: "Packages/Other").output.hasPrefix("checked Sources/O/O.stylespec.yaml\n"))
  }

  /// Each target is a module, so two of them may have codes and catalogs of one name; one of them may not.
  @Test func targetsMayHaveEqualNames() throws {
    try folder.write(smallSpec, to: "Sources/Other/Other.stylespec.yml")
    #expect(try run("compile").errors == "")
    #expect(try run("lint", "--select", "contrast").status == 0)
    try folder.write(smallSpec.replacing("Brand", with: "Second"), to: "Sources/App/More/Second.stylespec.yaml")
    let result = try run("compile")
    #expect(result.errors.contains("both name a code") && result.errors.contains("[duplicate-swift-name]"))
  }

  @Test func aLinkStandsForItsTarget() throws {
    try folder.write(smallSpec.replacing("Brand", with: "Shared") + "include: p.yaml\n", to: "Design/shared.yaml")
    try folder.write("palette: { red: \"#FF0000\" }\n", to: "Design/p.yaml")
    for name in ["Sources/App/One.stylespec.yaml", "Sources/Two/Two.stylespec.yaml"] {
      try folder.write("", to: name + ".swift")
      let path = folder.path + "/" + name
      try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: "../../Design/shared.yaml")
    }
    let result = try run("list")
    #expect(result.errors == "" && result.output.split(separator: "\n").count == 8)
    #expect(try run("compile").output.contains("checked Design/shared.yaml\n"))
  }

  @Test func theNearestFolderWins() throws {
    try folder.write(smallSpec.replacing("bold: 700", with: "bold: 700, heavy: 900"), to: "tokens/a.yaml")
    for below in ["", "Sources/App"] {
      #expect(try run("list", below: below).output.split(separator: "\n").count == 6, "a folder tokens comes first")
    }
    try folder.write("specs: Sources/App/App.stylespec.yaml\n", to: ".stylespec.yaml")
    let configured = try run("list", below: "Sources").output
    #expect(configured.split(separator: "\n").count == 4, "a configuration comes before it")
    try folder.write("", to: "Packages/Inner/Package.swift")
    #expect(try run("list", below: "Packages/Inner").output.split(separator: "\n").count == 4)
  }

  @Test func configurationsNameFilesAndFolders() throws {
    try folder.write(smallSpec.replacing("Brand", with: "Two"), to: "Design/two.yaml")
    try folder.write("specs: [Sources/App/App.stylespec.yaml, Design]\n", to: ".stylespec.yaml")
    #expect(try run("list", below: "Design").output.split(separator: "\n").count == 8)
    #expect(try run("lint", "--select", "contrast").output.hasSuffix("nothing to report\n"))
    // The specs are the project's own, so they are written as those of a folder are.
    try folder.write("specs: Design\noutputs: { out: Out }\n", to: ".stylespec.yaml")
    #expect(try run("compile").output.hasPrefix("wrote Out/Two.swift\n"))
  }

  @Test(arguments: [
    ("specs: [nothing.yaml]\n", "1:9: error: `nothing.yaml` is not a file or folder; paths in `specs` count from"),
    ("rules: {}\nspecs: { a: b }\n", "2:8: error: an element of `specs` is a single value, not a mapping"),
    ("specs: [\n", "1:8: error: this `[` is never closed"),
  ])
  func mistakesInTheirListAreReported(configuration: String, error: String) throws {
    try folder.write(configuration, to: ".stylespec.yaml")
    for command in ["compile", "list", "lint"] {
      let result = try run(command)
      #expect(result.errors.contains("/.stylespec.yaml:\(error)"), "\(result.errors)")
      #expect(result.output == "" && result.status == 1)
    }
  }

  @Test func noProjectIsReported() throws {
    let empty = try TemporaryFolder()
    try empty.write("", to: "Package.swift")
    let message =
      "Error: There is no folder tokens/ here or above, and no *.stylespec.yaml in a Swift package. Name a SPEC, or run"
    for command in ["compile", "list", "lint", "watch"] {
      let result = try stylespec(command, in: empty.path)
      #expect(result.errors.hasPrefix(message) && result.status == 64, "\(result.errors)")
    }
  }
}
