import Foundation
import Testing
import TestSupport

/// A spec in two files, with decimals, references and names in several scripts, and the outputs of the tools.
struct HermeticProject {
  /// The bytes of the outputs, by name.
  typealias Outputs = [String: String]

  static let spec = """
    stylespec: 1
    name: Brand
    offsetHost: uikit-legacy
    include: 颜色/调色板 é.yaml
    color:
      墨: { light: "{palette.ink}", dark: "#D6D6D6" }
      İstanbul: "{palette.ß}"
      🎨: "#1D5FD180"
    weight: { regular: 400, bold: 700 }
    typography:
      13.5: { lineHeight: 18.25, lineSpacing: 2.5, baselineOffset: 0.4 }
      14: { lineHeight: 20, lineSpacing: 3, baselineOffset: 0.8 }
      0.5: plain
    modes: { read: { typography: { 14: { lineHeight: 22, lineSpacing: 4, baselineOffset: 1.4 } } } }

    """

  let folder: TemporaryFolder

  /// `name` is the last part of the folder's path.
  init(in name: String = "stylespec test 汉字") throws {
    folder = try TemporaryFolder(name)
    try folder.write(Self.spec, to: "tokens/brand.yaml")
    try folder.write("palette: { ink: \"#222222\", ß: \"#8A6516\" }\n", to: "tokens/颜色/调色板 é.yaml")
    try folder.write("a: 1\n", to: "tokens/none of them.yaml")
    try FileManager.default.createDirectory(atPath: output, withIntermediateDirectories: true)
    // Other users write here, too.
    try run("chmod", "777", output)
  }

  private var output: String { folder.path + "/out" }

  /// Runs both tools in a folder. `tokens` is the path of the spec's folder from there. `command` is put in front of
  /// the tool, such as `env -i`.
  func compile(by command: [String] = [], in working: String? = nil, tokens: String = "tokens") throws -> Outputs {
    let spec = "\(tokens)/brand.yaml"
    let generate = ["--spec", spec, "--output", "\(output)/gen.swift", "--input", "\(tokens)/颜色/调色板 é.yaml"]
    try start(command + [Repository.product("stylespec-gen")] + generate, in: working)
    let compile = ["compile", spec, "--emit", "swift,catalog", "--out", output]
    try start(command + [Repository.product("stylespec")] + compile, in: working)
    var outputs: Outputs = [:]
    for name in ["gen.swift", "Brand.swift", "Brand.stylecatalog"] {
      outputs[name] = try Data(contentsOf: URL(fileURLWithPath: "\(output)/\(name)")).base64EncodedString()
      try FileManager.default.removeItem(atPath: "\(output)/\(name)")
    }
    return outputs
  }

  /// The linter's report, with the paths of the command line.
  func lint(by command: [String] = []) throws -> String {
    let lint = [Repository.product("stylespec"), "lint", "tokens/brand.yaml", "--format", "json"]
    let result = try Subprocess.run("env", command + lint, in: folder.path)
    #expect(result.errors == "", "\(command)")
    return result.output
  }

  func run(_ program: String, _ arguments: String...) throws {
    #expect(try Subprocess.run(program, arguments, in: folder.path).errors == "")
  }

  private func start(_ command: [String], in working: String?) throws {
    let result = try Subprocess.run("env", command, in: working ?? folder.path)
    #expect(result.errors == "", "\(command)")
    #expect(result.status == 0, "\(command)")
  }
}
