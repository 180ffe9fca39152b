import TestSupport
import Testing

/// `--select`, `--ignore`, `--statistics`, `--explain`, and the options for each kind of fix.
struct LintSelectionTests {
  @Test(arguments: [
    (["--select", "small-size"], ["small-size"]), (["--select", "color"], ["contrast"]),
    (["--select", "contrast,metrics"], ["contrast", "small-size"]),
    (["--select", "contrast", "--select", "small"], ["contrast", "small-size"]),
    (["--ignore", "contrast"], ["small-size"]), (["--select", "all", "--ignore", "metrics,graph"], ["contrast"]),
    (["--select", "unknown-key"], []),
  ])
  func rulesAreChosen(arguments: [String], rules: [String]) throws {
    let project = try LintProject()
    let result = try Subprocess.run(
      Repository.product("stylespec"),
      ["lint", "--format", "json"] + arguments,
      in: project.folder.path
    )
    #expect(
      try JSONValue(parsing: result.output).items.map { $0["rule"] } == rules.map { .text($0) },
      "\(result.errors)"
    )
  }

  /// The command line wins over the configuration, except for places of an override.
  @Test func selectedRulesAreOn() throws {
    let off = try LintProject(configuration: "rules: { small-size: off, contrast: off }\n")
    #expect(try off.findings() == [])
    #expect(try off.findings("--select", "small-size") == ["tokens/brand.yaml:10 small-size"])
    #expect(try off.findings("--select", "missing-description").count == 3, "a rule that is off by default")
    let places = "overrides: [{ tokens: typography.9, rules: { small-size: off, contrast: off } }]\n"
    #expect(try LintProject(configuration: places).findings("--select", "small-size") == [])
  }

  @Test func errorsAreAlwaysReported() throws {
    let project = try LintProject(spec: LintProject.spec.replacing("weight: {", with: "weihgt: {"))
    let result = try project.lint("--select", "contrast")
    #expect(result.output.contains("[unknown-key]") && result.status == 1)
    let ignored = try project.lint("--ignore", "unknown-key")
    #expect(ignored.errors.contains("'unknown-key' is a spec error, not a rule; errors cannot be ignored."))
    #expect(ignored.status == 64)
  }

  @Test(arguments: [["--select", "contrsat"], ["--ignore", ""], ["--select", "contrast,x"]])
  func unknownRulesAreRefused(arguments: [String]) throws {
    let project = try LintProject()
    let result = try Subprocess.run(Repository.product("stylespec"), ["lint"] + arguments, in: project.folder.path)
    #expect(result.status == 64, "\(result.output)")
    #expect(result.errors.contains("\(arguments[0]): there is no rule '"))
    #expect(result.errors.contains("Did you mean 'contrast'?") == (arguments[1] == "contrsat"))
  }

  /// A baseline is for all rules: entries of others are neither stale nor lost.
  @Test func baselinesKeepWhatIsNotSelected() throws {
    let project = try LintProject()
    _ = try project.lint("--write-baseline", "b.json")
    #expect(try project.findings("--baseline", "b.json", "--select", "contrast") == [])
    #expect(try project.lint("--write-baseline", "b.json", "--select", "contrast").status == 64)
  }

  @Test func statisticsCount() throws {
    let spec = LintProject.spec.replacing(
      "  9: plain",
      with: "  # stylespec:disable-next-line off-grid\n  8: plain\n  9: plain"
    )
    let project = try LintProject(spec: spec)
    #expect(
      try project.lint("--statistics").output == """
        2  small-size
        1  contrast  (1 fixable with --fix --unsafe-fixes)
        1  needless-suppression  (1 fixable with --fix)

        """
    )
    let rows = try JSONValue(parsing: try project.lint("--statistics", "--format", "json").output)
    #expect(rows[0, "rule"] == "small-size" && rows[0, "count"] == .number(2))
    #expect(rows[1, "unsafelyFixable"] == .number(1) && rows[2, "fixable"] == .number(1))
    _ = try project.lint("--statistics", "--format", "json:out/count.json")
    let written = try JSONValue(parsing: try project.folder.read("out/count.json"))
    #expect(written == rows)
    #expect(try project.lint("--statistics", "--format", "sarif").status == 64)
    #expect(
      try LintProject(configuration: "rules: { small-size: off, contrast: off }\n").lint("--statistics").output == ""
    )
  }

  @Test(arguments: ["unknown-key", "yaml-syntax", "duplicate-catalog", "extends-cycle", "drift"])
  func errorsAreExplained(id: String) throws {
    let result = try stylespec("lint", "--explain", id)
    #expect(result.output.hasPrefix("# \(id)\n\n") && result.output.contains("**What helps.** "))
    #expect(try Repository.read("Documentation/Errors.md").contains("<a id=\"\(id)\"></a>"))
  }

  @Test func aNearPageIsSuggested() throws {
    #expect(try stylespec("lint", "--explain", "unkown-key").errors.contains("Did you mean 'unknown-key'?"))
  }

  /// As in Ruff: `--unsafe-fixes` selects fixes, and `--fix` or `--diff` uses them.
  @Test func unsafeFixesAloneWriteNothing() throws {
    let project = try LintProject()
    let shown = try project.lint("--unsafe-fixes")
    #expect(shown.output.contains("fix: write `#767676`") && shown.status == 0)
    #expect(shown.errors == "1 finding can be fixed; --fix --unsafe-fixes writes it, --diff shows it\n")
    #expect(try project.folder.read("tokens/brand.yaml") == LintProject.spec)
    #expect(try project.lint("--fix").errors == "")
    #expect(try project.folder.read("tokens/brand.yaml") == LintProject.spec)
    #expect(try project.lint("--diff", "--unsafe-fixes").output.contains("+  grey: { light: \"#767676\""))
    #expect(try project.lint("--fix", "--unsafe-fixes").errors == "fixed 1 finding in 1 file\n")
    #expect(try project.folder.read("tokens/brand.yaml").contains("#767676"))
  }

  @Test func aMisspelledKeyIsFixedForSure() throws {
    let project = try LintProject(spec: LintProject.spec.replacing("weight: {", with: "weihgt: {"))
    #expect(!(try project.lint().output.contains("unsafe: review first")))
    #expect(try project.lint("--fix").errors == "fixed 1 finding in 1 file\n")
    #expect(try project.folder.read("tokens/brand.yaml") == LintProject.spec)
  }
}
