import Foundation
import TestSupport
import Testing

/// One project by different paths: baselines, overrides and configurations are relative to their own files.
struct LintPathTests {
  private static let configuration = """
    sources: [Sources]
    overrides:
      - { files: tokens/legacy/*, rules: { small-size: error } }
      - { files: "./Sources/*", rules: { unknown-code: warning } }

    """

  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(LintProject.spec, to: "shop/tokens/brand.yaml")
    try folder.write(LintProject.spec.replacing("Brand", with: "Old"), to: "shop/tokens/legacy/old.yaml")
    try folder.write(LintProject.swift, to: "shop/Sources/Price.swift")
    try folder.write(Self.configuration, to: "shop/.stylespec.yaml")
    try folder.write("", to: "shop/tokens/legacy/deep/empty.txt")
    try folder.write("", to: "beside/empty.txt")
    for (link, target) in [("link", "shop"), ("beside/tokens", "../shop/tokens"), ("shop/t", "tokens/legacy/..")] {
      try FileManager.default.createSymbolicLink(atPath: folder.path + "/" + link, withDestinationPath: target)
    }
  }

  /// The working folder, and the path of the folder of specs from there; `@` is the temporary folder.
  static let ways: [(here: String, spelling: String)] = [
    ("shop", "tokens"), ("shop", "./tokens"), ("shop", "tokens/"), ("shop", "tokens//."), ("shop", "@/shop/tokens"),
    ("shop", "../shop/tokens"), ("shop/tokens", "."), ("shop/tokens", "../tokens"),
    ("shop/tokens/legacy/deep", "../.."),
    ("beside", "../shop/tokens"), ("beside", "tokens"), ("link", "tokens"), (".", "link/tokens"), (".", "shop/tokens"),
    ("shop", "t"), ("shop/Sources", "../tokens/../tokens"), ("beside", "@/link/tokens"),
  ]

  private func run(_ here: String, _ arguments: [String]) throws -> SubprocessResult {
    let arguments = arguments.map { $0.replacing("@", with: folder.path) }
    return try Subprocess.run(
      Repository.product("stylespec"),
      ["lint"] + arguments,
      in: here == "." ? folder.path : folder.path + "/" + here
    )
  }

  /// `rule fingerprint severity` of each finding.
  private func findings(_ here: String, _ arguments: [String]) throws -> Set<String> {
    let output = try run(here, arguments + ["--format", "json"]).output
    return Set(try JSONValue(parsing: output).items.map { "\($0["rule"]) \($0["fingerprint"]) \($0["severity"])" })
  }

  @Test func everyWayFindsTheSame() throws {
    let expected = try findings("shop", ["tokens"])
    #expect(expected.count > 6 && expected.contains { $0.contains("small-size") && $0.contains("error") })
    for way in Self.ways {
      #expect(try findings(way.here, [way.spelling]) == expected, "\(way)")
    }
    #expect(try findings("shop/Sources", []) == expected, "tokens/ above")
  }

  @Test func aFileThatIsNamedTwiceIsOne() throws {
    let expected = try findings("shop", ["tokens"])
    #expect(
      try findings("shop", ["tokens", "./tokens/brand.yaml", "@/link/tokens", "tokens/legacy/old.yaml"]) == expected
    )
    let fragment = "typography: { 9: plain }\n"
    try folder.write(fragment, to: "shop/tokens/part.yaml")
    let named = try run("shop", ["tokens", "tokens/part.yaml"])
    #expect(named.output.contains("tokens/part.yaml:1:1: error: "), "who names a file means a spec")
  }

  @Test func everyWayWritesTheSameBaselineAndKnowsIt() throws {
    _ = try run("shop", ["tokens", "--write-baseline", "baseline.json"])
    let expected = try folder.read("shop/baseline.json")
    #expect(
      expected.contains("\"path\":\"tokens/legacy/old.yaml\"") && expected.contains("\"path\":\"Sources/Price.swift\"")
    )
    for (index, way) in Self.ways.enumerated() {
      let known = try run(way.here, [way.spelling, "--baseline", "@/shop/baseline.json", "--max-warnings", "0"])
      #expect(known.status == 0, "\(way): \(known.output)")
      // Also through a link to a folder.
      let path = index.isMultiple(of: 2) ? "@/link/baseline.json" : "@/shop/baseline.json"
      try FileManager.default.removeItem(atPath: folder.path + "/shop/baseline.json")
      _ = try run(way.here, [way.spelling, "--write-baseline", path])
      #expect(try folder.read("shop/baseline.json") == expected, "\(way)")
    }
  }

  @Test func pathsLeadOutOfTheBaselinesFolder() throws {
    _ = try run("shop", ["tokens", "--write-baseline", "new/accepted.json"])
    let written = try folder.read("shop/new/accepted.json")
    #expect(written.contains("\"path\":\"../tokens/brand.yaml\""))
    #expect(try run("beside", ["tokens", "--baseline", "../shop/new/accepted.json"]).status == 0)
  }
}
