/// Finds words that people write instead of an amount, such as `Free` or `Sold out`.
///
/// They count as amounts if they are not in both texts: `Free $25` has as many parts as `$5 $20`. If one text has fewer
/// amounts, other words are its missing amounts if both texts have the same signs, with a part between each two of
/// them: `$5 / $20` and `Ask / $25`.
struct AmountsInWords {
  private let words: [ComparedWord]
  private let bytes: UnsafeBufferPointer<UInt8>
  /// The words of the other text.
  private let others: Set<UInt64>

  /// More bytes than this are not compared with the known phrases.
  private static let longestPhrase = 48
  /// More words than this, on each side of an amount, are not looked at.
  private static let mostShared = 4

  init(_ words: [ComparedWord], of bytes: UnsafeBufferPointer<UInt8>, besides others: [ComparedWord]) {
    self.words = words
    self.bytes = bytes
    self.others = others.reduce(into: []) { folded, word in if word.isOfLetters { folded.insert(word.folded) } }
  }

  /// The known phrases, in text order.
  func knownPhrases() -> [Range<Int>] { phrases().compactMap { amount(in: $0) } }

  /// The phrases at the positions of the other text's amounts, if both texts have the same signs with a part between
  /// each two of them; else empty.
  func phrases(atAmountsOf other: AmountsInWords) -> [Range<Int>] {
    let (parts, otherParts) = (parts(), other.parts())
    guard parts.count == otherParts.count else { return [] }
    var ranges: [Range<Int>] = []
    var wasPart = false
    for (part, otherPart) in zip(parts, otherParts) {
      let (word, otherWord) = (words[part.lowerBound], other.words[otherPart.lowerBound])
      let isPart = word.isPart && otherWord.isPart
      guard isPart ? !wasPart : word.id == otherWord.id else { return [] }
      if isPart, word.kind != .amount, otherWord.kind == .amount { ranges.append(part) }
      wasPart = isPart
    }
    return ranges
  }

  /// The phrases, and the other words one by one.
  private func parts() -> [Range<Int>] {
    var parts: [Range<Int>] = []
    for phrase in phrases() {
      parts += ((parts.last?.upperBound ?? 0)..<phrase.lowerBound).map { $0..<$0 + 1 }
      parts.append(phrase)
    }
    return parts + ((parts.last?.upperBound ?? 0)..<words.count).map { $0..<$0 + 1 }
  }

  /// The rows of words with letters, and of signs inside of words, as in `N/A`. In scripts without spaces between
  /// words, a space ends a row.
  private func phrases() -> [Range<Int>] {
    var phrases: [Range<Int>] = []
    for index in words.indices where words[index].isOfLetters {
      if let last = phrases.last, isNext(index, after: last.upperBound - 1) {
        phrases[phrases.count - 1] = last.lowerBound..<index + 1
      } else {
        phrases.append(index..<index + 1)
      }
    }
    return phrases
  }

  private func isNext(_ next: Int, after previous: Int) -> Bool {
    if next == previous + 2 {
      return words[previous + 1].kind == .symbol && touch(previous, previous + 1) && touch(previous + 1, next)
    }
    guard next == previous + 1 else { return false }
    let hasSpaces = words[previous].kind != .ideograph && words[next].kind != .ideograph
    return hasSpaces || touch(previous, next)
  }

  private func touch(_ first: Int, _ second: Int) -> Bool { words[first].end == words[second].start }

  /// The longest amount in a phrase, if any: the phrase, or all of it except words that are in both texts, such as a
  /// label.
  private func amount(in phrase: Range<Int>) -> Range<Int>? {
    guard let own = phrase.first(where: { !isShared($0) }), own - phrase.lowerBound <= Self.mostShared else {
      return nil
    }
    let after = phrase.suffix(Self.mostShared).reversed().prefix { isShared($0) }.count
    for start in phrase.lowerBound...own {
      for end in (phrase.upperBound - after...phrase.upperBound).reversed() where end > own {
        if isAmount(start..<end) { return start..<end }
      }
    }
    return nil
  }

  private func isShared(_ index: Int) -> Bool { others.contains(words[index].folded) }

  private func isAmount(_ phrase: Range<Int>) -> Bool {
    let range = words[phrase.lowerBound].start..<words[phrase.upperBound - 1].end
    guard range.count <= Self.longestPhrase else { return false }
    let text = String(decoding: UnsafeBufferPointer(rebasing: bytes[range]), as: UTF8.self)
    return Self.known.contains(text.lowercased())
  }
}

