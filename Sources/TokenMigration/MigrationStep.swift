package import TokenComparison
internal import TokenDiagnostics
internal import TokenRenaming

/// The change from one version of specs to the next one, as sources that name something of them need it.
package struct MigrationStep: Sendable {
  let catalogs: CatalogSteps
  /// What was written in this step before, so that names which have another meaning now are those of the new version.
  private let applied: MigrationGrade?

  /// - Parameters:
  ///   - old: The old version.
  ///   - new: The new version.
  ///   - written: What the new version says about names of the old one.
  ///   - applied: The highest grade of what was written in this step before; nil if nothing was. Names that have
  ///     another meaning in the new version are then names of it.
  /// - Complexity: As that of a comparison; see ``TokenComparison/Succession`` for what is gone.
  package init(
    from old: [MigratedInput],
    to new: [MigratedInput],
    written: WrittenSuccessors = WrittenSuccessors(),
    applied: MigrationGrade? = nil
  ) {
    catalogs = CatalogSteps(from: old, to: new, written)
    self.applied = applied
  }

  /// Whether names of the old version are names of something else in the new one.
  package var reusesNames: Bool { catalogs.all.contains(where: \.reusesNames) }

  /// The names of the old version in sources that need a change, without generated sources. Ranges have the indices of
  /// the files.
  func find(in sources: [SourceFile]) -> [FoundName] {
    let swift = sources.only { $0.hasSuffix(".swift") }
    let texts = sources.only { WebLanguage(path: $0) == nil }
    let codes = catalogs.all.indices.flatMap { index in
      let codes = SwiftCodes(catalogs, catalog: index)
      return codes.find(in: swift) + codes.findInTexts(texts)
    }
    let found = codes + SwiftMembers(catalogs).find(in: swift) + findInWebSources(sources)
    return found.filter { name in
      !name.change.isReused || applied.map { name.change.grade > $0 } ?? true
    }.withoutOverlaps
  }

  private func findInWebSources(_ sources: [SourceFile]) -> [FoundName] {
    let languages = sources.map { WebLanguage(path: $0.path) }
    guard languages.contains(where: { $0 != nil }) else { return [] }
    let names = WebCodesAndTokens(catalogs)
    return zip(sources.indices, languages).flatMap { index, language in
      language.map { names.find(in: sources[index], as: SourceFileID(index: index), $0) } ?? []
    }
  }
}

extension [SourceFile] {
  /// The files with some paths; others are empty, so that indices stay.
  fileprivate func only(_ isWanted: (String) -> Bool) -> [SourceFile] {
    map { isWanted($0.path) ? $0 : SourceFile(path: $0.path, bytes: []) }
  }
}

extension [FoundName] {
  /// In source order. Of names at one place, one whose meaning is clear is kept, and among such ones the longest.
  fileprivate var withoutOverlaps: [FoundName] {
    var kept: [FoundName] = []
    for found in sorted(by: { $0.range < $1.range }) {
      guard let last = kept.last, last.range.overlaps(found.range) else {
        kept.append(found)
        continue
      }
      let ranks = [last, found].map { ($0.isMeant ? 1 : 0, $0.range.bytes.count) }
      if ranks[0] < ranks[1] { kept[kept.count - 1] = found }
    }
    return kept
  }
}

extension SourceRange {
  /// Whether two ranges have bytes in common.
  func overlaps(_ other: SourceRange) -> Bool { file == other.file && lower < other.upper && other.lower < upper }
}
