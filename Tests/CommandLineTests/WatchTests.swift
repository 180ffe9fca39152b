import Foundation
import TestSupport
import Testing

/// Changes that make `stylespec watch` compile, and changes that do not.
struct WatchTests {
  private typealias Project = WatchedProject

  private static let wrote = "wrote Generated/Swift/Brand.swift; "
  private static let unchanged = "unchanged Generated/Swift/Brand.swift; "
  private static let missing = "cannot be read: No such file or directory"

  @Test(arguments: WatchMethod.allCases)
  func compilesAtTheStartAndAfterEdits(method: WatchMethod) throws {
    let project = try Project(method)
    #expect(try project.nextCompile() == Self.wrote + "1 style code")
    try project.write(Project.spec(weights: 2))
    #expect(try project.nextCompile() == Self.wrote + "2 style codes")
    try project.write(Project.spec(weights: 2, "# A comment, which is other content but means the same.\n"))
    #expect(try project.nextCompile().hasSuffix("2 style codes"))
    try project.write(Project.spec(weights: 3))
    #expect(try project.nextCompile() == Self.wrote + "3 style codes")
    #expect(try project.folder.read("Generated/Swift/Brand.swift").contains("w3"))
    #expect(try project.watch.errors == "")
  }

  @Test(arguments: WatchMethod.allCases)
  func filesMayBeOverwrittenInPlace(method: WatchMethod) throws {
    let project = try Project(method)
    #expect(try project.nextCompile() == Self.wrote + "1 style code")
    for weights in 2...4 {
      try project.overwrite(Project.spec(weights: weights))
      var line = try project.nextCompile()
      // The file was seen while it was empty.
      if line == "1 error; nothing written" { line = try project.nextCompile() }
      #expect(line == Self.wrote + "\(weights) style codes")
    }
  }

  @Test(arguments: WatchMethod.allCases)
  func existingOutputsAreUnchanged(method: WatchMethod) throws {
    let folder = try TemporaryFolder()
    try folder.write(Project.spec(weights: 1), to: "tokens/brand.yaml")
    #expect(try stylespec("compile", in: folder.path).status == 0)
    let output = try folder.read("Generated/Swift/Brand.swift")
    let project = try Project(
      method,
      files: ["tokens/brand.yaml": Project.spec(weights: 1), "Generated/Swift/Brand.swift": output]
    )
    #expect(try project.nextCompile() == Self.unchanged + "1 style code")
  }

  /// A changed list of outputs in the configuration, or in a file that it extends, counts at once.
  @Test(arguments: WatchMethod.allCases)
  func followsTheConfiguration(method: WatchMethod) throws {
    let project = try Project(
      method,
      files: [
        "tokens/brand.yaml": Project.spec(weights: 1), ".stylespec.yaml": "extends: shared/base.yaml\n",
        "shared/base.yaml": "outputs: { out: ../One }\n",
      ]
    )
    #expect(try project.nextCompile() == "wrote One/Brand.swift; 1 style code")
    try project.write("outputs: { out: ../Two }\n", to: "shared/base.yaml")
    #expect(try project.nextCompile() == "wrote Two/Brand.swift; 1 style code")
    try project.write("outputs: { out: Three }\nrules: { small-size: off }\n", to: ".stylespec.yaml")
    #expect(try project.nextCompile() == "wrote Three/Brand.swift; 1 style code")
    try project.write("outputs: { uot: Three }\n", to: ".stylespec.yaml")
    #expect(try project.nextCompile() == "1 error; nothing written")
  }

  /// A configuration that is added later counts, too.
  @Test(arguments: WatchMethod.allCases)
  func noticesANewConfiguration(method: WatchMethod) throws {
    let project = try Project(method)
    #expect(try project.nextCompile() == Self.wrote + "1 style code")
    try project.write("outputs: { out: Here }\n", to: ".stylespec.yaml")
    #expect(try project.nextCompile() == "wrote Here/Brand.swift; 1 style code")
  }

