internal import TokenComparison
internal import TokenDiagnostics
internal import TokenLint
internal import TokenModel
internal import TokenRenaming

/// The members and look-ups of one catalog's codes in Swift sources.
struct SwiftCodes {
  private let catalog: Int
  private let step: CatalogStep
  private let before: NamedCodes
  /// Nil for a catalog that is gone.
  private let after: (index: Int, codes: NamedCodes)?
  /// By the index of the old code; nil for one that needs no change.
  private var changes: (lookUps: [NameChange?], members: [NameChange?]) = ([], [])

  init(_ catalogs: CatalogSteps, catalog: Int) {
    self.catalog = catalog
    step = catalogs.all[catalog]
    before = NamedCodes(catalogs.old.map(\.catalog), catalog)
    after = catalogs.newIndices[catalog].map { ($0, NamedCodes(catalogs.new.map(\.catalog), $0)) }
    changes = (
      before.codes.indices.map { newChange(of: $0, isLookUp: true) },
      before.codes.indices.map { newChange(of: $0, isLookUp: false) }
    )
  }

  /// Whether any code has another name, so that sources have to be read.
  private var hasChanges: Bool { (changes.lookUps + changes.members).contains { $0 != nil } }

  func find(in sources: [SourceFile]) -> [FoundName] {
    guard hasChanges else { return [] }
    return before.uses(in: sources).compactMap { use in
      guard let change = change(of: use.code, isLookUp: use.mention.isLookUp) else { return nil }
      let edit = change.new.flatMap { new in
        use.isMeant ? after.flatMap { use.mention.edit(writing: new, as: $0.codes.catalog.swift.names) } : nil
      }
      var found = FoundName(
        change: change,
        range: use.mention.name,
        isMeant: use.isMeant,
        edit: edit,
        spelled: spelling(isLookUp: use.mention.isLookUp)
      )
      if edit != nil, case .code(let code)? = step.successor(of: .code(use.code)).new, let after {
        found.newCode = (after.index, code)
        found.isLookUp = use.mention.isLookUp
      }
      return found
    }
  }

  /// The names in comments and strings, in JSON and Markdown, which may be looked up when the program runs.
  func findInTexts(_ sources: [SourceFile]) -> [FoundName] {
    var changes: [(change: NameChange, isLookUp: Bool)] = []
    var numbers: [UTF8Name: Int] = [:]
    for code in before.codes.indices {
      for isLookUp in [true, false] {
        guard let change = change(of: code, isLookUp: isLookUp) else { continue }
        if numbers[UTF8Name(change.old)] == nil { numbers[UTF8Name(change.old)] = changes.count }
        changes.append((change, isLookUp))
      }
    }
    guard !changes.isEmpty else { return [] }
    return sources.enumerated().flatMap { index, file in
      OldNames.wholeNames(numbers, in: file).map { name, bytes in
        FoundName(
          change: changes[name].change,
          range: SourceRange(file: SourceFileID(index: index), bytes: bytes),
          isMeant: false,
          edit: nil,
          spelled: spelling(isLookUp: changes[name].isLookUp)
        )
      }
    }
  }

  private func change(of code: Int, isLookUp: Bool) -> NameChange? {
    isLookUp ? changes.lookUps[code] : changes.members[code]
  }

  private func newChange(of code: Int, isLookUp: Bool) -> NameChange? {
    let old = isLookUp ? before.codes[code] : before.swiftNames[code]
    return NameChange(
      of: .code(code),
      spelled: old,
      in: step,
      at: catalog,
      new: spelling(isLookUp: isLookUp)
    )
  }

  private func spelling(isLookUp: Bool) -> @Sendable (CatalogStep.Subject) -> String? {
    let names = after.map { isLookUp ? $0.codes.codes : $0.codes.swiftNames } ?? []
    return { subject in if case .code(let code) = subject { names[code] } else { nil } }
  }
}

/// The codes that names in changed sources mean.
struct NewSwiftCodes {
  private let codes: [NamedCodes]

  init(_ catalogs: CatalogSteps) {
    let new = catalogs.new.map(\.catalog)
    codes = new.indices.map { NamedCodes(new, $0) }
  }

  /// The catalog and the code that surely is meant, by the place where its name begins.
  func meanings(in sources: [SourceFile]) -> [SourceRange: (catalog: Int, code: Int)] {
    var meanings: [SourceRange: (catalog: Int, code: Int)] = [:]
    for (catalog, codes) in codes.enumerated() {
      for use in codes.uses(in: sources) where use.isMeant { meanings[use.mention.name] = (catalog, use.code) }
    }
    return meanings
  }
}
