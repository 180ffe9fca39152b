#if canImport(CPango)
  import Foundation
  import StyleRichText
  import TestSupport
  import Testing

  /// The pictures of Examples/Comments are drawn from the samples of the app, which are links in `Comments`.
  struct CommentPictureTests {
    /// The link color of the styles is that of the suffix.
    @Test(arguments: [("light", "#39639E", "comment"), ("dark", "#8FB4E8", "comment-dark")])
    func theReadmeShowsASampleOfTheApp(appearance: String, link: String, picture: String) throws {
      let comment = try #require(Comment.samples.first { $0.id == 2 })
      let folder = try TemporaryFolder()
      let path = folder.url.appendingPathComponent("a.png").path
      let people = Person.samples.flatMap { ["--mention", "\($0.name)=\($0.id)"] }
      let cut = ["--width", "320", "--lines", "3", "--suffix", "…展开", "--suffix-color", link]
      let arguments = ["comment", comment.text.text, "--rich", "-o", path, "--scale", "2", "--appearance", appearance]
      let result = try Subprocess.run(
        Repository.product("stylespec-render"),
        arguments + people + cut + testFonts,
        in: Repository.root.path
      )
      #expect(result.status == 0 && result.errors == "", "\(result.errors)")
      let drawn = try Data(contentsOf: folder.url.appendingPathComponent("a.png"))
      try RecordedPicture(picture, in: "Examples/Comments").expect(Array(drawn))
      #expect(try Repository.read("Examples/Comments/README.md").contains("(\(picture).png)"))
    }
  }
#endif
