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

  @Test func aPackageIsLookedAtByItself() throws {
    try project.folder.write("// swift-tools-version: 6.2\n", to: "Package.swift")
    let look = "let sale = Brand.code(named: \"18_sale_bold\")\n"
    try project.folder.write(look, to: "Tests/AppTests/Sale.swift")
    try project.folder.write("// swift-tools-version: 6.2\n", to: "Examples/Other/Package.swift")
    try project.folder.write(look, to: "Examples/Other/Sources/Sale.swift")
    let found = [
      "Sources/App/Price.swift:4 unknown-code", "Sources/App/Price.swift:5 deprecated-code",
      "Sources/App/Price.swift:6 unknown-code", "Tests/AppTests/Sale.swift:1 unknown-code",
    ]
    // Others may use the codes that these do not.
    #expect(try project.findings() == found)
    #expect(try project.findings("--select", "sources").contains("tokens/brand.yaml:8 unused-code"))
    #expect(try project.findings("tokens") == [])
    // Named sources win.
    #expect(try project.findings("--sources", "Tests").contains("Tests/AppTests/Sale.swift:1 unknown-code"))
    #expect(try !project.findings("--sources", "Tests").contains(found[0]))
    try project.folder.write("sources: Sources\n", to: ".stylespec.yaml")
    #expect(try !project.findings().contains(found[3]))
  }

  @Test func namedFoldersAreLookedAt() throws {
    try project.folder.write(LintProject.spec, to: "Sources/App/Brand.stylespec.yaml")
    #expect(
      try project.findings("Sources").filter { $0.contains(".swift") } == [
        "Sources/App/Price.swift:4 unknown-code", "Sources/App/Price.swift:5 deprecated-code",
        "Sources/App/Price.swift:6 unknown-code",
      ]
    )
    #expect(try !project.findings("Sources/App/Brand.stylespec.yaml").contains { $0.contains(".swift") })
  }

  @Test func missingSourcesAreAnErrorOfFiles() throws {
    #expect(try project.lint("--sources", "Missing").status == 74)
  }
}
