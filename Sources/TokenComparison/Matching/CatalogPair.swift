internal import TokenModel

/// Two versions of one catalog, and their matches.
struct CatalogPair {
  let old: CodeTable
  let new: CodeTable
  let tokens: TokenMatch
  private(set) var codes: CodeMatch
  let emoji: EmojiMatch
  let looks: (old: [CodeLook], new: [CodeLook])

  init(_ old: CodeTable, _ new: CodeTable) {
    self.old = old
    self.new = new
    var numberings = Looks.Numberings()
    let oldLooks = Looks(old.catalog, &numberings)
    let newLooks = Looks(new.catalog, &numberings)
    looks = (old.codes.map { oldLooks.look(of: $0) }, new.codes.map { newLooks.look(of: $0) })
    tokens = TokenMatch(old.catalog, new.catalog)
    emoji = EmojiMatch(old.catalog.emoji, new.catalog.emoji)
    codes = CodeMatch(from: old, to: new, tokens: tokens, looks: looks)
  }

  /// The same versions with one pair of codes alone, which may have nothing to do with each other.
  func pairing(_ old: Int, with new: Int) -> CatalogPair {
    var pair = self
    pair.codes = CodeMatch(pairing: old, with: new, of: (self.old.codes.count, self.new.codes.count))
    return pair
  }

  /// Codes that are in both versions, by their numbers.
  typealias Numbers = (old: Int, new: Int)

  func change(_ pair: Numbers) -> CodeChange { CodeChange(old: old.name(pair.old), new: new.name(pair.new)) }

  /// A code's entries in its catalog's lists, before and after.
  func axisTokens(of pair: Numbers) -> (old: CodeTokens, new: CodeTokens) {
    (old.catalog.tokens(of: old.codes[pair.old]), new.catalog.tokens(of: new.codes[pair.new]))
  }

  /// The tokens that a code has its metrics from, before and after.
  func metrics(of pair: Numbers) -> Pair<ComparedToken, ComparedToken> {
    Pair(one: old.metrics(of: old.codes[pair.old]), other: new.metrics(of: new.codes[pair.new]))
  }

  /// A finding about codes that are in both versions.
  func finding(
    _ change: Change,
    of subject: Subject,
    saying message: Wording,
    effects: [Wording] = [],
    values: [ValueChange] = [],
    codes: [Numbers]
  ) -> Finding {
    finding(
      change,
      of: subject,
      saying: message,
      effects: effects,
      values: values,
      changes: codes.map { self.change($0) }
    )
  }

  func finding(
    _ change: Change,
    of subject: Subject,
    saying message: Wording,
    effects: [Wording] = [],
    values: [ValueChange] = [],
    changes: [CodeChange]
  ) -> Finding {
    Finding(
      change: change,
      catalog: new.catalog.name.value,
      subject: subject,
      message: message,
      effects: effects,
      values: values,
      codes: changes
    )
  }

  /// Groups the codes that are in both versions by a cause; those without one are left out. In the order of the first
  /// code.
  func grouped<Cause: Hashable>(by cause: (Numbers) -> Cause?) -> [(key: Cause, members: [Numbers])] {
    var groups = Groups<Cause, Numbers>()
    for pair in codes.pairs {
      if let cause = cause(pair) { groups.add(pair, to: cause) }
    }
    return groups.all
  }
}

/// Members by key, in the order of the keys' first members.
struct Groups<Key: Hashable, Member> {
  private(set) var all: [(key: Key, members: [Member])] = []
  private var numbers: [Key: Int] = [:]

  mutating func add(_ member: Member, to key: Key) {
    if let number = numbers[key] {
      all[number].members.append(member)
    } else {
      numbers[key] = all.count
      all.append((key, [member]))
    }
  }
}
