import TestSupport
import Testing

/// Pages for newcomers who make a package, followed word for word in an empty folder.
@Suite(.buildsConsumers, .serialized)
struct PackageGuideTests {
  /// The first part of the page.
  @Test func theFirstResultWithSwiftIsTrue() throws {
    let guide = try Guide("Documentation/Start/Swift.md", section: "A package")
    try follow(guide, in: TemporaryFolder("新 prices"), outputCount: 1)
  }

  @Test func startingWithSwiftIsTrue() throws {
    try follow(Guide("Documentation/Start/Swift.md"), in: TemporaryFolder("新 prices"), outputCount: 4)
  }

  @Test func thePageAboutStylingTextIsTrue() throws {
    let page = "Sources/StyledText/StyledText.docc/StylingText.md"
    try follow(Guide(page), in: TemporaryFolder("新 packages"), outputCount: 2)
  }

  @Test func thePageOfTheBuildPluginIsTrue() throws {
    let guide = try Guide("Documentation/BuildPlugin.md", section: "From nothing")
    try follow(guide, in: TemporaryFolder("新 packages"), outputCount: 2)
  }
}

/// Pages for newcomers who have the tool.
struct ToolGuideTests {
  /// SwiftPM builds the tool for plugins, and once more for `swift run`.
  @Test(arguments: ["Start/Swift", "Start/TokenFiles", "Start/Web", "GettingStarted"])
  func noPageAsksForASecondTool(page: String) throws {
    #expect(try !Repository.read("Documentation/\(page).md").contains("swift run stylespec"))
  }

  @Test func startingWithTokenFilesIsTrue() throws {
    let folder = try TemporaryFolder("新 tokens")
    try follow(Guide("Documentation/Start/TokenFiles.md"), in: folder, outputCount: 3)
    #expect(try folder.read("web/Acme.css").contains("--color-ink: light-dark(var(--gray-900), var(--gray-100));"))
    #expect(try folder.read("web/Acme.css").contains(".t-text-title {"))
    #expect(try folder.read("page/Acme.html").contains("color.ink"))
    let withoutSpec = ["compile", "tokens/Acme.resolver.json", "--out", "Alone"]
    let alone = try Subprocess.run(Repository.product("stylespec"), withoutSpec, in: folder.path)
    #expect(alone.status == 0)
    #expect(try folder.read("Alone/Acme.swift").contains("static var ink: StyleColor"))
    #expect(try folder.read("Alone/Acme.swift").contains("static var text_body: StyleCode"))
    #expect(try folder.read("Swift/Acme.swift").contains("static var body: StyleCode"))
    #expect(try folder.read("Swift/Acme.swift").contains("static var ink: StyleColor"))
    let difference = try Subprocess.run(Repository.product("stylespec"), ["diff"], in: folder.path)
    #expect(difference.output.contains("`#212121` → `#333333`, ΔE 5.7"))
    #expect(difference.output.contains("and with it color `ink`"))
  }

  /// Only GNU's `install` makes folders.
  @Test func theToolIsInstalledWithoutGNU() throws {
    let script = try Repository.read("Scripts/install")
    #expect(!script.replacing(#/(?m)^ *#.*$/#, with: "").contains("install -D"))
  }

  @Test func startingOnTheWebIsTrue() throws {
    let folder = try TemporaryFolder("新 site")
    try follow(Guide("Documentation/Start/Web.md"), in: folder, outputCount: 1)
    let (page, sheet) = (try folder.read("web/index.html"), try folder.read("web/Tea.css"))
    for name in page.matches(of: #/class="([^"]+)"/#).map(\.1) {
      #expect(sheet.contains(".\(name) {") || sheet.contains(".\(name),\n"))
    }
    for name in page.matches(of: #/var\(([^)]+)\)/#).map(\.1) { #expect(sheet.contains("\(name): ")) }
    #expect(try folder.read("web/styles/Tea.html").contains("t-16-ink-regular"))
  }
}

private func follow(_ guide: Guide, in folder: TemporaryFolder, outputCount: Int) throws {
  let outputs = try guide.follow(in: folder)
  #expect(outputs.count == outputCount)
  for output in outputs { #expect(output.printed == output.said) }
}
