#if canImport(CPango)
  import Foundation
  import Testing
  import TestSupport

  /// Where pictures go.
  struct OutputTests {
    @Test func standardOutputHoldsThePictureAlone() throws {
      let project = try RenderProject()
      _ = try project.render(["14_ink_bold", "Hi", "-o", "a.png"])
      let tool = Repository.product("stylespec-render")
      let script = "\"$0\" \"$@\" -o - --format png > b.png"
      let result = try Subprocess.run(
        "bash",
        ["-c", script, tool, "14_ink_bold", "Hi"] + testFonts,
        in: project.folder.path
      )
      #expect(result.output == "" && result.errors == "")
      #expect(result.status == 0)
      #expect(try project.bytes("b.png") == project.bytes("a.png"))
    }

    @Test func foldersAreMade() throws {
      let project = try RenderProject()
      #expect(try project.render(["14_ink_bold", "Hi", "-o", "out/deep/a.svg"]).status == 0)
      #expect(try project.folder.contents() == ["out", "out/deep", "out/deep/a.svg", "tokens", "tokens/brand.yaml"])
    }

    /// Nor its time stamp, nor a file beside it.
    @Test func anUnchangedFileIsNotTouched() throws {
      let project = try RenderProject()
      _ = try project.render(["14_ink_bold", "Hi", "-o", "a.png"])
      let path = project.folder.url.appendingPathComponent("a.png").path
      let past = Date(timeIntervalSince1970: 1_000_000_000)
      try FileManager.default.setAttributes([.modificationDate: past], ofItemAtPath: path)
      #expect(try project.render(["14_ink_bold", "Hi", "-o", "a.png"]).output == "unchanged a.png\n")
      #expect(try FileManager.default.attributesOfItem(atPath: path)[.modificationDate] as? Date == past)
      #expect(try project.render(["14_ink_bold", "Ho", "-o", "a.png"]).output == "wrote a.png\n")
      #expect(try project.folder.contents() == ["a.png", "tokens", "tokens/brand.yaml"])
    }

    @Test func whatCannotBeWrittenIsSaid() throws {
      let project = try RenderProject()
      try project.folder.write("", to: "folder.png/file")
      let cases = [
        ("/dev/null", "/dev/null: error: is not a regular file; name another one\n"),
        ("folder.png", "folder.png: error: is a folder; move it away, a file belongs here\n"),
        ("tokens/brand.yaml/a.png", "tokens/brand.yaml: error: the folder cannot be made: File exists\n"),
      ]
      for (path, message) in cases {
        let result = try project.render(["14_ink_bold", "Hi", "-o", path, "--format", "png"])
        #expect(result.errors == message)
        #expect(result.output == "")
        #expect(result.status == 74)
      }
      #expect(try project.folder.contents() == ["folder.png", "folder.png/file", "tokens", "tokens/brand.yaml"])
    }

    @Test(arguments: [
      ["--width", "20000"], ["--width", "9000", "--scale", "8"], ["--text-scale", "100", "--scale", "8"],
    ])
    func aPageThatIsTooLargeIsRefused(options: [String]) throws {
      let project = try RenderProject()
      let text = String(repeating: "Hg\n", count: 100)
      let result = try project.render(["14_ink_bold", text, "-o", "a.png"] + options)
      #expect(result.errors.hasPrefix("stylespec-render: error: a page of "))
      #expect(result.status == 1)
      #expect(try project.folder.contents() == ["tokens", "tokens/brand.yaml"])
    }
  }
#endif
