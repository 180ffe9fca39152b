internal import TokenDiagnostics
internal import TokenModel

/// Which sets count, in which contexts: the themes of a document as modifiers.
///
/// In Tokens Studio, sets count in one order, whatever themes enable them. In a resolver document, a modifier's sets
/// are together. So the sets that always count come first, then the modifiers; a set that always counts and has to
/// replace tokens of a modifier's sets is in all contexts of that modifier.
struct StudioLayers {
  /// The chosen context of each modifier, by its index.
  struct Choice: Hashable {
    var contexts: [Int]
    /// A set that counts in addition: one that no theme enables.
    var addition: Int?
  }

  private(set) var base: [Int]
  private(set) var modifiers: [ImportedSystem.Modifier]
  /// The sets that no theme enables.
  let disabled: [Int]
  private(set) var notes: [ImportNote]

  init(_ document: StudioDocument) {
    let indices = Dictionary(document.sets.enumerated().map { (UTF8Name($1.name), $0) }) { first, _ in first }
    let groups = ThemeGroup.groups(of: document, indices)
    let always = groups.reduce(into: Set<Int>()) { $0.formUnion($1.common) }
    base = groups.isEmpty ? Array(document.sets.indices) : always.sorted()
    modifiers = []
    notes = []
    var names = ModifierNames()
    for group in groups {
      let contexts = group.themes.map { $0.sets.subtracting(always).sorted() }
      guard contexts.contains(where: { !$0.isEmpty }) else {
        notes.append(group.note("its themes enable the same sets, so there is no choice"))
        continue
      }
      let contextNames = names.contexts(group.themes.map(\.name))
      let modifier = ImportedSystem.Modifier(
        name: names.modifier(group.name),
        contexts: zip(contextNames, contexts).map { .init(name: $0, sets: $1) },
        standard: group.standard
      )
      notes += group.notes(becoming: modifier)
      modifiers.append(modifier)
    }
    let enabled = Set(base + modifiers.flatMap { $0.contexts.flatMap(\.sets) })
    disabled = document.sets.indices.filter { !enabled.contains($0) }
    for index in disabled {
      let reason = "no theme enables it; its file is written and not used"
      notes.append(
        ImportNote(
          .changed,
          .structure,
          "set \(document.sets[index].name)",
          became: nil,
          because: [reason],
          at: document.sets[index].location
        )
      )
    }
    let overlaps = SetOverlaps(document)
    moveReplacingSets(overlaps)
    notes += inversions(overlaps, document)
  }

  // MARK: Order

  /// Moves sets of the base that replace tokens of a modifier's sets into all contexts of that modifier.
  private mutating func moveReplacingSets(_ overlaps: SetOverlaps) {
    var isChanged = true
    while isChanged {
      isChanged = false
      for set in base {
        let replaced = overlaps.sets(before: set)
        let last = modifiers.lastIndex { modifier in modifier.contexts.contains { !replaced.isDisjoint(with: $0.sets) }
        }
        guard let last else { continue }
        base.removeAll { $0 == set }
        for context in modifiers[last].contexts.indices {
          modifiers[last].contexts[context].sets = (modifiers[last].contexts[context].sets + [set]).sorted()
        }
        isChanged = true
      }
    }
  }

  /// Sets of two modifiers that count in another order than before.
  private func inversions(_ overlaps: SetOverlaps, _ document: StudioDocument) -> [ImportNote] {
    var notes: [ImportNote] = []
    var reported: Set<[Int]> = []
    for (index, modifier) in modifiers.enumerated() {
      let later = Set(modifiers[(index + 1)...].flatMap { $0.contexts.flatMap(\.sets) })
      for set in Set(modifier.contexts.flatMap(\.sets)).sorted() {
        for other in overlaps.sets(before: set).intersection(later).sorted()
        where reported.insert([set, other]).inserted {
          let (set, other) = (document.sets[set], document.sets[other])
          let reason = "tokens of the set `\(other.name)` now replace its own"
          notes.append(
            ImportNote(.changed, .structure, "set \(set.name)", became: nil, because: [reason], at: set.location)
          )
        }
      }
    }
    return notes
  }

  // MARK: Choices

  /// The default contexts.
  var standard: Choice { Choice(contexts: modifiers.map(\.standard)) }

  /// Whether a set counts.
  func isActive(_ set: Int, in choice: Choice) -> Bool { rank(of: set, in: choice) != nil }

  /// The place of a set's layer: sets of higher layers count more; nil for a set that does not count.
  func rank(of set: Int, in choice: Choice) -> Int? {
    if choice.addition == set { return .max }
    let modifier = modifiers.indices.last { modifiers[$0].contexts[choice.contexts[$0]].sets.contains(set) }
    if let modifier { return modifier + 1 }
    return base.contains(set) ? 0 : nil
  }

  /// Where the values of a set's tokens are seen first: the default contexts, if the set counts there.
  func home(of set: Int) -> Choice {
    if disabled.contains(set) { return Choice(contexts: standard.contexts, addition: set) }
    var choice = standard
    if isActive(set, in: choice) { return choice }
    for (index, modifier) in modifiers.enumerated() {
      guard let context = modifier.contexts.firstIndex(where: { $0.sets.contains(set) }) else { continue }
      choice.contexts[index] = context
      return choice
    }
    return choice
  }

