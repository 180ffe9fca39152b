#if canImport(CPango)
  import StyleLayout
  import TestSupport
  import Testing

  @testable import composer_example

  /// The storyboard of the example of the editor.
  struct ComposerTests {
    private static func storyboard(_ script: String? = nil) throws -> Storyboard {
      let text = try script ?? Repository.read("Examples/Composer/Scripts/comment.txt")
      return Storyboard(try EventScript(text).events, typesetter: try Fonts.typesetter())
    }

    @Test func aStoryIsToldAsRecorded() throws {
      try expectGolden(Self.storyboard().description, "Tests/Golden/composer.txt")
    }

    @Test func aStoryLooksAsRecorded() throws {
      let png = try Self.storyboard().drawing().encoded(as: .png(scale: 1))
      try RecordedPicture("composer").expect(png)
      let other = try Self.storyboard("insert 好\nmark ni\n").drawing().encoded(as: .png(scale: 1))
      #expect(try !RecordedPicture("composer").difference(to: other).isSlight)
    }

    @Test(arguments: ["insrt 好", "delete all", "touch 1 2", "mention user/7", "undo 2"])
    func linesThatAreNotEventsAreNamed(_ line: String) {
      #expect(throws: EventScript.UnknownLine.self) { try EventScript("insert a\n\(line)\n") }
    }
  }
#endif
