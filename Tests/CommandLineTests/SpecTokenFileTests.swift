import Foundation
import TestSupport
import Testing

/// Specs that take their styles from token files in their folder.
struct SpecTokenFileTests {
  /// A change of a file, and the error that each command then reports, once.
  struct Fault: CustomTestStringConvertible {
    let name: String
    let file: String
    let error: String
    let change: @Sendable (_ path: String) throws -> Void

    init(
      _ name: String,
      of file: String,
      _ error: String,
      _ change: @escaping @Sendable (_ path: String) throws -> Void
    ) {
      self.name = name
      self.file = file
      self.error = error
      self.change = change
    }

    var testDescription: String { "\(file): \(name)" }
  }

  @Test func compileReadsTheFilesOfItsFolderForTheSpec() throws {
    let project = try TokenProject()
    let compiled = try stylespec("compile", in: project.folder.path)
    #expect(compiled.status == 0)
    #expect(compiled.output.hasPrefix("wrote Generated/Swift/Brand.swift\n"), "\(compiled.output)")
    #expect(compiled.errors.hasSuffix("\n1 info\n"), "\(compiled.errors)")
    // The spec alone is the same.
    let alone = try stylespec("compile", TokenProject.spec, "--out", "alone", in: project.folder.path)
    #expect(alone.status == 0)
    let source = try project.folder.read("Generated/Swift/Brand.swift")
    #expect(try project.folder.read("alone/Brand.swift") == source)
    #expect(try stylespec("compile", "--check", in: project.folder.path).output == "up to date\n")
    // An edit of a file that only the resolver document refers to is drift.
    let file = "tokens/brand/typography.tokens.json"
    try project.folder.write(project.folder.read(file).replacing("1.5385", with: "1.6"), to: file)
    #expect(try stylespec("compile", "--check", in: project.folder.path).status == 1)
  }

  @Test func mistakesAreReportedOnce() throws {
    let project = try TokenProject()
    let file = "tokens/brand/typography.tokens.json"
    try project.folder.write(project.folder.read(file).replacing("{tracking.wide}", with: "{tracking.wode}"), to: file)
    for command in ["compile", "lint", "list"] {
      let result = try stylespec(command, in: project.folder.path)
      #expect(result.status == 1)
      let lines = (result.output + result.errors).split(separator: "\n").filter { $0.contains(": error: ") }
      #expect(Set(lines).count == lines.count && !lines.isEmpty, "\(command): \(lines)")
      #expect(lines.allSatisfy { $0.hasPrefix(file) }, "\(command): \(lines)")
    }
  }

  @Test(arguments: faults)
  func faultsOfFilesAreOneErrorAtTheirPlace(_ fault: Fault) throws {
    let project = try TokenProject()
    let path = project.path("tokens/\(fault.file)")
    try FileManager.default.removeItem(atPath: path)
    try fault.change(path)
    for arguments in [["compile", "tokens"], ["compile", TokenProject.spec, "--out", "out"], ["list"]] {
      let result = try Subprocess.run(Repository.product("stylespec"), arguments, in: project.folder.path)
      #expect(result.status == 1)
      let lines = result.errors.split(separator: "\n")
      #expect(lines.filter { $0.contains(": error: ") } == ["tokens/\(fault.error)"], "\(arguments)")
      #expect(lines.filter { $0.contains(": warning: ") } == [], "\(arguments)")
    }
    let written = try project.folder.contents().filter { $0.hasSuffix(".swift") }
    #expect(written == [])
  }

  private static let faults =
    faults(of: "plain.tokens.json", namedAt: "brand.stylespec.yaml:3:31", rule: "invalid-token-file", in: "spec")
    + faults(
      of: "brand/scale.tokens.json",
      namedAt: "brand.resolver.json:12:29",
      rule: "resolver-file",
      in: "document"
    )

  private static func faults(of file: String, namedAt place: String, rule: String, in folder: String) -> [Fault] {
    let problem = { (problem: String) in "\(place): error: `\(file)` \(problem) [\(rule)]" }
    let write = { @Sendable (text: String) in
      { @Sendable (path: String) throws -> Void in try Data(text.utf8).write(to: URL(fileURLWithPath: path)) }
    }
    let link = { @Sendable (destination: String) in
      { @Sendable (path: String) throws -> Void in
        try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: destination)
      }
    }
    return [
      Fault(
        "empty",
        of: file,
        "\(file):1:1: error: the file is empty; JSON has one value, such as `{}` [json-syntax]",
        write("")
      ),
      Fault(
        "broken",
        of: file,
        "\(file):1:1: error: this `{` is never closed; put `}` after the last value [json-syntax]",
        write("{ \"a\": ")
      ),
      Fault("a folder", of: file, problem("cannot be read: Is a directory")) {
        try FileManager.default.createDirectory(atPath: $0, withIntermediateDirectories: false)
      },
      Fault(
        "a link out of the folder",
        of: file,
        problem("is a link that leads out of the \(folder)'s folder; copy the file into the folder"),
        link("/etc/passwd")
      ),
      Fault("a link to nothing", of: file, problem("is a link that leads nowhere"), link("nothing")),
    ]
  }

  @Test(.enabled(if: isLongRun, "writes 64 MiB; STYLESPEC_LONG=1 includes it"))
  func aFileThatIsTooLargeIsOneError() throws {
    let project = try TokenProject()
    let file = "tokens/brand/scale.tokens.json"
    let blanks = Data(repeating: 0x20, count: 68_000_000)
    try (blanks + Data("{}".utf8)).write(to: URL(fileURLWithPath: project.path(file)))
    let result = try stylespec("compile", TokenProject.spec, "--out", "out", in: project.folder.path)
    let errors = result.errors.split(separator: "\n").filter { $0.contains(": error: ") }
    #expect(errors == ["\(file):1:1: error: the file is larger than 67108864 bytes; split it [json-limit]"])
  }

  @Test func mistakesInYAMLAreReportedThere() throws {
    let project = try TokenProject()
    let spec = try project.folder.read(TokenProject.spec)
    try project.folder.write(spec.replacing("plain.tokens.json", with: "正文.tokens.yaml"), to: TokenProject.spec)
    try project.folder.write("a:\n  $type: typography\n  $value: { fontSize: 12px\n", to: "tokens/正文.tokens.yaml")
    let result = try stylespec("compile", in: project.folder.path)
    let errors = result.errors.split(separator: "\n").filter { $0.contains(": error: ") }
    #expect(errors.count == 1)
    #expect(errors.first?.hasPrefix("tokens/正文.tokens.yaml:3:11: error: this `{` is never closed") == true, "\(errors)")
  }
}
