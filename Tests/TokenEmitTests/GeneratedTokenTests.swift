import TestSupport
import Testing
import TokenCompiler
import TokenDiagnostics
import TokenModel
import TokenResolver

@testable import TokenEmit

/// The constants of generated code for tokens that are not styles, compiled and run.
struct GeneratedTokenTests {
  /// A spec with all tokens of a document.
  private static func spec(of document: String, _ swift: String = "{ tokens: true }", _ more: String = "") -> String {
    """
    stylespec: 1
    name: Brand
    swift: \(swift)
    tokens: \(document)
    color: { from: "color.*" }
    styles: { from: "**" }
    \(more)

    """
  }

  private static func compile(
    _ spec: String,
    choosing contexts: [ContextInput] = [],
    with document: String? = nil
  ) -> Compiler.Result {
    let input = CompilerInput(SourceFile(path: "spec.yaml", text: spec), role: .spec)
    return Compiler.compile([input], to: [.swift], choosing: contexts) { path throws(IncludeError) in
      if let document { return SourceFile(path: path, text: document) }
      guard let bytes = try? Repository.readBytes("Tests/Data/Outputs/" + path) else {
        throw IncludeError(problem: "is not there")
      }
      return SourceFile(path: path, bytes: bytes)
    }
  }

  private static func file(of result: Compiler.Result) throws -> String {
    String(decoding: try #require(result.outputs.first, "\(result.diagnostics.map(\.message))").bytes, as: UTF8.self)
  }

  private static func infos(of result: Compiler.Result) -> [String] {
    result.diagnostics.filter { $0.rule.rawValue == "not-expressible" }.map(\.message)
  }

  // MARK: Values

  /// Compiles generated code and a program that prints all constants, and gives their texts by the paths of tokens.
  private static func printed(
    _ file: String,
    languageMode: String = "6",
    isolation: String? = nil
  ) throws -> [String: String] {
    let program = ExpectedConstants.program(printing: GeneratedConstant.all(in: file), of: "Brand")
    let run = try SwiftProgram.run(
      ["Generated.swift": file, "main.swift": program],
      languageMode: languageMode,
      defaultIsolation: isolation,
      allowsDeprecated: true
    )
    #expect(run.errors == "" && run.status == 0)
    let lines = run.output.split(separator: "\n").map { $0.split(separator: "\t", maxSplits: 1).map(String.init) }
    return Dictionary(lines.map { ($0[0], $0.count > 1 ? $0[1] : "") }) { first, _ in first }
  }

  @Test(arguments: share(1, of: ["6", "5"]), [nil, "MainActor"])
  func everyTypeHasTheValuesOfTheModel(languageMode: String, isolation: String?) throws {
    let result = Self.compile(Self.spec(of: "every-type.resolver.json"))
    let expected = ExpectedConstants.texts(of: try #require(result.catalogs.first))
    #expect(expected.count == 20)
    #expect(try Self.printed(Self.file(of: result), languageMode: languageMode, isolation: isolation) == expected)
  }

  @Test(arguments: [
    "{ tokens: true, names: camelCase, access: package, scope: catalog }",
    "{ tokens: true, names: raw, access: internal, emoji: names }",
  ])
  func optionsOfNamesAndAccessChangeNoValue(swift: String) throws {
    let result = Self.compile(Self.spec(of: "every-type.resolver.json", swift, "rootFontSize: 10"))
    let expected = ExpectedConstants.texts(of: try #require(result.catalogs.first), rootFontSize: 10)
    #expect(expected["space.large"] == "15.0")
    #expect(try Self.printed(Self.file(of: result)) == expected)
  }

  @Test func theTokensOfThisRepositoryHaveTheirValues() throws {
    let spec = try Repository.read("tokens/yanxuan.yaml").replacing(
      "name: Yanxuan",
      with: "name: Brand\nswift: { tokens: true }"
    )
    let result = compileInMemory(spec)
    let expected = ExpectedConstants.texts(of: try #require(result.catalogs.first))
    #expect(expected["weight.bold"] == "700.0" && expected["typography.14.lineHeight"] == "20.0")
    #expect(try Self.printed(Self.file(of: result)) == expected)
  }

  private static let faults = [
    ("{ 4 }", "{ 5 }"), (".milliseconds(1250)", ".milliseconds(1.25)"), ("\"Noto Sans\"", "\"Noto\""),
    ("offsetX: 0, offsetY: 4", "offsetX: 4, offsetY: 0"), (", isInset: true", ""), ("1A1A1FFF", "1A1A1EFF"),
    ("dark: 0x", "highContrastLight: 0x"), ("at: 0.5", "at: 0.4"), ("y1: 0,", "y1: 1,"),
    ("[8, 2]", "[2, 8]"), ("cap: .round", "cap: .butt"), ("{ 0.4 }", "{ 0.41 }"), ("{ 600 }", "{ 700 }"),
  ]

  @Test(arguments: share(of: faults))
  func putInFaultsAreNoticed(code: String, fault: String) throws {
    let result = Self.compile(Self.spec(of: "every-type.resolver.json"))
    let file = try Self.file(of: result)
    let members = try #require(file.firstRange(of: "enum Dimensions")).lowerBound
    let broken = String(file[..<members]) + file[members...].replacing(code, with: fault, maxReplacements: 1)
    try #require(broken != file)
    let catalog = try #require(result.catalogs.first)
    #expect(try Self.printed(broken) != ExpectedConstants.texts(of: catalog))
  }

  @Test func aSmallDocumentIsReadable() throws {
    try expectGolden(
      Self.file(of: Self.compile(Self.spec(of: "every-type.resolver.json"))),
      "Tests/Golden/Constants.swift.txt"
    )
  }

  @Test func withoutTheOptionThereAreNoConstants() throws {
    let files = try ["{}", "{ tokens: false }"].map { swift in
      let result = Self.compile(Self.spec(of: "every-type.resolver.json", swift))
      #expect(Self.infos(of: result) == [])
      return try Self.file(of: result)
    }
    #expect(files[0] == files[1] && !files[0].contains("Dimensions"))
  }

  // MARK: Names

  /// Groups and tokens with names that are keywords, types of constants, equal once cleaned, or not identifiers.
  private static let hostile = ##"""
    {
      "$type": "dimension",
      "Double": { "Double": { "$value": { "value": 1, "unit": "px" } }, "x": { "$value": { "value": 2, "unit": "px" } } },
      "self": { "$root": { "$value": { "value": 3, "unit": "px" } }, "root": { "$value": { "value": 4, "unit": "px" } } },
      "class": { "init": { "$value": { "value": 5, "unit": "px" } }, "none": { "$value": { "value": 6, "unit": "px" } } },
      "a b": { "a_b": { "$value": { "value": 7, "unit": "px" } }, "a b": { "$value": { "value": 8, "unit": "px" } } },
      "a_b": { "x": { "$value": { "value": 9, "unit": "px" } } },
      "Type": { "Protocol": { "Brand": { "$value": { "value": 10, "unit": "px" } } } },
      "Dimensions": { "Dimensions": { "Dimensions": { "$value": { "value": 11, "unit": "px" } } } },
      "StyleShadow": {
        "StyleColor": {
          "$type": "shadow", "$description": "One.\n\nTwo */ fatalError()",
          "$value": {
            "color": { "colorSpace": "srgb", "components": [0, 0, 0] }, "offsetX": { "value": 0, "unit": "px" },
            "offsetY": { "value": 0.1, "unit": "px" }, "blur": { "value": 1e-7, "unit": "px" },
            "spread": { "value": 12345678901234567890, "unit": "px" }
          }
        },
        "RGBAColor": { "$type": "strokeStyle", "$value": "dotted" },
        "StyleStroke": { "$type": "strokeStyle", "$value": "inset" },
        "String": { "$type": "fontFamily", "$value": ["a\"b", "\\(fatalError())", "\u202Ex\n", "汉字", "👩‍👩‍👧‍👦"] },
        "Duration": { "$type": "duration", "$value": { "value": 0.25, "unit": "ms" } },
        "StyleTransition": {
          "$type": "transition",
          "$value": {
            "duration": { "value": 1e-9, "unit": "s" }, "delay": { "value": -3, "unit": "s" },
            "timingFunction": [0.1, -2, 0.3, 2]
          }
        },
        "makeFamilies": { "$type": "fontFamily", "$value": "x" },
        "StyleCurve": { "$type": "cubicBezier", "$value": [0, 0, 1, 1] }
      },
      "1+1": { "*": { "$value": { "value": 12, "unit": "px" } }, "/": { "$value": { "value": 13, "unit": "px" } } }
    }
    """##

  @Test(
    arguments: share(1, of: ["6", "5"]),
    ["{ tokens: true }", "{ tokens: true, names: raw }", "{ tokens: true, names: camelCase, scope: catalog }"]
  )
  func hostileNamesNeitherBreakNorInjectCode(languageMode: String, swift: String) throws {
    let spec = """
      stylespec: 1
      name: Brand
      swift: \(swift)
      tokens: hostile.tokens.json
      color: { Dimensions: "#111", Shadows: "#222", ink: "#333" }
      weight: { bold: 700 }
      typography: { 14: plain }
      codes: { name: "{color}" }

      """
    let result = Self.compile(spec, with: Self.hostile)
    let expected = ExpectedConstants.texts(
      of: try #require(result.catalogs.first, "\(result.diagnostics.map(\.message))")
    )
    #expect(expected.count == 22)
    let found = try Self.printed(Self.file(of: result), languageMode: languageMode)
    #expect(found == expected)
  }

  @Test func aTokenAndAGroupOfOneNameAreTwoMembers() {
    let entries = [["a"], ["a", "b"], ["a", "$root"], ["a b"], ["a", "root"], ["a_b", "c"]].enumerated().map {
      TokenScope.Entry(index: $0, path: TokenPath($1))
    }
    let identifier = SwiftIdentifier(name: "Numbers", spelling: "Numbers")
    let scope = TokenScope(identifier, path: TokenPath([]), entries, SwiftOptions())
    #expect(
      scope.constants().map { "\($0.index) \($0.scope).\($0.identifier.name)" } == [
        "0 Numbers.a", "1 Numbers.a_2.b", "2 Numbers.a_2.root", "4 Numbers.a_2.root_2", "3 Numbers.a_b",
        "5 Numbers.a_b_2.c",
      ]
    )
  }

  @Test func otherOutputsKnowTheNames() throws {
    let result = Self.compile(Self.spec(of: "every-type.resolver.json"))
    let catalog = try #require(result.catalogs.first)
    let names = try #require(SwiftEmitter.names(in: EmitterInput(catalog, toolVersion: "")))
    let named = names.tokens.compactMap(\.self)
    #expect(named.starts(with: ["Colors.ink", "Colors.paper"]))
    #expect(named.contains("Dimensions.space.small") && named.contains("Shadows.shadow.card"))
    #expect(named.count == 25)
  }

  // MARK: Annotations

  private static let deprecated = """
    {
      "space": {
        "$type": "dimension",
        "small": { "$value": { "value": 4, "unit": "px" } },
        "tiny": { "$value": { "value": 2, "unit": "px" }, "$deprecated": "too small; use {space.small}." },
        "dust": { "$value": { "value": 1, "unit": "px" }, "$deprecated": "use {space.tiny}" },
        "far": { "$value": { "value": 1, "unit": "px" }, "$deprecated": "use {gap.wide}" },
        "gone": { "$value": { "value": 1, "unit": "px" }, "$deprecated": true }
      },
      "gap": { "wide": { "$type": "dimension", "$value": { "value": 9, "unit": "px" } } }
    }
    """

  @Test(arguments: [
    ("tiny", "'tiny' is deprecated: too small; use small", "small"),
    ("dust", "'dust' is deprecated: use small", "small"),
    ("far", "'far' is deprecated: use Dimensions.gap.wide", nil),
    ("gone", "'gone' is deprecated", nil),
  ])
  func usersAreWarned(name: String, warning: String, other: String?) throws {
    let spec = """
      stylespec: 1
      name: Brand
      swift: { tokens: true }
      tokens: old.tokens.json
      color: { ink: "#222" }
      weight: { bold: 700 }
      typography: { 14: plain }

      """
    let main = "import StyleTables\nprint(Brand.Dimensions.space.\(name))\n"
    let file = try Self.file(of: Self.compile(spec, with: Self.deprecated))
    let run = try SwiftProgram.run(["Generated.swift": file, "main.swift": main])
    #expect(run.status != 0)
    #expect(run.errors.contains("main.swift:2:30: error: \(warning) ["), "\(run.errors)")
    #expect(run.errors.contains("note: use '\(other ?? "")' instead") == (other != nil))
  }

  // MARK: Contexts and what Swift cannot say

  @Test func valuesForContextsAreThoseOfTheStandardOnes() throws {
    let result = Self.compile(Self.spec(of: "every-type.resolver.json"))
    #expect(
      Self.infos(of: result) == [
        "`space.small` depends on `density`; Swift has the value for `regular`",
        "`border.custom` depends on `density`; Swift has the value for `regular`",
        "`shadow.card` depends on `density`; Swift has the value for `regular`",
        "`shadow.stack` depends on `density`; Swift has the value for `regular`",
      ]
    )
    let comment =
      "/// Depends on `density`: this is the value for `regular`.\n      public static var small: Double { 4 }"
    #expect(try Self.file(of: result).contains(comment))
  }

  @Test func valuesForChosenContextsAreTheOnlyOnes() throws {
    let density = try #require(ContextInput("density=compact"))
    let result = Self.compile(Self.spec(of: "every-type.resolver.json"), choosing: [density])
    #expect(Self.infos(of: result) == [])
    #expect(try Self.file(of: result).contains("static var small: Double { 2 }"))
    let catalog = try #require(result.catalogs.first)
    #expect(try Self.printed(Self.file(of: result)) == ExpectedConstants.texts(of: catalog))
  }

  /// The lengths of a shadow are those of the light appearance, its colors those of each.
  @Test func lengthsAreThoseOfTheLightAppearance() throws {
    let document = """
      {
        "version": "2025.10",
        "sets": {
          "base": {
            "sources": [{
              "shadow": {
                "$type": "shadow",
                "card": {
                  "$value": {
                    "color": { "colorSpace": "srgb", "components": [0, 0, 0] }, "offsetX": { "value": 0, "unit": "px" },
                    "offsetY": { "value": 1, "unit": "px" }, "blur": { "value": 2, "unit": "px" },
                    "spread": { "value": 0, "unit": "px" }
                  }
                }
              }
            }]
          }
        },
        "modifiers": {
          "theme": {
            "default": "light",
            "contexts": {
              "light": [],
              "dark": [{
                "shadow": {
                  "$type": "shadow",
                  "card": {
                    "$value": {
                      "color": { "colorSpace": "srgb", "components": [1, 1, 1] },
                      "offsetX": { "value": 0, "unit": "px" }, "offsetY": { "value": 1, "unit": "px" },
                      "blur": { "value": 9, "unit": "px" }, "spread": { "value": 0, "unit": "px" }
                    }
                  }
                }
              }]
            }
          }
        },
        "resolutionOrder": [{ "$ref": "#/sets/base" }, { "$ref": "#/modifiers/theme" }]
      }
      """
    let spec = """
      stylespec: 1
      name: Brand
      swift: { tokens: true }
      tokens: theme.resolver.json
      color: { ink: "#222" }
      weight: { bold: 700 }
      typography: { 14: plain }

      """
    let result = Self.compile(spec, with: document)
    #expect(Self.infos(of: result) == ["`shadow.card` depends on `theme`; Swift has the value for `light`"])
    let printed = try Self.printed(Self.file(of: result))
    #expect(printed["shadow.card"] == "0.0 1.0 2.0 0.0 #000000/#FFFFFF/#000000/#FFFFFF")
    let catalog = try #require(result.catalogs.first)
    #expect(printed == ExpectedConstants.texts(of: catalog))
  }

  @Test func whatSwiftCannotSayIsReported() throws {
    let document = """
      {
        "huge": { "$type": "dimension", "$value": { "value": 1e308, "unit": "rem" } },
        "long": { "$type": "duration", "$value": { "value": 1e20, "unit": "s" } },
        "odd": { "$type": "weather", "$value": "rain" },
        "sky": { "$type": "color", "$value": { "colorSpace": "srgb", "components": [0, 0, 1] } }
      }
      """
    let spec = """
      stylespec: 1
      name: Brand
      swift: { tokens: true }
      tokens: odd.tokens.json
      palette: { gray: "#777777" }
      color: { ink: "{palette.gray}" }
      weight: { bold: 700 }
      typography: { 14: plain }

      """
    #expect(
      Self.infos(of: Self.compile(spec, with: document)).sorted() == [
        "Swift does not support the type of `odd`; it gets no constant",
        "`huge` gets no constant in Swift: a number is too large for `Double`",
        "`long` gets no constant in Swift: it is too long for `Duration`",
        "`sky` and 1 other color have no name in Swift; only colors of the section `color` have one",
      ]
    )
  }
}
