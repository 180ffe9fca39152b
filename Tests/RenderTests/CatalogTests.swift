#if canImport(CPango)
  import Foundation
  import StyleTables
  import Testing
  import TestSupport
  import TokenCompiler
  import TokenEmit

  /// Where styles come from, and which of them is meant.
  struct CatalogTests {
    private func check(_ result: SubprocessResult, _ errors: String, _ status: Int32) {
      #expect(result.errors == errors)
      #expect(result.output == "")
      #expect(result.status == status)
    }

    @Test func aSpecAndItsCompiledCatalogDrawAlike() throws {
      let project = try RenderProject()
      let catalog = compileInMemory(smallSpec, to: [.catalog]).outputs[0].bytes
      try Data(catalog).write(to: project.folder.url.appendingPathComponent("Brand.stylecatalog"))
      let sources = [
        [], ["--spec", "tokens"], ["--spec", "tokens/brand.yaml"], ["--spec", "-"],
        ["--catalog", "Brand.stylecatalog"],
      ]
      let pictures = try sources.map { source in
        let result = try project.render(["14_red_bold", "Hi", "-o", "a.png"] + source, input: smallSpec)
        #expect(result.errors == "")
        return try project.bytes("a.png")
      }
      #expect(Set(pictures).count == 1)
    }

    @Test func aMisspelledCodeHasSuggestions() throws {
      let project = try RenderProject()
      check(
        try project.render(["14_ink_blod", "Hi", "-o", "a.png"]),
        "stylespec-render: error: there is no style code `14_ink_blod`; did you mean 14_ink_bold, 13_5_ink_bold?\n",
        1
      )
      check(
        try project.render(["zzz", "Hi", "-o", "a.png"]),
        "stylespec-render: error: there is no style code `zzz`; run 'stylespec list' to see all\n",
        1
      )
    }

    @Test func aModeIsPartOfTheName() throws {
      let project = try RenderProject()
      _ = try project.render(["14_ink_bold", "Hi", "-o", "a.png", "--mode", "read"])
      _ = try project.render(["14_ink_bold_read", "Hi", "-o", "b.png"])
      _ = try project.render(["14_ink_bold_read", "Hi", "-o", "c.png", "--mode", "read"])
      #expect(try project.bytes("a.png") == project.bytes("b.png"))
      #expect(try project.bytes("a.png") == project.bytes("c.png"))
      for (code, mode, hint) in [
        ("14_ink_bold", "dark", "size 14 has read"), ("13_5_ink_bold", "read", "size 13_5 has no modes"),
        ("title", "read", "a free-standing style has no modes"),
      ] {
        check(
          try project.render([code, "Hi", "-o", "a.png", "--mode", mode]),
          "stylespec-render: error: `\(code)` does not exist in mode `\(mode)`; \(hint)\n",
          1
        )
      }
    }

    @Test func aSpecWithAMistakeIsReported() throws {
      let project = try RenderProject(smallSpec.replacingOccurrences(of: "#C8102E", with: "#C8102"))
      let result = try project.render(["14_ink_bold", "Hi", "-o", "a.png"])
      #expect(result.errors.hasPrefix("tokens/brand.yaml:4:"))
      #expect(result.errors.contains(": error: "))
      #expect(result.status == 1)
      #expect(try project.folder.contents() == ["tokens", "tokens/brand.yaml"])
    }

    @Test func whatIsNoCatalogIsReported() throws {
      let project = try RenderProject()
      check(
        try project.render(["14_ink_bold", "Hi", "-o", "a.png", "--catalog", "none.stylecatalog"]),
        "none.stylecatalog: error: cannot be read: No such file or directory\n",
        74
      )
      let result = try project.render(["14_ink_bold", "Hi", "-o", "a.png", "--catalog", "tokens/brand.yaml"])
      #expect(result.errors.hasPrefix("tokens/brand.yaml: error: "))
      #expect(result.status == 1)
    }

    @Test func whatSeveralCatalogsHaveIsAmbiguous() throws {
      let project = try RenderProject()
      try project.folder.write(smallSpec.replacingOccurrences(of: "Brand", with: "Other"), to: "tokens/other.yaml")
      check(
        try project.render(["14_ink_bold", "Hi", "-o", "a.png"]),
        "stylespec-render: error: several catalogs have a code `14_ink_bold`: Brand, Other; "
          + "name one with --spec or --catalog\n",
        1
      )
      check(
        try project.render(["--specimen", "-o", "a.png"]),
        "stylespec-render: error: a specimen shows one catalog, not Brand, Other; name one with --spec or --catalog\n",
        1
      )
    }

    @Test func theTextMustBeUTF8() throws {
      let project = try RenderProject()
      let tool = Repository.product("stylespec-render")
      let result = try Subprocess.run(
        "bash",
        ["-c", "printf '\\xE6\\xB1' | \"$0\" 14_ink_bold - -o a.png", tool],
        in: project.folder.path
      )
      check(result, "stylespec-render: error: the text from standard input is not UTF-8\n", 74)
    }
  }
#endif
