#if canImport(CPango)
  import Foundation
  import Testing
  import TestSupport

  /// What `stylespec-render CODE TEXT` draws.
  struct LabelTests {
    /// Lines of 20 points with 3 between them, and 8 around.
    @Test(arguments: [
      (["--width", "200"], [216, 36]),
      (["--width", "200", "--scale", "2"], [432, 72]),
      (["--width", "200", "--scale", "3"], [648, 108]),
      (["--width", "200", "--scale", "1.5"], [324, 54]),
      (["--width", "200", "--padding", "0"], [200, 20]),
      (["--width", "0.5", "--padding", "20", "--lines", "1"], [41, 60]),
      (["--width", "200", "--padding", "0", "--mode", "read"], [200, 24]),
      (["--width", "200", "--padding", "0", "--text-scale", "2"], [200, 40]),
      (["--width", "200", "--lines", "0", "--padding", "4"], [208, 8]),
    ])
    func aPNGHasExactlyItsPixels(options: [String], size: [Int]) throws {
      let project = try RenderProject()
      let result = try project.render(["14_ink_bold", "Hxg", "-o", "a.png"] + options)
      #expect(result.errors == "")
      #expect(result.output == "wrote a.png\n")
      #expect(result.status == 0)
      #expect(try project.pixels("a.png") == size)
    }

    @Test func linesAreCountedAndSpaced() throws {
      let project = try RenderProject()
      for (lines, height) in [(1, 20), (2, 43), (3, 66)] {
        let text = Array(repeating: "国", count: lines).joined(separator: "\n")
        _ = try project.render(["14_ink_bold", text, "-o", "a.png", "--padding", "0"])
        #expect(try project.pixels("a.png") == [14, height])
        _ = try project.render(["14_ink_bold", "国 国 国\n国", "-o", "b.png", "--width", "20", "--lines", "\(lines)"])
        #expect(try project.pixels("b.png") == [36, height + 16])
      }
    }

    /// Also such as no font has.
    @Test(
      arguments: share(
        5,
        of: [
          "", "a\u{0}b\t", "\u{10FFFF}", "مرحبا بالعالم", "👩‍👩‍👧‍👦🏳️‍🌈👍🏽", "汉字，标点", " ", "\n", "e\u{301}\u{302}",
          "\u{FFFC}",
        ]
      )
    )
    func anyTextIsDrawn(text: String) throws {
      let project = try RenderProject()
      // An argument cannot hold a NUL; the input can.
      for name in ["a.png", "a.svg", "a.pdf"] {
        let result = try project.render(["14_ink_bold", "-", "-o", name], input: text)
        #expect(result.status == 0, "\(result.errors)")
        #expect(try project.bytes(name).count > 100)
      }
    }

    /// One line feed at the end belongs to the shell that wrote it.
    @Test(arguments: [("Hi", 20), ("Hi\n", 20), ("Hi\r\n", 20), ("Hi\n\n", 43)])
    func standardInputIsTheText(input: String, height: Int) throws {
      let project = try RenderProject()
      _ = try project.render(["14_ink_bold", "-", "-o", "a.png", "--padding", "0"], input: input)
      #expect(try project.pixels("a.png")[1] == height)
    }

    /// Each changes the picture, and nothing else does.
    @Test func everyOptionCounts() throws {
      let project = try RenderProject()
      func picture(_ options: String...) throws -> [UInt8] {
        let text = "Sphinx of 国 black quartz\nשלום"
        let result = try project.render(["14_ink_bold", text, "-o", "a.png", "--width", "120"] + options)
        #expect(result.status == 0, "\(result.errors)")
        return try project.bytes("a.png")
      }
      let plain = try picture()
      #expect(try picture() == plain)
      #expect(try picture("--appearance", "light", "--host", "layout", "--alignment", "start") == plain)
      let others = [
        try picture("--appearance", "dark"), try picture("--appearance", "high-contrast-dark"),
        try picture("--text-scale", "1.1"), try picture("--lines", "1"),
        try picture("--lines", "1", "--truncate", "head"), try picture("--lines", "1", "--truncate", "middle"),
        try picture("--lines", "1", "--suffix", "…展开"), try picture("--lines", "1", "--suffix", "…"),
        try picture("--lines", "1", "--suffix", "…", "--suffix-color", "#FF0000"),
        try picture("--lines", "1", "--suffix", ""), try picture("--alignment", "center"),
        try picture("--alignment", "end"), try picture("--direction", "right-to-left"),
        try picture("--wrap", "characters"), try picture("--show-boxes"), try picture("--padding", "9"),
        try picture("--background", "#FFEEDD"), try picture("--background", "none"), try picture("--scale", "2"),
        try picture("--mode", "read"),
      ]
      #expect(Set(others + [plain]).count == others.count + 1)
    }

    @Test func boldTextIsHeavierInTheSameLines() throws {
      let project = try RenderProject()
      func picture(_ code: String, _ options: String...) throws -> [UInt8] {
        let result = try project.render([code, "Sphinx", "-o", "a.png", "--width", "200"] + options)
        #expect(result.status == 0, "\(result.errors)")
        return try project.bytes("a.png")
      }
      #expect(try picture("14_ink_regular", "--bold-text") == picture("14_ink_bold"))
    }

    /// A style's line height that is lower than its font.
    @Test func aLineHeightIsTheLeastOrExact() throws {
      let project = try RenderProject(smallSpec.replacingOccurrences(of: "lineHeight: 20", with: "lineHeight: 12"))
      _ = try project.render(["14_ink_bold", "—", "-o", "a.png", "--padding", "0", "--line-height", "exact"])
      #expect(try project.pixels("a.png")[1] == 12)
      _ = try project.render(["14_ink_bold", "—", "-o", "a.png", "--padding", "0"])
      #expect(try project.pixels("a.png")[1] == 17)
    }

    /// Marks that reach beyond the line make the page larger where there is no padding.
    @Test func nothingIsClipped() throws {
      let project = try RenderProject()
      func height(_ text: String, _ options: String...) throws -> Int {
        _ = try project.render(["14_ink_bold", text, "-o", "a.png"] + options)
        return try project.pixels("a.png")[1]
      }
      #expect(try height("abc", "--padding", "0") == 20)
      #expect(try height("بِسْمِ اللَّٰهِ", "--padding", "0") > 20)
      #expect(try height("بِسْمِ اللَّٰهِ") == height("abc"))
    }

    /// What is cut off makes room for the suffix, in the color of links.
    @Test(arguments: [
      ([], "22.352941%,38.823529%,61.960784%"), (["--suffix-color", "#FF0000"], "100%,0%,0%"),
      (["--appearance", "dark"], "56.078431%,70.588235%,90.980392%"),
    ])
    func theSuffixHasItsColor(options: [String], color: String) throws {
      let project = try RenderProject()
      let text = "天地玄黄，宇宙洪荒。日月盈昃，辰宿列张。"
      let arguments = ["14_ink_bold", "-o", "a.svg", "--width", "100", "--lines", "2", "--suffix", "…展开"] + options
      _ = try project.render(arguments + [text])
      #expect(String(decoding: try project.bytes("a.svg"), as: UTF8.self).contains("rgb(\(color))"))
      _ = try project.render(arguments + ["天地"])
      #expect(!String(decoding: try project.bytes("a.svg"), as: UTF8.self).contains("rgb(\(color))"))
    }

    /// A label places text by its font, and StyleSpec's layout by the style: Inter is not the font that the style
    /// assumes.
    @Test func theHostPlacesTheBaseline() throws {
      let project = try RenderProject()
      let pictures = try ["layout", "label"].map { host in
        _ = try project.render(["14_ink_bold", "Hxg", "-o", "a.svg", "--host", host])
        return try project.bytes("a.svg")
      }
      #expect(pictures[0] != pictures[1])
    }

    @Test func theSameInputGivesTheSameBytes() throws {
      let project = try RenderProject()
      for name in ["a.png", "a.svg", "a.pdf"] {
        let arguments = ["14_ink_bold", "Same 国 مرحبا 👍🏽", "-o", name, "--show-boxes"]
        #expect(try project.render(arguments).output == "wrote \(name)\n")
        #expect(try project.render(arguments).output == "unchanged \(name)\n")
      }
    }
  }
#endif
