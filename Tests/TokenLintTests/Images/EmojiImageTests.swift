import TestSupport
import Testing
import TokenCompiler
import TokenDiagnostics

@testable import TokenLint

/// Images in lints of several specs, and what messages say of them.
struct EmojiImageTests {
  private static let square = ImageFile.image(ImageFacts(.png, width: 90, height: 90))

  private static func spec(_ name: String, _ emoji: String) -> String {
    """
    stylespec: 1
    name: \(name)
    offsetHost: css
    color: { ink: "#222222" }
    weight: { regular: 400 }
    typography: { 14: plain }
    emoji: \(emoji)

    """
  }

  private func lint(_ specs: [(path: String, text: String)], _ images: ImageFiles?) -> Compiler.LintResult {
    let inputs = specs.map { CompilerInput(SourceFile(path: $0.path, text: $0.text), role: .spec) }
    var options = Compiler.LintOptions()
    options.images = images
    options.selection = RuleSelection(selected: RuleSelection.rules(named: "emoji"))
    return Compiler.lint(compileInMemory(inputs, wantsOutlines: true), options)
  }

  private func messages(_ emoji: String, _ files: [String: ImageFile]) -> [String] {
    let result = lint([("spec.yaml", Self.spec("Brand", emoji))], ImageFiles(files))
    #expect(result.mistakes == [])
    return result.findings.map(\.message)
  }

  @Test func specsShareAFolder() {
    let a = ("tokens/a.yaml", Self.spec("Ape", "{ faces: { items: { smile: smile.png } } }"))
    let b = ("tokens/b/b.yaml", Self.spec("Bee", "{ other: { items: { wink: wink.png } } }"))
    let c = ("tokens/c.yaml", Self.spec("Cat", "{ other: { folder: emoji/faces, items: { wink: wink.png } } }"))
    let images = ImageFiles([
      "tokens/emoji/faces/smile.png": Self.square, "tokens/emoji/faces/wink.png": Self.square,
      "tokens/b/emoji/other/wink.png": Self.square,
    ])
    #expect(lint([a, c], images).findings == [])
    #expect(lint([a, b], images).findings.map(\.rule.rawValue) == ["unused-emoji-image"])
    #expect(lint([a], images).findings.map(\.rule.rawValue) == ["unused-emoji-image"])
  }

  @Test func withoutADiskImagesAreNotJudged() {
    let spec = Self.spec("Brand", "{ faces: { items: { smile: smile.png, \":)\": a.png } } }")
    #expect(lint([("a.yaml", spec)], nil).findings.map(\.rule.rawValue) == ["emoji-without-label"])
  }

  /// On a disk that does not tell capitals apart, the file is found under both names.
  @Test func otherCapitalsAreTold() {
    let images = ImageFiles { _ in
      Self.square
    } names: { _ in
      ["Smile.png", "wink.png"]
    }
    let spec = Self.spec("Brand", "{ faces: { items: { smile: smile.png, wink: wink.png } } }")
    #expect(
      lint([("a.yaml", spec)], images).findings.map(\.message) == [
        "no emoji has `Smile.png` in `emoji/faces`; delete it, or make an emoji of it",
        "the image `emoji/faces/smile.png` is called `Smile.png` on the disk; write it with the same capitals",
      ]
    )
  }

  @Test func imagesAreReadOncePerRun() {
    let result = lint(
      [("a.yaml", Self.spec("Brand", "{ faces: { items: { smile: smile.png } } }"))],
      ImageFiles(["emoji/faces/smile.png": Self.square])
    )
    // The next lint of a fixer starts with what this one saw.
    var seen = result.images
    #expect(seen?.file(at: "emoji/faces/smile.png") == Self.square)
    #expect(seen?.names(in: "emoji/faces") == ["smile.png"])
  }

  @Test func messagesAreExact() {
    let gif = ImageFile.image(ImageFacts(.gif, width: 90, height: 90, isAnimated: true))
    let names = ["a", "b", "c", "d"].map { "emoji/faces/\($0).png" }
    #expect(
      messages(
        "{ faces: { items: { smile: smile.png, spin: spin.gif, sip: spin.png, wide: wide.png } } }",
        Dictionary(uniqueKeysWithValues: names.map { ($0, Self.square) }).merging([
          "emoji/faces/smile.png": .image(ImageFacts(.png, width: 20, height: 20)), "emoji/faces/spin.gif": gif,
          "emoji/faces/spin.png": gif, "emoji/faces/wide.png": .image(ImageFacts(.png, width: 180, height: 90)),
        ]) { $1 }
      ) == [
        "no emoji has `a.png`, `b.png`, `c.png` and 1 more in `emoji/faces`; delete them, or make emoji of them",
        "`emoji/faces/smile.png` is 20 pixels high, but in text of size 14 on a screen of scale 3 it takes 51; draw it with "
          + "51 or more",
        "`emoji/faces/spin.gif` moves, and the emoji has no `still`; add one for people who do not want motion",
        "`emoji/faces/spin.png` moves, and the emoji has no `still`; add one for people who do not want motion",
        "`emoji/faces/spin.png` has the content of a GIF image; let its name end in `.gif`",
        "`emoji/faces/wide.png` is 180 × 90 pixels, which is an aspect of 2, but its emoji has 1; draw it again, or set `aspect`",
      ]
    )
  }

  private static let image = ["emoji/faces/a.png": square]

  @Test func codesThatRunIntoOthersAreTold() {
    #expect(
      messages(
        "{ faces: { items: { smile: { image: a.png, aliases: ':)' }, laugh: { image: a.png, aliases: [':))', ':)))'] } } } }",
        Self.image
      ) == [
        "`:)` is the start of `:))` and 1 more: where the text continues so, the longer one is read",
        "`:))` is the start of `:)))`: where the text continues so, the longer one is read",
      ]
    )
    // A skin tone makes another character: neither is read in the other.
    #expect(messages("{ faces: { code: \"/{name}\", items: { 👍: a.png, 👍🏽: a.png } } }", Self.image) == [])
  }

  @Test func codesThatLookAlikeAreTold() {
    #expect(
      messages(
        "{ faces: { items: { OK: a.png, ok: a.png, 赞: { image: a.png, aliases: [［赞］] } } } }",
        Self.image
      ) == ["`[ok]` differs from `[OK]` only in capitals: `o`, there `O`; rename one of the two"]
    )
  }
}
