import TestSupport
import Testing

@testable import TokenEmit

struct OutputPathTests {
  /// Any script, joiners, dots and spaces inside, and names that only look like devices.
  @Test(arguments: [
    "a", "Brand.swift", ".hidden", "..a", "a..b", "a b", " a", "汉字", "Ümlaut", "e\u{301}", "\u{301}x", "العربية",
    "می\u{200C}خواهم", "👩\u{200D}👩\u{200D}👧", "con1", "com", "com0", "com10", "consul", "a.con", "connect.json",
    "lpt¹0",
    "-", "~", "$HOME", "a&b", "'", "[a]", "%2E%2E", ".stylespec", ".stylespec.yaml", "stylespec-a",
  ])
  func namesOfAnyScriptAreFine(name: String) throws {
    #expect(try OutputPath([name]).text == name)
    #expect(try OutputPath(["folder", name, "file"]).text == "folder/\(name)/file")
  }

  /// Any text leads to a name that a path can have; a name that is fine stays.
  @Test(arguments: SeededGenerator.seeds(200))
  func everyTextHasANameLikeIt(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let parts = [
      "..", ".", " ", "/", "\\", "con", "AUX", "a", "国", "e\u{301}", "\u{202E}", "\0", ".stylespec-", ":", "🎉", "lpt1",
    ]
    let text = (0..<Int.random(in: 0...8, using: &generator)).map { _ in parts.randomElement(using: &generator) ?? "" }
    let name = text.joined() + String(repeating: "é", count: Int.random(in: 0...200, using: &generator) / 150 * 130)
    for ending in ["", ".colorset"] {
      let made = OutputPath.name(like: name, ending: ending)
      #expect(throws: Never.self) { try OutputPath([made + ending]) }
      if (try? OutputPath([name + ending])) != nil, (try? OutputPath([name])) != nil { #expect(made == name) }
    }
  }

  @Test(arguments: [
    ([""], "`` is not a name"), ([".."], "`..` is not a name but leads to another folder"),
    (["."], "`.` is not a name but leads to another folder"),
    (["../../x"], "`../../x` contains `/`, which has a meaning in paths of some systems"),
    (["a/b"], "`a/b` contains `/`, which has a meaning in paths of some systems"),
    (["/"], "`/` contains `/`, which has a meaning in paths of some systems"),
    (["/\u{301}"], "`/\u{301}` contains `/`, which has a meaning in paths of some systems"),
    (["a\\b"], "`a\\b` contains `\\`, which has a meaning in paths of some systems"),
    (["c:"], "`c:` contains `:`, which has a meaning in paths of some systems"),
    (["a\0b"], "`a<U+0000>b` contains the invisible character U+0000"),
    (["a\u{7F}"], "`a<U+007F>` contains the invisible character U+007F"),
    (["a\u{85}"], "`a<U+0085>` contains the invisible character U+0085"),
    (["a\r\n"], "`a<U+000D><U+000A>` contains the invisible character U+000D"),
    (["a\u{2028}b"], "`a<U+2028>b` contains the invisible character U+2028"),
    (["a\u{202E}b"], "`a<U+202E>b` contains the invisible character U+202E"),
    (["\u{200F}a"], "`<U+200F>a` contains the invisible character U+200F"),
    (["a."], "`a.` ends in a dot or a space, which Windows removes"),
    (["..."], "`...` ends in a dot or a space, which Windows removes"),
    (["a "], "`a ` ends in a dot or a space, which Windows removes"),
    (["con"], "`con` is the name of a device on Windows"),
    (["CON.txt"], "`CON.txt` is the name of a device on Windows"),
    (["Aux.tar.gz"], "`Aux.tar.gz` is the name of a device on Windows"),
    (["nul .txt"], "`nul .txt` is the name of a device on Windows"),
    (["LPT9"], "`LPT9` is the name of a device on Windows"),
    (["com¹.x"], "`com¹.x` is the name of a device on Windows"),
    (
      [".stylespec-outputs"],
      "`.stylespec-outputs` begins with `.stylespec-`, which is reserved for this tool's own files"
    ),
    (
      [".StyleSpec-1.tmp"],
      "`.StyleSpec-1.tmp` begins with `.stylespec-`, which is reserved for this tool's own files"
    ),
  ])
  func unsafeNamesAreRefused(names: [String], error: String) throws {
    let thrown = try #require(throws: OutputPathError.self) { try OutputPath(names) }
    #expect(thrown.description == error)
    #expect(thrown.component == names[0])
    // Also the name of a folder, and that of a file in one.
    #expect(throws: thrown) { try OutputPath(names + ["a"]) }
    #expect(throws: thrown) { try OutputPath(["a"] + names) }
  }

  @Test func noNameIsNoPath() {
    #expect(throws: OutputPathError(component: "", problem: "is not a name")) { try OutputPath([]) }
  }

  @Test(arguments: "/\\<>:\"|?*".unicodeScalars.map { $0 } + (0..<32).map(Unicode.Scalar.init(_:)))
  func forbiddenCharactersAreRefusedAnywhere(scalar: Unicode.Scalar) {
    for name in ["\(scalar)", "a\(scalar)", "\(scalar)a", "a\(scalar)a", "\(scalar)\u{301}"] {
      #expect(throws: OutputPathError.self) { try OutputPath([name]) }
    }
  }

  @Test(arguments: ["a", "é", "汉", "👩"])
  func namesHaveTheLengthThatFileSystemsAllow(character: String) throws {
    let most = String(repeating: character, count: 255 / character.utf8.count)
    let fill = String(repeating: "a", count: 255 - most.utf8.count)
    #expect(try OutputPath(["a", most + fill]).text.utf8.count == 257)
    let problem = "is longer than 255 bytes, the limit of common file systems"
    let name = most + fill + "a"
    #expect(throws: OutputPathError(component: name, problem: problem)) { try OutputPath(["a", name]) }
    #expect(throws: OutputPathError.self) { try OutputPath([String(repeating: character, count: 300)]) }
  }

  @Test func pathsAreComparedByTheirBytes() throws {
    let paths = try [["é"], ["e\u{301}"], ["a", "b"], ["a.b"], ["a"], ["B"]].map { try OutputPath($0) }
    #expect(
      paths.sorted().map { Array($0.text.utf8) }
        == paths.map { Array($0.text.utf8) }.sorted {
          $0.lexicographicallyPrecedes($1)
        }
    )
    #expect(Set(paths).count == 6)
    #expect(paths[0] != paths[1])
  }

  @Test(arguments: [
    ("a", "A", true), ("Brand/ink.json", "brand/INK.json", true), ("é", "e\u{301}", true), ("É", "e\u{301}", true),
    ("ς", "Σ", true), ("ß", "SS", true), ("İ", "i\u{307}", true), ("\u{212A}", "k", true), ("汉", "漢", false),
    ("a", "b", false), ("é", "e", false), ("a/b", "a.b", false), ("ı", "ĳ", false),
  ])
  func oneFileIsFoundUnderItsSpellings(one: String, other: String, isOneFile: Bool) throws {
    let paths = try [one, other].map { try OutputPath($0.split(separator: "/").map(String.init)) }
    #expect((paths[0].folded == paths[1].folded) == isOneFile)
  }
}
