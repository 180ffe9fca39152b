#if canImport(CPango)
  import Foundation
  import Testing
  import TestSupport

  /// Specimens on paper, as the tool writes them. Debian's package poppler-utils has what reads them.
  struct PagesTests {
    private static func isInstalled(_ program: String) -> Bool {
      (try? Subprocess.run("which", [program]))?.status == 0
    }

    private func project() throws -> RenderProject { try RenderProject(Repository.read("tokens/yanxuan.yaml")) }

    /// What `pdfinfo` says, by its names.
    private func facts(_ file: String, _ project: RenderProject) throws -> [String: String] {
      let output = try Subprocess.run("pdfinfo", [file], in: project.folder.path).output
      let pairs = output.split(separator: "\n").map { $0.split(separator: ":", maxSplits: 1) }.filter { $0.count == 2 }
      return Dictionary(pairs.map { (String($0[0]), $0[1].trimmingCharacters(in: .whitespaces)) }) { first, _ in first }
    }

    private static let papers: [([String], String)] = [
      ([], "1190.55 x 841.89 pts (A3)"), (["--paper", "letter"], "612 x 792 pts (letter)"),
      (["--paper", "a3"], "1190.55 x 841.89 pts (A3)"), (["--paper", "a4"], "595.276 x 841.89 pts (A4)"),
      (["--appearance", "light", "--appearance", "dark"], "1190.55 x 841.89 pts (A3)"),
    ]

    @Test(.enabled(if: isInstalled("pdfinfo")), arguments: share(2, of: papers))
    func pagesHaveTheSizeOfPaper(options: [String], size: String) throws {
      let project = try project()
      let result = try project.render(["--specimen", "-o", "a.pdf"] + options)
      #expect(result.status == 0, "\(result.errors)")
      let facts = try facts("a.pdf", project)
      #expect(facts["Page size"] == size)
      #expect((Int(facts["Pages"] ?? "") ?? 0) > 5)
    }

    @Test(.enabled(if: isInstalled("pdfinfo"))) func withoutPaperThereIsOnePage() throws {
      let project = try project()
      _ = try project.render(["--specimen", "-o", "a.pdf", "--paper", "none"])
      _ = try project.render(["--specimen", "-o", "a.png"])
      let facts = try facts("a.pdf", project)
      #expect(facts["Pages"] == "1")
      #expect(facts["Page size"] == "\(try project.pixels("a.png").map(String.init).joined(separator: " x ")) pts")
    }

    /// Title and number on each page; every code on one of them; a block that continues says so.
    @Test(.enabled(if: isInstalled("pdftotext"))) func pagesHaveTitlesNumbersAndAllCodes() throws {
      let project = try project()
      _ = try project.render(["--specimen", "-o", "a.pdf"])
      let text = try Subprocess.run("pdftotext", ["-layout", "a.pdf", "-"], in: project.folder.path).output
      let pages = text.split(separator: "\u{C}").filter { !$0.allSatisfy(\.isWhitespace) }
      for (index, page) in pages.enumerated() {
        #expect(page.contains("Yanxuan"))
        #expect(page.filter { $0 != " " }.contains("Hei\(index + 1)/\(pages.count)\n"))
      }
      for code in ["9_black_regular", "14_link_bold_read", "27_link_bold"] {
        #expect(pages.filter { $0.contains("\(code)\n") || $0.contains("\(code) ") }.count == 1, "\(code)")
      }
      #expect(text.contains("continued"))
    }

    @Test func theSamePagesAreTheSameBytes() throws {
      let project = try RenderProject()
      let arguments = ["--specimen", "-o", "a.pdf", "--appearance", "light", "--appearance", "dark", "--paper", "a4"]
      #expect(try project.render(arguments).output == "wrote a.pdf\n")
      #expect(try project.render(arguments).output == "unchanged a.pdf\n")
    }

    @Test func aRowThatIsLargerThanPaperIsRefused() throws {
      let project = try RenderProject()
      let result = try project.render(["--specimen", "-o", "a.pdf", "--text-scale", "90", "--paper", "letter"])
      #expect(
        result.errors
          == "stylespec-render: error: a row of this specimen does not fit on letter; choose a larger --paper, "
          + "or --paper none for one page of any size\n"
      )
      #expect(result.status == 1)
    }

    /// Twice as wide as one, and the left half is it.
    @Test func appearancesStandBesideEachOther() throws {
      let project = try RenderProject()
      _ = try project.render(["--specimen", "-o", "light.png"])
      _ = try project.render(["--specimen", "-o", "dark.png", "--appearance", "dark"])
      _ = try project.render(["--specimen", "-o", "both.png", "--appearance", "light", "--appearance", "dark"])
      let sizes = try ["light.png", "dark.png", "both.png"].map { try project.pixels($0) }
      #expect(sizes[2] == [2 * sizes[0][0], sizes[0][1]])
      #expect(sizes[1] == sizes[0])
    }
  }
#endif