  @Test(arguments: WatchMethod.allCases)
  func followsIncludes(method: WatchMethod) throws {
    let files = [
      "brand.yaml": Project.spec(weights: 1, "include: parts/a.yaml\n"),
      "parts/a.yaml": "include: deep/b.yaml\n",
      "parts/deep/b.yaml": "weight: { bold: 700 }\n",
    ]
    let project = try Project(method, ["brand.yaml"], files: files, watching: "brand.yaml (3 files)")
    #expect(try project.nextCompile() == Self.wrote + "2 style codes")
    try project.write("weight: { bold: 700, black: 900 }\n", to: "parts/deep/b.yaml")
    #expect(try project.nextCompile() == Self.wrote + "3 style codes")
    try project.write("weight: { bold: 700 }\n", to: "parts/deep/b.yaml")
    #expect(try project.nextCompile() == Self.wrote + "2 style codes")
    // Files that are no longer included do not matter.
    try project.write("{}\n", to: "parts/a.yaml")
    #expect(try project.nextCompile() == Self.wrote + "1 style code")
    try project.write("weight: [\n", to: "parts/deep/b.yaml")
    #expect(project.isQuiet())
  }

  @Test(arguments: WatchMethod.allCases)
  func specsInJSONAreFollowed(method: WatchMethod) throws {
    let spec = """
      { "stylespec": 1, "name": "Brand", "include": "weights.tokens", "color": { "ink": "#222222" },
        "typography": { "14": "plain" } }
      """
    let files = ["tokens/brand.json": spec, "tokens/weights.tokens": "{ \"weight\": { \"w1\": 1 } }"]
    let project = try Project(method, files: files, watching: "tokens (2 files)")
    #expect(try project.nextCompile() == Self.wrote + "1 style code")
    try project.write("{ \"weight\": { \"w1\": 1, \"w2\": 2 } }", to: "tokens/weights.tokens")
    #expect(try project.nextCompile() == Self.wrote + "2 style codes")
    try project.write("{ \"weight\": { \"w1\": 1 \"w2\": 2 } }", to: "tokens/weights.tokens")
    #expect(try project.nextCompile().hasSuffix("; nothing written"))
    try project.write(spec.replacing("weights.tokens", with: "weights.json"), to: "tokens/brand.json")
    try project.write("{ \"weight\": { \"w1\": 1, \"w2\": 2, \"w3\": 3 } }", to: "tokens/weights.json")
    while try !project.nextCompile().hasSuffix("3 style codes") {}
  }

  @Test(arguments: WatchMethod.allCases)
  func waitsForAnInclude(method: WatchMethod) throws {
    let files = ["brand.yaml": Project.spec(weights: 1, "include: parts/汉 字/a.yaml\n")]
    let project = try Project(method, ["brand.yaml"], files: files, watching: "brand.yaml (1 file)")
    #expect(try project.nextCompile() == "1 error; nothing written")
    #expect(try project.watch.errors.contains("error: `parts/汉 字/a.yaml` does not exist [invalid-include]"))
    try project.write("weight: { bold: 700 }\n", to: "parts/汉 字/a.yaml")
    #expect(try project.nextCompile() == Self.wrote + "2 style codes")
  }

  @Test(arguments: WatchMethod.allCases)
  func touchingIsNotAChange(method: WatchMethod) throws {
    let project = try Project(method)
    #expect(try project.nextCompile() == Self.wrote + "1 style code")
    let now = [FileAttributeKey.modificationDate: Date()]
    try FileManager.default.setAttributes(now, ofItemAtPath: project.path("tokens/brand.yaml"))
    try project.write(Project.spec(weights: 1))
    #expect(project.isQuiet())
    try project.write(Project.spec(weights: 2))
    #expect(try project.nextCompile() == Self.wrote + "2 style codes")
  }

