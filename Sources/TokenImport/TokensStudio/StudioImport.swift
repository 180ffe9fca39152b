internal import TokenDiagnostics
internal import TokenModel

/// Makes sets of the Design Tokens format from those of Tokens Studio or Penpot.
///
/// A reference stays one where the token that it leads to has the same value in the format, in every context.
/// Everything else is computed in each context, and a token whose values differ has one in each.
struct StudioImport {
  private let document: StudioDocument
  private let definitions: StudioDefinitions
  private let layers: StudioLayers
  private let converter: StudioConverter
  private let isStrict: Bool
  /// The drafts of each definition that has one.
  private var drafts: [StudioDrafts?] = []
  /// Why the others have none.
  private var problems: [Int: String] = [:]
  /// The indices of definitions by their paths in the result, without those that are lost.
  private var byPath: [[UTF8Name]: [Int]] = [:]

  /// - Parameter isStrict: Whether types that the format does not have are lost.
  init(_ document: StudioDocument, isStrict: Bool) {
    self.document = document
    self.isStrict = isStrict
    definitions = StudioDefinitions(document)
    layers = StudioLayers(document)
    converter = StudioConverter(StudioValues(definitions, layers), from: document.tool)
    drafts = definitions.all.indices.map { _ in nil }
    for index in definitions.all.indices { makeDrafts(of: index) }
    loseOtherTypes()
    for (index, definition) in definitions.all.enumerated() where drafts[index] != nil {
      byPath[definition.path.map(UTF8Name.init), default: []].append(index)
    }
  }

  // MARK: Drafts

  private mutating func makeDrafts(of index: Int) {
    let definition = definitions.all[index]
    let home = layers.home(of: definition.set)
    let others = definition.hasReferences ? layers.variations(of: definition.set) : []
    var drafts: StudioDrafts?
    var problem = ""
    do throws(StudioProblem) {
      drafts = StudioDrafts(home: home, try converter.draft(of: index, in: home))
    } catch {
      problem = error.reason
    }
    for other in others {
      do throws(StudioProblem) {
        let draft = try converter.draft(of: index, in: other.choice)
        guard let first = drafts else {
          drafts = StudioDrafts(home: other.choice, draft)
          drafts?.problems.append("no value in the default contexts: \(problem)")
          continue
        }
        if draft.type == first.draft.type {
          drafts?.variations.append(
            .init(modifier: other.modifier, context: other.context, choice: other.choice, draft)
          )
        } else {
          let name = layers.name(ofContext: other.context, of: other.modifier)
          drafts?.problems.append("another type in \(name): \(draft.type)")
        }
      } catch {
        let name = layers.name(ofContext: other.context, of: other.modifier)
        drafts?.problems.append("no value in \(name): \(error.reason)")
      }
    }
    if isStrict, let type = drafts?.draft.type, ["string", "boolean"].contains(type) {
      problem = "the format does not have the type `\(type)`"
      drafts = nil
    }
    self.drafts[index] = drafts
    if drafts == nil { problems[index] = problem }
  }

  /// A token has one type in all contexts: that of the first set.
  private mutating func loseOtherTypes() {
    var types: [[UTF8Name]: (type: String, set: Int)] = [:]
    for (index, definition) in definitions.all.enumerated() where !layers.disabled.contains(definition.set) {
      guard let type = drafts[index]?.draft.type else { continue }
      let path = definition.path.map(UTF8Name.init)
      guard let first = types[path] else {
        types[path] = (type, definition.set)
        continue
      }
      if first.type == type { continue }
      drafts[index] = nil
      problems[index] = "\(type) here, \(first.type) in the set `\(document.sets[first.set].name)`"
    }
  }

  // MARK: The result

