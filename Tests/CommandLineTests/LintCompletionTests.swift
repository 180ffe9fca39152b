import TestSupport
import Testing

/// The completions of a shell for the options of `lint`, by the completion script.
struct LintCompletionTests {
  private func completions(_ option: String, _ prefix: String) throws -> [String] {
    let folder = try TemporaryFolder()
    try folder.write(try stylespec("--generate-completion-script", "bash").output, to: "completion.bash")
    for file in ["c.yaml", "b.json", "Sources/A.swift"] { try folder.write("", to: file) }
    let tool = Repository.product("stylespec")
    let script = """
      source completion.bash
      COMP_WORDS=('\(tool)' lint \(option) '\(prefix)') COMP_CWORD=3 COMP_LINE='stylespec lint \(option) \(prefix)'
      COMP_POINT=${#COMP_LINE}
      _stylespec '\(tool)' '\(prefix)' \(option)
      printf '%s\\n' "${COMPREPLY[@]}"
      """
    return try Subprocess.run("bash", ["-c", script], in: folder.path).output.split(separator: "\n").map(String.init)
  }

  @Test(arguments: [
    ("--select", "contr", ["contrast"]), ("--select", "contrast,small-s", ["contrast,small-size"]),
    ("--ignore", "metr", ["metrics"]), ("--ignore", "missing-da", ["missing-dark"]),
    ("--explain", "small", ["small-emoji-image", "small-size"]),
    ("--explain", "yaml-sy", ["yaml-syntax"]), ("--format", "sa", ["sarif"]), ("--config", "c", ["c.yaml"]),
    ("--baseline", "b", ["b.json"]), ("--write-baseline", "b", ["b.json"]), ("--sources", "S", ["Sources"]),
  ])
  func valuesAreOffered(option: String, prefix: String, values: [String]) throws {
    #expect(try completions(option, prefix).map { $0.hasSuffix("/") ? String($0.dropLast()) : $0 } == values)
  }
}
