package import TokenComparison
package import TokenDiagnostics
internal import TokenRenaming
internal import TokenYAML

/// Replays changes of specs over sources that name what is in them.
package struct Migration: Sendable {
  /// The names that need a change, or needed one, in the order of the sources.
  package let needs: [MigrationNeed]
  /// The sources that have other content, as they were.
  package let original: [SourceFile]
  /// The same sources with it.
  package let changed: [SourceFile]
  /// All sources, in the given order; ranges have their indices.
  package let sources: [SourceFile]
  /// All sources after, in the same order.
  package let results: [SourceFile]
  /// The paths of sources that are not UTF-8, and were left.
  package let invalid: [String]

  /// Finds names of each version in turn, and writes those of the next one. The result of several steps is that of as
  /// many runs.
  ///
  /// - Parameters:
  ///   - steps: From version to version.
  ///   - sources: Swift files, files that ``TokenRenaming/WebLanguage`` knows, and texts.
  ///   - limit: The highest grade of the names that are written.
  /// - Complexity: O(*s* × (*n* + *m*)), where *s* is the number of steps, *n* the size of the sources, and *m* the
  ///   number of codes and tokens.
  package init(of steps: [MigrationStep], in sources: [SourceFile], writing limit: MigrationGrade = .appearance) {
    self.sources = sources
    let isInvalid = sources.map { UTF8Validation.firstInvalidOffset(in: $0.bytes) != nil }
    invalid = zip(sources, isInvalid).filter(\.1).map(\.0.path)
    var tracked = zip(sources, isInvalid).map { file, isInvalid in
      TrackedSource(isInvalid ? SourceFile(path: file.path, bytes: []) : file)
    }
    for step in steps { Self.replay(step, over: &tracked, writing: limit) }
    needs = tracked.flatMap(\.needs)
    results = zip(sources, tracked).map { source, tracked in
      tracked.needs.contains(where: \.isChanged) ? tracked.file : source
    }
    let pairs = zip(sources, results).filter { $0.bytes != $1.bytes }
    (original, changed) = (pairs.map(\.0), pairs.map(\.1))
  }

  private static func replay(_ step: MigrationStep, over tracked: inout [TrackedSource], writing limit: MigrationGrade)
  {
    let files = tracked.map(\.file)
    let found = step.find(in: files)
    let verified = VerifiedEdits(of: found, in: files, step, limit: limit)
    var wording = NeedWording(step.catalogs)
    let byFile = Dictionary(grouping: found.indices) { found[$0].range.file.index }
    for (file, indices) in byFile {
      tracked[file].add(indices.map { judged(found[$0], verified.outcomes[$0], in: step, &wording) })
    }
  }

  private static func judged(
    _ found: FoundName,
    _ outcome: VerifiedEdits.Outcome,
    in step: MigrationStep,
    _ wording: inout NeedWording
  ) -> JudgedName {
    let message = wording.message(about: found)
    let isOther = outcome == .meansOther
    return JudgedName(
      range: found.range,
      grade: found.isMeant && !isOther ? found.change.grade : .manual,
      message: isOther ? message + ", but that name would mean something else here" : message,
      isBroken: found.isMeant && !isOther && found.change.isGone(in: step.catalogs),
      edit: outcome == .written ? found.edit : nil
    )
  }
}

/// Which of the names of a step are written: those that mean in the new version what they have to mean there.
private struct VerifiedEdits {
  enum Outcome {
    case written, left
    /// The new name would mean something else.
    case meansOther
  }

  private(set) var outcomes: [Outcome]

  init(of found: [FoundName], in files: [SourceFile], _ step: MigrationStep, limit: MigrationGrade) {
    let own = OwnNames(of: found, in: files)
    outcomes = found.map { name in
      guard name.edit != nil, name.isMeant, name.change.grade <= limit else { return .left }
      return own.hasOther(name) ? .meansOther : .written
    }
    let codes = found.indices.filter { outcomes[$0] == .written && found[$0].newCode != nil }
    guard !codes.isEmpty else { return }
    var places: [Int: SourceRange] = [:]
    let changed = Self.changed(files, found, outcomes.map { $0 == .written }, &places)
    let meanings = NewSwiftCodes(step.catalogs).meanings(in: changed)
    for index in codes {
      guard let expected = found[index].newCode, let place = places[index] else { continue }
      let isExpected = meanings[place].map { $0.catalog == expected.catalog && $0.code == expected.code } ?? false
      if !isExpected { outcomes[index] = .meansOther }
    }
  }

  /// The Swift files with new names of codes, and where these are; other files are empty.
  private static func changed(
    _ files: [SourceFile],
    _ found: [FoundName],
    _ isWritten: [Bool],
    _ places: inout [Int: SourceRange]
  ) -> [SourceFile] {
    let edits = Dictionary(grouping: found.indices.filter { isWritten[$0] }) { found[$0].range.file.index }
    return files.enumerated().map { number, file in
      let indices = edits[number] ?? []
      guard indices.contains(where: { found[$0].newCode != nil }) else { return SourceFile(path: file.path, bytes: []) }
      let edited = EditedFile(file, indices.compactMap { found[$0].edit })
      for index in indices {
        places[index] = found[index].edit.map { Self.name(in: edited.range(of: $0.range), of: edited.file) }
      }
      return edited.file
    }
  }

  /// A name without the backticks around it.
  private static func name(in range: SourceRange, of file: SourceFile) -> SourceRange {
    let (text, tick) = (file.bytes[range.bytes], UInt8(ascii: "`"))
    guard text.count > 1, text.first == tick, text.last == tick else { return range }
    return SourceRange(file: range.file, bytes: range.bytes.lowerBound + 1..<range.bytes.upperBound - 1)
  }
}
