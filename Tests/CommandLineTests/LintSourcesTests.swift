import TestSupport
import Testing

/// Codes in Swift files.
struct LintSourcesTests {
  private let project: LintProject

  init() throws {
    project = try LintProject(configuration: "rules: { contrast: off, small-size: off }\n")
    try project.folder.write(LintProject.swift, to: "Sources/App/Price.swift")
  }

  @Test func codesAreLookedFor() throws {
    let findings = try project.findings("--sources", "Sources")
    #expect(
      findings.filter { $0.hasPrefix("Sources") } == [
        "Sources/App/Price.swift:4 unknown-code", "Sources/App/Price.swift:5 deprecated-code",
        "Sources/App/Price.swift:6 unknown-code",
      ]
    )
    // Only one code of the color `gold` is used, and no bold code.
    #expect(findings.contains("tokens/brand.yaml:8 unused-code"))
    #expect(!findings.contains("tokens/brand.yaml:7 unused-code"))
    #expect(try project.findings() == [])
  }

  @Test func theNearestCodeIsSuggested() throws {
    let result = try project.lint("--sources", "Sources/App/Price.swift")
    #expect(
      result.output.contains(
        "Price.swift:4:39: error: `Brand` has no code `t14_ink_blod`; did you mean `t14_ink_bold`?"
      )
    )
    #expect(result.output.contains("note: `color.gold` is deprecated here"))
    #expect(result.status == 1)
  }

  @Test func swiftFilesAreFixed() throws {
    #expect(try project.lint("--sources", "Sources", "--fix").errors == "")
    let result = try project.lint("--sources", "Sources", "--fix", "--unsafe-fixes")
    #expect(result.errors == "fixed 3 findings in 1 file\n")
    #expect(result.status == 0)
    let fixed = LintProject.swift
      .replacing(": .t14_ink_blod", with: ": .t14_ink_bold")
      .replacing("t14_gold_regular", with: "t14_ink_regular")
      .replacing("reglar", with: "regular")
    #expect(try project.folder.read("Sources/App/Price.swift") == fixed)
    #expect(try project.folder.read("tokens/brand.yaml") == LintProject.spec)
  }

  @Test func hiddenFoldersArePassedOver() throws {
    for name in [".build/Checkout.swift", "App/.hidden/A.swift", "App/.B.swift", "App/notes.txt"] {
      try project.folder.write("let a = Brand.code(named: \"wrong\")\n", to: "Sources/\(name)")
    }
    let findings = try project.findings("--sources", "Sources")
    #expect(findings.filter { $0.hasPrefix("Sources") }.count == 3)
    let named = try project.findings("--sources", "Sources/App/.B.swift")
    #expect(named.contains("Sources/App/.B.swift:1 unknown-code"))
  }

  @Test func overridesReachSwiftFiles() throws {
    let rules = "rules: { unknown-code: off, deprecated-code: info }"
    try project.folder.write("overrides:\n  - files: Sources/App/*\n    \(rules)\n", to: ".stylespec.yaml")
    let result = try project.lint("--sources", "Sources")
    #expect(!result.output.contains("unknown-code"))
    #expect(result.output.contains("Price.swift:5:38: info: "))
    #expect(result.status == 0)
  }

  @Test func missingSourcesAreAnErrorOfFiles() throws {
    #expect(try project.lint("--sources", "Missing").status == 74)
  }
}
