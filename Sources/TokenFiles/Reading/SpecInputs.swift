internal import TokenCompiler
internal import TokenDiagnostics

/// The inputs of one run, each file once.
struct SpecInputs {
  private(set) var all: [CompilerInput] = []
  private var numbers: [String: Int] = [:]
  private var hasStandardInput = false

  /// Reads a file, unless that was done under any name.
  mutating func add(_ path: String, role: CompilerInput.Role) throws(FileError) {
    let file = FileSystem.place(of: path)?.file
    if let number = file.flatMap({ numbers[$0] }) {
      if role == .spec { all[number] = CompilerInput(all[number].file, role: role) }
      return
    }
    let input = try SpecLoader.load(path, role: role)
    if let file { numbers[file] = all.count }
    all.append(input)
  }

  /// Reads what is piped in, which can be done once.
  mutating func addStandardInput() throws(FileError) {
    guard !hasStandardInput else { return }
    hasStandardInput = true
    all.append(CompilerInput(SourceFile(path: "<stdin>", bytes: try StandardInput.read()), role: .spec))
  }
}
