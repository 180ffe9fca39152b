import Foundation
import Testing
import TestSupport

/// One token from the bytes of a spec to the styled string, through a package that uses this one.
struct TokenPathTests {
  @Test(.enabled(if: isLongRun, "builds a package; STYLESPEC_LONG=1 includes it"))
  func anEditedLineHeightReachesTheStyledString() throws {
    let folder = try TemporaryFolder("consumer")
    let spec = try Repository.read("tokens/yanxuan.yaml")
    let row = "14: { lineHeight: 20,"
    try #require(spec.ranges(of: row).count == 1)
    try folder.write(spec.replacing(row, with: "14: { lineHeight: 21,"), to: "tokens/yanxuan.yaml")
    let compiled = try Subprocess.run(
      Repository.product("stylespec"),
      ["compile", "--out", "Sources/Consumer"],
      in: folder.path
    )
    #expect(compiled.errors == "")

    try folder.write(manifest, to: "Package.swift")
    try folder.write(program, to: "Sources/Consumer/main.swift")
    let run = try Subprocess.run("swift", ["run", "--quiet", "Consumer"], in: folder.path)
    #expect(run.output == "21.0 21.0 ¥89\n", "\(run.errors)")
    #expect(run.status == 0)
  }

  private let manifest = """
    // swift-tools-version: 6.2
    import PackageDescription

    let package = Package(
      name: "Consumer",
      platforms: [.macOS(.v13)],
      dependencies: [.package(name: "StyleSpec", path: "\(Repository.root.path)")],
      targets: [
        .executableTarget(name: "Consumer", dependencies: [.product(name: "StyleSpec", package: "StyleSpec")])
      ]
    )
    """

  private let program = """
    import Foundation
    import StyleTables
    import StyledText

    var price = StyledText()
    price.style = Yanxuan.code(named: "14_gray2_bold")
    price.text = "¥99"
    price.text = "¥89"
    let string = AttributedString(price)
    let values = price.makeNSAttributedStringForStorage().attributes(at: 0, effectiveRange: nil)
    print(string.styleSpec.style?.resolved.metrics?.lineHeight ?? 0, values[.styleLineHeight] ?? 0, string.characters.map(String.init).joined())
    """
}
