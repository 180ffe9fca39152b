import TestSupport
import Testing
import TokenCompiler
import TokenEmit

/// Generated code in modules whose declarations are isolated to the main actor unless they say otherwise, as Xcode makes
/// new projects of apps.
struct IsolationTests {
  @Test(arguments: share(1, of: ["6", "5"]), ["code", "catalog"])
  func anyActorUsesWhatIsGenerated(languageMode: String, scope: String) throws {
    let spec = """
      stylespec: 1
      name: Brand
      swift: { scope: \(scope), access: internal, emoji: names }
      color: { ember: "#C8102E" }
      weight: { bold: 700 }
      typography: { 14: plain }
      styles: { headline: { size: 14, color: ember, weight: bold } }
      emoji: { classic: { items: { smile: smile.png } } }
      """
    let user = """
      import StyleTables

      actor Store {
        func all() -> [StyleCode?] {
          let style: StyleCode = \(scope == "code" ? ".headline" : "Brand.headline")
          return [style, Brand.code(named: "headline"), Brand.catalog.codes.first]
        }
        func color() -> StyleColor { Brand.Colors.ember }
      }
      nonisolated func emoji() -> [EmojiCode] { [Brand.Emoji.classic.smile] + Brand.emoji.packs.flatMap { Array($0.codes) } }
      @MainActor final class Label {
        var style: StyleCode? = \(scope == "code" ? ".headline" : "Brand.headline")
      }
      let store = Store()
      print(await store.all().count, await store.color().light.description, emoji().count, Label().style?.name ?? "")

      """
    let output = try generated(spec)
    for isolation in [nil, "MainActor"] {
      let result = try SwiftProgram.run(
        ["Brand.swift": output, "main.swift": user],
        languageMode: languageMode,
        defaultIsolation: isolation
      )
      #expect(result.errors == "" && result.output == "3 #C8102E 2 headline\n", "\(isolation ?? "none"): \(result)")
    }
  }

  /// `.none` is nil where an optional is expected; names of other members of `Optional` are fine.
  @Test func namesOfMembersOfOptionalMeanTheirStyles() throws {
    let names = ["none", "some", "map", "flatMap", "unsafelyUnwrapped", "take", "debugDescription", "wrapped"]
    let spec = """
      stylespec: 1
      name: Brand
      color: { none: "#010203", some: "#040506" }
      weight: { bold: 700 }
      typography: { 14: plain }
      codes: { only: "14_some_bold" }
      styles: { \(names.map { "\($0): { size: 14, color: none, weight: bold }" }.joined(separator: ", ")) }
      """
    let members = names.map { $0 == "none" ? "none_2" : $0 }
    let user = """
      import StyleTables

      var style: StyleCode?
      \(members.map { "style = .\($0); print(style?.name ?? \"nil\")" }.joined(separator: "\n"))
      let color: StyleColor? = Brand.Colors.none_2
      print(color?.light.description ?? "nil")

      """
    let result = try SwiftProgram.run(["Brand.swift": try generated(spec), "main.swift": user])
    #expect(result.errors == "" && result.output == names.map { $0 + "\n" }.joined() + "#010203\n", "\(result)")
  }

  private func generated(_ spec: String) throws -> String {
    let result = compileInMemory(spec)
    return String(decoding: try #require(result.outputs.first).bytes, as: UTF8.self)
  }
}
