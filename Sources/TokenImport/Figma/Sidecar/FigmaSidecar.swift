internal import TokenCompiler
internal import TokenDiagnostics
internal import TokenEmit
internal import TokenModel
internal import TokenResolver
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
  private let cells: [Key: Cell]

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

  private static func folder(of path: String) -> String {
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
  /// - Complexity: That of a few compiles.
  func reading(diagnostics: inout [Diagnostic]) -> ImportReading? {
    guard var spec = FigmaSidecarSpec(file.bytes, named: name, cells, diagnostics: &diagnostics) else { return nil }
    let first = spec
    for _ in 0..<Self.maximumRounds {
      let changes = spec.changes(from: cells)
      if changes.isEmpty { break }
      let edit = FigmaSidecarEdit(spec, changes, cells)
      var ignored: [Diagnostic] = []
      guard edit.bytes != spec.bytes,
        let next = FigmaSidecarSpec(edit.bytes, named: name, cells, diagnostics: &ignored)
      else { break }
      spec = next
    }
    let notes = notes(first, changed: first.changes(from: cells), lost: spec.changes(from: cells))
    return ImportReading(
      kind: .figma,
      reason: "`\(name)`, the sidecar of `--emit figma`, and the files of \(exports.count) modes",
      system: ImportedSystem(sets: [], base: [], modifiers: [], notes: notes),
      files: [ImportReading.File(path: name, bytes: spec.bytes)]
    )
  }

  /// A note for each variable of the files.
  private func notes(
    _ spec: FigmaSidecarSpec,
    changed: [FigmaSidecarSpec.Change],
    lost: [FigmaSidecarSpec.Change]
  ) -> [ImportNote] {
    let changedKeys = Dictionary(grouping: changed) { Variable($0.origin) }
    let lostKeys = Dictionary(grouping: lost) { Variable($0.origin) }
    var known: Swift.Set<Variable> = []
    var notes: [ImportNote] = []
    for origin in spec.origins where known.insert(Variable(origin)).inserted {
      let variable = Variable(origin)
      guard let cell = cells[Key(origin)] else {
        // The format needs a letter spacing, so the sidecar has one where the spec has none.
        if spec.emitted[Key(origin)]?.literal != .number("0") { notes.append(missing(origin)) }
        continue
      }
      let modes = changedKeys[variable, default: []].map { "`\(mode(of: $0.origin))`" }.joined(separator: ", ")
      let lostModes = lostKeys[variable, default: []].map { "`\(mode(of: $0.origin))`" }.joined(separator: ", ")
      var reasons = modes.isEmpty ? [] : ["it has Figma's value in \(modes)"]
      if !lostModes.isEmpty { reasons = ["the spec cannot have Figma's value in \(lostModes)"] }
      let path = spec.path(of: origin)
      notes.append(
        ImportNote(
          !lostModes.isEmpty ? .lost : modes.isEmpty ? .exact : .changed,
          .token,
          origin.variable,
          became: lostModes.isEmpty ? path : nil,
          because: reasons,
          at: tree.range(of: cell.node)
        )
      )
    }
    return notes + additions(to: spec)
  }

  /// A variable of a collection.
  private struct Variable: Hashable {
    let folder: UTF8Name
    let name: UTF8Name

    init(_ origin: FigmaOrigin) {
      folder = UTF8Name(FigmaSidecar.folder(of: origin.file))
      name = UTF8Name(origin.variable)
    }
  }

  private func mode(of origin: FigmaOrigin) -> String {
    let name = origin.file.split(separator: "/").last.map(String.init) ?? origin.file
    return name.hasSuffix(".tokens.json") ? String(name.dropLast(".tokens.json".count)) : name
  }

  private func missing(_ origin: FigmaOrigin) -> ImportNote {
    ImportNote(
      .changed,
      .structure,
      origin.variable,
      became: nil,
      because: ["`\(origin.file)` does not have it, so it keeps its value"],
      at: .start(of: SourceFileID(index: 0))
    )
  }

  /// Variables that only Figma has.
  private func additions(to spec: FigmaSidecarSpec) -> [ImportNote] {
    let known = Swift.Set(spec.origins.map(Key.init))
    return cells.filter { !known.contains($0.key) }
      .sorted { tree.range(of: $0.value.node) < tree.range(of: $1.value.node) }
      .map { key, cell in
        ImportNote(
          .lost,
          .token,
          String(decoding: key.variable.bytes, as: UTF8.self),
          became: nil,
          because: ["the spec of the sidecar does not have it; add it there"],
          at: tree.range(of: cell.node)
        )
      }
  }
}

