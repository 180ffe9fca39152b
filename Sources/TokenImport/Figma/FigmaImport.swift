internal import TokenDiagnostics
internal import TokenModel

/// Makes sets of the Design Tokens format from Figma's collections: one for a collection, and one for each mode with the
/// variables that differ.
struct FigmaImport {
  private let document: FigmaDocument
  private let names: FigmaNames
  private let types: FigmaTypes
  /// What becomes of each variable.
  private let fates: [Fate]

  /// The values of a token by modes, or why a variable is lost.
  private enum Fate {
    case kept([FigmaValues.Cell])
    case lost(String)
  }

  /// - Parameters:
  ///   - isStrict: Whether types that the format does not have are lost.
  ///   - takesHidden: Whether variables that are hidden from publishing are taken.
  init(_ document: FigmaDocument, isStrict: Bool, takesHidden: Bool) {
    self.document = document
    let wanted = document.variables.map { $0.problem == nil && (takesHidden || !$0.isHidden) }
    let names = FigmaNames(document, isWanted: wanted)
    let types = FigmaTypes(document)
    let paths = document.variables.indices.map { names.path(ofVariable: $0) }
    let values = FigmaValues(document, types, paths: paths, isWanted: wanted)
    self.names = names
    self.types = types
    fates = document.variables.indices.map { index in
      let variable = document.variables[index]
      if let problem = variable.problem { return .lost(problem) }
      if variable.isHidden && !takesHidden {
        return .lost("it is hidden from publishing; --hidden takes such variables")
      }
      if isStrict, ["string", "boolean"].contains(types.types[index]) {
        return .lost("the format does not have the type `\(types.types[index])`")
      }
      let found = values.values(of: index)
      return found.cells.map { .kept($0) } ?? .lost(found.problem)
    }
  }

  // MARK: The result

  /// The sets, their order, and what became of each variable.
  func system() -> ImportedSystem {
    var sets: [ImportedSystem.Set] = []
    var base: [Int] = []
    var modifiers: [ImportedSystem.Modifier] = []
    var notes: [ImportNote] = []
    var modifierNames = ModifierNames()
    var members = document.collections.map { _ in [Int]() }
    for (index, variable) in document.variables.enumerated() {
      if members.indices.contains(variable.collection) {
        members[variable.collection].append(index)
      } else {
        notes.append(lost(variable, variable.problem ?? ""))
      }
    }
    for (index, collection) in document.collections.enumerated() {
      var contents = CollectionContents(modes: collection.modes.count)
      for member in members[index] { notes.append(add(member, to: &contents)) }
      notes.append(note(about: collection, contents))
      if !contents.shared.isEmpty {
        base.append(sets.count)
        sets.append(.init(name: collection.name, tokens: contents.shared))
      }
      guard contents.differs else { continue }
      let contexts = modifierNames.contexts(collection.modes)
      let first = sets.count
      modifiers.append(
        .init(
          name: modifierNames.modifier(collection.name),
          contexts: contexts.enumerated().map { .init(name: $1, sets: [first + $0]) },
          standard: collection.standard
        )
      )
      sets += zip(contexts, contents.byMode).map { .init(name: "\(collection.name)/\($0)", tokens: $1) }
    }
    let styles = FigmaStyles(document, types, names, isKept: isKept).tokens()
    if !styles.tokens.isEmpty {
      base.append(sets.count)
      sets.append(.init(name: "text styles", tokens: styles.tokens))
    }
    return ImportedSystem(sets: sets, base: base, modifiers: modifiers, notes: notes + styles.notes)
  }

  /// The tokens of a collection.
  private struct CollectionContents {
    /// Those with the same value in all modes.
    var shared: [ImportedSystem.Token] = []
    /// The others, by mode.
    var byMode: [[ImportedSystem.Token]]

    init(modes: Int) { byMode = Array(repeating: [], count: modes) }

    var differs: Bool { byMode.contains { !$0.isEmpty } }
  }

  private func isKept(_ index: Int) -> Bool { if case .kept = fates[index] { true } else { false } }

  private func lost(_ variable: FigmaDocument.Variable, _ problem: String) -> ImportNote {
    ImportNote(.lost, .token, variable.name, became: nil, because: [problem], at: variable.location)
  }

  /// Adds the tokens of a variable, and returns what became of it.
  private func add(_ index: Int, to contents: inout CollectionContents) -> ImportNote {
    let variable = document.variables[index]
    let cells: [FigmaValues.Cell]
    switch fates[index] {
    case .lost(let problem): return lost(variable, problem)
    case .kept(let kept): cells = kept
    }
    let tokens = cells.map { token(index, $0) }
    if cells.allSatisfy({ $0.json == cells[0].json && $0.formula == cells[0].formula }) {
      contents.shared.append(tokens[0])
    } else {
      for (mode, token) in tokens.enumerated() { contents.byMode[mode].append(token) }
    }
    let reasons = (types.reasons[index].map { [$0] } ?? []) + cells.flatMap(\.reasons) + nameReasons(index)
    return ImportNote(
      reasons.isEmpty ? .exact : .changed,
      .token,
      variable.name,
      became: "\(types.types[index]) \(names.path(ofVariable: index).joined(separator: "."))",
      because: reasons.uniquedNames,
      at: variable.location
    )
  }

  private func nameReasons(_ index: Int) -> [String] {
    var reasons = names.reasons(ofVariable: index)
    let swift = document.variables[index].codeSyntax.first { $0.key == "iOS" }?.value.string
    if let swift { reasons.append("its Swift name `\(swift)` is data; the spec makes names of paths") }
    return reasons
  }

  private func token(_ index: Int, _ cell: FigmaValues.Cell) -> ImportedSystem.Token {
    let variable = document.variables[index]
    var token = ImportedSystem.Token(path: names.path(ofVariable: index), type: types.types[index], value: cell.json)
    token.description = variable.description
    if !variable.codeSyntax.isEmpty {
      token.extensions.append(.init(key: "com.figma.codeSyntax", value: .object(variable.codeSyntax)))
    }
    if let formula = cell.formula {
      let data = WrittenJSON.object([.init(key: "formula", value: formula)])
      token.extensions.append(.init(key: "org.stylespec", value: data))
    }
    return token
  }

  private func note(about collection: FigmaDocument.Collection, _ contents: CollectionContents) -> ImportNote {
    let modes = collection.modes.joined(separator: ", ")
    let isEmpty = contents.shared.isEmpty && !contents.differs
    var reasons = contents.differs ? collection.reason.map { [$0] } ?? [] : []
    if isEmpty { reasons.append("none of its variables is a token") }
    if !isEmpty && !contents.differs && collection.modes.count > 1 {
      reasons.append("its variables have the same values in \(modes), so it has no modes")
    }
    let grade: ImportNote.Grade = isEmpty ? .lost : reasons.isEmpty ? .exact : .changed
    return ImportNote(
      grade,
      .structure,
      "collection \(collection.name)",
      became: isEmpty ? nil : contents.differs ? "modifier \(collection.name): \(modes)" : "set \(collection.name)",
      because: reasons,
      at: collection.location
    )
  }
}
