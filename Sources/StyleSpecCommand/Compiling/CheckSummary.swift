internal import TokenWorkspace
internal import TokenCompiler

/// A summary of a compile without an error that has nothing to write, because a build compiles the specs.
struct CheckSummary {
  private let specs: [String]
  private let codes: String

  /// `time` is that of reading and compiling.
  init(of result: Compiler.Result, specs: [String], time: Duration) {
    self.specs = specs
    codes = result.codes(in: time)
  }

  /// A line for each spec, one for all, and one that explains why nothing was written.
  var lines: String {
    specs.map { "checked \($0)\n" }.joined() + "\(codes)\n" + """
      nothing written: the plugin StyleSpecBuild compiles such specs in each build; --out FOLDER writes files

      """
  }

  /// Everything in one line.
  var line: String { "checked \(counted(specs.count, "spec")); \(codes); nothing written, since the build does it\n" }
}