extension FigmaSidecar.Key {
  init(_ origin: FigmaOrigin) {
    self.init(file: UTF8Name(origin.file), variable: UTF8Name(origin.variable))
  }
}

/// A spec in the Design Tokens format, and what the output for Figma would have of it.
struct FigmaSidecarSpec {
  /// A value that Figma changed.
  struct Change {
    let origin: FigmaOrigin
    let cell: FigmaSidecar.Cell
  }

  let bytes: [UInt8]
  let catalog: Catalog
  let origins: [FigmaOrigin]
  /// The values that the output would have.
  let emitted: [FigmaSidecar.Key: FigmaSidecar.Cell]

  /// Compiles a spec; nil for one with mistakes.
  ///
  /// - Parameter cells: What Figma has. The collections are divided as there.
  init?(
    _ bytes: [UInt8],
    named name: String,
    _ cells: [FigmaSidecar.Key: FigmaSidecar.Cell],
    diagnostics: inout [Diagnostic]
  ) {
    self.bytes = bytes
    let input = CompilerInput(SourceFile(path: name, bytes: bytes), role: .spec)
    let result = Compiler.compile([input]) { _ throws(IncludeError) in throw IncludeError(problem: "is not there") }
    guard !result.diagnostics.hasErrors, let compiled = result.specs.first ?? result.tokenSets.first else {
      diagnostics.append(.unrecognizedImport("the sidecar `\(name)` does not compile"))
      return nil
    }
    catalog = compiled.catalog
    let candidates = ["group", "modifier"].map { division in
      let request = OutputRequest(FigmaEmitter.self, ["collections": .text(division)])
      return EmitterInput(compiled.catalog, options: request.options, toolVersion: Compiler.version)
    }
    let all = candidates.map { FigmaEmitter.origins(of: $0) }
    let counts = all.map { origins in origins.count { cells[FigmaSidecar.Key($0)] != nil } }
    let best = counts[1] > counts[0] ? 1 : 0
    origins = all[best]
    emitted = Self.cells(candidates[best])
  }

  private static func cells(_ input: EmitterInput) -> [FigmaSidecar.Key: FigmaSidecar.Cell] {
    var report = EmitterReport()
    guard let outputs = try? FigmaEmitter.emit(input, &report) else { return [:] }
    let files = outputs.map { output in
      let path = output.path.text.split(separator: "/").dropFirst().joined(separator: "/")
      return ImportInput.File(SourceFile(path: path, bytes: output.bytes), path: path)
    }
    var diagnostics: [Diagnostic] = []
    guard let tree = ImportTree(ImportInput(files, isFolder: true), diagnostics: &diagnostics) else { return [:] }
    let modes = tree.roots.compactMap { FigmaExport.file($0, of: tree.tree) }
    return FigmaSidecar.cells(of: modes, in: "", tree.tree)
  }

  /// The values that files have and the output does not have.
  func changes(from cells: [FigmaSidecar.Key: FigmaSidecar.Cell]) -> [Change] {
    origins.compactMap { origin in
      let key = FigmaSidecar.Key(origin)
      guard let cell = cells[key], let own = emitted[key] else { return nil }
      if cell.literal.isClose(to: own.literal) { return nil }
      // Figma writes the value of an alias beside it; the change is the target's.
      if let alias = cell.alias, let same = own.alias, alias.utf8.elementsEqual(same.utf8) { return nil }
      return Change(origin: origin, cell: cell)
    }
  }

  /// The path of a token.
  func path(of origin: FigmaOrigin) -> String { catalog.tokens.path(of: origin.token).description }
}
