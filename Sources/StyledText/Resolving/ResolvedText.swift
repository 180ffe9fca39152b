public import StyleTables

/// A text whose attributes have been resolved for a context, ready to be drawn.
public struct ResolvedText: Sendable {
  /// A range of text with the same attributes.
  public struct Run: Sendable, Hashable {
    /// In UTF-16 units.
    public let range: Range<Int>
    /// In UTF-8 units.
    public let utf8Range: Range<Int>
    /// The index of its attributes in ``ResolvedText/sets``.
    public let attributesIndex: Int

    /// The same as ``attributesIndex``.
    @available(*, deprecated, renamed: "attributesIndex")
    public var set: Int { attributesIndex }
  }

  /// The text before its attributes were resolved.
  package let source: StyledText
  /// The text as a string.
  public var text: String { source.content }
  /// The context that it was resolved for.
  public let context: StyleContext
  /// The different sets of attributes, each once, in the order in which they first appear.
  public let sets: [ResolvedAttributes]
  /// The runs, in text order; none for an empty text. A run of the text is split where the line metrics of its
  /// paragraphs differ.
  public let runs: [Run]

  /// The attributes of a run of this text.
  public subscript(run: Run) -> ResolvedAttributes { sets[run.attributesIndex] }
}

extension StyledText {
  /// Returns the text with its attributes resolved for a context, paragraph by paragraph: see <doc:Paragraphs>.
  ///
  /// ```swift
  /// let price = StyledText("¥99 \("¥129", style: .t12_gray3_regular)", style: .t14_red_bold)
  /// let shown = price.resolved(in: StyleContext(appearance: .dark, host: .label))
  /// for run in shown.runs { print(run.range, shown[run].size ?? 0) }
  /// ```
  ///
  /// - Complexity: Linear in the text and in the number of runs. Each different set of attributes is resolved once for
  ///   each different line metrics of its paragraphs, however many runs have it.
  public func resolved(in context: StyleContext) -> ResolvedText {
    let (places, looks) = resolvedLooks(in: context)
    let rule = context.host.rule
    guard looks.count > 1, looks.contains(where: { $0.style?.metrics != nil }) else {
      // All paragraphs have the same line metrics.
      return resolved(places, looks.map { $0.resolvedAlone(rule: rule) }, in: context)
    }
    var builder = ResolvedRunBuilder(looks: looks, rule: rule)
    builder.add(places, in: content.paragraphPlaces)
    return ResolvedText(source: self, context: context, sets: builder.sets, runs: builder.runs)
  }

  /// Returns the resolved text for a layout that determines metrics line by line: each run has the line metrics of its
  /// own style, regardless of the rest of its paragraph. So a part of a text looks the same as in the whole text.
  package func resolvedForLines(in context: StyleContext) -> ResolvedText {
    let (places, looks) = resolvedLooks(in: context)
    return resolved(places, looks.map(\.resolvedForLines), in: context)
  }

  /// Returns the attributes that text without its own attributes has in a context, in a separate paragraph. Also works
  /// for an empty text.
  public func resolvedAttributes(in context: StyleContext) -> ResolvedAttributes {
    ResolvedLook(attributes, in: context).resolvedAlone(rule: context.host.rule)
  }

  /// Returns the same for a layout that determines metrics line by line.
  package func resolvedAttributesForLines(in context: StyleContext) -> ResolvedAttributes {
    ResolvedLook(attributes, in: context).resolvedForLines
  }

  private func resolved(
    _ places: [LookPlace],
    _ sets: [ResolvedAttributes],
    in context: StyleContext
  ) -> ResolvedText {
    let runs = places.map { ResolvedText.Run(range: $0.range, utf8Range: $0.utf8Range, attributesIndex: $0.look) }
    return ResolvedText(source: self, context: context, sets: sets, runs: runs)
  }

  private func resolvedLooks(in context: StyleContext) -> ([LookPlace], [ResolvedLook]) {
    var indices: [LookKey: Int] = [:]
    var looks: [ResolvedLook] = []
    let places = runs.map { run in
      let key = LookKey(layers: run.layers)
      let index = indices[key] ?? looks.count
      if index == looks.count {
        indices[key] = index
        looks.append(ResolvedLook(run.attributes, in: context))
      }
      return LookPlace(range: run.range, utf8Range: run.utf8Range, look: index)
    }
    return (places, looks)
  }
}

/// A range of the text and the index of its look.
struct LookPlace {
  let range: Range<Int>
  let utf8Range: Range<Int>
  let look: Int
}

/// Layers as the key of a dictionary: they are equal if they look alike, and need not be merged.
struct LookKey: Hashable {
  let layers: Layers

  static func == (left: Self, right: Self) -> Bool { left.layers.looksLike(right.layers) }
  func hash(into hasher: inout Hasher) { hasher.combine(layers.lookHash) }
}