  @Test(arguments: WatchMethod.allCases)
  func filesOfEditorsAreNotChanges(method: WatchMethod) throws {
    let project = try Project(method)
    #expect(try project.nextCompile() == Self.wrote + "1 style code")
    for name in [".brand.yaml.swp", "4913", "brand.yaml~", "#brand.yaml#", ".#brand.yaml", "notes.md"] {
      try project.write("stylespec: [", to: "tokens/" + name)
    }
    try FileManager.default.createSymbolicLink(
      atPath: project.path("tokens/.#other.yaml"),
      withDestinationPath: "me@host.1"
    )
    #expect(project.isQuiet())
    try project.write(Project.spec(weights: 2))
    #expect(try project.nextCompile() == Self.wrote + "2 style codes")
  }

  /// The steps of vim with `backupcopy=no`: it tests whether the folder is writable, writes a swap file, renames the
  /// old file, and writes the new one in its place.
  @Test(arguments: WatchMethod.allCases)
  func savesOfVimAreOneChange(method: WatchMethod) throws {
    let project = try Project(method)
    #expect(try project.nextCompile() == Self.wrote + "1 style code")
    for weights in 2...4 {
      try project.write("b0VIM", to: "tokens/.brand.yaml.swp")
      try project.write("", to: "tokens/4913")
      try project.remove("tokens/4913")
      try project.move("tokens/brand.yaml", to: "tokens/brand.yaml~")
      try project.write(Project.spec(weights: weights))
      try project.remove("tokens/brand.yaml~")
      try project.remove("tokens/.brand.yaml.swp")
      // A test that is delayed between two steps may see the gap, too.
      var line = try project.nextCompile()
      if line == "1 error; nothing written" { line = try project.nextCompile() }
      #expect(line == Self.wrote + "\(weights) style codes")
    }
    #expect(project.isQuiet())
  }

  @Test(arguments: WatchMethod.allCases)
  func newFilesAndFoldersAreFollowed(method: WatchMethod) throws {
    let project = try Project(method)
    #expect(try project.nextCompile() == Self.wrote + "1 style code")
    try project.write(Project.spec(weights: 2, name: "Other"), to: "tokens/汉 字/deep/other.yaml")
    #expect(try project.nextCompile() == "wrote Generated/Swift/Other.swift; \(Self.unchanged)3 style codes")
    try project.write(Project.spec(weights: 3, name: "Other"), to: "tokens/汉 字/deep/other.yaml")
    #expect(try project.nextCompile() == "wrote Generated/Swift/Other.swift; \(Self.unchanged)4 style codes")
    try project.remove("tokens/汉 字")
    #expect(try project.nextCompile() == "removed Generated/Swift/Other.swift; " + Self.unchanged + "1 style code")
  }

  @Test(arguments: WatchMethod.allCases)
  func foldersMayGoAndComeBack(method: WatchMethod) throws {
    let project = try Project(method)
    #expect(try project.nextCompile() == Self.wrote + "1 style code")
    try project.move("tokens", to: "away")
    #expect(try project.nextCompile() == "1 error; nothing written")
    try project.write(Project.spec(weights: 2), to: "away/brand.yaml")
    #expect(project.isQuiet())
    try project.move("away", to: "tokens")
    #expect(try project.nextCompile() == Self.wrote + "2 style codes")
    try project.write(Project.spec(weights: 3))
    #expect(try project.nextCompile() == Self.wrote + "3 style codes")
    try project.remove("tokens")
    #expect(try project.nextCompile() == "1 error; nothing written")
    #expect(try project.watch.errors == String(repeating: "tokens: error: \(Self.missing)\n", count: 2))
    try project.write(Project.spec(weights: 4))
    #expect(try project.nextCompile().hasSuffix("4 style codes"))
    try project.write(Project.spec(weights: 5))
    #expect(try project.nextCompile() == Self.wrote + "5 style codes")
  }

