internal import TokenCompiler
internal import TokenDiagnostics
internal import TokenModel

/// The folders with specs or token files, in which files of migrations count.
struct MigratedFolders {
  private let compiled: Compiler.Result
  private let places: FilePlaces
  /// The folders of specs and token files, with mistakes or without.
  private let folders: Set<String>
  /// The places of files that specs are made of.
  private let read: Set<String>

  init(_ compiled: Compiler.Result, places: FilePlaces) {
    self.compiled = compiled
    self.places = places
    let roots = compiled.outlines.compactMap(\.files.last) + compiled.inputs.flatMap(\.files)
    folders = Set(roots.map { places.folder(of: compiled.files[$0.index].path) })
    read = Set(compiled.outlines.flatMap(\.files).map { places.place(of: compiled.files[$0.index].path) })
  }

  /// Whether a file is next to a spec or a token file, and is not a part of a spec itself.
  func contain(_ file: SourceFile) -> Bool {
    folders.contains(places.folder(of: file.path)) && !read.contains(places.place(of: file.path))
  }

  /// The mistakes in a file of migrations. Names are unknown if a spec has mistakes.
  func mistakes(in input: CompilerInput, as id: SourceFileID, checkingNames: Bool) -> [Diagnostic] {
    if case .unreadable(let problem) = input.role {
      let message = "this \(problem), so names of earlier versions are unknown; replace it with a file, or remove it"
      return [Diagnostic(of: UnreadableFile.self, message: message, at: .start(of: id))]
    }
    var mistakes: [Diagnostic] = []
    let file = MigrationFile(reading: input.file, as: id, diagnostics: &mistakes)
    guard checkingNames, !compiled.diagnostics.hasErrors else { return mistakes }
    let folder = places.folder(of: input.file.path)
    let names = CurrentNames(of: inputs(compiled.inputs, in: folder), contents: inputs(compiled.contents, in: folder))
    return mistakes + MigrationCheck(file, names: names).diagnostics
  }

  private func inputs(_ inputs: [CompiledInput], in folder: String) -> [CompiledInput] {
    inputs.filter { $0.files.contains { places.folder(of: compiled.files[$0.index].path) == folder } }
  }
}
