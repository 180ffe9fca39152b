internal import TokenCompiler
package import TokenDiagnostics
package import TokenLint
internal import TokenModel

/// The files `migrations.yaml` whose successors are renamed. Old names are those of earlier versions, and stay.
package struct MigrationRenaming: Sendable {
  /// The files.
  package let files: RenamedFiles

  /// Renames successors.
  ///
  /// - Parameters:
  ///   - renaming: A rename of specs.
  ///   - files: Files of migrations; those without specs or tokens next to them stay.
  ///   - places: The locations of files, however they are named.
  /// - Complexity: O(*n* + *m*), where *n* is the number of codes and tokens and *m* the size of the files.
  package init(of renaming: TokenRenaming, in files: [SourceFile], places: FilePlaces) {
    let read = Set(renaming.read.map { places.place(of: renaming.files.all[$0.index].path) })
    let folders = Set(read.map(PathText.folder))
    let files = files.filter {
      folders.contains(places.folder(of: $0.path)) && !read.contains(places.place(of: $0.path))
    }
    guard !files.isEmpty else {
      self.files = RenamedFiles([], [])
      return
    }
    let names = SuccessorNames(of: renaming)
    let edits = files.enumerated().flatMap { index, file in
      var ignored: [Diagnostic] = []
      let read = MigrationFile(reading: file, as: SourceFileID(index: index), diagnostics: &ignored)
      return read.entries.flatMap(\.successors).compactMap { name in
        names.name(after: name.text).flatMap { Self.edit(of: name, to: $0, in: file) }
      }
    }
    self.files = RenamedFiles(files, edits)
  }

  /// Writes a name again in its quotes, if it has any. One with escapes stays, and a lint of the result reports it.
  private static func edit(of name: MigrationFile.Name, to new: String, in file: SourceFile) -> TextEdit? {
    let written = file.bytes[name.range.bytes]
    guard let place = written.firstRange(of: Array(name.text.utf8)) else { return nil }
    let needsQuotes = place == name.range.bytes && !new.utf8.allSatisfy(RenameEdits.isPlain)
    let text = needsQuotes ? "\"\(new)\"" : new
    return TextEdit(replacing: SourceRange(file: name.range.file, bytes: place), with: text)
  }
}

/// What names that a successor can be are after a rename.
private struct SuccessorNames {
  private let path: RenamedPath
  private var paths: Set<UTF8Name> = []
  private var codes: [UTF8Name: String] = [:]

  init(of renaming: TokenRenaming) {
    path = renaming.path
    for input in renaming.before {
      let tokens = input.catalog.resolved.tokens
      paths.formUnion(tokens.indices.map { UTF8Name(tokens.path(of: $0).description) })
      paths.formUnion((input.outline?.tokens ?? []).map { UTF8Name($0.path) })
    }
    for (before, after) in renaming.catalogs {
      let pairs = CodePairs(before, after, renaming.path)
      let (old, new) = (CodeNamer(before), CodeNamer(after))
      let (codesBefore, codesAfter) = (before.codes, after.codes)
      for (code, index) in zip(codesBefore, pairs.after) {
        codes[UTF8Name(old.name(of: code))] = new.name(of: codesAfter[index])
      }
    }
  }

  /// Nil for a name that stays.
  func name(after name: String) -> String? {
    let known = UTF8Name(name)
    let new = paths.contains(known) ? path.path(after: name) : codes[known]
    return new.flatMap { UTF8Name($0) == known ? nil : $0 }
  }
}
