import TestSupport
import Testing

/// The sessions of the guide to linting are true.
struct LintingGuideTests {
  private let guide: String
  private let folder: TemporaryFolder

  init() throws {
    guide = try Repository.read("Documentation/Linting.md")
    folder = try TemporaryFolder()
    try folder.write(try block(after: "`tokens/brand.yaml`:"), to: "tokens/brand.yaml")
    try folder.write(try block(after: "`Sources/App/Price.swift`:"), to: "Sources/App/Price.swift")
  }

  private func block(after text: String) throws -> String {
    let start = try #require(guide.firstRange(of: text)).upperBound
    return String(try #require(guide[start...].firstMatch(of: #/(?s)```\w*\n(.*?)```/#)).output.1)
  }

  /// Every line of a block with `…` is in the report; any other block is the whole report.
  @Test func reportsAreWhatTheGuideShows() throws {
    let sessions = guide.matches(of: #/(?s)```\n(\$ stylespec .*?)```/#).map(\.output.1)
    #expect(sessions.count == 4)
    for session in sessions {
      let (commands, shown) = Self.parts(of: session)
      let report = try commands.map(run).joined()
      if shown.contains("…") {
        let lines = Set(report.split(separator: "\n"))
        #expect(shown.allSatisfy { $0 == "…" || lines.contains($0) }, "\(commands)")
      } else {
        #expect(report.split(separator: "\n") == shown, "\(commands)")
      }
    }
  }

  @Test func theConfigurationIsOne() throws {
    let configuration = try block(after: "unless you name one.")
    try folder.write(configuration, to: ".stylespec.yaml")
    #expect(!(try run("stylespec lint").contains(".stylespec.yaml:")))
    try folder.write(configuration.replacing("minimum", with: "minmum"), to: ".stylespec.yaml")
    #expect(try run("stylespec lint").contains(try block(after: "and the rest of the configuration still counts:")))
  }

  @Test func suppressionsSuppress() throws {
    let spec = try folder.read("tokens/brand.yaml")
    let head = try #require(spec.firstRange(of: "typography:")).lowerBound
    try folder.write(spec[..<head] + (try block(after: "turns rules off locally:")), to: "tokens/brand.yaml")
    #expect(try run("stylespec lint --quiet --max-warnings 1").hasSuffix("nothing to report\n"))
    let needless = "  # stylespec:disable-next-line small-size, off-grid -- legal notices\n  9: plain"
    try folder.write(spec.replacing("  9: plain", with: needless), to: "tokens/brand.yaml")
    #expect(try run("stylespec lint").contains(try block(after: "so that none outlives its cause:")))
  }

  private static func parts(of session: Substring) -> (commands: [Substring], shown: [Substring]) {
    let lines = session.split(separator: "\n")
    return (lines.filter { $0.hasPrefix("$ ") }.map { $0.dropFirst(2) }, lines.filter { !$0.hasPrefix("$ ") })
  }

  private func run(_ command: Substring) throws -> String {
    let arguments = command.split(separator: " ").dropFirst().map(String.init)
    let result = try Subprocess.run(Repository.product("stylespec"), arguments, in: folder.path)
    return result.errors + result.output
  }
}
