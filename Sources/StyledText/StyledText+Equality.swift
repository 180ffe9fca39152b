extension StyledText: Hashable {
  /// Returns whether two texts look the same: the same code units with the same attributes, in whichever layers the
  /// attributes were set. For empty texts and placeholders, this also compares the attributes for the next text. So,
  /// without templates, equal texts are replaced equally.
  ///
  /// `é` as one scalar and as two are different texts, because their lengths differ.
  ///
  /// - Complexity: Linear in the text and its runs; O(1) for copies of one text.
  public static func == (left: Self, right: Self) -> Bool {
    if left.sharesStorage(with: right) { return true }
    guard left.content.hasSameUTF8(as: right.content) else { return false }
    if left.isEmpty { return left.isReplacedAlike(right) }
    return left.hasSameRuns(as: right) && (!left.hasTextBelow && !right.hasTextBelow || left.isReplacedAlike(right))
  }

  /// Hashes the code units and their attributes, and those of a remembered text.
  ///
  /// - Complexity: Linear in the text and its runs.
  public func hash(into hasher: inout Hasher) {
    hashShown(into: &hasher)
    let below = textBelow
    if hasTextBelow, !below.hasOneLook { below.hashShown(into: &hasher) }
  }

  private var hasTextBelow: Bool { extras?.remembered != nil }

  private func hasSameRuns(as other: StyledText) -> Bool {
    if stored.isPlain && other.stored.isPlain {
      return layers(of: .plain).looksLike(other.layers(of: .plain))
    }
    var others = other.runs.makeIterator()
    for run in runs {
      guard let other = others.next(), run.utf8Range == other.utf8Range, run.layers.looksLike(other.layers) else {
        return false
      }
    }
    return others.next() == nil
  }

  private func hashShown(into hasher: inout Hasher) {
    var content = content
    content.withUTF8 { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
    for run in runs {
      hasher.combine(run.utf8Range.upperBound)
      hasher.combine(run.layers.lookHash)
    }
  }
}

extension StyledText {
  /// Whether this is stored like another text, layer by layer, so that both look the same and behave the same under all
  /// further edits.
  package func isStored(as other: StyledText) -> Bool {
    if sharesStorage(with: other) { return true }
    return code == other.code && content.hasSameUTF8(as: other.content) && base == other.base && stored == other.stored
      && extras?.template == other.extras?.template && extras?.remembered == other.extras?.remembered
      && extras?.values == other.extras?.values
  }

  /// Whether all of the text has the same attributes.
  var hasOneLook: Bool {
    stored.count <= 1
      || LookSharing(runs: stored, base: attributes).onlyLook(in: 0..<content.utf8.count) != nil
  }

  /// Whether the text that follows an empty text or a placeholder gets the same attributes as for the other text.
  private func isReplacedAlike(_ other: StyledText) -> Bool {
    let (own, others) = (textBelow, other.textBelow)
    guard own.hasOneLook, others.hasOneLook else { return !own.isEmpty && !others.isEmpty && own == others }
    return own.layers(of: own.stored.common).looksLike(others.layers(of: others.stored.common))
  }

  /// Whether this shares its storage with another text, like a copy.
  private func sharesStorage(with other: StyledText) -> Bool {
    code == other.code && base.storage === other.base.storage && extras === other.extras
      && stored.sharesStorage(with: other.stored) && content.sharesStorage(with: other.content)
  }
}

extension String {
  /// Whether the code units are the same bytes in memory.
  fileprivate func sharesStorage(with other: String) -> Bool {
    utf8.count == other.utf8.count
      && utf8.withContiguousStorageIfAvailable { own in
        other.utf8.withContiguousStorageIfAvailable { own.baseAddress == $0.baseAddress }
      }.flatMap { $0 } ?? false
  }

  /// Whether the code units are the same; `==` compares by canonical equivalence.
  package func hasSameUTF8(as other: String) -> Bool {
    guard utf8.count == other.utf8.count else { return false }
    return utf8.withContiguousStorageIfAvailable { own in
      other.utf8.withContiguousStorageIfAvailable { own.equalCount(with: $0) == own.count }
    }.flatMap { $0 } ?? utf8.elementsEqual(other.utf8)
  }
}
