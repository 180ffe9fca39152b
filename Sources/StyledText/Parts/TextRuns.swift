public import StyleTables

/// A run of text that looks the same all over.
public struct TextRun: Sendable {
  /// Where it is, in UTF-16 units.
  public let range: Range<Int>
  /// Where it is, in UTF-8 units.
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

  /// An attribute that holds here, whether it was set on the run, on its slot or on the whole text; nil for none.
  public subscript<Key: TextAttributeKey>(key: Key.Type) -> Key.Value? { layers[key] }

  /// The style code that holds here; nil for none, and for an explicit style.
  public var style: StyleCode? { layers.style?.code }

  /// What the style here means; nil without a style.
  public var resolved: ResolvedStyle? { layers.style?.resolved }

  /// Every attribute that holds here, in one set, which is made anew at each call.
  public var attributes: TextAttributes { layers.merged }
}

extension StyledText {
  /// The runs of the text, each as long as it can be: neighbors look different. An empty text has none.
  ///
  /// ```swift
  /// let price: StyledText = "¥99 \("¥129", attributes: TextAttributes(strikethrough: .single))"
  /// for run in price.runs { print(run.range, run.attributes) }
  /// print(price.runs.count, price.runs[1].range)  // 2 4..<8
  /// ```
  ///
  /// - Complexity: Constant where runs cannot repeat each other's looks, as in a text that was styled run by
  ///   run; else linear in the number of stored runs.
  public var runs: TextRuns { TextRuns(self) }

  func layers(of look: RunLook) -> Layers {
    Layers(code: code, base: base, slot: attributes(ofSlot: look.slot), overrides: look.overrides)
  }

  /// Whether two runs of this text show the same attributes.
  func looksAlike(_ left: RunLook, _ right: RunLook) -> Bool {
    // What only runs say looks different as soon as it is different.
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
  /// The part that is looked at; nil for all of the text, whose length need not be known.
  let part: Range<TextOffset>?
  /// The stored runs that hold something of it; none where nothing is stored.
  let stored: Range<Int>
  /// The stored runs that look different from the one before; nil if they all do.
  let starts: [Int]?
  /// How many there are.
  public let count: Int

  init(_ text: StyledText, in part: Range<TextOffset>? = nil) {
    self.text = text
    self.part = part
    let isEmpty = part?.isEmpty ?? text.isEmpty
    stored = isEmpty ? 0..<0 : text.stored.indices(in: part)
    starts = text.starts(among: stored)
    count = isEmpty ? 0 : starts?.count ?? Swift.max(stored.count, 1)
  }

  /// 0
  public var startIndex: Int { 0 }
  /// How many there are.
  public var endIndex: Int { count }

  /// The run with a number, which must be less than ``count``, as in an array.
  public subscript(position: Int) -> TextRun {
    precondition(position >= 0 && position < count, "there is no run with this number")
    guard !stored.isEmpty else { return plain }
    let first = starts?[position] ?? stored.lowerBound + position
    let end = end(ofRunAt: position)
    let offsets = text.stored.start(of: first)..<text.stored.runs[end - 1].end
    let layers = text.layers(of: text.stored.runs[first].look)
    return TextRun(part.map(offsets.clamped) ?? offsets, layers)
  }

  /// The stored run behind those of a run.
  private func end(ofRunAt position: Int) -> Int {
    guard let starts else { return stored.lowerBound + position + 1 }
    return position + 1 < starts.count ? starts[position + 1] : stored.upperBound
  }

  /// The only run of a text whose runs have nothing of their own.
  private var plain: TextRun { TextRun(part ?? .zero..<text.content.length, text.layers(of: .plain)) }

  /// Goes through the runs without an allocation.
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
  /// The stored runs among some that look different from the one before; nil if they all do.
  ///
  /// Counting references is most of what going through runs costs, so that attributes are compared only where other
  /// layers say something that they might repeat, or where runs differ in more than attributes.
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
  /// The runs that hold something of a range, which is not empty; nil is the whole text.
  fileprivate func indices(in range: Range<TextOffset>?) -> Range<Int> {
    guard !isPlain, let range else { return 0..<count }
    return index(at: range.lowerBound.utf8)..<index(at: range.upperBound.utf8 - 1) + 1
  }
}
