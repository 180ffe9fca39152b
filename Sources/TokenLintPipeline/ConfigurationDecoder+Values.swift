internal import TokenDiagnostics
internal import TokenLint
internal import TokenModel
internal import TokenYAML

extension ConfigurationDecoder {
  /// The entries of a mapping whose keys are known; others are reported.
  mutating func entries(
    of node: YAMLNodeID,
    allowed: [String],
    in record: String
  ) -> [(key: String, value: YAMLNodeID)] {
    guard expect(.mapping, node, for: record) else { return [] }
    return tree.entries(of: node).compactMap { key, value in
      let name = tree.text(of: key)
      if allowed.contains(name) { return (name, value) }
      report(.unknownConfigurationKey(name, in: record, allowed: allowed, at: tree.range(of: key)))
      return nil
    }
  }

  mutating func expect(_ kind: YAMLKind, _ node: YAMLNodeID, for what: String) -> Bool {
    let actual = tree.kind(of: node)
    if actual == kind { return true }
    report(
      .configuration(
        .wrongKind,
        "\(what) is \(kind.nameWithArticle), not \(actual.nameWithArticle)",
        at: tree.range(of: node)
      )
    )
    return false
  }

  /// The value of an option; nil when it is none, which is reported.
  mutating func optionValue(_ node: YAMLNodeID, _ option: RuleOption) -> OptionValue? {
    let name = "`\(option.name)`"
    switch option.kind {
    case .number(_, let range): return number(node, in: range, for: name).map(OptionValue.number)
    case .choice(_, let words): return choice(node, of: words, for: name).map(OptionValue.text)
    case .flag: return choice(node, of: ["true", "false"], for: name).map { .flag($0 == "true") }
    case .texts: return .texts(texts(node, for: name, option.problem))
    case .table(_, let keys): return table(node, keys: keys, option.problem, for: name).map(OptionValue.table)
    }
  }

  /// One of a few words.
  mutating func choice(_ node: YAMLNodeID, of words: [String], for what: String) -> String? {
    guard expect(.scalar, node, for: what) else { return nil }
    let word = tree.text(of: node)
    if words.contains(word) { return word }
    report(.unknownWord(word, for: what, words: words, at: tree.range(of: node)))
    return nil
  }

  /// A text, or a list of them.
  mutating func texts(
    _ node: YAMLNodeID,
    for what: String,
    _ problem: (String) -> String? = { _ in nil }
  ) -> [String] {
    guard tree.kind(of: node) == .sequence else { return text(node, for: what, problem).map { [$0] } ?? [] }
    var texts: [String] = []
    for element in tree.elements(of: node) {
      if let text = text(element, for: "an element of \(what)", problem) { texts.append(text) }
    }
    return texts
  }

  private mutating func text(_ node: YAMLNodeID, for what: String, _ problem: (String) -> String?) -> String? {
    guard expect(.scalar, node, for: what) else { return nil }
    let text = tree.text(of: node)
    guard let problem = problem(text) else { return text }
    report(.configuration(.unknownValue, "`\(text)` \(problem)", at: tree.range(of: node)))
    return nil
  }

  private mutating func table(
    _ node: YAMLNodeID,
    keys: [String]?,
    _ problem: (String) -> String?,
    for what: String
  ) -> [String: [String]]? {
    guard expect(.mapping, node, for: what) else { return nil }
    var table: [String: [String]] = [:]
    for (key, value) in tree.entries(of: node) {
      let name = tree.text(of: key)
      if let keys, !keys.contains(name) {
        report(.unknownConfigurationKey(name, in: what, allowed: keys, at: tree.range(of: key)))
      } else {
        table[name] = texts(value, for: "`\(name)`", problem)
      }
    }
    return table
  }

  private mutating func number(_ node: YAMLNodeID, in range: ClosedRange<Double>, for what: String) -> Double? {
    guard expect(.scalar, node, for: what) else { return nil }
    guard let value = try? FixedDecimal(parsing: tree.utf8(of: node)) else {
      let message = "`\(tree.text(of: node))` is no number for \(what); write plain digits, such as 0.5"
      report(.configuration(.invalidNumber, message, at: tree.range(of: node)))
      return nil
    }
    guard range.contains(value.doubleValue) else {
      let message =
        "\(what) is \(value); it goes from \(RuleOption.spelled(range.lowerBound)) to \(RuleOption.spelled(range.upperBound))"
      report(.configuration(.outOfRange, message, at: tree.range(of: node)))
      return nil
    }
    return value.doubleValue
  }
}
