extension StyledText: Hashable {
  /// Texts are equal when they look the same: the same words, code unit by code unit, with the same attributes on each,
  /// whichever layer an attribute was set in and however the text came about. Of empty texts, what
  /// they give to the text to come is compared. So, without templates, equal texts are replaced equally.
  ///
  /// `é` as one scalar and as two are different texts: they are counted differently.
  ///
  /// - Complexity: linear in the text and its runs, but for copies of one text, which are known without looking.
  public static func == (left: Self, right: Self) -> Bool {
    if left.sharesStorage(with: right) { return true }
    guard left.content.hasSameUTF8(as: right.content) else { return false }
    if left.isEmpty { return left.isReplacedAlike(right) }
    if left.stored.isPlain && right.stored.isPlain {
      return left.layers(of: .plain).looksLike(right.layers(of: .plain))
    }
    var others = right.runs.makeIterator()
    for run in left.runs {
      guard let other = others.next(), run.utf8Range == other.utf8Range, run.layers.looksLike(other.layers) else {
        return false
      }
    }
    return others.next() == nil
  }

  /// Equal texts hash the same.
  ///
  /// - Complexity: linear in the text and its runs.
  public func hash(into hasher: inout Hasher) {
    var content = content
    content.withUTF8 { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
    for run in runs {
      hasher.combine(run.utf8Range.upperBound)
      hasher.combine(run.layers.lookHash)
    }
  }
}

extension StyledText {
  /// Whether the text looks the same all over.
  var hasOneLook: Bool {
    stored.count <= 1
      || LookSharing(runs: stored, base: attributes).onlyLook(in: 0..<content.utf8.count) != nil
  }

  /// Whether an empty text gives the same looks to the text to come as another one.
  private func isReplacedAlike(_ other: StyledText) -> Bool {
    let (own, others) = (lastText, other.lastText)
    guard own.hasOneLook, others.hasOneLook else { return !own.isEmpty && !others.isEmpty && own == others }
    return own.layers(of: own.stored.common).looksLike(others.layers(of: others.stored.common))
  }

  /// What an empty text remembers, as a text; itself where it remembers nothing.
  private var lastText: StyledText {
    guard let remembered = extras?.remembered else { return self }
    var text = self
    (text.content, text.stored, text.extras) = (remembered.text, remembered.runs, nil)
    return text
  }

  /// Whether this is a copy of another text, or as good as one.
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

  /// Whether the code units are the same; `==` would go by canonical equivalence.
  package func hasSameUTF8(as other: String) -> Bool {
    guard utf8.count == other.utf8.count else { return false }
    return utf8.withContiguousStorageIfAvailable { own in
      other.utf8.withContiguousStorageIfAvailable { own.equalCount(with: $0) == own.count }
    }.flatMap { $0 } ?? utf8.elementsEqual(other.utf8)
  }
}