  /// The choices that differ from a set's own by one context, and where the set counts.
  func variations(of set: Int) -> [(modifier: Int, context: Int, choice: Choice)] {
    let home = home(of: set)
    if home.addition != nil { return [] }
    return modifiers.indices.flatMap { modifier in
      modifiers[modifier].contexts.indices.compactMap { context in
        var choice = home
        choice.contexts[modifier] = context
        return choice != home && isActive(set, in: choice) ? (modifier, context, choice) : nil
      }
    }
  }

  /// Whether one of some sets counts in all contexts where a set does.
  func areThere(_ owners: [Int], whereverIs set: Int) -> Bool {
    if disabled.contains(set) { return true }
    if owners.contains(where: base.contains) { return true }
    if base.contains(set) { return modifiers.contains { areThere(owners, in: $0.contexts) } }
    return modifiers.indices.allSatisfy { chosen in
      modifiers[chosen].contexts.filter { $0.sets.contains(set) }.allSatisfy { context in
        areThere(owners, in: [context])
          || modifiers.indices.contains { $0 != chosen && areThere(owners, in: modifiers[$0].contexts) }
      }
    }
  }

  private func areThere(_ owners: [Int], in contexts: [ImportedSystem.Modifier.Context]) -> Bool {
    contexts.allSatisfy { context in owners.contains { context.sets.contains($0) } }
  }

  /// Whether a token of a set may have another value in each context of a modifier: the set always counts, or the
  /// modifier's own contexts have it.
  func canVary(_ set: Int, by modifier: Int) -> Bool {
    base.contains(set) || modifiers[modifier].contexts.contains { $0.sets.contains(set) }
  }

  /// `theme: dark`
  func name(ofContext context: Int, of modifier: Int) -> String {
    "\(modifiers[modifier].name): \(modifiers[modifier].contexts[context].name)"
  }
}

/// The themes of a group.
private struct ThemeGroup {
  struct Theme {
    let name: String
    let sets: Set<Int>
  }

  let name: String
  private(set) var themes: [Theme] = []
  /// The index of the theme that counts if none is chosen.
  private(set) var standard = 0
  private let location: SourceRange
  private var missing: [String] = []

  /// The groups in the order of their first themes. Themes that are in no group are one.
  static func groups(of document: StudioDocument, _ indices: [UTF8Name: Int]) -> [ThemeGroup] {
    var groups: [ThemeGroup] = []
    for theme in document.themes {
      let name = theme.group ?? "theme"
      let index = groups.firstIndex { $0.name.utf8.elementsEqual(name.utf8) } ?? groups.count
      if index == groups.count { groups.append(ThemeGroup(name: name, location: theme.location)) }
      groups[index].add(theme, indices, active: document.active)
    }
    return groups
  }

  private init(name: String, location: SourceRange) {
    self.name = name
    self.location = location
  }

  private mutating func add(_ theme: StudioDocument.Theme, _ indices: [UTF8Name: Int], active: [String]) {
    let found = theme.sets.map { (name: $0, index: indices[UTF8Name($0)]) }
    missing += found.filter { $0.index == nil }.map(\.name)
    themes.append(Theme(name: theme.name, sets: Set(found.compactMap(\.index))))
    let names = ["\(theme.group ?? "")/\(theme.name)", theme.name]
    if active.contains(where: { path in names.contains { $0.utf8.elementsEqual(path.utf8) } }) {
      standard = themes.count - 1
    }
  }

  /// The sets of all themes.
  var common: Set<Int> { themes.dropFirst().reduce(themes.first?.sets ?? []) { $0.intersection($1.sets) } }

  func note(_ reason: String) -> ImportNote {
    ImportNote(.changed, .structure, "themes \(name)", became: nil, because: [reason] + missingReasons, at: location)
  }

  func notes(becoming modifier: ImportedSystem.Modifier) -> [ImportNote] {
    let result = "modifier \(modifier.name): \(modifier.contexts.map(\.name).joined(separator: ", "))"
    let grade: ImportNote.Grade = missingReasons.isEmpty ? .exact : .changed
    return [
      ImportNote(grade, .structure, "themes \(name)", became: result, because: missingReasons, at: location)
    ]
  }

  private var missingReasons: [String] {
    missing.uniquedNames.map { "the set `\($0)` does not exist" }
  }
}

/// The sets that have tokens in common.
private struct SetOverlaps {
  /// By set: the sets before it with tokens of the same name.
  private var before: [Int: Set<Int>] = [:]

  init(_ document: StudioDocument) {
    var sets: [UTF8Name: [Int]] = [:]
    for (index, set) in document.sets.enumerated() {
      for token in set.tokens {
        let name = UTF8Name(token.name)
        if sets[name]?.last != index { sets[name, default: []].append(index) }
      }
    }
    for all in Set(sets.values) where all.count > 1 {
      for (position, set) in all.enumerated() { before[set, default: []].formUnion(all[..<position]) }
    }
  }

  func sets(before set: Int) -> Set<Int> { before[set] ?? [] }
}
