import Foundation
import Testing
import TestSupport

struct LintTests {
  /// Sizes in order, without findings.
  private let tidySpec = smallSpec.replacing(
    "{ 14: { lineHeight: 20, lineSpacing: 3, baselineOffset: 0 }, 13.5: plain }",
    with: "{ 13.5: plain, 14: { lineHeight: 20, lineSpacing: 3, baselineOffset: 0 } }"
  )

  @Test func theReportIsTheResult() throws {
    let clean = try stylespec("lint", "-", input: tidySpec)
    #expect(clean.output == "-: nothing to report\n")
    #expect(clean.errors == "")
    #expect(clean.status == 0)

    let broken = try stylespec("lint", "-", input: smallSpec.replacing("400", with: "+400"))
    #expect(
      broken.output == """
        <stdin>:5:20: error: `+400` is not a number for a weight; write plain digits such as `14` or `0.5`, without unit, \
        exponent or sign `+` [invalid-number]
          5 | weight: { regular: +400, bold: 700 }
            |                    ^~~~
          fix: write `400`
        1 error

        """
    )
    #expect(broken.errors == "")
    #expect(broken.status == 1)
  }

  @Test func jsonIsForPrograms() throws {
    let result = try stylespec(
      "lint",
      "-",
      "--format",
      "json",
      input: smallSpec.replacing("{ ink", with: "{ 汉: .5, ink")
    )
    let entries = try #require(JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [[String: Any]])
    let entry = try #require(entries.first)
    #expect(entries.count == 1)
    #expect(entry["rule"] as? String == "invalid-color")
    #expect(entry["severity"] as? String == "error")
    let place = try #require(entry["place"] as? [String: Any])
    #expect(place["file"] as? String == "<stdin>")
    #expect(["line", "column", "endLine", "endColumn"].map { place[$0] as? Int } == [4, 13, 4, 15])
    #expect(result.status == 1)
    #expect(try stylespec("lint", "-", "--format", "json", input: tidySpec).output == "[]\n")
  }

  @Test func nothingIsWritten() throws {
    let folder = try TemporaryFolder()
    try folder.write(tidySpec, to: "tokens/a.yaml")
    #expect(try stylespec("lint", in: folder.path).output == "tokens: nothing to report\n")
    #expect(try folder.contents() == ["tokens", "tokens/a.yaml"])
  }
}
