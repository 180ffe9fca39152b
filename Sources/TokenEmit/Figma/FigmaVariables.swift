internal import TokenModel

/// The variables of all tokens, in their order.
struct FigmaVariables {
  private(set) var all: [FigmaVariable] = []
  private var places: [FigmaSource: Int] = [:]

  /// Finds the variables of an input. Contexts that the compile chose are the only ones of their modifiers.
  init(_ input: EmitterInput, _ report: inout EmitterReport) {
    let tokens = input.catalog.tokens
    let reader = FigmaReader(input.catalog, openModifiers: ModifierSet(input.unchosenModifiers))
    var names = FigmaNames()
    var losses = FigmaLosses()
    for token in tokens.indices {
      guard let found = reader.read(token, &report) else { continue }
      var lost = found.losses
      let path = tokens.path(of: token)
      let name = names.make(for: path)
      if !found.values.isEmpty, name != FigmaNames.wanted(for: path) { lost.insert(.names) }
      losses.add(lost, of: token)
      for value in found.values {
        let source = FigmaSource(token: token, part: value.part)
        places[source] = all.count
        all.append(FigmaVariable(source, name: name + value.part, scope: value.scope, found.contexts, value.cells))
      }
    }
    losses.report(about: input.catalog, &report)
  }

  /// The variable that another one is an alias of in some contexts: one that has the same value there. Nil for a
  /// variable with a value of its own.
  func target(of variable: FigmaVariable, in selection: ContextSelection) -> FigmaVariable? {
    let cell = variable.cell(in: selection)
    guard let place = cell.reference.flatMap({ places[$0] }) else { return nil }
    let target = all[place]
    return target.type == variable.type && target.cell(in: selection).value == cell.value ? target : nil
  }
}

/// Reads tokens in all contexts as values of variables.
private struct FigmaReader {
  /// What a token becomes.
  struct Found {
    let contexts: FigmaContexts
    var values: [(part: [String], scope: FigmaScope?, cells: [FigmaVariable.Cell])] = []
    var losses: Set<FigmaLoss> = []
  }

  private let tokens: TokenSet
  private let resolved: ResolvedTokens
  private let lengths: LengthReading
  private let openModifiers: ModifierSet

  init(_ catalog: Catalog, openModifiers: ModifierSet) {
    tokens = catalog.tokens
    resolved = catalog.resolved
    lengths = catalog.lengths
    self.openModifiers = openModifiers
  }

  /// The values of a token; nil for one without any, whose mistake was reported, or is now.
  func read(_ token: TokenID, _ report: inout EmitterReport) -> Found? {
    let modifiers = resolved.modifiers(of: token).modifiers.filter(openModifiers.contains)
    guard let contexts = FigmaContexts(of: modifiers, in: tokens.modifiers) else {
      report.tooEntangled(TooEntangled(modifiers: modifiers), token: token, of: tokens)
      return nil
    }
    let selections = contexts.selections
    let values = selections.map { try? resolved.value(of: token, in: $0).value }
    guard values.contains(where: { $0 != nil }) else { return nil }
    let parts = values.map { $0.map { FigmaParts(of: $0, lengths) } }
    let references = selections.map { self.references(of: token, in: $0) }

    var found = Found(contexts: contexts)
    found.losses = parts.reduce(into: []) { $0.formUnion($1?.losses ?? []) }
    for part in Self.distinctParts(parts) {
      let cells = zip(parts, references).compactMap { parts, references in
        parts?.parts.first { $0.name == part.name }.map { same in
          FigmaVariable.Cell(value: same.value, reference: references(part.name))
        }
      }
      if cells.count == parts.count, cells.allSatisfy({ $0.value.type == part.value.type }) {
        found.values.append((part.name, part.scope, cells))
      } else {
        found.losses.insert(.gaps)
      }
    }
    return found
  }

  /// A part of each name that any context has, in order.
  private static func distinctParts(_ parts: [FigmaParts?]) -> [FigmaPart] {
    var known: Set<[String]> = []
    return parts.flatMap { $0?.parts ?? [] }.filter { known.insert($0.name).inserted }
  }

  /// What a token refers to in some contexts, for each of its parts.
  private func references(of token: TokenID, in selection: ContextSelection) -> (_ part: [String]) -> FigmaSource? {
    guard let slot = tokens.chosenSlot(of: token, in: selection) else { return { _ in nil } }
    if let reference = slot.reference {
      let target = self.token(of: reference)
      return { part in target.map { FigmaSource(token: $0, part: part) } }
    }
    let targets = slot.figmaParts.compactMapValues { $0.reference.flatMap(self.token) }
    return { part in targets[part].map { FigmaSource(token: $0, part: []) } }
  }

  /// The token that a reference means whole, in the same contexts; nil for another reference, which Figma cannot have.
  private func token(of reference: TokenReference) -> TokenID? {
    reference.part.isEmpty && reference.pin == .always ? resolved.index[reference.path] : nil
  }
}