  /// The sets, their order, and what became of each token.
  func system() -> ImportedSystem {
    var sets = document.sets.map { ImportedSystem.Set(name: $0.name, tokens: []) }
    var notes: [ImportNote] = []
    var differing = DifferingTokens()
    for (index, definition) in definitions.all.enumerated() {
      guard let drafts = drafts[index] else {
        notes.append(
          ImportNote(
            .lost,
            .token,
            definition.token.name,
            became: nil,
            because: [problems[index] ?? ""],
            at: definition.token.location
          )
        )
        continue
      }
      let written = written(drafts.draft, of: definition, drafts, drafts.home)
      sets[definition.set].tokens.append(token(definition, drafts.draft, written.json))
      let more = tokensOfContexts(definition, index, drafts, written.json, &differing)
      notes.append(note(definition, drafts, written.changes + more))
    }
    let groups = StudioGroups(document, of: sets)
    for index in sets.indices { sets[index].groups = groups.groups[index] }
    var modifiers = layers.modifiers
    for (place, tokens) in differing.all {
      let modifier = modifiers[place.modifier]
      let context = modifier.contexts[place.context]
      sets.append(.init(name: "\(modifier.name)-\(context.name)-computed", tokens: tokens))
      modifiers[place.modifier].contexts[place.context].sets.append(sets.count - 1)
    }
    var system = ImportedSystem(
      sets: sets,
      base: layers.base,
      modifiers: modifiers,
      notes: notes + layers.notes + groups.notes + document.unreadNotes
    )
    system.colorUses = definitions.colorUses
    return system
  }

  private func token(
    _ definition: StudioDefinitions.Definition,
    _ draft: StudioDraft,
    _ json: WrittenJSON
  ) -> ImportedSystem.Token {
    var token = ImportedSystem.Token(path: definition.path, type: draft.type, value: json)
    token.annotations = definition.token.annotations
    token.extensions = StudioModify.removed(from: token.extensions)
    if let formula = draft.formula, case .object = json { token.add(formula) }
    if let formula = draft.formula, case .number = json { token.add(formula) }
    return token
  }

  /// Adds values of other contexts where they differ, and returns what else is different.
  private func tokensOfContexts(
    _ definition: StudioDefinitions.Definition,
    _ index: Int,
    _ drafts: StudioDrafts,
    _ home: WrittenJSON,
    _ differing: inout DifferingTokens
  ) -> [String] {
    var changes: [String] = []
    var modifiers: Swift.Set<Int> = []
    for variation in drafts.variations {
      let json = written(variation.draft, of: definition, drafts, variation.choice).json
      let isSeen = winner(of: definition.path, in: variation.choice) == index
      if json == home || !isSeen { continue }
      let name = layers.name(ofContext: variation.context, of: variation.modifier)
      if layers.canVary(definition.set, by: variation.modifier) {
        let place = DifferingTokens.Place(modifier: variation.modifier, context: variation.context)
        differing.add(token(definition, variation.draft, json), at: place)
        modifiers.insert(variation.modifier)
        changes.append("differs in \(name)")
      } else {
        changes.append("would differ in \(name), which a resolver document cannot say")
      }
    }
    if modifiers.count > 1 {
      let names = modifiers.sorted().map { "`\(layers.modifiers[$0].name)`" }.joined(separator: " and ")
      changes.append("depends on \(names) at once; the last one counts")
    }
    return changes
  }

  private func note(
    _ definition: StudioDefinitions.Definition,
    _ drafts: StudioDrafts,
    _ changes: [String]
  ) -> ImportNote {
    var reasons = drafts.draft.changes + drafts.problems + changes
    if definitions.names.isToldApart(definition.token.path) {
      reasons.append("renamed: another token has this name")
    } else if !definition.path.elementsEqual(definition.token.path, by: { $0.utf8.elementsEqual($1.utf8) }) {
      reasons.append("renamed: the format does not allow the name")
    }
    let path = definition.path.joined(separator: ".")
    return ImportNote(
      reasons.isEmpty ? .exact : .changed,
      .token,
      definition.token.name,
      became: "\(drafts.draft.type) \(path)",
      because: reasons.uniquedNames,
      at: definition.token.location
    )
  }

  // MARK: References

