#if canImport(CPango)
  import Foundation
  import Testing
  import TestSupport
  import TokenCompiler
  import TokenEmit

  /// Plain text with emoji, mentions and links.
  struct RichTextTests {
    private static let spec = """
      stylespec: 1
      name: Brand
      offsetHost: css
      color: { ink: { light: "#222222", dark: "#F2F2F2" }, link: "#39639E" }
      weight: { regular: 400 }
      typography: { 14: { lineHeight: 22, lineSpacing: 4, baselineOffset: 0 }, 24: plain }
      emoji:
        classic:
          items:
            赞: { image: like.png, aliases: ["[强]"] }
            旋转: { image: spin.gif, still: spin.png }
            五星: { image: banner.png, aspect: 2, scale: 1.2 }
            无: missing.png
            动: spin.gif
      """

    private static func project() throws -> RenderProject {
      let project = try RenderProject(spec)
      let images = Repository.root.appendingPathComponent("tokens/emoji/classic")
      let folder = project.folder.url.appendingPathComponent("tokens/emoji")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try FileManager.default.copyItem(at: images, to: folder.appendingPathComponent("classic"))
      return project
    }

    private static let comment = "啊啊啊[赞] @小明 a@b.c [旋转]#好物#[不是] قهوة[五星]"

    @Test func aCommentLooksAsRecorded() throws {
      let project = try Self.project()
      let options = ["--rich", "--mention", "小明=user/7", "--width", "200", "--scale", "2", "-o", "a.png"]
      let result = try project.render(["14_ink_regular", Self.comment, "--show-boxes"] + options)
      #expect(result.errors == "" && result.status == 0)
      try RecordedPicture("comment").expect(project.bytes("a.png"))
      // Without the person, and as it is written, it looks different.
      for other in [Array(options[3...]) + ["--rich"], Array(options[3...])] {
        #expect(try project.render(["14_ink_regular", Self.comment, "--show-boxes"] + other).status == 0)
        #expect(try !RecordedPicture("comment").difference(to: project.bytes("a.png")).isSlight)
      }
    }

    @Test func compiledEmojiDrawAlike() throws {
      let project = try Self.project()
      for output in compileInMemory(Self.spec, to: [.catalog]).outputs {
        try Data(output.bytes).write(to: project.folder.url.appendingPathComponent("tokens/\(output.path)"))
      }
      let catalogs = ["--catalog", "tokens/Brand.stylecatalog", "--catalog", "tokens/Brand.emojicatalog"]
      let pictures = try [[], catalogs].map { source in
        let result = try project.render(["14_ink_regular", "好[赞][强]", "--rich", "-o", "a.png"] + source)
        #expect(result.errors == "")
        return try project.bytes("a.png")
      }
      #expect(pictures[0] == pictures[1])
    }

    @Test func imagesThatCannotBeDrawnAreReported() throws {
      let project = try Self.project()
      let result = try project.render(["14_ink_regular", "[无][动][动]", "--rich", "-o", "a.png"])
      #expect(
        result.errors == """
          stylespec-render: warning: tokens/emoji/classic/spin.gif is not a PNG file, so `[动]` is a gray box; give an animated emoji \
          a `still`
          stylespec-render: warning: tokens/emoji/classic/missing.png cannot be read: No such file or directory, so `[无]` is a gray \
          box

          """
      )
      #expect(result.status == 0)
    }

    @Test(arguments: [
      (["14_ink_regular", "Hi", "--mention", "a=b"], "--mention requires --rich."),
      (["--specimen", "--rich"], "--rich is for a text, not for a specimen."),
      (["14_ink_regular", "Hi", "--rich", "--mention", "小明"], "The value '小明' is invalid for '--mention <name=id>'"),
    ])
    func whatIsWrongWithArguments(arguments: [String], message: String) throws {
      let result = try Self.project().render(arguments + ["-o", "a.png"])
      #expect(result.errors.hasPrefix("Error: \(message)"), "\(result.errors)")
      #expect(result.status == 64)
    }
  }
#endif
