internal import TokenCompiler
internal import TokenDiagnostics
internal import TokenEmit
internal import TokenModel
internal import TokenResolver

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
  /// The same by the names of the variables.
  private let originsByName: [UTF8Name: [FigmaOrigin]]
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
    originsByName = Dictionary(grouping: all[best]) { UTF8Name($0.variable) }
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

  /// The cells for places that the files do not have: those of the only value that the variable has in its collection.
  /// The spec of a sidecar may have references that the spec it was made of did not have, and modes by them.
  func standIns(among cells: [FigmaSidecar.Key: FigmaSidecar.Cell]) -> [FigmaSidecar.Key: FigmaSidecar.Key] {
    let missing = origins.filter { cells[.init($0)] == nil }
    if missing.isEmpty { return [:] }
    let known = Swift.Set(origins.map(FigmaSidecar.Key.init))
    let spare = Dictionary(grouping: cells.keys.filter { !known.contains($0) }) { $0.variable }
    let pairs = missing.compactMap { origin -> (FigmaSidecar.Key, FigmaSidecar.Key)? in
      let folder = FigmaSidecar.folder(of: origin.file)
      let own = (spare[UTF8Name(origin.variable)] ?? []).filter { key in
        FigmaSidecar.folder(of: String(decoding: key.file.bytes, as: UTF8.self)).utf8.elementsEqual(folder.utf8)
      }
      return own.count == 1 ? (.init(origin), own[0]) : nil
    }
    return Dictionary(pairs) { first, _ in first }
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

  /// The place of a variable in the contexts of another one; nil for an unknown name.
  func origin(named name: String, inContextsOf other: FigmaOrigin) -> FigmaOrigin? {
    let modifiers = catalog.tokens.modifiers
    return originsByName[UTF8Name(name)]?.first { origin in
      modifiers.indices.allSatisfy {
        origin.contexts.context(of: $0, modifiers) == other.contexts.context(of: $0, modifiers)
      }
    }
  }
}