  /// A draft with those references that can be kept, and what became of the others.
  private func written(
    _ draft: StudioDraft,
    of definition: StudioDefinitions.Definition,
    _ drafts: StudioDrafts,
    _ choice: StudioLayers.Choice
  ) -> (json: WrittenJSON, changes: [String]) {
    var changes: [String] = []
    let json = draft.value.written { name, type, literal in
      // A reference must lead to something wherever it is read.
      let path = drafts.problems.isEmpty ? keptPath(of: name, type, literal, from: definition.set, choice) : nil
      if let path { return "{\(path)}" }
      changes.append("a reference is written as its value")
      return nil
    }
    return (json, changes)
  }

  /// The path of a reference in the result; nil if what it leads to there is of another type or has another value.
  private func keptPath(
    of name: String,
    _ type: String,
    _ literal: WrittenJSON,
    from set: Int,
    _ choice: StudioLayers.Choice
  ) -> String? {
    guard let target = converter.values.winner(of: name, in: choice) else { return nil }
    let path = definitions.all[target].path
    let owners = (byPath[path.map(UTF8Name.init)] ?? []).map { definitions.all[$0].set }
    guard layers.areThere(owners, whereverIs: set) else { return nil }
    // Where sets count in another order than before, another token may be seen there.
    guard winner(of: path, in: choice) == target, let draft = try? converter.draft(of: target, in: choice) else {
      return nil
    }
    guard draft.type == type, draft.value.literal == literal, chain(from: target, choice) < Self.maximumChain else {
      return nil
    }
    return path.joined(separator: ".")
  }

  /// The format's limit, with some room.
  private static let maximumChain = 24

  /// The number of references from a definition to a value.
  private func chain(from index: Int, _ choice: StudioLayers.Choice) -> Int {
    var index = index
    var length = 0
    while length < Self.maximumChain, case .string(let text) = definitions.all[index].token.value,
      let name = StudioReference.path(ofWhole: text), let next = converter.values.winner(of: name, in: choice)
    {
      index = next
      length += 1
    }
    return length
  }

  /// The definition that counts for a path in the result.
  private func winner(of path: [String], in choice: StudioLayers.Choice) -> Int? {
    let all = byPath[path.map(UTF8Name.init)] ?? []
    let ranked = all.compactMap { index in
      layers.rank(of: definitions.all[index].set, in: choice).map { (rank: $0, index: index) }
    }
    return ranked.max { ($0.rank, $0.index) < ($1.rank, $1.index) }?.index
  }
}

/// The values of a definition in the contexts where it counts.
struct StudioDrafts {
  /// A value in another context than the default one.
  struct Variation {
    let modifier: Int
    let context: Int
    let choice: StudioLayers.Choice
    let draft: StudioDraft

    init(modifier: Int, context: Int, choice: StudioLayers.Choice, _ draft: StudioDraft) {
      (self.modifier, self.context, self.choice, self.draft) = (modifier, context, choice, draft)
    }
  }

  let home: StudioLayers.Choice
  let draft: StudioDraft
  var variations: [Variation] = []
  /// Contexts without a value, and why.
  var problems: [String] = []

  init(home: StudioLayers.Choice, _ draft: StudioDraft) {
    self.home = home
    self.draft = draft
  }
}

/// Tokens with values that only some contexts have.
struct DifferingTokens {
  struct Place: Hashable {
    let modifier: Int
    let context: Int
  }

  private var tokens: [Place: [ImportedSystem.Token]] = [:]

  mutating func add(_ token: ImportedSystem.Token, at place: Place) { tokens[place, default: []].append(token) }

  /// In the order of modifiers and contexts.
  var all: [(place: Place, tokens: [ImportedSystem.Token])] {
    tokens.sorted { ($0.key.modifier, $0.key.context) < ($1.key.modifier, $1.key.context) }.map { ($0.key, $0.value) }
  }
}

extension ImportedSystem.Token {
  /// Adds the formula of a value as data.
  fileprivate mutating func add(_ formula: WrittenJSON) {
    extensions.removeAll { $0.key == "org.stylespec" }
    extensions.append(.init(key: "org.stylespec", value: .object([.init(key: "formula", value: formula)])))
  }
}
