import TestSupport
import Testing
import TokenDiagnostics
import TokenModel

/// Resolver documents: mistakes and their messages, and how sets, contexts and files are merged.
struct ResolverDocumentTests {
  @Test(arguments: ResolverMistake.all, ["", " \"description\": \"小明 👍🏽\","])
  func mistakesAreReportedAtTheirPlace(_ mistake: ResolverMistake, after text: String) {
    let source = MarkedSource("{ \"version\": \"2025.10\",\(text) \(mistake.members) }")
    for text in [source.text, source.text.replacing("}, ", with: "},\r\n")] {
      let found = ResolverReading(text).errors
      #expect(found.map(\.message) == mistake.messages)
      guard text == source.text else { continue }
      #expect(found.map { MarkedSource.Expectation($0) } == source.expectations)
    }
  }

  @Test func oneContextIsAWarningUnlessReadingIsStrict() {
    let text = Self.document(
      ##""resolutionOrder": [{ "type": "modifier", "name": "theme", "contexts": { "light": [] } }]"##
    )
    #expect(ResolverReading(text).diagnostics.map(\.severity) == [.warning])
    #expect(ResolverReading(text, isStrict: true).diagnostics.map(\.severity) == [.error])
  }

  @Test func laterItemsReplaceEarlierOnesAndContextsCountWhereTheyAreChosen() {
    let reading = ResolverReading(
      Self.document(
        ##"""
        "sets": { "base": { "sources": [{ "a": NUMBER1, "b": NUMBER2 }, { "b": NUMBER3 }] } },
        "modifiers": {
          "size": { "contexts": { "small": [], "large": [{ "a": NUMBER4 }] }, "default": "large" }
        },
        "resolutionOrder": [{ "$ref": "#/sets/base" }, { "$ref": "#/modifiers/size" }]
        """##
      )
    )
    #expect(reading.value("a") == "4")
    #expect(reading.value("a", ["size": "small"]) == "1")
    #expect(reading.value("b") == "3")
    #expect(reading.tokens?.modifiers.map(\.hasDefault) == [true])
  }

  /// A value with a mistake that is replaced leaves no value in the set, but is a place where the token is written.
  @Test func aReplacedMistakeChangesNothingForReferences() {
    let reading = ResolverReading(
      Self.document(
        ##"""
        "sets": {
          "base": { "sources": [{
            "p": { "$type": "number", "$value": "one" },
            "a": { "$value": "{b}" }, "b": { "$value": "{c}" }, "c": NUMBER1
          }] },
          "brand": { "sources": [{ "p": NUMBER2 }] }
        },
        "resolutionOrder": [{ "$ref": "#/sets/base" }, { "$ref": "#/sets/brand" }]
        """##
      )
    )
    #expect(reading.errors.map(\.message) == [])
    #expect(["p", "a", "b", "c"].map { reading.value($0) } == ["2", "1", "1", "1"])
  }

  @Test func aSetMayBeNamedTwiceAndItsLastPlaceCounts() {
    let reading = ResolverReading(
      Self.document(
        ##"""
        "sets": {
          "base": { "sources": [{ "a": NUMBER1 }] },
          "brand": { "sources": [{ "a": NUMBER2, "b": NUMBER3 }] }
        },
        "resolutionOrder": [
          { "$ref": "#/sets/base" },
          { "$ref": "#/sets/brand" },
          { "$ref": "#/sets/base" }
        ]
        """##
      )
    )
    #expect(reading.value("a") == "1")
    #expect(reading.tokens?.map(\.path.description) == ["a", "b"])
  }

  @Test func keysBesideAReferenceReplaceThoseOfItsTarget() {
    let files = [
      "f/a.json": ##"""
      { "g": { "x": NUMBER1, "y": NUMBER2 }, "h": NUMBER3 }
      """##
    ].mapValues(Self.numbers)
    let reading = ResolverReading(
      Self.document(
        ##"""
        "sets": {
          "base": { "sources": [{ "$ref": "f/a.json", "g": { "x": NUMBER9 } }] },
          "other": { "$ref": "#/sets/base", "description": "the same" },
          "none": { "$ref": "#/sets/base", "sources": [{ "k": NUMBER5 }] }
        },
        "resolutionOrder": [{ "$ref": "#/sets/other" }, { "$ref": "#/sets/none" }]
        """##
      ),
      files
    )
    #expect(reading.diagnostics.map(\.message) == [])
    #expect(reading.value("g.x") == "9")
    #expect(reading.value("h") == "3")
    #expect(reading.value("k") == "5")
    // Objects are not merged: `g` is replaced whole.
    #expect(reading.tokens?.map(\.path.description) == ["h", "g.x", "k"])
  }

  @Test func filesAreReadOnceAndTheirPathsAreRelativeToTheFileThatNamesThem() {
    let files = [
      "themes/dark.resolver.json": Self.document(
        ##"""
        "sets": { "ink": { "sources": [{ "$ref": "../base.json" }, { "$ref": "ink.json" }] } },
        "resolutionOrder": [{ "$ref": "#/sets/ink" }]
        """##
      ),
      "themes/ink.json": Self.numbers(##"{ "c": NUMBER7 }"##),
      "base.json": Self.numbers(##"{ "part": { "a": NUMBER1 }, "b": NUMBER2 }"##),
    ]
    let reading = ResolverReading(
      Self.document(
        ##"""
        "modifiers": {
          "m": {
            "contexts": {
              "x": [{ "$ref": "base.json" }],
              "y": [{ "$ref": "./base.json" }, { "$ref": "base.json#/part" }],
              "z": [{ "$ref": "themes/dark.resolver.json#/sets/ink" }]
            }
          }
        },
        "resolutionOrder": [{ "$ref": "#/modifiers/m" }]
        """##
      ),
      files
    )
    #expect(reading.diagnostics.map(\.message) == [])
    #expect(
      reading.files.map(\.path) == ["test.resolver.json", "base.json", "themes/dark.resolver.json", "themes/ink.json"]
    )
    #expect(reading.value("a", ["m": "y"]) == "1")
    #expect(reading.value("a", ["m": "x"]) == nil)
    #expect(reading.value("c", ["m": "z"]) == "7")
  }

  @Test func groupsOfAllSourcesAreMergedBeforeTheyAreExtended() {
    let reading = ResolverReading(
      Self.document(
        ##"""
        "resolutionOrder": [
          {
            "type": "set",
            "name": "s",
            "sources": [
              { "base": { "a": NUMBER1, "b": NUMBER2 }, "more": { "$extends": "{base}", "b": NUMBER3 } }
            ]
          },
          { "type": "modifier", "name": "m", "contexts": { "x": [], "y": [{ "base": { "a": NUMBER4 } }] } }
        ]
        """##
      )
    )
    #expect(reading.diagnostics.map(\.message) == [])
    #expect(reading.value("more.a") == "1")
    #expect(reading.value("more.a", ["m": "y"]) == "4")
    #expect(reading.value("more.b", ["m": "y"]) == "3")
  }

  @Test func setsThatHaveEachOtherTwiceStaySmall() {
    let sets = (0..<40).map {
      ##""s\##($0)": { "sources": [{ "$ref": "#/sets/s\##($0 + 1)" }, { "$ref": "#/sets/s\##($0 + 1)" }] }"##
    }
    let last = ##""s40": { "sources": [{ "a": NUMBER1 }] }"##
    let reading = ResolverReading(
      Self.document(
        "\"sets\": { \((sets + [last]).joined(separator: ", ")) }, \"resolutionOrder\": [{ \"$ref\": \"#/sets/s0\" }]"
      )
    )
    #expect(reading.value("a") == "1")
  }

  private static func document(_ members: String) -> String { numbers("{ \"version\": \"2025.10\", \(members) }") }

  /// A text with `NUMBER1` as a token whose value is 1, and so on.
  private static func numbers(_ text: String) -> String {
    text.replacing(#/NUMBER([0-9]+)/#) { "{ \"$type\": \"number\", \"$value\": \($0.output.1) }" }
  }
}
