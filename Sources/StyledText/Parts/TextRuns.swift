public import StyleTables

/// A range of text with the same attributes.
public struct TextRun: Sendable {
  /// The range, in UTF-16 units.
  public let range: Range<Int>
  /// The range, in UTF-8 units.
  public let utf8Range: Range<Int>
  let layers: Layers

  init(_ range: Range<TextOffset>, _ layers: Layers) {
    self.range = range.utf16
    utf8Range = range.utf8
    self.layers = layers
  }

  var offsets: Range<TextOffset> {
    TextOffset(
      utf8: utf8Range.lowerBound,
      utf16: range.lowerBound
    )..<TextOffset(utf8: utf8Range.upperBound, utf16: range.upperBound)
  }

  /// The value of an attribute of the run, whether it was set on the run, on its slot or on the whole text; nil if it
  /// was not set. If the run's style leaves the color open, it has the color of the style below.
  public subscript<Key: TextAttributeKey>(key: Key.Type) -> Key.Value? { layers[key] }

  /// The style code of the run; nil without a style, and for an explicit style.
  public var style: StyleCode? { layers.style?.code }

  /// The values of the run's style; nil without a style. Its color is nil if the style leaves it open, whatever shows
  /// through.
  public var resolved: ResolvedStyle? { layers.style?.resolved }

  /// All attributes of the run, in a set that is created on each call. On its own, the set looks like the run: it
  /// includes a color that shows through from a lower layer's style.
  public var attributes: TextAttributes { layers.merged }
}

extension StyledText {
  /// The runs of the text, each as long as possible: neighbors look different. An empty text does not have runs.
  ///
  /// ```swift
  /// let price: StyledText = "¥99 \("¥129", attributes: TextAttributes(strikethrough: .single))"
  /// for run in price.runs { print(run.range, run.attributes) }
  /// print(price.runs.count, price.runs[1].range)  // 2 4..<8
  /// ```
  ///
  /// - Complexity: O(1) if adjacent runs cannot look the same, as in a text that was styled run by run; otherwise
  ///   linear in the number of stored runs.
  public var runs: TextRuns { TextRuns(self) }

  func layers(of look: RunLook) -> Layers {
    Layers(code: code, base: base, slot: attributes(ofSlot: look.slot), overrides: look.overrides)
  }

  /// Whether two runs of this text show the same attributes.
  func looksAlike(_ left: RunLook, _ right: RunLook) -> Bool {
    // Without other layers, different attributes always look different.
    let isHidden = !base.isEmpty || (code != nil && (left.overrides.hasStyle || right.overrides.hasStyle))
    guard isHidden || left.slot >= 0 || right.slot >= 0 else { return left.overrides == right.overrides }
    return layers(of: left).looksLike(layers(of: right))
  }

  func attributes(ofSlot slot: Int32) -> TextAttributes {
    guard slot >= 0, let template = extras?.template else { return TextAttributes() }
    return template.attributes(ofSlot: Int(slot))
  }
}

/// The runs of a text, or of a part of it, in text order. Their positions are those of the whole text.
public struct TextRuns: RandomAccessCollection, Sendable {
  let text: StyledText
  /// The part that the runs belong to; nil for all of the text, whatever its length.
  let part: Range<TextOffset>?
  /// The stored runs that overlap the part.
  let stored: Range<Int>
  /// The stored runs that look different from the previous one; nil if all of them do.
  let starts: [Int]?
  /// The number of runs.
  public let count: Int

  init(_ text: StyledText, in part: Range<TextOffset>? = nil) {
    self.text = text
    self.part = part
    let isEmpty = part?.isEmpty ?? text.isEmpty
    stored = isEmpty ? 0..<0 : text.stored.indices(in: part)
    starts = text.starts(among: stored)
    count = isEmpty ? 0 : starts?.count ?? Swift.max(stored.count, 1)
  }

  /// 0.
  public var startIndex: Int { 0 }
  /// The number of runs.
  public var endIndex: Int { count }

  /// The run at an index, which must be less than ``count``.
  public subscript(position: Int) -> TextRun {
    precondition(position >= 0 && position < count, "there is no run with this number")
    guard !stored.isEmpty else { return plain }
    let first = starts?[position] ?? stored.lowerBound + position
    let end = end(ofRunAt: position)
    let offsets = text.stored.start(of: first)..<text.stored.runs[end - 1].end
    let layers = text.layers(of: text.stored.runs[first].look)
    return TextRun(part.map(offsets.clamped) ?? offsets, layers)
  }

  /// The index of the first stored run after those of a run.
  private func end(ofRunAt position: Int) -> Int {
    guard let starts else { return stored.lowerBound + position + 1 }
    return position + 1 < starts.count ? starts[position + 1] : stored.upperBound
  }

  /// The only run of a text without attributes on runs.
  private var plain: TextRun { TextRun(part ?? .zero..<text.content.length, text.layers(of: .plain)) }

  /// An iterator that does not allocate.
  public struct Iterator: IteratorProtocol {
    let runs: TextRuns
    var position = 0

    /// The next run; nil after the last one.
    public mutating func next() -> TextRun? {
      guard position < runs.count else { return nil }
      defer { position += 1 }
      return runs[position]
    }
  }

  /// Starts at the first run.
  public func makeIterator() -> Iterator { Iterator(runs: self) }
}

extension StyledText {
  /// The stored runs in a range that look different from the previous one; nil if they all do.
  ///
  /// Reference counting is most of the cost of enumerating runs. So attributes are compared only if they may repeat
  /// those of other layers, or if runs differ in more than attributes.
  fileprivate func starts(among runs: Range<Int>) -> [Int]? {
    let mayRepeatStyle = code != nil && stored.traits.contains(.styles)
    let isAlone = base.isEmpty && extras?.template == nil && !mayRepeatStyle
    guard !isAlone || stored.traits.contains(.takenOver), runs.count > 1 else { return nil }
    var starts: [Int]?
    for index in runs.dropFirst() {
      let isSure = isAlone && stored.hasSameNotes(index - 1, index)
      if !isSure, looksAlike(stored.runs[index - 1].look, stored.runs[index].look) {
        if starts == nil { starts = Array(runs.lowerBound..<index) }
      } else {
        starts?.append(index)
      }
    }
    return starts
  }
}

extension RunList {
  /// The runs that overlap a range, which must not be empty; nil for the whole text.
  fileprivate func indices(in range: Range<TextOffset>?) -> Range<Int> {
    guard !isPlain, let range else { return 0..<count }
    return index(at: range.lowerBound.utf8)..<index(at: range.upperBound.utf8 - 1) + 1
  }
}
