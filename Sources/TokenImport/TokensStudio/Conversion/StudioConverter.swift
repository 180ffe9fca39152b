internal import TokenModel

/// Converts definitions to drafts, in each choice of contexts.
final class StudioConverter {
  let values: StudioValues
  /// Tokens Studio or Penpot.
  let tool: ImportKind
  private var known: [StudioLayers.Choice: [Int: Result<StudioDraft, StudioProblem>]] = [:]

  init(_ values: StudioValues, from tool: ImportKind) {
    self.values = values
    self.tool = tool
  }

  /// The draft of a definition.
  func draft(of index: Int, in choice: StudioLayers.Choice) throws(StudioProblem) -> StudioDraft {
    let definition = values.definitions.all[index]
    // A value that depends on nothing is the same everywhere.
    let choice = definition.hasReferences ? choice : StudioLayers.Choice(contexts: [])
    if let known = known[choice]?[index] { return try known.get() }
    let result = Result { () throws(StudioProblem) in try made(definition, index, choice) }
    known[choice, default: [:]][index] = result
    return try result.get()
  }

  private func made(
    _ definition: StudioDefinitions.Definition,
    _ index: Int,
    _ choice: StudioLayers.Choice
  ) throws(StudioProblem) -> StudioDraft {
    let token = definition.token
    if let parts = try composite(token.value, definition.kind, choice) { return parts }
    if definition.kind.canBeGradient, case .string(let text) = token.value, StudioGradient.isOne(text) {
      return try gradient(text, choice)
    }
    let value = try values.value(of: index, in: choice)
    if definition.kind.canBeGradient, case .text(let text) = value, StudioGradient.isOne(text) {
      return alias(of: token.value, try gradient(text, choice))
    }
    if case .composite(let json) = value, let parts = try composite(json, definition.kind, choice) {
      return alias(of: token.value, parts)
    }
    var draft = try scalar(value, definition.kind)
    if definition.kind == .color, let modify = StudioModify(token.annotations.extensions) {
      draft.formula = .object([.init(key: "color", value: token.value), .init(key: "modify", value: modify.json)])
      draft.changes.append(Self.computed)
      return draft
    }
    let isReference = reference(in: token.value) != nil
    if !isReference, case .string(let text) = token.value, isComputed(text, definition.kind) {
      draft.formula = token.value
      draft.changes.append(Self.computed)
    }
    return alias(of: token.value, draft)
  }

  private static let computed = "computed; the formula is kept as data"

  /// A part of a value, as a reference if it is one.
  func part(
    _ json: WrittenJSON,
    _ kind: StudioKind,
    _ choice: StudioLayers.Choice
  ) throws(StudioProblem) -> StudioDraft {
    var draft = try scalar(try values.value(of: json, kind, choice), kind)
    if case .string(let text) = json, reference(in: json) == nil, isComputed(text, kind) {
      draft.changes.append("a formula is written as its value")
    }
    return alias(of: json, draft)
  }

  /// A value without parts. A line height without a unit is not the same in both tools.
  private func scalar(_ value: StudioValue, _ kind: StudioKind) throws(StudioProblem) -> StudioDraft {
    if kind == .lineHeight, tool == .penpot, let factor = Self.factor(value) {
      return StudioDraft(
        "number",
        .number(factor.digits),
        changes: ["a line height without a unit is a factor of the font size, as in Penpot"]
          + StudioScalars.rounding(factor)
      )
    }
    return try StudioScalars.draft(value, kind)
  }

  private static func factor(_ value: StudioValue) -> ExactNumber? {
    guard let quantity = try? StudioScalars.quantity(value, "a line height").quantity, quantity.unit.isEmpty else {
      return nil
    }
    return quantity.number
  }

  private func alias(of json: WrittenJSON, _ draft: StudioDraft) -> StudioDraft {
    guard let name = reference(in: json) else { return draft }
    var alias = StudioDraft(
      draft.type,
      .reference(name: name, type: draft.type, draft.value.literal),
      // What is different about the target is said there.
      changes: []
    )
    alias.formula = draft.formula
    return alias
  }

  private func reference(in json: WrittenJSON) -> String? {
    if case .string(let text) = json { StudioReference.path(ofWhole: text) } else { nil }
  }

  private func isComputed(_ text: String, _ kind: StudioKind) -> Bool {
    StudioReference.isIn(text) || kind.isNumeric && StudioExpression(text) != nil
  }

  /// The draft of a value with parts; nil for another one.
  private func composite(
    _ json: WrittenJSON,
    _ kind: StudioKind,
    _ choice: StudioLayers.Choice
  ) throws(StudioProblem) -> StudioDraft? {
    switch (json, kind) {
    case (.object, .typography): try typography(json, choice)
    case (.object, .border): try border(json, choice)
    case (.object, .shadow): try shadow(json, choice)
    case (.array(let layers), .shadow): try shadows(layers, choice)
    case (.object, .gradient): try gradient(json, choice)
    case (.array(let stops), .gradient): try gradient(of: stops, choice)
    default: nil
    }
  }
}
