import Foundation
import Testing
import TestSupport

/// Realistic folders: with other tools' files, with links, and named more than once.
struct FolderTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(smallSpec + "include: palette.yaml\n", to: "tokens/brand.yaml")
    try folder.write("palette: { blue: \"#0000FF\" }\n", to: "tokens/palette.yaml")
  }

  private func link(_ name: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(
      atPath: folder.path + "/" + name,
      withDestinationPath: target
    )
  }

  @Test func otherFilesDoNotFailAFolder() throws {
    try folder.write("base: &base { a: 1 }\nother: *base\n---\nmore: !tag x\n", to: "tokens/compose.yaml")
    let script = "printf 'a: \\xe9' > latin.yaml && touch $'tokens/\\xff.yaml' && mv latin.yaml tokens/"
    _ = try Subprocess.run("bash", ["-c", script], in: folder.path)
    let result = try stylespec("compile", in: folder.path)
    #expect(result.errors == "")
    #expect(result.status == 0)
  }

  /// A link that leads nowhere is an error of that file; mistakes of the others are found in the same run.
  @Test func aFileThatCannotBeReadIsAnErrorOfItsOwn() throws {
    try link("tokens/gone.yaml", to: "nowhere.yaml")
    let result = try stylespec("compile", in: folder.path)
    #expect(result.errors.hasPrefix("tokens/gone.yaml:1:1: error: is a link that leads nowhere [unreadable-file]\n"))
    #expect(result.status == 1)
    try folder.write(smallSpec.replacing("lineHeight", with: "lineHieght"), to: "tokens/other.yaml")
    let both = try stylespec("lint", in: folder.path)
    #expect(both.output.contains("tokens/other.yaml:6:21: error: "))
    #expect(both.output.contains("tokens/gone.yaml:1:1: error: is a link that leads nowhere [unreadable-file]\n"))
    #expect(try stylespec("list", "tokens/brand.yaml", in: folder.path).status == 0)
  }

  @Test(arguments: [
    ["tokens/brand.yaml", "./tokens/brand.yaml"], ["tokens", "tokens/brand.yaml"], ["tokens", "link.yaml"],
  ])
  func aFileThatIsNamedTwiceIsOneSpec(paths: [String]) throws {
    try link("link.yaml", to: "tokens/brand.yaml")
    let result = try Subprocess.run(Repository.product("stylespec"), ["list"] + paths, in: folder.path)
    #expect(result.errors == "")
    #expect(result.output.split(separator: "\n").count == 4)
    #expect(result.status == 0)
  }

  /// Two names of one file inside a spec are one file, too.
  @Test func aLinkToAnIncludedFileIsThatFile() throws {
    try link("tokens/again.yaml", to: "palette.yaml")
    try folder.write(smallSpec + "include: [again.yaml, palette.yaml]\n", to: "tokens/brand.yaml")
    #expect(try stylespec("compile", "tokens/brand.yaml", in: folder.path).errors == "")
  }

  @Test(arguments: ["../shared/palette.yaml", "../shared"])
  func aLinkMustNotLeadOutOfTheFolder(target: String) throws {
    try folder.write("palette: { red: \"#FF0000\" }\n", to: "shared/palette.yaml")
    let name = target.hasSuffix(".yaml") ? "red.yaml" : "red"
    try link("tokens/\(name)", to: target)
    let path = target.hasSuffix(".yaml") ? name : "red/palette.yaml"
    try folder.write(smallSpec + "include: \(path)\n", to: "tokens/brand.yaml")
    let result = try stylespec("compile", "tokens/brand.yaml", in: folder.path)
    let problem = "`\(path)` is a link that leads out of the spec's folder; copy the file into the folder"
    #expect(result.errors.hasPrefix("tokens/brand.yaml:7:10: error: \(problem) [invalid-include]\n"))
    #expect(result.status == 1)
    // A build system that declares the file knows it.
    let arguments = ["--spec", "tokens/brand.yaml", "--output", "out.swift", "--input", "tokens/\(path)"]
    let generated = try Subprocess.run(Repository.product("stylespec-gen"), arguments, in: folder.path)
    #expect(generated.errors == "")
    #expect(generated.status == 0)
  }

  /// A whole folder of links, as build systems make them, and a spec that is itself a link.
  @Test func linksThatStayTogetherAreFine() throws {
    try FileManager.default.createDirectory(atPath: folder.path + "/farm", withIntermediateDirectories: true)
    for name in ["brand.yaml", "palette.yaml"] { try link("farm/\(name)", to: "../tokens/\(name)") }
    try link("linked", to: "tokens")
    for path in ["farm/brand.yaml", "farm", "linked", "linked/brand.yaml"] {
      let result = try stylespec("compile", path, "--out", "out", in: folder.path)
      #expect(result.errors == "", "\(path)")
      #expect(result.status == 0, "\(path)")
    }
  }
}
