internal import TokenModel

/// What a variable is made of: a token, or a part of its value.
struct FigmaSource: Hashable {
  let token: TokenID
  /// The names of the part below the token's own; none for a token that is one variable.
  let part: [String]
}

/// A variable with its values.
struct FigmaVariable {
  /// A value in some contexts.
  struct Cell: Hashable {
    let value: FigmaValue
    /// What the token refers to for the value; nil for a value of its own.
    let reference: FigmaSource?
  }

  let source: FigmaSource
  /// The names of its groups, then its own, as Figma takes them.
  let name: [String]
  /// The property that its kind of value is for; nil if only its name tells.
  let scope: FigmaScope?
  private let contexts: FigmaContexts
  /// By combination of contexts, all of one type.
  private let cells: [Cell]

  /// A variable with a cell for each combination of contexts.
  init(_ source: FigmaSource, name: [String], scope: FigmaScope?, _ contexts: FigmaContexts, _ cells: [Cell]) {
    self.source = source
    self.name = name
    self.scope = scope
    self.contexts = contexts
    self.cells = cells
  }

  /// The type of all its values.
  var type: FigmaType { cells[0].value.type }

  /// The modifiers that its values may depend on.
  var modifiers: [ModifierID] { contexts.modifiers }

  /// The value in some contexts.
  func cell(in selection: ContextSelection) -> Cell { cells[contexts.number(in: selection)] }

  /// Whether two contexts of a modifier make no difference, whatever the others are.
  func isSame(in first: ContextID, and second: ContextID, of modifier: ModifierID) -> Bool {
    let pairs = zip(contexts.numbers(with: first, of: modifier), contexts.numbers(with: second, of: modifier))
    return pairs.allSatisfy { cells[$0] == cells[$1] }
  }
}