  /// A folder above the spec, in a path from the root.
  @Test(arguments: WatchMethod.allCases)
  func foldersAboveMayGoAndComeBack(method: WatchMethod) throws {
    let other = try TemporaryFolder("above 汉字")
    try other.write(Project.spec(weights: 1), to: "a/b/brand.yaml")
    let path = other.path + "/a/b/brand.yaml"
    let project = try Project(method, [path], files: [:], watching: path + " (1 file)")
    #expect(try project.nextCompile() == Self.wrote + "1 style code")
    try FileManager.default.moveItem(atPath: other.path + "/a", toPath: other.path + "/c")
    #expect(try project.nextCompile() == "1 error; nothing written")
    try other.write(Project.spec(weights: 2), to: "c/b/brand.yaml")
    try FileManager.default.moveItem(atPath: other.path + "/c", toPath: other.path + "/a")
    #expect(try project.nextCompile() == Self.wrote + "2 style codes")
    try other.place(Project.spec(weights: 3), at: "a/b/brand.yaml")
    #expect(try project.nextCompile() == Self.wrote + "3 style codes")
  }

  @Test(arguments: WatchMethod.allCases)
  func linksAreFollowed(method: WatchMethod) throws {
    let shared = try TemporaryFolder("shared")
    try shared.write(Project.spec(weights: 1), to: "v1/brand.yaml")
    let project = try Project(method, ["linked.yaml"], files: [:], watching: "linked.yaml (0 files)")
    #expect(try project.nextCompile() == "1 error; nothing written")
    try FileManager.default.createSymbolicLink(
      atPath: project.path("linked.yaml"),
      withDestinationPath: shared.path + "/now/brand.yaml"
    )
    let now = shared.path + "/now"
    try FileManager.default.createSymbolicLink(atPath: now, withDestinationPath: "v1")
    #expect(try project.nextCompile() == Self.wrote + "1 style code")
    try shared.place(Project.spec(weights: 2), at: "v1/brand.yaml")
    #expect(try project.nextCompile() == Self.wrote + "2 style codes")
    // Another version, by one step in the middle of the path.
    try shared.write(Project.spec(weights: 3), to: "v2/brand.yaml")
    try FileManager.default.createSymbolicLink(atPath: now + ".new", withDestinationPath: "v2")
    rename(now + ".new", now)
    #expect(try project.nextCompile() == Self.wrote + "3 style codes")
  }

  @Test(arguments: WatchMethod.allCases)
  func severalSpecsAreWatched(method: WatchMethod) throws {
    let files = ["a b/汉字.yaml": Project.spec(weights: 1), "b/other.yaml": Project.spec(weights: 1, name: "Other")]
    let watching = "a b/汉字.yaml, b (2 files)"
    let project = try Project(method, ["a b/汉字.yaml", "b", "--out", "out"], files: files, watching: watching)
    #expect(try project.nextCompile() == "wrote out/Brand.swift, out/Other.swift; 2 style codes")
    try project.write(Project.spec(weights: 2), to: "a b/汉字.yaml")
    #expect(try project.nextCompile() == "wrote out/Brand.swift; unchanged out/Other.swift; 3 style codes")
    try project.write(Project.spec(weights: 2, name: "Other"), to: "b/other.yaml")
    #expect(try project.nextCompile() == "wrote out/Other.swift; unchanged out/Brand.swift; 4 style codes")
  }

  /// The tool sleeps meanwhile, so that a pause of the writer on a busy machine does not make two bursts.
  @Test(arguments: WatchMethod.allCases)
  func aBurstIsOneCompile(method: WatchMethod) throws {
    let project = try Project(method)
    #expect(try project.nextCompile() == Self.wrote + "1 style code")
    project.watch.send(SIGSTOP)
    for number in 1...200 { try project.write(Project.spec(weights: 2, "# \(number)\n")) }
    project.watch.send(SIGCONT)
    #expect(try project.nextCompile() == Self.wrote + "2 style codes")
    #expect(project.isQuiet())
    try project.write(Project.spec(weights: 3))
    #expect(try project.nextCompile() == Self.wrote + "3 style codes")
  }
}
