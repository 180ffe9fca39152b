import Foundation
import TestSupport
import Testing

/// Versions from git.
struct DiffRevisionTests {
  private let project: GitProject
  private static let bolder = smallSpec.replacing("bold: 700", with: "bold: 800")
  private static let change = "weight `bold`: 700 → 800, heavier"

  init() throws {
    project = try GitProject()
    try project.commit(["tokens/brand.yaml": smallSpec, "tokens/.hidden.yaml": "nonsense: [", "README.md": "Styles"])
    try project.commit(["tokens/brand.yaml": Self.bolder])
  }

  @Test(arguments: [
    ("HEAD~1:tokens", "HEAD:tokens"), ("HEAD~1:tokens", "tokens"), ("HEAD~1:tokens/", "tokens/"),
    ("HEAD~1:tokens/brand.yaml", "tokens/brand.yaml"), ("HEAD~1:", "HEAD:"), ("main^:./tokens", "./tokens"),
    ("HEAD^{/change}~1:tokens", ":tokens/brand.yaml"),
  ])
  func versionsAreReadFromWhereverTheyAre(old: String, new: String) throws {
    let result = try project.diff(old, new)
    #expect(result.output.contains(Self.change) && result.errors == "", "\(result)")
    #expect(result.status == 0)
    #expect(try project.diff(new, old).output.contains("weight `bold`: 800 → 700, lighter"))
    #expect(try project.diff(new, new).output.hasPrefix("no difference in meaning: "))
  }

  /// As in a folder on the disk, other files beside specs are skipped.
  @Test func otherFilesOfARevisionArePassedOver() throws {
    let script = "touch $'tokens/caf\\xe9.yaml'"
    guard try Subprocess.run("bash", ["-c", script], in: project.folder.path).status == 0 else { return }
    try project.commit(["tokens/other.yaml": "a: &x [\n---\n"])
    let result = try project.diff("HEAD:tokens", "tokens")
    #expect(result.errors == "")
    #expect(result.output.hasPrefix("no difference in meaning: "))
  }

  @Test func pathsCountFromTheRootOrFromHere() throws {
    #expect(try project.diff("HEAD~1:tokens", "HEAD:tokens", below: "tokens").output.contains(Self.change))
    #expect(try project.diff("HEAD~1:./brand.yaml", "brand.yaml", below: "tokens").output.contains(Self.change))
    #expect(try project.diff("HEAD~1:../tokens", "../tokens", below: "tokens").output.contains(Self.change))
  }

