import TestSupport
import Testing

struct ShowTokenTests {
  private static let spec = """
    stylespec: 1
    name: Brand
    offsetHost: uikit
    palette: { gray: { 2: { light: "#666666", highContrastDark: "#EEEEEE", description: text, deprecated: "use {color.ink}" } } }
    color: { ink: "{palette.gray.2}", night: "{palette.gray.2.highContrastDark}" }
    weight: { regular: 400 }
    typography: { 13.5: { lineHeight: 20, lineSpacing: 0, baselineOffset: 0 } }
    styles: { title: { size: 13.5, color: ink, weight: regular } }

    """

  private func show(_ arguments: String..., in spec: String = spec) throws -> SubprocessResult {
    let folder = try TemporaryFolder()
    try folder.write(spec, to: "brand.yaml")
    return try Subprocess.run(Repository.product("stylespec"), ["show"] + arguments + ["brand.yaml"], in: folder.path)
  }

  @Test func eachContextHasItsValueAndItsPlace() throws {
    let token = try JSONValue(parsing: show("color.ink", "--format", "json").output)
    #expect(token["token"] == .text("color.ink") && token["type"] == .text("color"))
    #expect(token["dependsOn"] == .list([.text("appearance")]))
    let expected = [
      ("light", "#666666"), ("dark", "#666666"), ("highContrastLight", "#666666"), ("highContrastDark", "#EEEEEE"),
    ]
    for (index, (context, color)) in expected.enumerated() {
      #expect(token["values", index, "contexts", "appearance"] == .text(context))
      #expect(token["values", index, "value"] == .text(color))
      #expect(token["values", index, "origin", "line"] == .number(4))
      #expect(token["values", index, "origin", "via", 0, "line"] == .number(5))
    }
    #expect(token["values", 4] == .null)
  }

  @Test func aTokenThatNeverChangesHasOneValue() throws {
    let token = try JSONValue(parsing: show("color.night", "--format", "json").output)
    #expect(token["dependsOn"] == .list([]))
    #expect(token["values", 0, "value"] == .text("#EEEEEE") && token["values", 1] == .null)
    #expect(token["values", 0, "contexts"] == .object([:]))
  }

  @Test func annotationsAreShown() throws {
    let text = try show("palette.gray.2").output
    #expect(text.contains("description        text\n") && text.contains("deprecated         use {color.ink}\n"))
    #expect(text.contains("highContrastDark   #EEEEEE"))
  }

  @Test func otherTypesAreWrittenAsInTheDesignTokensFormat() throws {
    let height = try JSONValue(parsing: show("typography.13.50.lineHeight", "--format", "json").output)
    #expect(height["token"] == .text("typography.13.5.lineHeight"))
    #expect(height["values", 0, "value"] == .object(["unit": .text("px"), "value": .number(20)]))
    let style = try JSONValue(parsing: show("styles.title", "--format", "json").output)
    #expect(style["values", 0, "value", "fontFamily"] == .list([.text("system")]))
    #expect(style["values", 0, "value", "fontSize", "value"] == .number(13.5))
    #expect(style["values", 0, "value", "fontWeight"] == .number(400))
    #expect(style["values", 0, "value", "lineHeight", "value"] == .number(20))
    #expect(style["values", 0, "value", "letterSpacing"] == .null)
  }

  @Test func unknownPathsGetASuggestion() throws {
    let near = try show("palette.grey.2")
    #expect(near.status == 1 && near.output.isEmpty)
    #expect(near.errors == "stylespec: error: there is no token `palette.grey.2`; did you mean `palette.gray.2`?\n")
    let far = try show("x.y")
    #expect(far.errors.hasSuffix("there is no token `x.y`; write its path as references do, such as palette.gray.2\n"))
  }

  @Test func aTokenOfSeveralSpecsIsNotGuessed() throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.spec, to: "a.yaml")
    try folder.write(Self.spec.replacing("name: Brand", with: "name: Other"), to: "b.yaml")
    let result = try stylespec("show", "color.ink", "a.yaml", "b.yaml", in: folder.path)
    #expect(result.status == 1)
    #expect(result.errors.hasSuffix("several specs have a token `color.ink`: Brand, Other; name one as SPEC\n"))
  }
}
