import Foundation
import TestSupport
import Testing

/// An asset catalog that a run has made, and that Xcode and people change.
struct AssetCatalogTests {
  private let folder: TemporaryFolder
  private static let ink = "Brand.xcassets/ink.colorset/Contents.json"
  private static let soft = "Brand.xcassets/soft.colorset/Contents.json"

  init() throws {
    folder = try TemporaryFolder()
    try write(["ink": "#222222", "soft": "#888888"])
    #expect(try compile().status == 0)
  }

  private func write(_ colors: [String: String]) throws {
    let entries = colors.sorted { $0.key < $1.key }.map { "\($0.key): \"\($0.value)\"" }
    try folder.write(
      "stylespec: 1\nname: Brand\ncolor: { \(entries.joined(separator: ", ")) }\n"
        + "weight: { bold: 700 }\ntypography: { 14: plain }\n",
      to: "brand.yaml"
    )
  }

  private func compile(_ arguments: String...) throws -> SubprocessResult {
    let all = ["compile", "brand.yaml", "--emit", "xcassets", "--out", "."] + arguments
    return try Subprocess.run(Repository.product("stylespec"), all, in: folder.path)
  }

  @Test func aRemovedColorIsAllThatIsRemoved() throws {
    let own = ["Brand.xcassets/mine.colorset/Contents.json", "Brand.xcassets/soft.colorset/notes.txt"]
    for path in own { try folder.write("{}", to: path) }
    let ink = try folder.read(Self.ink)
    try write(["ink": "#222222"])
    #expect(try compile().status == 0)
    let files = try folder.contents().filter { $0.hasSuffix(".json") || $0.hasSuffix(".txt") }
    #expect(files == ["Brand.xcassets/Contents.json", Self.ink] + own)
    #expect(try folder.read(Self.ink) == ink)
    // Without files of the user in it, the folder goes, too.
    try FileManager.default.removeItem(atPath: folder.path + "/" + own[1])
    try write(["ink": "#222222", "soft": "#888888"])
    #expect(try compile().status == 0)
    try write(["ink": "#222222"])
    #expect(try compile().status == 0)
    #expect(try !folder.contents().contains { $0.contains("soft") })
  }

  /// No file says that it is ours; the manifest does.
  @Test func filesThatNobodyChangedAreReplaced() throws {
    try write(["ink": "#333333", "soft": "#888888"])
    #expect(try compile().errors == "")
    #expect(try folder.read(Self.ink).contains("0x33"))
  }

  @Test func filesOfOthersAreKept() throws {
    let changed = try folder.read(Self.soft).replacing("0x88", with: "0x99")
    try folder.write(changed, to: Self.soft)
    try write(["ink": "#333333", "soft": "#777777"])
    let result = try compile()
    let advice = "is there and was not made by stylespec; move it away, or replace it by --force"
    #expect(result.errors == "./\(Self.soft): error: \(advice)\n" && result.status == 74)
    #expect(try folder.read(Self.soft) == changed)
    #expect(try folder.read(Self.ink).contains("0x22"), "nothing is written")
    #expect(try compile("--force").status == 0)
    #expect(try folder.read(Self.soft).contains("0x77"))
  }

  /// As from a catalog that Xcode has made before.
  @Test func aColorOfXcodeIsNotReplaced() throws {
    try folder.write("{ \"colors\" : [] }", to: "Brand.xcassets/paper.colorset/Contents.json")
    try write(["ink": "#222222", "soft": "#888888", "paper": "#FFFFFF"])
    #expect(try compile().status == 74)
    #expect(try folder.read("Brand.xcassets/paper.colorset/Contents.json") == "{ \"colors\" : [] }")
  }
}
