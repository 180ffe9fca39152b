#if canImport(CPango)
  import Foundation
  import Testing
  import TestSupport

  /// Which fonts a picture is set in.
  struct FontTests {
    @Test(arguments: [["--font", "none.ttf"], ["--font", "tokens/brand.yaml"]])
    func aMissingFontIsNamed(options: [String]) throws {
      let project = try RenderProject()
      let result = try renderPlainly(["14_ink_bold", "Hi", "-o", "a.png"] + options, in: project.folder.path)
      #expect(result.errors.hasPrefix("stylespec-render: error: ") && result.errors.contains("'\(options[1])'"))
      #expect(result.status == 74)
      #expect(try project.folder.contents() == ["tokens", "tokens/brand.yaml"])
    }

    @Test func anUnknownFamilyHasTheKnownOnesBesideIt() throws {
      let project = try RenderProject()
      let arguments = ["14_ink_bold", "Hi", "-o", "a.png", "--font", testFonts[1], "--family", "Intre"]
      let result = try renderPlainly(arguments, in: project.folder.path)
      #expect(
        result.errors == "stylespec-render: error: no font has the family 'Intre'; available: 'Inter'\n"
      )
      #expect(result.status == 1)
    }

    /// The picture is drawn all the same.
    @Test func whatNoFontHasIsAWarning() throws {
      let project = try RenderProject()
      let arguments = ["-o", "a.png", "--font", testFonts[1], "--family", "Inter"]
      let result = try renderPlainly(["14_ink_regular", "国 Hi 家 国"] + arguments, in: project.folder.path)
      #expect(result.errors.split(separator: "\n").count == 2)
      #expect(result.errors.hasPrefix("stylespec-render: warning: no font has U+56FD; add a font that does"))
      #expect(result.output == "wrote a.png\n")
      #expect(result.status == 0)
      let specimen = try renderPlainly(["--specimen"] + arguments, in: project.folder.path)
      #expect(specimen.errors.contains("stylespec-render: warning: no font has U+56FD; add a font that does"))
      #expect(specimen.status == 0)
    }

    @Test func aMissingFamilyOfAStyleIsAWarning() throws {
      let project = try RenderProject(smallSpec + "family: { brand: \"No Such Font\" }\n")
      let result = try project.render(["14_ink_bold", "Hi", "-o", "a.png"])
      #expect(
        result.errors.hasPrefix(
          "stylespec-render: warning: no font has the family 'No Such Font', and 'Inter' is used; "
        )
      )
      #expect(result.status == 0)
    }

    /// A folder, its files one by one, and the order of the families.
    @Test func theOrderOfFamiliesCounts() throws {
      let project = try RenderProject()
      func picture(_ options: String...) throws -> [UInt8] {
        let result = try renderPlainly(["14_ink_bold", "Hi 国", "-o", "a.png"] + options, in: project.folder.path)
        #expect(result.status == 0, "\(result.errors)")
        return try project.bytes("a.png")
      }
      let fonts = ["--font", testFonts[5], "--font", testFonts[7]]
      let inter = try picture(fonts[0], fonts[1], fonts[2], fonts[3], "--family", "Inter")
      let hei = try picture(
        fonts[0],
        fonts[1],
        fonts[2],
        fonts[3],
        "--family",
        "WenQuanYi Micro Hei",
        "--family",
        "Inter"
      )
      #expect(inter != hei)
      for (index, file) in [testFonts[5], testFonts[7]].enumerated() {
        let copy = project.folder.url.appendingPathComponent("fonts/\(index).\(file.suffix(3))")
        try project.folder.write("", to: "fonts/\(index).\(file.suffix(3))")
        try Data(contentsOf: URL(fileURLWithPath: file)).write(to: copy)
      }
      #expect(try picture("--fonts", "fonts", "--family", "Inter") == inter)
    }

    /// Also between files and folders: without a family, the first font is the system font.
    @Test func theOrderOfFilesAndFoldersCounts() throws {
      let project = try RenderProject()
      try project.folder.write("", to: "fonts/han.ttc")
      try Data(contentsOf: URL(fileURLWithPath: testFonts[7]))
        .write(to: project.folder.url.appendingPathComponent("fonts/han.ttc"))
      func picture(_ options: String...) throws -> [UInt8] {
        let result = try renderPlainly(["14_ink_bold", "Hi 国", "-o", "a.png"] + options, in: project.folder.path)
        #expect(result.status == 0, "\(result.errors)")
        return try project.bytes("a.png")
      }
      let folderFirst = try picture("--fonts", "fonts", "--font", testFonts[5])
      let fileFirst = try picture("--font", testFonts[5], "--fonts", "fonts")
      #expect(folderFirst != fileFirst)
      #expect(try picture("--font", testFonts[5], "--fonts", "fonts", "--family", "Inter") == fileFirst)
      let han = try picture("--font", testFonts[5], "--fonts", "fonts", "--family", "WenQuanYi Micro Hei")
      #expect(folderFirst == han)
      // Both names mean the same.
      #expect(try picture("--font", "fonts", "--fonts", testFonts[5]) == folderFirst)
    }

    /// Without options, those of the machine.
    @Test func installedFontsAreUsed() throws {
      let project = try RenderProject()
      let result = try renderPlainly(["14_ink_bold", "Hi", "-o", "a.png"], in: project.folder.path)
      #expect(result.output == "wrote a.png\n", "\(result.errors)")
      #expect(try project.pixels("a.png")[1] == 36)
    }
  }
#endif
