import TestSupport
import Testing

/// `stylespec rename`.
struct RenameTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(Self.spec, to: "tokens/brand.yaml")
  }

  private static let spec = """
    stylespec: 1
    name: Brand
    palette: { gray: { 1: "#333333" } }
    color: { ink: { light: "{palette.gray.1}", dark: "#EEEEEE" } }
    weight: { regular: 400 }
    typography: { 14: { lineHeight: 20 } }
    styles: { note: { size: 14, color: ink, weight: regular } }

    """

  private func rename(_ arguments: String...) throws -> SubprocessResult {
    try Subprocess.run(Repository.product("stylespec"), ["rename"] + arguments, in: folder.path)
  }

  @Test func allReferencesAreWritten() throws {
    let result = try rename("color.ink", "text")
    #expect(result.status == 0 && result.errors == "", "\(result)")
    let said = "color `ink` is now `text`: `14_ink_regular` renamed\nrenamed color.ink in 2 places in 1 file\n"
    #expect(result.output == said)
    let text = try folder.read("tokens/brand.yaml")
    #expect(text.contains("color: { text: {") && text.contains("color: text, weight"))
    #expect(try rename("color.text", "ink").status == 0)
    #expect(try folder.read("tokens/brand.yaml") == Self.spec)
  }

  @Test func aPatchChangesNothing() throws {
    let result = try rename("palette.gray.1", "palette.gray.deep", "--dry-run")
    #expect(result.status == 0, "\(result)")
    #expect(result.output.contains("+palette: { gray: { deep: \"#333333\" } }\n"))
    #expect(result.output.contains("+color: { ink: { light: \"{palette.gray.deep}\", dark: \"#EEEEEE\" } }\n"))
    #expect(try folder.read("tokens/brand.yaml") == Self.spec)
    try folder.write(result.output, to: "patch")
    let applied = try Subprocess.run("git", ["apply", "patch"], in: folder.path)
    #expect(applied.status == 0, "\(applied)")
    #expect(try folder.read("tokens/brand.yaml").contains("{palette.gray.deep}"))
  }

  @Test func aNameInTheConfigurationStopsIt() throws {
    try folder.write("rules: { contrast: { backgrounds: { ink: [\"#FFFFFF\"] } } }\n", to: ".stylespec.yaml")
    let result = try rename("color.ink", "text")
    #expect(result.status == 1 && result.errors.contains("lint would find more with this name"), "\(result)")
    #expect(try folder.read("tokens/brand.yaml") == Self.spec)
  }

  @Test func mistakesComeFirst() throws {
    try folder.write(Self.spec + "nonsense: 1\n", to: "tokens/brand.yaml")
    let result = try rename("color.ink", "text")
    #expect(result.status == 1 && result.errors.contains("tokens/brand.yaml:8:1: error: "), "\(result)")
    #expect(try rename("color.inc", "text", "-").status == 64)
  }

  @Test func readOnlyFilesStay() throws {
    _ = try Subprocess.run("chmod", ["444", "tokens/brand.yaml"], in: folder.path)
    let result = try rename("color.ink", "text")
    #expect(result.status == 74 && result.errors.contains("is read-only"), "\(result)")
    #expect(try folder.read("tokens/brand.yaml") == Self.spec)
  }
}
