import Testing
import TestSupport

/// The most common first mistake, as a newcomer sees it.
struct FirstMistakeTests {
  /// A file of a folder that is called a spec is not skipped in silence.
  @Test func aFileThatIsCalledASpecIsReported() throws {
    let folder = try TemporaryFolder()
    try folder.write(smallSpec, to: "Sources/A/A.stylespec.yaml")
    try folder.write("color: { red: \"#FF0000\" }\n", to: "Sources/B/B.stylespec.yaml")
    let result = try stylespec("lint", "Sources", in: folder.path)
    #expect(result.status == 1)
    #expect(
      result.output.contains(
        "Sources/B/B.stylespec.yaml:1:1: error: the key `stylespec` is missing; a spec starts with `stylespec: 1` [not-a-spec]"
      )
    )
  }

  @Test func colorsWithoutQuotesAreShownWhereTheyAre() throws {
    let folder = try TemporaryFolder()
    let spec = smallSpec.replacing("{ ink: \"#222222\" }", with: "{ ink: { light: #222222, dark: #EEEEEE } }")
    try folder.write(spec, to: "brand.yaml")
    let result = try stylespec("compile", "brand.yaml", in: folder.path)
    #expect(
      result.errors.hasPrefix(
        """
        brand.yaml:4:24: error: `#` starts a comment here, so there is no value; put the color in quotes: `"#222222"` [yaml-syntax]
          4 | color: { ink: { light: #222222, dark: #EEEEEE } }
            |                        ^~~~~~~
          fix: write `"#222222"`

        """
      )
    )
    #expect(result.status == 1)
    #expect(try stylespec("lint", "--fix", "brand.yaml", in: folder.path).status == 0)
    #expect(
      try folder.read("brand.yaml")
        == spec.replacing("#222222", with: "\"#222222\"").replacing("#EEEEEE", with: "\"#EEEEEE\"")
    )
  }
}
