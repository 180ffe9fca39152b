import Testing
import TestSupport

/// Design tokens of other tools, which are not specs: each command says so once, with what can be done.
struct OtherToolTests {
  private static let advice =
    "and `stylespec lint`, `list` and `show` read it; codes need a spec, which starts with `stylespec: 1`"
  private static let dictionary =
    "this is a file of Style Dictionary, not a spec; convert it to the Design Tokens format, with `$value` and `$type`"
  private static let studio =
    "this is a file of Tokens Studio, not a spec; export it in the W3C DTCG format, with `$value` and `$type`"
  private static let either =
    "this is a file of Style Dictionary or Tokens Studio, not a spec; convert or export it in the Design Tokens format "
    + "(W3C DTCG), with `$value` and `$type`"

  @Test(arguments: [
    ("a.json", "{ \"color\": { \"base\": { \"value\": \"#fff\" } } }\n", "1:24", dictionary),
    ("a.tokens.json", "{ \"color\": { \"base\": { \"value\": \"#fff\" } } }\n", "1:24", dictionary),
    ("a.yaml", "color:\n  base:\n    value: \"#fff\"\n", "3:5", dictionary),
    ("a.yml", "size:\n  字: { value: 10, comment: 小 }\n", "2:8", dictionary),
    (
      "a.json", "{ \"b\": { \"c\": { \"value\": \"{d.e}\", \"attributes\": { \"category\": \"x\" } } } }\n", "1:17",
      dictionary
    ),
    ("a.json", "{ \"global\": { \"x\": { \"value\": \"#fff\", \"type\": \"color\" } } }\n", "1:22", either),
    (
      "a.json",
      "{ \"global\": { \"x\": { \"value\": \"#fff\", \"type\": \"color\" } }, \"$themes\": [], \"$metadata\": {} }\n",
      "1:22",
      studio
    ),
    ("a.yaml", "global:\n  x: { value: \"4\", type: sizing }\n$themes: []\n", "2:8", studio),
    ("$metadata.json", "{ \"tokenSetOrder\": [\"global\"] }\n", "1:3", studio),
    ("$themes.json", "[{ \"id\": \"a\", \"selectedTokenSets\": { \"global\": \"enabled\" } }]\n", "1:15", studio),
  ])
  func eachGetsOneMessage(name: String, text: String, place: String, message: String) throws {
    let folder = try TemporaryFolder()
    try folder.write(text, to: name)
    for command in ["compile", "lint"] {
      let result = try stylespec(command, name, in: folder.path)
      let report = result.errors + result.output
      #expect(report.hasPrefix("\(name):\(place): error: \(message), \(Self.advice) [not-a-spec]\n"), "\(report)")
      #expect(report.contains("\n1 error\n") && result.status == 1)
    }
  }

  /// Specs with mistakes are specs, and files of the Design Tokens format are read.
  @Test(arguments: [
    ("a.yaml", "name: A\nweight: { bold: { value: 700 } }\ncolor: { ink: { value: \"#222222\" } }\n"),
    ("a.yaml", "weight: { bold: { value: 700 } }\n"),
    ("a.yaml", "stylespec: 1\nname: A\ncolor: { ink: { value: \"#222222\" } }\n"),
    ("a.json", "{ \"value\": 1 }\n"),
    ("a.json", "{ \"a\": { \"$type\": \"number\", \"$value\": 1 }, \"$themes\": [] }\n"),
  ])
  func othersAreLeftAlone(name: String, text: String) throws {
    let folder = try TemporaryFolder()
    try folder.write(text, to: name)
    let result = try stylespec("lint", name, in: folder.path)
    #expect(!(result.errors + result.output).contains("not a spec;"), "\(result.errors)")
  }

  /// Colors alone make no styles, and are colors in Swift.
  @Test func colorsAreCode() throws {
    let folder = try TemporaryFolder()
    let color = "{ \"colorSpace\": \"srgb\", \"components\": [1, 1, 1] }"
    try folder.write("{ \"a\": { \"$type\": \"color\", \"$value\": \(color) } }\n", to: "a.json")
    let result = try stylespec("compile", "a.json", "--out", "out", in: folder.path)
    #expect(result.status == 0 && result.errors == "", "\(result.errors)")
    #expect(try folder.read("out/A.swift").contains("static var a: StyleColor { makeColor(0) }"))
  }
}