  @Test func includedFilesAreOfTheSameRevision() throws {
    let spec = smallSpec.replacing("color: { ink: \"#222222\" }", with: "include: [parts/色 colors.inc]")
    let colors = "include: more.inc\ncolor: { ink: \"{palette.ink}\" }\n"
    try project.commit([
      "tokens/brand.yaml": spec, "tokens/parts/色 colors.inc": colors,
      "tokens/parts/more.inc": "palette: { ink: \"#222222\" }\n",
    ])
    try project.commit(["tokens/parts/more.inc": "palette: { ink: \"#333333\" }\n"])
    for (old, new) in [("HEAD~1:tokens", "HEAD:tokens"), ("HEAD~1:./tokens/brand.yaml", "tokens")] {
      let result = try project.diff(old, new)
      #expect(result.output.contains("color `ink`: light `#222222` → `#333333`"), "\(result)")
    }
    // At the root of a revision, a spec's folder does not have a name.
    try project.commit([
      "brand.yaml": spec.replacing("parts/色 colors.inc", with: "tokens/parts/more.inc")
        + "color: { ink: \"{palette.ink}\" }\n"
    ])
    #expect(
      try project.diff("HEAD:brand.yaml", "HEAD~1:tokens/brand.yaml").output.hasPrefix("no difference in meaning: ")
    )
  }

  @Test func namesMayBeHard() throws {
    let name = "设计 tokens/a b/é e\u{301} 👩‍👩‍👧.yml"
    try project.commit([name: smallSpec])
    try project.git(["tag", "版本-1"])
    try project.commit([name: Self.bolder])
    #expect(try project.diff("版本-1:设计 tokens", "设计 tokens").output.contains(Self.change))
    #expect(try project.diff("版本-1:\(name)", "HEAD:\(name)").output.contains(Self.change))
  }

  /// An existing path on the disk comes first, even if it looks like a revision. `-` does not start an option.
  @Test func theDiskComesFirst() throws {
    try project.folder.write(smallSpec, to: "HEAD:tokens")
    try project.folder.write(Self.bolder, to: "-odd.yaml")
    #expect(try project.diff("--", "HEAD:tokens", "-odd.yaml").output.contains(Self.change))
    let result = try project.diff("--", "-x:tokens", "--upload-pack=touch x:tokens")
    #expect(result.errors.hasPrefix("-x:tokens: error: there is no revision '-x'; "))
    #expect(result.status == 74)
  }

  private func link(_ link: String, to target: String) throws {
    let path = project.folder.path + "/" + link
    try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: target)
  }

  @Test func linksAndOtherRepositoriesAreTakenAsOnTheDisk() throws {
    let other = smallSpec.replacing("Brand", with: "Other\nswift: { scope: catalog }")
    try project.folder.write(other, to: "elsewhere/other.yaml")
    try link("tokens/link.yaml", to: "../elsewhere/other.yaml")
    try link("tokens/folder.yaml", to: "../elsewhere")
    let module = "160000,\(String(repeating: "1", count: 40)),tokens/module"
    try project.git(["update-index", "--add", "--cacheinfo", module])
    try project.commit([:])
    let result = try project.diff("HEAD~1:tokens", "HEAD:tokens")
    #expect(result.output.contains("catalog `Other` is new: 4 codes"), "\(result)")
    #expect(result.status == 0)
    #expect(try project.diff("HEAD:tokens", "tokens").output.hasPrefix("no difference in meaning: "))
    #expect(
      try project.diff("HEAD:tokens/link.yaml", "elsewhere/other.yaml").output.hasPrefix("no difference in meaning: ")
    )
  }

  @Test(arguments: ["loop.yaml", "nothing.yaml", "/dev/null", "../../outside.yaml"])
  func linksThatLeadNowhereAreErrors(target: String) throws {
    try link("tokens/loop.yaml", to: target)
    try project.commit([:])
    let result = try project.diff("HEAD:tokens", "HEAD~1:tokens")
    #expect(result.errors == "HEAD:tokens/loop.yaml: error: is a link that leads nowhere in the repository\n")
    #expect(result.status == 74)
  }

  @Test func mistakesAreShownWithTheirRevision() throws {
    try project.commit(["tokens/brand.yaml": smallSpec.replacing("lineHeight", with: "lineHieght")])
    let result = try project.diff("HEAD:tokens", "HEAD~1:tokens/brand.yaml")
    #expect(result.output == "")
    #expect(result.errors.hasPrefix("HEAD:tokens/brand.yaml:6:21: error: `lineHieght` is not a key of a size"))
    #expect(result.errors.contains("\n  6 | typography: { 14: { lineHieght: 20,"))
    #expect(result.status == 1)
    let both = try project.diff("HEAD:tokens", "tokens")
    #expect(both.errors.contains("\ntokens/brand.yaml:6:21: error: ") && both.status == 1)
    try project.commit(["tokens/brand.yaml": smallSpec + "include: missing.yaml\n"])
    let missing = try project.diff("HEAD:tokens", "tokens")
    #expect(missing.errors.contains("HEAD:tokens/brand.yaml:7:10: error: "), "\(missing.errors)")
    #expect(missing.errors.contains("is not a file in that revision"), "\(missing.errors)")
  }

  @Test(arguments: [
    ("HEAD:nothing", "HEAD:nothing: error: 'HEAD' has no file or folder 'nothing'; paths are relative to the root"),
    ("no-such:tokens", "no-such:tokens: error: there is no revision 'no-such'; a shallow clone lacks older ones"),
    ("HEAD~1^{tree}^{commit}:x", "HEAD~1^{tree}^{commit}:x: error: there is no revision"),
    (":nothing", ":nothing: error: is not a file in the index\n"),
    (":/change", ":/change: error: is a commit; name a file"),
    ("HEAD:../../outside", "HEAD:../../outside: error: git cannot read it: "),
    ("HEAD:a\nHEAD:b", "HEAD:a\nHEAD:b: error: git cannot look up a name with a line feed\n"),
  ])
  func missingVersionsAreNamed(name: String, error: String) throws {
    // As the old version, a missing path means that everything is new.
    let mayBeAbsent = ["HEAD:nothing", ":nothing"].contains(name)
    for result in try (mayBeAbsent ? [] : [project.diff(name, "tokens")]) + [project.diff("tokens", name)] {
      #expect(result.errors.hasPrefix(error), "\(result.errors)")
      #expect(result.output == "" && result.status == 74)
    }
  }

  @Test(arguments: ["HEAD:nothing", "HEAD:nothing/", ":nothing", "HEAD:docs", "docs"])
  func aBaseWithoutSpecsIsEmpty(old: String) throws {
    try project.commit(["docs/a.yaml": "a: 1\n"])
    let result = try project.diff(old, "tokens")
    #expect(result.output.contains("catalog `Brand` is new: 4 codes"))
    #expect(result.errors == "\(old): note: has no specs and no token files; everything is new\n" && result.status == 0)
  }

  @Test func aRevisionWithoutSpecsHasNoVersion() throws {
    let result = try project.diff("HEAD:README.md", "tokens")
    #expect(result.errors.contains("HEAD:README.md:1:1: error: ") && result.status == 1)
    try project.commit(["docs/a.yaml": "a: 1\n"])
    let none = try project.diff("tokens", "HEAD:docs")
    #expect(none.errors == "HEAD:docs: error: no spec among the files; a spec starts with `stylespec: 1`\n")
    #expect(none.status == 1)
    try project.git(["rm", "-rq", "tokens"])
    try project.commit([:])
    let hint = """
      HEAD:: error: 'HEAD' has no folder 'tokens' and no *.stylespec.yaml; name a path, as in 'HEAD:Design/tokens'

      """
    #expect(try project.diff("HEAD~1:tokens", "HEAD:").errors == hint)
  }
}
