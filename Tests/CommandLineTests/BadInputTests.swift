import Foundation
import Testing
import TestSupport

/// Damaged and unusual files. Each run ends with an exact message and a status, and does not write files.
struct BadInputTests {
  @Test(arguments: [
    BadInput("", "1:1: error: the file is empty; a spec starts with `stylespec: 1` [not-a-spec]", "", "^"),
    BadInput(
      bytes: [0x7F, 0x45, 0x4C, 0x46, 0x02, 0x01, 0x01, 0x00],
      "1:1: error: control characters are not allowed [yaml-syntax]",
      "\\u{7F}ELF\\u{2}\\u{1}\\u{1}\\u{0}",
      "^~~~~~"
    ),
    BadInput(
      bytes: Array("name: ".utf8) + [0xE6, 0xB1],
      "1:7: error: byte 0xE6 at offset 6 is not UTF-8; save the file as UTF-8 [yaml-encoding]",
      "name: \u{FFFD}",
      "      ^"
    ),
    BadInput(
      "stylespec: 1\n\tname: A\n",
      "2:1: error: a tab cannot indent YAML; indent with spaces [yaml-syntax]",
      " name: A",
      "^"
    ),
    BadInput(
      "汉字: [1, 2\n",
      "1:5: error: this `[` is never closed; write `汉字: [1, 2]` [yaml-syntax]",
      "汉字: [1, 2",
      "      ^",
      fix: "  fix: put `]` after the last value (unsafe: review first)\n"
    ),
    BadInput(
      "just words\n",
      "1:1: error: a spec is a mapping, not a single value [wrong-kind]",
      "just words",
      "^~~~~~~~~~"
    ),
    BadInput(
      String(repeating: "[", count: 100_000),
      "1:65: error: nested deeper than 64 levels; flatten it [yaml-limit]",
      String(repeating: "[", count: 65 + 80) + "…",
      String(repeating: " ", count: 64) + "^"
    ),
    BadInput(
      "a: &a [x, x]\nb: &b [*a, *a]\nc: &c [*b, *b]\n",
      "1:4: error: anchors (`&name`) are not supported; to use a value twice, refer to it, such as `\"{color.ink}\"` "
        + "[yaml-unsupported]",
      "a: &a [x, x]",
      "   ^~~~"
    ),
  ])
  func broken(_ input: BadInput) throws {
    let folder = try TemporaryFolder()
    try Data(input.bytes).write(to: folder.url.appendingPathComponent("s.yaml"))
    let result = try stylespec("compile", "s.yaml", in: folder.path)
    #expect(result.errors == input.report)
    #expect(result.output == "")
    #expect(result.status == 1)
    #expect(try folder.contents() == ["s.yaml"])
  }

  /// A sparse file of 1 GB: only the first 64 MiB are read.
  @Test(.enabled(if: isLongRun, "reads 64 MiB; STYLESPEC_LONG=1 includes it"))
  func aSparseFileIsRefused() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("", to: "s.yaml")
    try FileHandle(forWritingTo: URL(fileURLWithPath: path)).truncate(atOffset: 1 << 30)
    let result = try stylespec("lint", "s.yaml", in: folder.path)
    #expect(
      result.output.hasPrefix("s.yaml:1:1: error: the file is larger than 67108864 bytes; split it [yaml-limit]\n")
    )
    #expect(result.status == 1)
  }

  @Test func aFolderWithoutSpecsIsNotASpec() throws {
    let folder = try TemporaryFolder()
    try folder.write("", to: "dir.yaml/readme.md")
    let result = try stylespec("lint", "dir.yaml", in: folder.path)
    #expect(result.errors == "dir.yaml: error: no spec among the files; a spec starts with `stylespec: 1`\n")
    #expect(result.status == 1)
  }

  @Test func anIncludedFolderIsNotRead() throws {
    let folder = try TemporaryFolder()
    try folder.write("", to: "parts.yaml/readme.md")
    try folder.write(smallSpec + "include: parts.yaml\n", to: "s.yaml")
    let result = try stylespec("compile", "s.yaml", in: folder.path)
    #expect(
      result.errors.hasPrefix("s.yaml:7:10: error: `parts.yaml` cannot be read: Is a directory [invalid-include]\n")
    )
    #expect(result.status == 1)
  }

  #if os(Linux)
    /// A file that can be opened but not read.
    @Test func aFailingReadIsAnInputError() throws {
      let result = try stylespec("lint", "/proc/self/mem")
      #expect(result.errors == "/proc/self/mem: error: cannot be read: Input/output error\n")
      #expect(result.status == 74)
    }
  #endif

  @Test(.disabled(if: NSUserName() == "root", "root may read everything"))
  func anUnreadableFileIsAnInputError() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(smallSpec, to: "s.yaml")
    try FileManager.default.setAttributes([.posixPermissions: 0], ofItemAtPath: path)
    let result = try stylespec("lint", "s.yaml", in: folder.path)
    #expect(result.errors == "s.yaml: error: cannot be read: Permission denied\n")
    #expect(result.status == 74)
  }
}

/// A broken file and its one error: the message, the source line, and the caret run below.
struct BadInput: Sendable, CustomTestStringConvertible {
  let bytes: [UInt8]
  let report: String

  init(bytes: [UInt8], _ message: String, _ line: String, _ caret: String, fix: String = "") {
    self.bytes = bytes
    let number = message.prefix { $0 != ":" }
    let margin = String(repeating: " ", count: number.count)
    report = "s.yaml:\(message)\n  \(number) | \(line)\n  \(margin) | \(caret)\n\(fix)1 error\n"
  }

  init(_ text: String, _ message: String, _ line: String, _ caret: String, fix: String = "") {
    self.init(bytes: Array(text.utf8), message, line, caret, fix: fix)
  }

  var testDescription: String { String(report.prefix { $0 != "\n" }) }
}
