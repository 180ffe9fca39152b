import Foundation
import TestSupport
import Testing

/// Outputs of earlier runs that are no longer made.
struct LeftoverTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    for name in ["One", "Two"] { try write(name, to: "tokens/\(name).yaml") }
  }

  private func write(_ name: String, to path: String, _ more: String = "") throws {
    try folder.write(smallSpec.replacing("Brand", with: "\(name)\nswift: { scope: catalog }") + more, to: path)
  }

  private func compile(_ arguments: String...) throws -> SubprocessResult {
    try Subprocess.run(Repository.product("stylespec"), ["compile"] + arguments, in: folder.path)
  }

  private func outputs(in name: String = "Generated/Swift") throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.path + "/" + name).filter { !$0.hasPrefix(".") }.sorted()
  }

  private func remove(_ name: String) throws {
    try FileManager.default.removeItem(atPath: folder.path + "/" + name)
  }

  private static let drift = "is no longer compiled from any spec; run 'stylespec compile', which removes it [drift]"

  @Test func theManifestIsForPeopleToo() throws {
    #expect(try compile("--emit", "swift,catalog", "--out", "a b").status == 0)
    let lines = try folder.read("a b/.stylespec-outputs").split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.first == "stylespec outputs 1" && lines.last == "")
    let expected = [
      "catalog\tOne.stylecatalog\t../tokens/One.yaml", "swift\tOne.swift\t../tokens/One.yaml",
      "catalog\tTwo.stylecatalog\t../tokens/Two.yaml", "swift\tTwo.swift\t../tokens/Two.yaml",
    ]
    #expect(lines.dropFirst().dropLast().map { String($0.dropFirst(17)) } == expected)
    // The same for every form of the command line.
    let text = try folder.read("a b/.stylespec-outputs")
    let path = folder.path
    let arguments = [
      "compile", path + "/tokens/../tokens", "--emit", "catalog,swift", "--out", path + "/tokens/../a b",
    ]
    #expect(try Subprocess.run(Repository.product("stylespec"), arguments, in: "/").status == 0)
    #expect(try folder.read("a b/.stylespec-outputs") == text)
  }

  @Test(arguments: ["renamed catalog", "renamed file and catalog", "removed spec", "spec that is no longer a spec"])
  func unmadeOutputsAreRemoved(change: String) throws {
    #expect(try compile().status == 0)
    switch change {
    case "renamed catalog": try write("Three", to: "tokens/Two.yaml")
    case "renamed file and catalog":
      try remove("tokens/Two.yaml")
      try write("Three", to: "tokens/three.yaml")
    case "removed spec": try remove("tokens/Two.yaml")
    default: try folder.write("a: 1\n", to: "tokens/Two.yaml")
    }
    let isRenamed = change.hasPrefix("renamed")
    let check = try compile("--check")
    #expect(check.errors.contains("Generated/Swift/Two.swift: error: \(Self.drift)\n") && check.status == 1)
    #expect(try outputs() == ["One.swift", "Two.swift"])
    let result = try compile()
    let wrote = isRenamed ? "wrote Generated/Swift/Three.swift\n" : ""
    #expect(result.output.contains("unchanged Generated/Swift/One.swift\n"))
    #expect(result.output.contains("\(wrote)removed Generated/Swift/Two.swift\n"))
    #expect(result.errors == "" && result.status == 0)
    #expect(try outputs() == (isRenamed ? ["One.swift", "Three.swift"] : ["One.swift"]))
    #expect(try compile("--check").output == "up to date\n")
  }

  @Test func editedOutputsAreKept() throws {
    #expect(try compile().status == 0)
    let edited = try folder.read("Generated/Swift/Two.swift") + "// mine\n"
    try folder.write(edited, to: "Generated/Swift/Two.swift")
    try remove("tokens/Two.yaml")
    let problem =
      "is no longer compiled from any spec, and is not removed because it was changed; remove it if it is not needed"
    for _ in 1...2 {
      let result = try compile()
      #expect(result.errors == "Generated/Swift/Two.swift: warning: \(problem)\n" && result.status == 0)
      #expect(!result.output.contains("removed"))
      let check = try compile("--check")
      #expect(check.errors == "Generated/Swift/Two.swift: error: \(problem) [drift]\n" && check.status == 1)
    }
    #expect(try folder.read("Generated/Swift/Two.swift") == edited)
    try remove("Generated/Swift/Two.swift")
    #expect(try compile().errors == "")
    #expect(try compile("--check").output == "up to date\n")
  }

  @Test func separateRunsLeaveEachOthersOutputs() throws {
    for name in ["One", "Two", "One"] {
      let result = try compile("tokens/\(name).yaml", "--out", "out")
      #expect(result.errors == "" && !result.output.contains("removed"))
    }
    #expect(try outputs(in: "out") == ["One.swift", "Two.swift"])
    for name in ["One", "Two"] {
      #expect(try compile("tokens/\(name).yaml", "--out", "out", "--check").output == "up to date\n")
    }
    try write("Uno", to: "tokens/One.yaml")
    #expect(try compile("tokens/Two.yaml", "--out", "out").output.hasPrefix("unchanged out/Two.swift\n2".dropLast()))
    #expect(try outputs(in: "out") == ["One.swift", "Two.swift"])
    #expect(try compile("tokens/One.yaml", "--out", "out").output.contains("removed out/One.swift\n"))
    // A removed spec cannot be compiled to remove its outputs.
    try remove("tokens/One.yaml")
    #expect(try compile("tokens/Two.yaml", "--out", "out").output.contains("removed out/Uno.swift\n"))
    #expect(try outputs(in: "out") == ["Two.swift"])
  }

  /// Two runs cannot overwrite each other's file.
  @Test func separateRunsReplaceNoneOfEachOthersOutputs() throws {
    #expect(try compile("tokens/One.yaml", "--out", "out").status == 0)
    let before = try folder.read("out/One.swift")
    let advice = "rename one of the two catalogs, or replace it by --force"
    let here = "the output of `../tokens/One.yaml`; \(advice)\n"
    try write("One", to: "tokens/Two.yaml", "styles: { more: { size: 14, color: ink, weight: bold } }\n")
    let same = try compile("tokens/Two.yaml", "--out", "out")
    #expect(same.errors == "out/One.swift: error: is \(here)" && same.status == 74)
    try write("ONE", to: "tokens/Two.yaml")
    let similar = try compile("tokens/Two.yaml", "--out", "out")
    #expect(similar.errors == "out/ONE.swift: error: would be one file on macOS and Windows with `One.swift`, \(here)")
    #expect(try outputs(in: "out") == ["One.swift"] && folder.read("out/One.swift") == before)
    // Equal content is not a conflict, and a removed spec no longer needs its output.
    try write("One", to: "tokens/Two.yaml")
    #expect(try compile("tokens/Two.yaml", "--out", "out").output.hasPrefix("unchanged out/One.swift\n"))
    try write("One", to: "tokens/Two.yaml", "styles: { more: { size: 14, color: ink, weight: bold } }\n")
    #expect(try compile("tokens/One.yaml", "--out", "out", "--force").status == 0)
    #expect(try compile("tokens/Two.yaml", "--out", "out", "--force").status == 0)
    try remove("tokens/Two.yaml")
    #expect(try compile("tokens/One.yaml", "--out", "out").errors == "")
    #expect(try folder.read("out/One.swift") == before)
  }

  @Test func separateFormatsLeaveEachOthersOutputs() throws {
    for format in ["swift", "catalog", "swift"] {
      let result = try compile("tokens/One.yaml", "--emit", format, "--out", "out")
      #expect(result.errors == "" && !result.output.contains("removed"))
    }
    #expect(try outputs(in: "out") == ["One.stylecatalog", "One.swift"])
    try write("Uno", to: "tokens/One.yaml")
    #expect(
      try compile("tokens/One.yaml", "--emit", "swift", "--out", "out").output.contains("removed out/One.swift\n")
    )
    #expect(try outputs(in: "out") == ["One.stylecatalog", "Uno.swift"])
    #expect(try compile("tokens/One.yaml", "--emit", "catalog", "--out", "out").status == 0)
    #expect(try outputs(in: "out") == ["Uno.stylecatalog", "Uno.swift"])
  }

  /// A pipe need not give the same spec again.
  @Test func whatCameThroughAPipeIsNotRemoved() throws {
    for name in ["One", "Two"] {
      let spec = smallSpec.replacing("Brand", with: name)
      let result = try stylespec("compile", "-", "--out", "out", in: folder.path, input: spec)
      #expect(result.errors == "" && !result.output.contains("removed"))
    }
    #expect(try folder.contents().filter { $0.hasPrefix("out/") } == ["out/One.swift", "out/Two.swift"])
    #expect(try compile("--out", "out").status == 0)
    let manifest = try folder.read("out/.stylespec-outputs")
    let same = try folder.read("tokens/One.yaml")
    let check = try stylespec("compile", "-", "--out", "out", "--check", in: folder.path, input: same)
    #expect(check.output == "up to date\n", "\(check.errors)")
    #expect(try stylespec("compile", "-", "--out", "out", in: folder.path, input: same).status == 0)
    #expect(try folder.read("out/.stylespec-outputs") == manifest)
  }

  @Test func foldersOfOlderVersionsAreFine() throws {
    #expect(try compile().status == 0)
    try remove("Generated/Swift/.stylespec-outputs")
    #expect(try compile("--check").output == "up to date\n")
    try write("Three", to: "tokens/Two.yaml")
    // Without a manifest, the maker of the output is unknown.
    #expect(try compile().errors == "")
    #expect(try outputs() == ["One.swift", "Three.swift", "Two.swift"])
    #expect(try compile("--check").output == "up to date\n")
  }

  /// Among them are names that lead out of the folder.
  @Test(arguments: [
    ("", "1:1: error: this line does not begin with `stylespec outputs 1`"),
    ("nonsense\n", "1:1: error: this line does not begin with `stylespec outputs 1`"),
    ("<<<<<<< HEAD\nstylespec outputs 1\n", "1:1: error: this line does not begin"),
    ("stylespec outputs 1\n<<<<<<< HEAD\n", "2:1: error: this line is not about an output"),
    (
      "stylespec outputs 1\n0\tswift\t../precious.txt\tgone.yaml\n",
      "2:1: error: this line names `../precious.txt`, which is"
    ),
    (
      "stylespec outputs 1\n0\tswift\t/etc/passwd\tgone.yaml\n",
      "2:1: error: this line names `/etc/passwd`, which is not a"
    ),
    ("stylespec outputs 1\n0\tswift\t%2E./x\tgone.yaml\n", "2:1: error: this line names `../x`, which is not a file"),
    ("stylespec outputs 1\n0\tswift\t..\tgone.yaml\n", "2:1: error: this line names `..`, which is not a file"),
    (
      "stylespec outputs 1\n0\tswift\t.stylespec-outputs\tgone.yaml\n",
      "2:1: error: this line names `.stylespec-outputs`"
    ),
    ("stylespec outputs 1\n0\tswift\t%zz\tgone.yaml\n", "2:1: error: this line is not about an output"),
    (
      "stylespec outputs 2\nanything\n",
      ": error: is of version 2, and this tool reads version 1; use the tool that wrote it"
    ),
  ])
  func aManifestThatCannotBeReadRemovesNothing(text: String, error: String) throws {
    #expect(try compile().status == 0)
    try folder.write("precious", to: "Generated/precious.txt")
    try folder.write(text, to: "Generated/Swift/.stylespec-outputs")
    try remove("tokens/Two.yaml")
    try write("One", to: "tokens/One.yaml", "styles: { more: { size: 14, color: ink, weight: bold } }\n")
    let before = try folder.read("Generated/Swift/One.swift")
    for arguments in [[], ["--check"], ["--force"]] {
      let result = try Subprocess.run(Repository.product("stylespec"), ["compile"] + arguments, in: folder.path)
      let place = error.hasPrefix(":") ? "" : ":"
      #expect(result.errors.hasPrefix("Generated/Swift/.stylespec-outputs\(place)\(error)"), "\(result.errors)")
      #expect(result.errors.contains("nothing was written or removed"))
      #expect(result.output == "" && result.status == 74)
    }
    #expect(try outputs() == ["One.swift", "Two.swift"])
    #expect(try folder.read("Generated/Swift/One.swift") == before)
    #expect(try folder.read("Generated/precious.txt") == "precious")
    #expect(try folder.read("Generated/Swift/.stylespec-outputs") == text)
  }

  @Test func linksAndFoldersAreLeft() throws {
    #expect(try compile().status == 0)
    let two = "Generated/Swift/Two.swift"
    try folder.write(try folder.read(two), to: "Two.swift")
    try remove(two)
    try FileManager.default.createSymbolicLink(atPath: folder.path + "/" + two, withDestinationPath: "../../Two.swift")
    try remove("tokens/Two.yaml")
    #expect(try compile().errors.hasPrefix("\(two): warning: is no longer compiled from any spec"))
    #expect(try outputs() == ["One.swift", "Two.swift"])
    #expect(try folder.contents().contains("Two.swift"))
  }

  /// A checkout in another place, and one with other line ends.
  @Test func checkoutsMayMove() throws {
    #expect(try compile().status == 0)
    let manifest = try folder.read("Generated/Swift/.stylespec-outputs")
    let other = try TemporaryFolder("elsewhere")
    for name in ["tokens/One.yaml", "Generated/Swift/One.swift", "Generated/Swift/Two.swift"] {
      try other.write(try folder.read(name), to: name)
    }
    try other.write(manifest.replacing("\n", with: "\r\n"), to: "Generated/Swift/.stylespec-outputs")
    let result = try stylespec("compile", in: other.path)
    #expect(result.output.contains("removed Generated/Swift/Two.swift\n") && result.errors == "", "\(result)")
    // The place of a linked folder of outputs is its target, not the link.
    try FileManager.default.createSymbolicLink(atPath: folder.path + "/a", withDestinationPath: "Generated/Swift")
    #expect(try compile("--out", "a").output.hasPrefix("unchanged a/One.swift\nunchanged a/Two.swift\n"))
    #expect(try folder.read("Generated/Swift/.stylespec-outputs") == manifest)
  }

  /// Git's merge of two branches with `merge=union`: the lines of both.
  @Test func aMergedManifestKnowsBothSides() throws {
    #expect(try compile().status == 0)
    let ours = try folder.read("Generated/Swift/.stylespec-outputs")
    try write("Three", to: "tokens/Two.yaml")
    let two = try folder.read("Generated/Swift/Two.swift")
    #expect(try compile().status == 0)
    let theirs = try folder.read("Generated/Swift/.stylespec-outputs")
    try folder.write(two, to: "Generated/Swift/Two.swift")
    let lines = Set((ours + theirs).split(separator: "\n")).subtracting(["stylespec outputs 1"]).sorted()
    try folder.write(
      "stylespec outputs 1\n" + lines.reversed().joined(separator: "\n"),
      to: "Generated/Swift/.stylespec-outputs"
    )
    #expect(try compile("--check").status == 1)
    #expect(try compile().output.contains("removed Generated/Swift/Two.swift\n"))
    #expect(try folder.read("Generated/Swift/.stylespec-outputs") == theirs)
  }

  @Test func aManifestThatIsOutOfDateIsDrift() throws {
    #expect(try compile().status == 0)
    let manifest = try folder.read("Generated/Swift/.stylespec-outputs")
    let lines = manifest.split(separator: "\n", omittingEmptySubsequences: false)
    try folder.write((lines.prefix(2) + [""]).joined(separator: "\n"), to: "Generated/Swift/.stylespec-outputs")
    let check = try compile("--check")
    #expect(check.errors.hasPrefix("Generated/Swift/.stylespec-outputs:"), "\(check.errors)")
    #expect(check.errors.contains("differs from what the spec compiles to; run 'stylespec compile' [drift]\n"))
    #expect(check.status == 1)
    #expect(try compile().status == 0)
    #expect(try folder.read("Generated/Swift/.stylespec-outputs") == manifest)
  }

  @Test(arguments: WatchMethod.allCases)
  func watchesRemoveThemToo(method: WatchMethod) throws {
    let project = try WatchedProject(method)
    #expect(try project.nextCompile() == "wrote Generated/Swift/Brand.swift; 1 style code")
    try project.write(WatchedProject.spec(weights: 2, name: "Shop"))
    let next = try project.nextCompile()
    #expect(next == "wrote Generated/Swift/Shop.swift; removed Generated/Swift/Brand.swift; 2 style codes")
    try project.write("// mine\n", to: "Generated/Swift/Shop.swift")
    try project.write(WatchedProject.spec(weights: 2))
    #expect(try project.nextCompile() == "wrote Generated/Swift/Brand.swift; 2 style codes")
    let errors = try project.watch.errors
    #expect(errors.hasPrefix("Generated/Swift/Shop.swift: warning: is no longer compiled from any spec"))
  }
}
