import Foundation
import TestSupport
import Testing

/// `stylespec diff` with revisions alone, and for the specs of a package.
struct DiffProjectTests {
  private let project: GitProject
  private static let spec = "App/Sources/App/App.stylespec.yaml"
  private static let change = "weight `bold`: 700 → 800, heavier"

  init() throws {
    project = try GitProject()
    try project.commit(["App/Package.swift": "", Self.spec: smallSpec])
    try project.commit([Self.spec: smallSpec.replacing("bold: 700", with: "bold: 800")])
  }

  @Test(arguments: ["App", "App/Sources", "App/Sources/App"])
  func revisionsMeanTheSpecsOfThePackage(below: String) throws {
    for arguments in [("HEAD~1", "HEAD"), ("main~1", "main"), ("HEAD~1", "HEAD:")] {
      let result = try project.diff(arguments.0, arguments.1, below: below)
      #expect(result.output.contains(Self.change) && result.errors == "", "\(arguments): \(result)")
    }
    #expect(try project.diff("HEAD~1", below: below).output.contains(Self.change))
    #expect(try project.diff(below: below).output.hasPrefix("no difference in meaning: "))
    #expect(try project.diff("HEAD", "HEAD~1", below: below).output.contains("800 → 700, lighter"))
  }

  @Test func filesThatComeAndGoAreInTheirRevisions() throws {
    let other = smallSpec.replacing("Brand", with: "Other")
    try project.commit(["App/Sources/Other/Other.stylespec.yaml": other])
    let added = try project.diff("HEAD~1", "HEAD", below: "App")
    #expect(added.output.contains("catalog `Other` is new: 4 codes") && !added.output.contains("Brand"))
    try project.git(["rm", "-q", Self.spec])
    try project.git(["commit", "-q", "-m", "Remove"])
    #expect(try project.diff("HEAD~1", "HEAD", below: "App").output.contains("catalog `Brand`"))
    #expect(try project.diff("HEAD~2", "HEAD~1", below: "App").output.contains("catalog `Other` is new"))
  }

  @Test func revisionsMeanTheFolderTokens() throws {
    try project.commit(["tokens/a.yaml": smallSpec])
    try project.commit(["tokens/a.yaml": smallSpec.replacing("bold: 700", with: "bold: 800")])
    for below in ["", "tokens"] {
      #expect(try project.diff("HEAD~1", "HEAD", below: below).output.contains(Self.change))
    }
    let json = try JSONValue(parsing: project.diff("HEAD~1", "HEAD", "--format", "json", below: "tokens").output)
    #expect(json["old"] == .text("HEAD~1:./") && json["new"] == .text("HEAD:./"))
  }

  /// As git has it.
  @Test func aRevisionThatIsAlsoAFileIsAmbiguous() throws {
    try project.git(["branch", "Sources"])
    let result = try project.diff("Sources", below: "App")
    #expect(
      result.errors
        == "Sources: error: is a folder here and a revision of git; write './Sources' for the folder or 'Sources:' for the revision\n"
    )
    #expect(result.status == 74 && result.output == "")
    #expect(try project.diff("HEAD~1", "./Sources", below: "App").output.contains(Self.change))
    try project.git(["tag", "old.yaml", "HEAD~1"])
    try project.commit(["old.yaml": smallSpec])
    #expect(try project.diff("old.yaml", "HEAD").errors.hasPrefix("old.yaml: error: is a file here and a revision"))
    #expect(try project.diff("old.yaml:", "HEAD:").output.contains(Self.change))
  }

  @Test func unknownRevisionsAreReported() throws {
    let result = try project.diff("HEAD~9", "HEAD", below: "App")
    #expect(result.errors.contains("error: there is no revision 'HEAD~9'") && result.status == 74)
    #expect(try project.diff("no-such", below: "App").errors.contains("there is no revision 'no-such'"))
  }
}
