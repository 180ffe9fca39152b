import Foundation
import TestSupport
import Testing

/// The settings of `.stylespec.yaml` for a run, and its place.
struct ProjectConfigurationTests {
  @Test func sourcesAndBaselineMayStandThere() throws {
    let project = try LintProject(configuration: "sources: [Sources]\nbaseline: accepted.json\n")
    try project.folder.write(LintProject.swift, to: "Sources/Price.swift")
    try project.folder.write(LintProject.swift, to: "More/Price.swift")
    _ = try project.lint("--write-baseline", "accepted.json")
    #expect(try project.findings() == [])
    let here = project.folder.path + "/Sources"
    #expect(try stylespec("lint", in: here).output.hasSuffix("nothing to report\n"))
    #expect(
      try project.findings("--sources", "More").contains { $0.hasPrefix("More/Price.swift:") },
      "the command line wins"
    )
    try project.folder.write("{\"version\": 1, \"findings\": []}\n", to: "none.json")
    #expect(try project.findings("--baseline", "none.json").contains("Sources/Price.swift:4 unknown-code"))
    try FileManager.default.removeItem(atPath: project.folder.path + "/accepted.json")
    #expect(try project.lint().status == 74)
  }

  @Test func outputsMayStandThere() throws {
    let folder = try TemporaryFolder()
    try folder.write(smallSpec, to: "tokens/a.yaml")
    let outputs =
      "outputs:\n  - { out: App/Styles }\n  - { out: App/Resources, emit: [catalog] }\nrules: { nonsense: off }\n"
    try folder.write(outputs, to: ".stylespec.yaml")
    #expect(try stylespec("compile", "--check", in: folder.path).status == 1)
    let result = try stylespec("compile", in: folder.path + "/tokens")
    #expect(result.status == 0 && result.errors == "", "\(result.errors)")
    #expect(try folder.contents().contains("App/Styles/Brand.swift"))
    #expect(try folder.contents().contains { $0.hasPrefix("App/Resources/Brand.") })
    #expect(!(try folder.contents().contains("Generated")))
    #expect(
      try folder.contents().filter { $0.hasPrefix("App/") && $0.contains("Brand.") } == [
        "App/Resources/Brand.stylecatalog", "App/Styles/Brand.swift",
      ],
      "each folder has its own formats alone"
    )
    #expect(try stylespec("compile", "--check", in: folder.path).output == "up to date\n")
    _ = try stylespec("compile", "--out", "Other", in: folder.path)
    #expect(try folder.contents().contains("Other/Brand.swift"), "the command line wins")
    try FileManager.default.removeItem(atPath: folder.path + "/App/Styles/Brand.swift")
    let drift = try stylespec("compile", "--check", in: folder.path)
    #expect(drift.errors == "App/Styles/Brand.swift: error: is missing; run 'stylespec compile' [drift]\n")
    #expect(drift.status == 1)
  }

  @Test func mistakesInOutputsStopACompile() throws {
    let folder = try TemporaryFolder()
    try folder.write(smallSpec, to: "tokens/a.yaml")
    try folder.write("outputs: { out: App, emit: swfit }\n", to: ".stylespec.yaml")
    let result = try stylespec("compile", in: folder.path)
    #expect(
      result.errors.contains(".stylespec.yaml:1:28: error: `swfit` is not a value of `emit`; did you mean `swift`?")
    )
    #expect(result.status == 1)
    #expect(!(try folder.contents().contains("App")))
  }

  @Test func conflictingConfigurationsAreReported() throws {
    let folder = try TemporaryFolder()
    for name in ["A", "B"] {
      try folder.write(smallSpec.replacing("Brand", with: name), to: "\(name)/tokens/a.yaml")
      try folder.write("outputs: { out: Out }\nbaseline: b.json\n", to: "\(name)/.stylespec.yaml")
    }
    let compiled = try stylespec("compile", "A/tokens", "B/tokens", in: folder.path)
    #expect(compiled.errors.contains("A/.stylespec.yaml and B/.stylespec.yaml name different outputs"))
    #expect(compiled.status == 64)
    #expect(try stylespec("lint", "A/tokens", "B/tokens", in: folder.path).errors.contains("name different baselines"))
    let told = try stylespec("compile", "A/tokens", "B/tokens", "--emit", "catalog", "--out", "O", in: folder.path)
    #expect(told.status == 0, "\(told.errors)")
  }

  @Test func extendedFilesAreNamedInDiagnostics() throws {
    let project = try LintProject(configuration: "extends: shared/base.yaml\nrules: { contrast: off }\n")
    try project.folder.write(
      "rules: { small-size: error, off-gird: off }\noverrides: [{ files: ../tokens/*, rules: { small-size: info } }]\n",
      to: "shared/base.yaml"
    )
    let result = try project.lint()
    #expect(result.output.contains("shared/base.yaml:1:29: error: `off-gird` is not a rule; did you mean `off-grid`?"))
    #expect(
      result.output.contains("tokens/brand.yaml:10:3: info: size 9"),
      "patterns count from the file that has them"
    )
    #expect(!result.output.contains("[contrast]"))
    let elsewhere = try stylespec("lint", "../tokens", in: project.folder.path + "/shared")
    #expect(elsewhere.output.contains("base.yaml:1:29: error: ") && elsewhere.output.contains("10:3: info: size 9"))
    _ = try project.lint("--fix")
    #expect(try project.folder.read("shared/base.yaml").contains("off-grid: off"))
  }

  @Test func aCycleIsReported() throws {
    let project = try LintProject(configuration: "extends: shared/../other.yaml\n")
    try project.folder.write("extends: .stylespec.yaml\n", to: "other.yaml")
    #expect(
      try project.lint().output.contains(
        "other.yaml:1:10: error: these configurations extend each other: .stylespec.yaml → other.yaml → .stylespec.yaml; "
          + "remove one of the links [extends-cycle]\n"
      )
    )
  }

  @Test func aWrongEndingIsReported() throws {
    let project = try LintProject()
    try project.folder.write("rules: { small-size: off }\n", to: "tokens/.stylespec.yml")
    let message =
      "tokens/.stylespec.yml:1:1: warning: a configuration is not looked for under this name; rename it to "
      + "`.stylespec.yaml` [misplaced-configuration]\n"
    #expect(try project.lint().output.contains(message))
    #expect(try stylespec("compile", in: project.folder.path).errors.contains(message))
    try project.folder.write("", to: "tokens/.stylespec.yaml")
    #expect(try project.lint().output.contains("because `.stylespec.yaml` is next to it"))
  }

  @Test func foldersAndBrokenLinksAreReported() throws {
    for isLink in [false, true] {
      let project = try LintProject()
      let path = project.folder.path + "/tokens/.stylespec.yaml"
      if isLink {
        try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: "nowhere")
      } else {
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: false)
      }
      let result = try project.lint()
      #expect(result.output.contains("tokens/.stylespec.yaml:1:1: error: a configuration belongs here, but this is a "))
      #expect(result.status == 1)
      try project.folder.write("rules: { contrast: off }\n", to: "tokens/nowhere")
      #expect(try project.lint().output.contains("[contrast]") != isLink, "a link to a file is one")
    }
  }

  /// Files on the disk count even if this run does not read them.
  @Test func patternsAreComparedWithTheDisk() throws {
    let configuration = """
      overrides:
        - { files: [tokens/*, Sources/*.swift, Gone/*], rules: { contrast: info } }
        - { tokens: colour.*, rules: { contrast: off } }

      """
    let project = try LintProject(configuration: configuration)
    try project.folder.write(LintProject.swift, to: "Sources/Price.swift")
    #expect(
      try project.findings("--select", "unknown-key") == [
        ".stylespec.yaml:2 unmatched-override", ".stylespec.yaml:3 unmatched-override",
      ]
    )
    #expect(
      try project.lint("--select", "unknown-key").output.contains(
        ".stylespec.yaml:2:42: warning: `Gone/*` fits no file"
      )
    )
    #expect(try project.findings("tokens/brand.yaml", "--select", "unknown-key") == [], "a part of the project")
  }
}
