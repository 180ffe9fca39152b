#if canImport(CPango)
  import Testing
  import TestSupport

  /// A specimen that a person has looked at.
  struct SpecimenPictureTests {
    @Test func aSmallSpecimenLooksAsRecorded() throws {
      let project = try RenderProject()
      #expect(try project.render(["--specimen", "-o", "a.png", "--show-boxes"]).status == 0)
      try RecordedPicture("specimen").expect(project.bytes("a.png"))
    }

    /// Other colors, other words; but not the same.
    @Test(arguments: [["--appearance", "dark"], ["--sample", "Hxg 国 ¥123"], []])
    func whatLooksDifferentIsSeen(options: [String]) throws {
      let project = try RenderProject()
      _ = try project.render(["--specimen", "-o", "a.png", "--show-boxes"] + options)
      let difference = try RecordedPicture("specimen").difference(to: project.bytes("a.png"))
      #expect(difference.isSlight == options.isEmpty)
    }
  }
#endif
