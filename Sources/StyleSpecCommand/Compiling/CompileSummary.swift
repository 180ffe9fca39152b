internal import TokenCompiler
internal import TokenEmit
internal import TokenModel
internal import TokenWorkspace

/// A summary of a compile without an error.
struct CompileSummary {
  private let wrote: [String]
  private let removed: [String]
  private let left: [String]
  /// The outputs in the order of the specs, and whether each was written.
  private let outputs: [(path: String, isWritten: Bool)]
  private let folders: [String]
  private let codes: String

  /// `updates` are what was done, folder by folder, and `time` is that of reading, compiling and writing.
  init(of result: Compiler.Result, updates: [OutputUpdate], time: Duration) {
    outputs = updates.flatMap { update in
      update.outputs.map { (update.folder.path(of: $0), update.plan.isChanged($0)) }
    }
    wrote = outputs.filter(\.isWritten).map(\.path)
    removed = updates.flatMap { $0.paths { !$0.isChanged } }
    left = updates.flatMap { $0.paths(\.isChanged) }
    folders = updates.map(\.folder.path)
    codes = result.codes(in: time)
  }

  /// A line for each output, and one for all.
  var lines: String {
    outputs.map { "\($0.isWritten ? "wrote" : "unchanged") \($0.path)\n" }.joined()
      + removed.map { "removed \($0)\n" }.joined() + "\(codes)\n"
  }

  /// Everything in one line.
  var line: String {
    let parts = [("wrote", wrote), ("removed", removed), ("unchanged", outputs.filter { !$0.isWritten }.map(\.path))]
    return parts.filter { !$1.isEmpty }.map { "\($0) \(names($1)); " }.joined() + "\(codes)\n"
  }

  /// A line for each file that is no longer made, but kept because it was changed by hand.
  var warnings: String { left.map { "\($0): warning: \(Self.leftProblem)\n" }.joined() }

  /// Why such a file is still there.
  static let leftProblem =
    "is no longer compiled from any spec, and is not removed because it was changed; remove it if it is not needed"

  /// So many that they can be read; otherwise their number.
  private func names(_ paths: [String]) -> String {
    paths.count <= 3
      ? paths.joined(separator: ", ") : "\(counted(paths.count, "file")) in \(folders.joined(separator: ", "))"
  }
}

extension Compiler.Result {
  /// The number of codes, and the time that they took.
  func codes(in time: Duration) -> String {
    "\(counted(catalogs.reduce(0) { $0 + $1.codeCount }, "style code")) in \(time.milliseconds) ms"
  }
}

extension Duration {
  /// Rounded down.
  var milliseconds: Int { Int(self / .milliseconds(1)) }
}
