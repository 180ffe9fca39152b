internal import TokenCompiler
internal import TokenEmit
internal import TokenFiles
internal import TokenModel

/// Outputs of one folder, and those that were written because their bytes changed.
struct WrittenOutputs {
  let folder: OutputFolder
  let all: [OutputFile]
  let changed: [OutputFile]
}

/// What a compile without an error did.
struct CompileSummary {
  private let outputs: [(path: String, isWritten: Bool)]
  private let folders: [String]
  private let codeCount: Int
  private let milliseconds: Int

  /// `time` is that of reading, compiling and writing.
  init(_ result: Compiler.Result, _ written: [WrittenOutputs], _ time: Duration) {
    outputs = written.flatMap { written in
      written.all.map { (written.folder.path(of: $0), written.changed.contains($0)) }
    }
    folders = written.map(\.folder.path)
    codeCount = result.catalogs.reduce(0) { $0 + $1.codes.count }
    milliseconds = time.milliseconds
  }

  /// A line for each output, and one for all.
  var lines: String {
    outputs.map { "\($0.isWritten ? "wrote" : "unchanged") \($0.path)\n" }.joined() + "\(codes)\n"
  }

  /// Everything in one line.
  var line: String {
    let parts = [("wrote", outputs.filter(\.isWritten)), ("unchanged", outputs.filter { !$0.isWritten })]
    return parts.filter { !$1.isEmpty }.map { "\($0) \(names($1.map(\.path))); " }.joined() + "\(codes)\n"
  }

  private var codes: String { "\(codeCount) style codes in \(milliseconds) ms" }

  /// So many that they can be read; otherwise their number.
  private func names(_ paths: [String]) -> String {
    paths.count <= 3
      ? paths.joined(separator: ", ") : "\(counted(paths.count, "file")) in \(folders.joined(separator: ", "))"
  }
}

extension Duration {
  /// Rounded down.
  var milliseconds: Int { Int(self / .milliseconds(1)) }
}

/// A number and its noun, which gets an `s` where it needs one.
func counted(_ count: Int, _ what: String) -> String { "\(count) \(what)\(count == 1 ? "" : "s")" }
