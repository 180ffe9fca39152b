import Foundation
import TestSupport

/// A page about making a package, followed word for word.
///
/// If the line before a code block ends with a path, `like/this.swift`:, the block is that file; other blocks of Swift
/// are appended to the last Swift file. `sh` is run line by line, as in one terminal, so that `cd` has an effect on later
/// blocks. `text` is the output of the commands before it; if the line before it ends with `command` prints:, of this
/// command.
struct Guide {
  private enum Step {
    case file(path: String, text: String)
    case more(text: String)
    case commands(String)
    case output(String)
  }

  /// The printed output, and the output on the page.
  struct Output {
    let printed: String
    let said: String
  }

  private let steps: [Step]

  /// `section` is the heading of the part to follow; without it, the whole page.
  init(_ page: String, section: String? = nil) throws {
    var text = try Repository.read(page)
    if let section {
      let parts = text.components(separatedBy: "\n## ")
      text = parts.first { $0.hasPrefix(section + "\n") } ?? ""
    }
    steps = text.matches(of: #/(?s)([^\n]*)\n\n```(sh|swift|yaml|json|html|text)\n(.*?)```/#).flatMap {
      block -> [Step] in
      let text = String(block.3)
      switch block.2 {
      case "sh": return [.commands(text)]
      case "text":
        let command = block.1.firstMatch(of: #/`([^`]+)` prints:$/#)?.1
        return (command.map { [.commands("\($0)\n")] } ?? []) + [.output(text)]
      default:
        let path = block.1.firstMatch(of: #/`([^`\s]+\.(swift|yaml|json|html))`:$/#)?.1
        if let path { return [.file(path: String(path), text: text)] }
        return block.2 == "swift" ? [.more(text: text)] : []
      }
    }
  }

  /// Takes every step in a folder, or in one below it. The address of this package is replaced by the checkout, and
  /// `stylespec` is the built tool.
  func follow(in folder: TemporaryFolder, at path: String = "") throws -> [Output] {
    var outputs: [Output] = []
    var (place, printed) = (folder.url.appendingPathComponent(path), "")
    var lastSwiftFile: String?
    for step in steps {
      switch step {
      case .file(let path, let text):
        try write(local(text), to: place.appendingPathComponent(path))
        if path.hasSuffix(".swift"), path != "Package.swift" { lastSwiftFile = path }
      case .more(let text):
        guard let lastSwiftFile else { throw NowhereToWrite(text: text) }
        let file = place.appendingPathComponent(lastSwiftFile)
        try write(String(decoding: try Data(contentsOf: file), as: UTF8.self) + "\n" + text, to: file)
      case .commands(let commands): (place, printed) = try run(commands, in: place)
      case .output(let said): outputs.append(Output(printed: printed, said: said))
      }
    }
    return outputs
  }

  private func local(_ text: String) -> String {
    text.replacing(
      #/\.package\(url: "https://github.com/OWNER/StyleSpec", branch: "main"\)/#,
      with: ".package(name: \"StyleSpec\", path: \"\(Repository.root.path)\")"
    )
  }

  private func write(_ text: String, to file: URL) throws {
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  private static var environment: [String: String] {
    let tool = URL(fileURLWithPath: Repository.product("stylespec")).deletingLastPathComponent().path
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    return withoutPango.merging(["PATH": "\(tool):\(path)"]) { $1 }
  }

  /// The flags with which the gate builds make packages of users cheaper, too.
  private static let swiftWithFlags =
    "swift() { local command=$1; shift; command swift \"$command\" ${STYLESPEC_BUILD_FLAGS:-} \"$@\"; }\n"

  /// The working folder after the commands, and their output.
  private func run(_ commands: String, in place: URL) throws -> (URL, String) {
    let script = "set -e\n" + Self.swiftWithFlags + commands + "printf '\\nfolder %s' \"$PWD\""
    let result = try Subprocess.run("bash", ["-c", script], in: place.path, environment: Self.environment)
    let parts = result.output.components(separatedBy: "\nfolder ")
    guard result.status == 0, parts.count == 2 else {
      throw CommandFailed(commands: commands, log: result.output + result.errors)
    }
    return (URL(fileURLWithPath: parts[1]), parts[0])
  }

  private struct NowhereToWrite: Error {
    let text: String
  }

  private struct CommandFailed: Error {
    let commands: String
    let log: String
  }
}
