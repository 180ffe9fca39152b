internal import TokenCompiler
internal import TokenDiagnostics
package import TokenSystem

/// The inputs of one run, each file once.
struct SpecInputs {
  private(set) var all: [CompilerInput] = []
  private var indices: [String: Int] = [:]
  private var hasStandardInput = false

  /// Reads a file of a folder, unless it was already read under any name. A file that cannot be read becomes an input
  /// that reports this, unless it was removed since the folder was read.
  mutating func addCandidate(_ path: String) {
    do throws(FileError) {
      try add(path, role: .candidate)
    } catch {
      guard SpecLoader.isThere(path) else { return }
      let problem = SpecLoader.problem(of: error)
      all.append(CompilerInput(SourceFile(path: path, bytes: []), role: .unreadable(problem)))
    }
  }

  /// Reads a file, unless that was done under any name.
  mutating func add(_ path: String, role: CompilerInput.Role) throws(FileError) {
    let file = FilePlace(of: path)?.file
    if let index = file.flatMap({ indices[$0] }) {
      if role == .spec { all[index] = CompilerInput(all[index].file, role: role) }
      return
    }
    let input = try SpecLoader.load(path, role: role)
    if let file { indices[file] = all.count }
    all.append(input)
  }

  /// Reads what is piped in, which can be done once.
  mutating func addStandardInput() throws(FileError) {
    guard !hasStandardInput else { return }
    hasStandardInput = true
    all.append(CompilerInput(SourceFile(path: "<stdin>", bytes: try StandardInput.read()), role: .spec))
  }
}

/// Text that is piped into a tool.
package enum StandardInput {
  /// Everything up to the end, and then the input is closed; of more than 64 MiB, a little more than that.
  package static func read() throws(FileError) -> [UInt8] {
    try FileDescriptor(standardInputNamed: "<stdin>").readAll(limit: SpecLoader.maximumBytes)
  }
}