extension ComparedWord {
  /// Whether it is an item of a list, not a sign between two items.
  fileprivate var isPart: Bool { isOfLetters || kind == .amount || kind == .atom }
}

extension WordNumbering {
  /// Turns words that represent amounts into amounts.
  mutating func joinAmountsInWords(
    _ old: inout [ComparedWord],
    of oldBytes: UnsafeBufferPointer<UInt8>,
    _ new: inout [ComparedWord],
    of newBytes: UnsafeBufferPointer<UInt8>
  ) {
    let (oldCount, newCount) = (old.amountCount, new.amountCount)
    guard oldCount > 0 || newCount > 0 else { return }
    let inOld = AmountsInWords(old, of: oldBytes, besides: new)
    let inNew = AmountsInWords(new, of: newBytes, besides: old)
    var (oldPhrases, newPhrases) = (inOld.knownPhrases(), inNew.knownPhrases())
    if oldPhrases.isEmpty, newPhrases.isEmpty {
      if oldCount < newCount { oldPhrases = inOld.phrases(atAmountsOf: inNew) }
      if newCount < oldCount { newPhrases = inNew.phrases(atAmountsOf: inOld) }
    }
    old = joined(old, oldPhrases, in: oldBytes)
    new = joined(new, newPhrases, in: newBytes)
  }

  /// The words, with an amount for each of some phrases.
  private mutating func joined(
    _ words: [ComparedWord],
    _ phrases: [Range<Int>],
    in bytes: UnsafeBufferPointer<UInt8>
  ) -> [ComparedWord] {
    guard !phrases.isEmpty else { return words }
    var joined: [ComparedWord] = []
    var next = 0
    for phrase in phrases {
      joined += words[next..<phrase.lowerBound]
      let (start, end) = (words[phrase.lowerBound].start, words[phrase.upperBound - 1].end)
      joined.append(number(JoinedWord(start: start, end: end, kind: .amount), in: bytes))
      next = phrase.upperBound
    }
    return joined + words[next...]
  }
}

extension AmountsInWords {
  /// Phrases for a missing price, stock or value, in lower case.
  private static let known = Set(
    phrasesByLanguage.split(whereSeparator: { $0 == "," || $0 == "\n" }).map { phrase in
      String(phrase.drop { $0 == " " })
    }
  )

  private static let phrasesByLanguage = """
    free, for free, complimentary, included, no charge, zero, none, n/a, n.a, tba, tbc, tbd, unknown, unlimited
    sold out, out of stock, unavailable, not available, coming soon, on request, price on request, call for price
    gratis, kostenlos, umsonst, frei, inklusive, ausverkauft, vergriffen, nicht verfügbar, auf anfrage, k.a
    gratuit, gratuite, offert, offerte, inclus, épuisé, épuisée, indisponible, en rupture, sur demande, n/d, n.d
    gratuito, gratuita, incluido, incluida, agotado, agotada, sin existencias, no disponible, sin costo
    grátis, incluído, esgotado, esgotada, indisponível, incluso, esaurito, esaurita, non disponibile, omaggio
    uitverkocht, niet beschikbaar, inbegrepen, slutsåld, slutsålt, udsolgt, utsolgt, ingår, ilmainen, loppuunmyyty
    za darmo, bezpłatnie, darmowy, wyprzedane, niedostępne, brak, zdarma, vyprodáno, zadarmo, vypredané, ingyenes, elfogyott
    бесплатно, даром, распродано, продано, нет в наличии, н/д, безкоштовно, розпродано, δωρεάν, εξαντλήθηκε
    ücretsiz, bedava, tükendi, stokta yok, miễn phí, hết hàng, percuma, habis
    免费, 免費, 赠送, 赠品, 售罄, 已售罄, 售完, 已售完, 卖完, 缺货, 缺貨, 无货, 無貨, 暂无, 暂缺, 已抢光
    抢光, 补货中, 敬请期待, 即将上市, 面议, 待定, 未定, 无, 無, 不限, 不适用, 不適用, 完售, 暂无报价, 已下架
    無料, タダ, 込み, 完売, 売切れ, 売り切れ, 品切れ, 在庫切れ, 在庫なし, 近日発売, なし, 該当なし
    무료, 공짜, 품절, 매진, 없음, 미정, 포함, 준비중
    مجاني, مجانية, مجانا, مجانًا, نفد, نفدت, نفدت الكمية, غير متوفر, غير متاح, חינם, אזל, אזל המלאי, לא זמין
    ฟรี, หมด, สินค้าหมด, ไม่มี, मुफ़्त, मुफ्त, निःशुल्क, निशुल्क, स्टॉक में नहीं
    """
}
