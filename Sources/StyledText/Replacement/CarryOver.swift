/// Words that stay keep their attributes, replaced words hand theirs on.
struct CarryOver {
  let old: String
  let runs: RunList
  let new: String
  /// The stretches of the old text that are one thing, in UTF-8 units and text order.
  let atoms: [Range<Int>]

  /// The looks of the new text, and where positions went.
  func assembly() -> Assembly {
    var (old, new) = (old, new)
    return old.withUTF8 { oldBytes in
      new.withUTF8 { assembly(oldBytes, $0) }
    }
  }

  private func assembly(_ oldBytes: UnsafeBufferPointer<UInt8>, _ newBytes: UnsafeBufferPointer<UInt8>) -> Assembly {
    let ends = CommonEnds(oldBytes, newBytes).outside(atoms)
    var numbering = TokenNumbering()
    let oldTokens = tokens(of: old, oldBytes, ends, &numbering)
    let newTokens = tokens(of: new, newBytes, ends, &numbering)
    var diff = TokenDiff(old: oldTokens, new: newTokens)
    var sources = diff.run()
    tearAtoms(oldTokens, &sources)
    var writer = CarryOverWriter(old: oldBytes, new: newBytes, runs: runs, oldTokens: oldTokens, newTokens: newTokens)
    return writer.write(sources, ends, looksAlike: old.isEmpty ? .plain : runs.look(at: 0))
  }

  private func tokens(
    of text: String,
    _ bytes: UnsafeBufferPointer<UInt8>,
    _ ends: CommonEnds,
    _ numbering: inout TokenNumbering
  ) -> [DiffToken] {
    let middle = ends.prefix..<bytes.count - ends.suffix
    guard !middle.isEmpty else { return [] }
    return numbering.number(WordSegmenter.tokens(of: text, in: middle), in: bytes)
  }

  /// An atom whose text did not stay together is none any more: what is left of it is taken for other words.
  private func tearAtoms(_ tokens: [DiffToken], _ sources: inout [TokenSource]) {
    guard !atoms.isEmpty else { return }
    var places = [Int](repeating: -1, count: tokens.count)
    for (place, source) in sources.enumerated() {
      if let token = source.same { places[token] = place }
    }
    for atom in atoms {
      guard let first = tokens.firstIndex(endingAfter: atom.lowerBound) else { return }
      let parts = places[first...].indices.prefix { tokens[$0].start < atom.upperBound }
      let isWhole = parts.allSatisfy { places[$0] >= 0 && places[$0] == places[first] + $0 - first }
      guard !isWhole else { continue }
      for part in parts where places[part] >= 0 { sources[places[part]] = .replacing(part) }
    }
  }
}

extension [DiffToken] {
  /// The first token that ends behind an offset.
  fileprivate func firstIndex(endingAfter offset: Int) -> Int? {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if self[middle].end <= offset { low = middle + 1 } else { high = middle }
    }
    return low < count ? low : nil
  }
}
