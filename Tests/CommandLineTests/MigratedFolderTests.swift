import Foundation
import TestSupport
import Testing

/// The file `migrations.yaml` in a folder of specs.
struct MigratedFolderTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(smallSpec, to: "tokens/brand.yaml")
  }

  private static let migrations = """
    # stylespec migrate reads this.
    14_gray_regular: 14_ink_regular
    color.gray: [color.ink, color.inc]
    radius.full: null

    """

  @Test func lintChecksIt() throws {
    try folder.write(Self.migrations, to: "tokens/migrations.yaml")
    let result = try stylespec("lint", in: folder.path)
    let problem = "`color.inc` is neither a code nor a token of the specs here; did you mean `color.ink`?"
    #expect(result.output.contains("tokens/migrations.yaml:3:25: error: \(problem) [unknown-successor]\n"), "\(result)")
    #expect(result.status == 1)
    #expect(try stylespec("lint", "--fix", "--unsafe-fixes", in: folder.path).status == 0)
    #expect(try folder.read("tokens/migrations.yaml").contains("[color.ink, color.ink]"))
  }

  /// Only lint looks at it, whatever is in it.
  @Test func aFolderWithItCompilesWithoutAWord() throws {
    for content in [Self.migrations, "stylespec_old: ~\n", "a: [\n", "a: &x b\n---\n"] {
      try folder.write(content, to: "tokens/migrations.yaml")
      for arguments in [["compile"], ["compile", "tokens", "--check"], ["list"], ["show", "14_ink_regular"]] {
        let result = try Subprocess.run(Repository.product("stylespec"), arguments, in: folder.path)
        #expect(result.status == 0 && result.errors == "", "\(result)")
        #expect(!result.output.contains("migrations"), "\(result)")
      }
    }
  }

  @Test func nothingReadableIsAnErrorOfALintAlone() throws {
    let path = folder.path + "/tokens/migrations.yaml"
    try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: "nowhere.yaml")
    #expect(try stylespec("compile", in: folder.path).errors == "")
    let broken = try stylespec("lint", in: folder.path)
    #expect(broken.output.contains("tokens/migrations.yaml:1:1: error: this is a link that leads nowhere"), "\(broken)")
    try FileManager.default.removeItem(atPath: path)
    try folder.write("", to: "tokens/migrations.yaml/x")
    #expect(try stylespec("compile", in: folder.path).errors == "")
    let isFolder = try stylespec("lint", in: folder.path)
    #expect(isFolder.output.contains("tokens/migrations.yaml:1:1: error: this is a folder"), "\(isFolder)")
    #expect(isFolder.status == 1)
  }

  @Test func aLinkToAFileIsFollowed() throws {
    try folder.write("a: b\n", to: "shared/names.yaml")
    let path = folder.path + "/tokens/migrations.yaml"
    try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: "../shared/names.yaml")
    #expect(try stylespec("lint", in: folder.path).output.contains("tokens/migrations.yaml:1:4: error: `b` is neither"))
  }

  @Test func itsNameIsNotThatOfASpec() throws {
    try folder.write(Self.migrations, to: "tokens/migrations.yaml")
    let result = try stylespec("lint", "tokens/migrations.yaml", in: folder.path)
    let message =
      "this file says what names of earlier versions are now, and is not a spec; name the folder that it is in"
    #expect(result.output.contains("tokens/migrations.yaml:1:1: error: \(message)"), "\(result)")
    #expect(result.status == 1)
  }

  /// A spec may have any name.
  @Test func aSpecOfThatNameIsASpec() throws {
    let spec = smallSpec.replacing("Brand", with: "Other").replacing("#222222", with: "#22222")
    try folder.write(spec, to: "tokens/migrations.yaml")
    for command in ["compile", "lint"] {
      let result = try stylespec(command, in: folder.path)
      let mistakes = (result.output + result.errors).split(separator: "\n").filter { $0.contains(": error: ") }
      #expect(mistakes.count == 1 && mistakes[0].contains("[invalid-color]"), "\(result)")
    }
  }
}
