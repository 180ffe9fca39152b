internal import TokenDiagnostics
internal import TokenEmit
internal import TokenModel
internal import TokenYAML

/// A folder that `--emit figma` wrote with `sidecar: true`: the whole spec in the Design Tokens format, and the files of
/// modes whose values Figma may have changed.
struct FigmaSidecar {
  /// A variable in a mode.
  struct Key: Hashable {
    let file: UTF8Name
    let variable: UTF8Name
  }

  /// What the files of modes say.
  struct Cell {
    let literal: FigmaLiteral
    let alias: String?
    /// The token of the file, for notes.
    let node: NodeID
  }

  private let file: SourceFile
  private let name: String
  private let tree: SourceTree
  private let exports: [FigmaExport.ModeFile]
  /// The cells of the files, by their paths in the folder.
  private var cells: [Key: Cell]

  /// Nil for files without a sidecar.
  init?(_ input: ImportInput, _ tree: SourceTree, _ exports: [FigmaExport.ModeFile], paths others: [String]) {
    let ending = { (path: String) in [".resolver.json", ".tokens.json"].first { path.hasSuffix($0) } }
    let found = others.first { path in
      let folder = Self.folder(of: path)
      return ending(path) != nil && exports.allSatisfy { $0.path.hasPrefix(folder) && $0.folder + "/" != folder }
    }
    guard !exports.isEmpty, let found, let file = input.files.first(where: { $0.path == found }) else { return nil }
    self.file = file.file
    self.tree = tree
    self.exports = exports
    let folder = Self.folder(of: found)
    name = String(found.dropFirst(folder.count))
    cells = Self.cells(of: exports, in: folder, tree)
  }

  static func folder(of path: String) -> String {
    path.split(separator: "/", omittingEmptySubsequences: false).dropLast().map { "\($0)/" }.joined()
  }

  /// The values of some files, by their paths in a folder.
  static func cells(
    of files: [FigmaExport.ModeFile],
    in folder: String,
    _ tree: SourceTree
  ) -> [Key: Cell] {
    let tokens = FigmaTokens(tree: tree)
    var cells: [Key: Cell] = [:]
    for file in files {
      let path = UTF8Name(String(file.path.dropFirst(folder.count)))
      for (variable, node) in file.variables {
        guard let literal = tokens.literal(of: node) else { continue }
        let alias = tokens.alias(of: node)?.name
        cells[Key(file: path, variable: UTF8Name(variable))] = Cell(literal: literal, alias: alias, node: node)
      }
    }
    return cells
  }

  // MARK: Changes

  /// The most times that values which follow from others are looked at again.
  private static let maximumRounds = 4

  /// The spec with the values that differ from what the output would have. Other values stay as they are.
  ///
  /// - Complexity: That of a few compiles, and of one more for each value that the spec cannot have.
  mutating func reading(diagnostics: inout [Diagnostic]) -> ImportReading? {
    guard let first = FigmaSidecarSpec(file.bytes, named: name, cells, diagnostics: &diagnostics) else { return nil }
    let standIns = first.standIns(among: cells)
    for (key, standIn) in standIns { cells[key] = cells[standIn] }
    let wanted = first.changes(from: cells)
    let keys = Swift.Set(wanted.map { Key($0.origin) })
    var spec = first
    for _ in 0..<Self.maximumRounds {
      let rest = spec.changes(from: cells).filter { keys.contains(Key($0.origin)) }
      let next = applied(Self.byVariable(rest), to: spec)
      if next.bytes == spec.bytes { break }
      spec = next
    }
    let used = Swift.Set(standIns.values)
    let own = cells.filter { !used.contains($0.key) }
    let notes = FigmaSidecarNotes(first, own, tree).notes(wanted: wanted, differing: spec.changes(from: cells))
    return ImportReading(
      kind: .figma,
      reason: "`\(name)`, the sidecar of `--emit figma`, and the files of \(exports.count) modes",
      system: ImportedSystem(sets: [], base: [], modifiers: [], notes: notes),
      files: [ImportReading.File(path: name, bytes: spec.bytes)]
    )
  }

  /// The changes of each variable, in order.
  private static func byVariable(_ changes: [FigmaSidecarSpec.Change]) -> [[Key]] {
    var indices: [FigmaSidecarNotes.Variable: Int] = [:]
    var groups: [[Key]] = []
    for change in changes {
      let variable = FigmaSidecarNotes.Variable(change.origin)
      let index = indices[variable] ?? groups.count
      if index == groups.count {
        indices[variable] = index
        groups.append([])
      }
      groups[index].append(Key(change.origin))
    }
    return groups
  }

  /// The spec with as many values as it can have: one that it does not compile with does not keep out the others.
  private func applied(_ variables: [[Key]], to spec: FigmaSidecarSpec) -> FigmaSidecarSpec {
    let keys = Swift.Set(variables.joined())
    let changes = spec.changes(from: cells).filter { keys.contains(Key($0.origin)) }
    if changes.isEmpty { return spec }
    let bytes = FigmaSidecarEdit(spec, changes, cells).bytes
    if bytes == spec.bytes { return spec }
    var ignored: [Diagnostic] = []
    if let next = FigmaSidecarSpec(bytes, named: name, cells, diagnostics: &ignored) { return next }
    if variables.count == 1 { return spec }
    let middle = variables.count / 2
    return applied(Array(variables[middle...]), to: applied(Array(variables[..<middle]), to: spec))
  }
}

extension FigmaSidecar.Key {
  init(_ origin: FigmaOrigin) {
    self.init(file: UTF8Name(origin.file), variable: UTF8Name(origin.variable))
  }
}
