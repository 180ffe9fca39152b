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
    in texts: [String: String] = ["brand.yaml": Self.spec],
    deprecating reason: String? = nil
  ) throws(RenameProblem) -> [String: String] {
    let inputs = texts.sorted { $0.key < $1.key }.filter { !$0.key.hasSuffix(".inc") }.map {
      CompilerInput(SourceFile(path: $0.key, text: $0.value), role: .candidate)
    }
    let renaming = try TokenRenaming(old, to: new, in: inputs, deprecating: reason) { path throws(IncludeError) in
      guard let text = texts[path] else { throw IncludeError(problem: "is not there") }
      return SourceFile(path: path, text: text)
    }
    let changed = renaming.files.changed.map { ($0.path, String(decoding: $0.bytes, as: UTF8.self)) }
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
    let text = try #require(
      try renamed("color.a/b", to: "x~y 墨", in: ["brand.tokens.json": tokens])["brand.tokens.json"]
    )
    #expect(
      text
        == tokens.replacing("\"a/b\"", with: "\"x~y 墨\"").replacing("{color.a/b}", with: "{color.x~y 墨}")
        .replacing("a~1b", with: "x~0y%20墨")
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
    ("color.ink", "paper", "there already is `color.paper`; choose another name"),
    ("color.ink", "color.ink.dark", "would be in itself"), ("color.ink", "ink", "already has this name"),
    ("palette", "colors", "`palette` is a key of specs"),
    ("styles.ink", "x.y", "`x.y` is in another group than `styles.ink`"),
    ("typography.14", "15", "is of a size, whose name is its number"),
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

  // MARK: Groups, moves and other names

  @Test func groupsFollow() throws {
    let text = try #require(try renamed("palette.gray", to: "neutral")["brand.yaml"])
    #expect(text.contains("palette: { neutral: { 1:"))
    #expect(
      text.contains("ink: { light: \"{palette.neutral.1}\"") && text.contains("soft: { light: \"{palette.neutral.2}\"")
    )
    #expect(text.contains("# {palette.gray.2} in a comment stays"))
  }

  @Test func tokensBecomeThoseOfGroups() throws {
    let document = """
      { "bg": { "$type": "number", "all": { "$value": 1 }, "b": { "$value": "{bg.all}" } } }
      """
    let changed = try renamed("bg.all", to: "bg.$root", in: ["brand.tokens.json": document])["brand.tokens.json"]
    #expect(changed == document.replacing("\"all\"", with: "\"$root\"").replacing("bg.all", with: "bg.$root"))
  }

  @Test func tokensOfTypesThatSpecsNameAreTokens() throws {
    let document = """
      { "typography": { "body": { "$type": "number", "$value": 1 } }, "modes": { "x": { "$type": "number", "$value": "{typography.body}" } } }
      """
    let changed = try renamed("typography.body", to: "typography.text", in: ["brand.tokens.json": document])
    #expect(changed["brand.tokens.json"] == document.replacing("body", with: "text"))
  }

  /// Groups, titles and references with the name of a catalog are something else.
  @Test func catalogsFollowAlone() throws {
    let texts = [
      "brand.yaml": Self.spec.replacing("name: Brand", with: "name: 'Brand' # Brand"),
      "brand.tokens.json": """
      { "Brand": { "$type": "number", "a": { "$value": 1 }, "b": { "$value": "{Brand.a}" } }, "name": { "$type": "number", "$value": 1 } }
      """,
    ]
    let changed = try renamed("Brand", to: "Shop", in: texts)
    #expect(changed == ["brand.yaml": Self.spec.replacing("name: Brand", with: "name: 'Shop' # Brand")])
  }

  @Test func modesStylesAndPacksFollow() throws {
    let spec = """
      stylespec: 1
      name: Brand
      color: { ink: "#222222" }
      weight: { bold: 700 }
      typography: { 14: plain }
      modes: { read: { typography: { 14: { lineHeight: 22, lineSpacing: 2 } } } }
      codes: { except: "14_*_read" }
      styles: { note: { size: 14, color: ink, weight: bold, mode: read } }
      emoji: { fun: { folder: fun, items: { a: a.png, b: { image: b.png, deprecated: "use {emoji.fun.a}" } } } }

      """
    func changed(_ old: String, _ new: String) throws -> String? {
      try renamed(old, to: new, in: ["brand.yaml": spec])["brand.yaml"]
    }
    #expect(try changed("modes.read", "long") == spec.replacing("read", with: "long"))
    #expect(try changed("styles.note", "memo") == spec.replacing("note", with: "memo"))
    #expect(
      try changed("emoji.fun", "joy")
        == spec.replacing("{ fun: {", with: "{ joy: {").replacing("emoji.fun.", with: "emoji.joy.")
    )
    #expect {
      try changed("emoji.fun.a", "z")
    } throws: { error in
      if case RenameProblem.names(let text) = error { text.contains("texts hold the code") } else { false }
    }
  }

  /// Each pair is a document and what moving `color.ink` gives.
  @Test(arguments: [
    (
      """
      { "color": { "$type": "color", "ink": { "$value": "#111111" }, "b": { "$value": "{color.ink}" } } }
      """, "text.ink",
      """
      { "color": { "$type": "color", "b": { "$value": "{text.ink}" } }, "text": { "ink": { "$type": "color", "$value": "#111111" } } }
      """
    ),
    (
      """
      {
        "color": {
          "$type": "color",
          "$deprecated": "old",
          "ink": {
            "$value": "#111111"
          }
        },
        "text": {
          "$type": "color",
          "b": { "$value": { "$ref": "#/color/ink/$value" } }
        }
      }
      """, "text.on.ink",
      """
      {
        "color": {
          "$type": "color",
          "$deprecated": "old"
        },
        "text": {
          "$type": "color",
          "b": { "$value": { "$ref": "#/text/on/ink/$value" } },
          "on": { "ink": {
            "$deprecated": "old", "$value": "#111111"
          } }
        }
      }
      """
    ),
  ])
  func tokensMoveWithWhatTheyHaveFromGroups(document: String, new: String, moved: String) throws {
    #expect(try renamed("color.ink", to: new, in: ["brand.tokens.json": document])["brand.tokens.json"] == moved)
  }

  @Test func entriesOfBlocksMoveWithTheirComments() throws {
    let spec = """
      stylespec: 1
      name: Brand
      palette:
        gray:
          1: "#333333"
          2:  # middle
            light: "#666666"
            dark: "#999999"  # brighter
        # Other ones.
        blue: "#1111AA"
      color: { ink: "{palette.gray.2}", sea: "{palette.blue}", a: "{palette.gray.1}" }
      weight: { bold: 700 }
      typography: { 14: plain }

      """
    let moved = try renamed("palette.gray.2", to: "palette.middle", in: ["brand.yaml": spec])["brand.yaml"]
    let entry = "    2:  # middle\n      light: \"#666666\"\n      dark: \"#999999\"  # brighter\n"
    let expected = spec.replacing(entry, with: "").replacing("gray.2}", with: "middle}").replacing(
      "  blue: \"#1111AA\"\n",
      with: "  blue: \"#1111AA\"\n  middle:  # middle\n    light: \"#666666\"\n    dark: \"#999999\"  # brighter\n"
    )
    #expect(moved == expected)
    let nested = try renamed("palette.blue", to: "palette.sea.deep", in: ["brand.yaml": spec])["brand.yaml"]
    #expect(nested?.contains("  sea:\n    deep: \"#1111AA\"\n") == true)
  }

  // MARK: Aliases

  /// Each pair is a line of a spec, and what it is when its first name stays as an alias.
  @Test(arguments: [
    (
      "color.ink", "  ink: { light: \"#111111\", dark: \"#EEEEEE\", on: \"{color.paper}\" } # text",
      """
        night: { light: "#111111", dark: "#EEEEEE", on: "{color.paper}" } # text
        ink: { light: "{color.night.light}", dark: "{color.night.dark}", on: "{color.paper}", deprecated: "since 3.0; use {color.night}" }
      """
    ),
    (
      "color.soft", "  soft: \"{palette.gray}\"",
      """
        night: "{palette.gray}"
        soft: { light: "{palette.gray.light}", dark: "{palette.gray.dark}", deprecated: "since 3.0; use {color.night}" }
      """
    ),
    (
      "palette.blue", "palette: { blue: \"#0000AA\",",
      "palette: { night: \"#0000AA\", blue: { light: \"{palette.night}\", deprecated: \"since 3.0; use {palette.night}\" },"
    ),
    (
      "weight.bold", "weight: { bold: 700, regular: 400 }",
      "weight: { night: 700, bold: { value: \"{weight.night}\", deprecated: \"since 3.0; use {weight.night}\" }, regular: 400 }"
    ),
    (
      "family.ui", "family: { ui: [Arial, system] }",
      "family: { night: [Arial, system], ui: { name: [Arial, system], deprecated: \"since 3.0; use {family.night}\" } }"
    ),
    (
      "styles.note", "styles: { note: { size: 14, color: ink, weight: bold } }",
      """
      styles: { night: { size: 14, color: ink, weight: bold }, note: { size: 14, color: ink, weight: bold, deprecated: "since 3.0; use {styles.night}" } }
      """
    ),
    ("color.ink", "only: \"14_ink_*\"", "only: [\"14_night_*\", \"14_ink_*\"]"),
    ("weight.bold", "    - \"*_bold\"", "    - \"*_night\"\n    - \"*_bold\""),
  ])
  func oldNamesOfSpecsStayAsAliases(name: String, before: String, after: String) throws {
    let spec = """
      stylespec: 1
      name: Brand
      palette: { blue: "#0000AA", gray: { light: "#666666", dark: "#999999" } }
      color:
        ink: { light: "#111111", dark: "#EEEEEE", on: "{color.paper}" } # text
        paper: "#FFFFFF"
        soft: "{palette.gray}"
        link: "{palette.blue}"
      weight: { bold: 700, regular: 400 }
      family: { ui: [Arial, system] }
      typography: { 14: plain, 15: plain }
      codes:
        only: "14_ink_*"
        except:
          - "*_bold"
      styles: { note: { size: 14, color: ink, weight: bold } }

      """
    let texts = ["brand.yaml": before.contains("*_bold") ? spec.replacing("  only: \"14_ink_*\"\n", with: "") : spec]
    #expect(spec.contains(before))
    let changed = try renamed(name, to: "night", in: texts, deprecating: "since 3.0")["brand.yaml"]
    #expect(changed?.contains(after) == true, "\(changed ?? "")")
  }

  @Test func oldNamesOfTokenFilesStayAsAliases() throws {
    let document = """
      {
        "n": {
          "a": { "$type": "number", "$value": 1 },
          "b": { "$type": "number", "$value": "{n.a}" }
        }
      }
      """
    let changed = try renamed("n.a", to: "z", in: ["brand.tokens.json": document], deprecating: "")["brand.tokens.json"]
    #expect(
      changed
        == document.replacing("n.a}", with: "n.z}").replacing(
          "\"a\": { \"$type\": \"number\", \"$value\": 1 },",
          with: """
            "z": { "$type": "number", "$value": 1 },
                "a": { "$type": "number", "$value": "{n.z}", "$deprecated": "use {n.z}" },
            """
        )
    )
  }

  @Test(arguments: ["palette.gray", "color.soft"])
  func whatCannotBeAnAliasIsRefused(old: String) {
    #expect {
      try renamed(old, to: old == "palette.gray" ? "night" : "palette.night", deprecating: "since 3.0")
    } throws: { error in
      if case RenameProblem.names(let text) = error { text.contains("stay as an alias") } else { false }
    }
  }
}
