#if canImport(CPango)
  import Foundation
  import StyleLayout
  import StyleTables
  import StyledText
  import TestSupport
  import Testing
  import TokenCompiler
  import TokenEmit

  @testable import stylespec_render

  /// The sheet of a spec's emoji.
  struct EmojiSheetTests {
    private static let spec = """
      stylespec: 1
      name: Brand
      color: { ink: "#222222" }
      weight: { regular: 400 }
      typography: { 14: plain }
      emoji:
        classic:
          label: Classic
          items:
            赞: { image: like.png, label: like }
            旧: { image: missing.png, deprecated: true }
        faces: { code: "{name}", items: { ":)": smile.png } }

      """

    @Test func everyEmojiHasItsCodeAndItsLabel() throws {
      let outputs = compileInMemory(Self.spec, to: [.catalog]).outputs
      let bytes = try #require(outputs.first { $0.path.text.hasSuffix(".emojicatalog") }).bytes
      let emoji = LoadedEmoji(try EmojiCatalog(validating: bytes), besides: "nowhere/brand.yaml")
      let drawn = EmojiSheet(
        emoji,
        in: [.light, .dark].map { StyleContext(appearance: $0) },
        backgrounds: [nil, nil],
        typesetter: Typesetter(FixedWidthShaper())
      )
      #expect(drawn.problems.count == 3)
      let texts = drawn.sheet().texts.map(\.frame.text)
      for text in ["Brand", "Classic", "faces", "[赞]", "like", "[旧]", "deprecated", ":)"] {
        #expect(texts.count { $0.text == text } == 2, "\(text)")
      }
      #expect(texts.count { $0.text == TextAttachment.character } == 6)
    }

    @Test func theToolDrawsTheSheet() throws {
      let project = try RenderProject(Self.spec)
      let result = try project.render(["--specimen", "--sheet", "emoji", "-o", "a.png"])
      #expect(result.status == 0 && result.errors.contains("so `[赞]` is a gray box"))
      #expect(try project.pixels("a.png").count == 2)
      let sampled = try project.render(["--specimen", "--sheet", "emoji", "--sample", "a", "-o", "a.png"])
      #expect(sampled.status == 64)
      let none = try RenderProject().render(["--specimen", "--sheet", "emoji", "-o", "a.png"])
      #expect(none.status == 1 && none.errors.contains("there are no emoji"))
    }
  }
#endif
