internal import TokenModel
internal import TokenPerception

/// The contexts that two versions have in common, by number.
struct CommonContexts {
  /// The selections of the old version, and of the new one.
  let old: [ContextSelection]
  let new: [ContextSelection]
  /// The names of the contexts that are not standard ones in the new version; empty where all are.
  private let names: [[String]]

  /// How many combinations are compared; of more, those with one context that is not standard.
  private static let limit = 256

  init(_ old: Modifiers, _ new: Modifiers) {
    let common = new.indices.compactMap { modifier -> Common? in
      guard let other = old.firstIndex(where: { $0.name == new[modifier].name }) else { return nil }
      let contexts = new[modifier].contexts.indices.compactMap { context -> (ContextID, ContextID)? in
        let name = new[modifier].contexts[context]
        return old[other].contexts.firstIndex(of: name).map { ($0, context) }
      }
      return Common(old: other, new: modifier, standard: new[modifier].standard, contexts: contexts)
    }
    var choices: [[Choice]] = [[]]
    let count = common.reduce(1) { $0 * max($1.contexts.count, 1) }
    if count <= Self.limit {
      for modifier in common { choices = choices.flatMap { choice in modifier.choices.map { choice + [$0] } } }
    } else {
      choices += common.flatMap { $0.choices.map { [$0] } }
    }
    self.old = choices.map { ContextSelection(Dictionary(uniqueKeysWithValues: $0.map(\.old))) }
    self.new = choices.map { ContextSelection(Dictionary(uniqueKeysWithValues: $0.map(\.new))) }
    names = choices.map { choice in
      choice.filter { !$0.isStandard }.map { new[$0.new.0].contexts[$0.new.1] }
    }
  }

  /// A modifier of both versions.
  private struct Common {
    let old: ModifierID
    let new: ModifierID
    let standard: ContextID
    let contexts: [(old: ContextID, new: ContextID)]

    var choices: [Choice] {
      contexts.map { Choice(old: (old, $0.old), new: (new, $0.new), isStandard: $0.new == standard) }
    }
  }

  private struct Choice {
    let old: (ModifierID, ContextID)
    let new: (ModifierID, ContextID)
    let isStandard: Bool
  }

  /// The differences of two values, each with the contexts that it is in.
  func changes(from old: [TokenValue?], to new: [TokenValue?]) -> [(words: Wording, value: ValueChange)] {
    var groups = Groups<Pair<TokenValue?, TokenValue?>, Int>()
    for number in old.indices where old[number] != new[number] {
      groups.add(number, to: Pair(one: old[number], other: new[number]))
    }
    return groups.all.map { values, numbers in
      // As few contexts as tell the change.
      let contexts = numbers.map { names[$0] }.min { $0.count < $1.count } ?? []
      let place = contexts.map { "\(name: $0) " as Wording }.joined("")
      let name = contexts.isEmpty ? "value" : contexts.joined(separator: " ")
      let words: Wording =
        switch (values.one, values.other) {
        case (let old?, let new?):
          "\(place)\(Self.texts(old, new))\(Self.difference(old, new))"
        case (nil, let new?): "\(place)\(name: new.line), was not there"
        case (let old?, nil): "\(place)is not there, was \(name: old.line)"
        case (nil, nil): ""
        }
      let change = ValueChange(
        name: name,
        old: values.one.map { .text($0.line) },
        new: values.other.map { .text($0.line) },
        color: nil
      )
      return (words, change)
    }
  }

  /// Two values in one line each. Colors of sRGB are hex digits, unless these are equal.
  private static func texts(_ old: TokenValue, _ new: TokenValue) -> Wording {
    let hexes = (old: old.hexOfSRGB ?? old.line, new: new.hexOfSRGB ?? new.line)
    let texts = hexes.old == hexes.new ? (old: old.line, new: new.line) : hexes
    return "\(name: texts.old) → \(name: texts.new)"
  }

  /// How different two colors look on white.
  private static func difference(_ old: TokenValue, _ new: TokenValue) -> Wording {
    guard case .color(let old) = old, case .color(let new) = new, let old = old.value, let new = new.value else {
      return ""
    }
    let difference = old.difference(from: new, on: Appearance.light.usualBackground)
    return ", \(Wording(difference: difference))"
  }
}

extension TokenValue {
  fileprivate var hexOfSRGB: String? {
    guard case .color(let color) = self, color.color?.space == .srgb else { return nil }
    return color.value?.hex
  }
}
