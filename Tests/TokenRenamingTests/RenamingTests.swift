import TestSupport
import Testing
import TokenCompiler
import TokenDiagnostics
import TokenResolver

@testable import TokenRenaming

/// Tokens get other names in specs and token files.
struct RenamingTests {
  private static let spec = """
    stylespec: 1
    name: Brand
    palette: { gray: { 1: "#333333", 2: "#666666" } } # {palette.gray.2} in a comment stays
    color:
      ink: { light: "{palette.gray.1}", on: "{color.paper}" }
      paper: { light: "#FFFFFF" }
      soft: { light: "{palette.gray.2}", dark: "{color.paper.light}", deprecated: "use {color.ink}" }
    weight: { regular: 400, bold: 700 }
    typography: { 14: plain, 13.5: plain }
    codes: { except: ["13_5_ink_*", "*_paper_*"] }
    styles:
      ink: { size: 14, color: ink, weight: bold }

    """

  private func renamed(
    _ old: String,
    to new: String,
    in texts: [String: String] = ["brand.yaml": Self.spec]
  ) throws(RenameProblem) -> [String: String] {
    let inputs = texts.sorted { $0.key < $1.key }.filter { !$0.key.hasSuffix(".inc") }.map {
      CompilerInput(SourceFile(path: $0.key, text: $0.value), role: .candidate)
    }
    let renaming = try TokenRenaming(old, to: new, in: inputs) { path throws(IncludeError) in
      guard let text = texts[path] else { throw IncludeError(problem: "is not there") }
      return SourceFile(path: path, text: text)
    }
    let changed = renaming.changed.map { ($0.path, String(decoding: $0.bytes, as: UTF8.self)) }
    return Dictionary(uniqueKeysWithValues: changed)
  }

  @Test func referencesStylesAndPatternsFollow() throws {
    let text = try #require(try renamed("color.ink", to: "text")["brand.yaml"])
    #expect(text.contains("  text: { light: \"{palette.gray.1}\""))
    #expect(text.contains("deprecated: \"use {color.text}\""))
    #expect(text.contains("except: [\"13_5_text_*\", \"*_paper_*\"]"))
    // The style keeps its name.
    #expect(text.contains("  ink: { size: 14, color: text, weight: bold }"))
  }

  @Test func variantsAndGroundsFollow() throws {
    let text = try #require(try renamed("color.paper", to: "color.white")["brand.yaml"])
    #expect(text.contains("on: \"{color.white}\"") && text.contains("dark: \"{color.white.light}\""))
    #expect(text.contains("\"*_white_*\""))
  }

  @Test func commentsAndOtherTokensStay() throws {
    let text = try #require(try renamed("palette.gray.2", to: "soft")["brand.yaml"])
    let expected = Self.spec.replacing("2: \"#666666\"", with: "soft: \"#666666\"")
      .replacing("light: \"{palette.gray.2}\"", with: "light: \"{palette.gray.soft}\"")
    #expect(text == expected)
  }

  @Test func namesThatNeedQuotesGetThem() throws {
    let text = try #require(try renamed("color.soft", to: "very soft")["brand.yaml"])
    #expect(text.contains("  \"very soft\": { light:"))
  }

  @Test func includedFilesFollow() throws {
    let spec = "stylespec: 1\nname: Brand\ninclude: colors.inc\ncolor: { ink: \"{palette.ink}\" }\nweight: { a: 400 }\n"
    let texts = ["brand.yaml": spec + "typography: { 14: plain }\n", "colors.inc": "palette: { 'ink': \"#222222\" }\n"]
    let changed = try renamed("palette.ink", to: "night", in: texts)
    #expect(changed["colors.inc"] == "palette: { 'night': \"#222222\" }\n")
    #expect(changed["brand.yaml"]?.contains("{palette.night}") == true)
  }

  @Test func tokenFilesAndPointersFollow() throws {
    let tokens = """
      { "color": { "$type": "color",
          "a/b": { "$value": "#111111", "$description": "also {color.a/b}" },
          "c": { "$value": "{color.a/b}" }, "d": { "$value": { "$ref": "#/color/a~1b/$value" } } } }
      """
    let text = try #require(try renamed("color.a/b", to: "x~y", in: ["brand.tokens.json": tokens])["brand.tokens.json"])
    #expect(
      text
        == tokens.replacing("\"a/b\"", with: "\"x~y\"").replacing("{color.a/b}", with: "{color.x~y}")
        .replacing("a~1b", with: "x~0y")
    )
  }

  @Test func allContextsOfAResolverDocumentFollow() throws {
    let document = """
      { "version": "2025.10",
        "sets": { "base": { "sources": [{ "n": { "$type": "number", "a": { "$value": 1 }, "b": { "$value": "{n.a}" } } }] } },
        "modifiers": { "theme": { "default": "light", "contexts": { "light": [], "dark": [{ "n": { "$type": "number", "a": { "$value": 2 } } }] } } },
        "resolutionOrder": [{ "$ref": "#/sets/base" }, { "$ref": "#/modifiers/theme" }] }
      """
    let text = try #require(try renamed("n.a", to: "z", in: ["brand.resolver.json": document])["brand.resolver.json"])
    #expect(text == document.replacing("\"a\":", with: "\"z\":").replacing("{n.a}", with: "{n.z}"))
  }

  @Test(arguments: [
    ("color.inc", "x", "there is no token `color.inc`; did you mean `color.ink`?"),
    ("color.ink", "paper", "there already is a token `color.paper`; choose another name"),
    ("color.ink", "palette.ink", "`palette.ink` is in another group"), ("color.ink", "ink", "already has this name"),
    ("color.ink", "$x", "cannot be the name of a token"), ("color.ink", "a{b", "cannot be the name of a token"),
  ])
  func wrongNamesAreRefused(old: String, new: String, problem: String) {
    #expect {
      try renamed(old, to: new)
    } throws: { error in
      guard case RenameProblem.names(let text) = error else { return false }
      return text.contains(problem)
    }
  }

  @Test func conflictsAreRefused() {
    // A style has the name that codes would get.
    let spec = Self.spec.replacing("  ink: { size", with: "  14_night_bold: { size")
    #expect {
      try renamed("color.soft", to: "night", in: ["brand.yaml": spec])
    } throws: { error in
      if case RenameProblem.newMistakes(let mistakes, in: _) = error { mistakes.hasErrors } else { false }
    }
  }
}
