public import StyleTables

/// A text whose attributes have been resolved for a context, ready to be drawn.
public struct ResolvedText: Sendable {
  /// A stretch that looks the same all over.
  public struct Run: Sendable, Hashable {
    /// In UTF-16 units.
    public let range: Range<Int>
    /// In UTF-8 units.
    public let utf8Range: Range<Int>
    /// The number of its attributes in ``ResolvedText/sets``.
    public let set: Int
  }

  /// The words.
  public let text: String
  /// The context that it was resolved for.
  public let context: StyleContext
  /// The different sets of attributes, each once, in the order in which they first appear.
  public let sets: [ResolvedAttributes]
  /// The stretches, in text order; none for an empty text.
  public let runs: [Run]

  /// What a stretch of this text looks like.
  public subscript(run: Run) -> ResolvedAttributes { sets[run.set] }
}

extension StyledText {
  /// The text with its attributes resolved for a context. Each different set of attributes is resolved once, however
  /// many stretches have it; beside that, linear in the number of stretches.
  public func resolved(in context: StyleContext) -> ResolvedText {
    var numbers: [LookKey: Int] = [:]
    var sets: [ResolvedAttributes] = []
    let runs = runs.map { run in
      let key = LookKey(layers: run.layers)
      let number = numbers[key] ?? sets.count
      if number == sets.count {
        numbers[key] = number
        sets.append(ResolvedAttributes(run.attributes, in: context))
      }
      return ResolvedText.Run(range: run.range, utf8Range: run.utf8Range, set: number)
    }
    return ResolvedText(text: content, context: context, sets: sets, runs: runs)
  }

  /// What words without attributes of their own look like in a context: also for a text that is empty.
  public func resolvedAttributes(in context: StyleContext) -> ResolvedAttributes {
    ResolvedAttributes(attributes, in: context)
  }
}

/// Layers as the key of a dictionary: equal when they look alike, without being merged.
struct LookKey: Hashable {
  let layers: Layers

  static func == (left: Self, right: Self) -> Bool { left.layers.looksLike(right.layers) }
  func hash(into hasher: inout Hasher) { hasher.combine(layers.lookHash) }
}
