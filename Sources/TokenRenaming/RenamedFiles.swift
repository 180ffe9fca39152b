package import TokenDiagnostics

/// Files in which names were written again.
package struct RenamedFiles: Sendable {
  /// The files that have other content, as they were.
  package private(set) var original: [SourceFile] = []
  /// The same files with it.
  package private(set) var changed: [SourceFile] = []
  /// The number of names that were written again.
  package private(set) var editCount = 0
  /// All files, in the given order.
  package let all: [SourceFile]

  /// Applies edits, which do not overlap, to files with the IDs of their indices.
  init(_ files: [SourceFile], _ edits: [TextEdit]) {
    self.init(files, Self.applied(edits, to: files), edits.count)
  }

  private init(_ files: [SourceFile], _ all: [SourceFile], _ editCount: Int) {
    (self.all, self.editCount) = (all, editCount)
    for (file, new) in zip(files, all) where file.bytes != new.bytes {
      original.append(file)
      changed.append(new)
    }
  }

  /// The same files with further edits, which are of their content so far.
  func adding(_ edits: [TextEdit], to files: [SourceFile]) -> RenamedFiles {
    RenamedFiles(files, Self.applied(edits, to: all), editCount + edits.count)
  }

  /// A file that is written as a whole, with a number of names.
  package init(_ file: SourceFile, replacedBy bytes: [UInt8], count: Int) {
    (original, changed, editCount) = ([file], [SourceFile(path: file.path, bytes: bytes)], count)
    all = changed
  }

  private static func applied(_ edits: [TextEdit], to files: [SourceFile]) -> [SourceFile] {
    let byFile = Dictionary(grouping: edits, by: \.range.file.index)
    return files.enumerated().map { index, file in byFile[index].map { EditedFile(file, $0).file } ?? file }
  }
}

extension [SourceRange] {
  /// The lines and columns of ranges. The lines of files are found only if there is a range.
  func locations(in files: [SourceFile]) -> [SourceLocation] {
    if isEmpty { return [] }
    return map(SourceLocator(files).location)
  }
}
