import TestSupport
import Testing

/// The configuration of a spec.
struct LintConfigurationTests {
  @Test func specsOfOneRunMayDiffer() throws {
    let folder = try TemporaryFolder()
    for (name, severity) in [("Brand", "off"), ("Other", "error")] {
      let spec = LintProject.spec.replacing("Brand", with: name)
      try folder.write(spec, to: "\(name)/tokens/a.yaml")
      try folder.write("rules: { small-size: \(severity), contrast: off }\n", to: "\(name)/.stylespec.yaml")
    }
    let result = try stylespec("lint", "Brand/tokens", "Other/tokens", in: folder.path)
    #expect(result.output.contains("Other/tokens/a.yaml:10:3: error: size 9 is too small"))
    #expect(!result.output.contains("Brand/tokens"))
    #expect(result.status == 1)
  }

  /// An included file has the configuration of its spec.
  @Test func includedFilesHaveTheConfigurationOfTheSpec() throws {
    let folder = try TemporaryFolder()
    for (name, severity) in [("A", "off"), ("B", "error")] {
      let spec = LintProject.spec.replacing("Brand", with: name).replacing("  9: plain\n", with: "")
      try folder.write("\(spec)include: sizes/small.yaml\n", to: "\(name)/a.yaml")
      try folder.write("typography: { 9: plain }\n", to: "\(name)/sizes/small.yaml")
      try folder.write("rules: { small-size: \(severity), contrast: off }\n", to: "\(name)/.stylespec.yaml")
    }
    let result = try stylespec("lint", "A/a.yaml", "B/a.yaml", in: folder.path)
    #expect(result.output.contains("B/sizes/small.yaml:1:15: error: size 9"))
    #expect(!result.output.contains("A/sizes"))
  }

  @Test func standardInputHasNone() throws {
    let folder = try TemporaryFolder()
    try folder.write("rules: { small-size: off, contrast: off }\n", to: ".stylespec.yaml")
    let alone = try stylespec("lint", "-", in: folder.path, input: LintProject.spec)
    #expect(alone.output.contains("<stdin>:10:3: warning: size 9"))
    let told = try stylespec("lint", "-", "--config", ".stylespec.yaml", in: folder.path, input: LintProject.spec)
    #expect(told.output == "-: nothing to report\n")
  }

  @Test func overridesAreForFilesAndTokens() throws {
    let configuration = """
      rules: { contrast: error, small-size: { minimum: 9 } }
      overrides:
        - tokens: color.gr*
          rules: { contrast: info }
        - files: [tokens/c/*, tokens/*]
          tokens: typography.*
          rules: { small-size: off }

      """
    let project = try LintProject(configuration: configuration)
    try project.folder.write("{}", to: "tokens/c/none.yaml")
    let result = try project.lint()
    #expect(result.output.contains("tokens/brand.yaml:6:18: info: "))
    #expect(result.output.hasSuffix("\n1 info\n"))
    #expect(result.status == 0)
  }

  @Test func mistakesAreFixedToo() throws {
    let project = try LintProject(configuration: "rules: { off-gird: off, small-size: warnin }\n")
    let diff = try project.lint("--diff", "--unsafe-fixes").output
    #expect(diff.contains("+rules: { off-grid: off, small-size: warning }\n"))
  }

  @Test func suppressionsReachTheirLines() throws {
    let spec = LintProject.spec
      .replacing("  9: plain", with: "  # stylespec:disable-next-line small-size -- legal notices\n  9: plain")
      .replacing("  grey:", with: "  # stylespec:disable contrast -- only on cards\n  grey:")
      .replacing("weight:", with: "# stylespec:enable contrast\nweight:")
    #expect(try LintProject(spec: spec).findings() == [])
  }
}
