internal import TokenDiagnostics
internal import TokenYAML

extension ConfigurationDecoder {
  /// The entries of a mapping whose keys are known; others are reported.
  func entries(
    of node: NodeID,
    allowed: [String],
    in record: String
  ) -> [(key: String, value: NodeID)] {
    // A file or a value of comments alone is a mapping without entries.
    if isNull(node) { return [] }
    guard expect(.mapping, node, for: record) else { return [] }
    return tree.entries(of: node).compactMap { key, value in
      let name = tree.text(of: key)
      if allowed.contains(name) { return (name, value) }
      reportUnknownKey(key, in: record, allowed: allowed)
      return nil
    }
  }

  func mistake(_ node: NodeID, expected: NodeKind, for what: String) -> Diagnostic? { nil }

  private func reportUnknownKey(_ key: NodeID, in record: String, allowed: [String]) {
    let name = tree.text(of: key)
    let nearest = NearestNames(to: name, among: allowed)
    report(.unknownKey(name, in: record, allowed: allowed, nearest: nearest, at: tree.range(of: key)))
  }

  /// The value of an option; nil for an invalid one, which is reported. Its texts are added to `places`, with their
  /// ranges.
  func optionValue(_ node: NodeID, of option: RuleOption, into places: inout [OptionText]) -> OptionValue? {
    let name = "`\(option.name)`"
    switch option.kind {
    case .number(_, let range): return number(node, in: range, for: name).map(OptionValue.number)
    case .choice(_, let words): return choice(node, of: words, for: name).map(OptionValue.text)
    case .flag: return flag(node, for: name).map(OptionValue.flag)
    case .texts:
      let texts = texts(node, for: name, option.problem)
      places += texts.map { OptionText(option: option.name, text: $0.text, range: $0.range) }
      return .texts(texts.map(\.text))
    case .words(_, let words):
      let nodes = tree.kind(of: node) == .sequence ? Array(tree.elements(of: node)) : [node]
      return .texts(nodes.compactMap { choice($0, of: words, for: name) })
    case .table(_, let keys): return table(node, keys: keys, of: option, into: &places).map(OptionValue.table)
    }
  }

  /// One of a few words.
  /// One of some words. `true` and `false` are others for two of them, if there is a `flag`.
  func choice(
    _ node: NodeID,
    of words: [String],
    for what: String,
    flag: (on: String, off: String)? = nil
  ) -> String? {
    guard expect(.scalar, node, for: what) else { return nil }
    let word = tree.text(of: node)
    if let flag, isPlain(node), ["true", "false"].contains(word) { return word == "true" ? flag.on : flag.off }
    return expect(oneOf: words, word, for: what, at: tree.range(of: node)) ? word : nil
  }

  func flag(_ node: NodeID, for what: String) -> Bool? {
    guard let word = choice(node, of: ["true", "false"], for: what) else { return nil }
    guard isPlain(node) else {
      report(.quoted(word, "a text, not a flag", at: tree.range(of: node)))
      return nil
    }
    return word == "true"
  }

  /// A text, or a list of them, with their ranges.
  func texts(
    _ node: NodeID,
    for what: String,
    _ problem: (String) -> String? = { _ in nil }
  ) -> [(text: String, range: SourceRange)] {
    guard tree.kind(of: node) == .sequence else { return text(node, for: what, problem).map { [$0] } ?? [] }
    var texts: [(text: String, range: SourceRange)] = []
    for element in tree.elements(of: node) {
      if let text = text(element, for: "an element of \(what)", problem) { texts.append(text) }
    }
    return texts
  }

  /// A text that is not empty.
  func text(
    _ node: NodeID,
    for what: String,
    _ problem: (String) -> String? = { _ in nil }
  ) -> (text: String, range: SourceRange)? {
    guard expect(.scalar, node, for: what) else { return nil }
    let text = tree.text(of: node)
    guard let problem = text.isEmpty ? "is empty; \(what) needs a text" : problem(text) else {
      return (text, tree.range(of: node))
    }
    report(Diagnostic(of: UnknownValue.self, message: "`\(text)` \(problem)", at: tree.range(of: node)))
    return nil
  }

  private func table(
    _ node: NodeID,
    keys: [String]?,
    of option: RuleOption,
    into places: inout [OptionText]
  ) -> [String: [String]]? {
    let what = "`\(option.name)`"
    guard expect(.mapping, node, for: what) else { return nil }
    var table: [String: [String]] = [:]
    for (key, value) in tree.entries(of: node) {
      let name = tree.text(of: key)
      if let keys, !keys.contains(name) {
        reportUnknownKey(key, in: what, allowed: keys)
        continue
      }
      if keys == nil {
        places.append(
          OptionText(option: option.name, key: name, isKey: true, text: name, range: tree.range(of: key))
        )
      }
      let texts = texts(value, for: "`\(name)`", option.problem)
      places += texts.map { OptionText(option: option.name, key: name, text: $0.text, range: $0.range) }
      table[name] = texts.map(\.text)
    }
    return table
  }

  /// A number as YAML has it: `9`, `0.5`, `1e2`.
  private func number(_ node: NodeID, in range: ClosedRange<Double>, for what: String) -> Double? {
    guard expect(.scalar, node, for: what) else { return nil }
    let text = tree.text(of: node)
    guard text.utf8.allSatisfy("0123456789.+-eE".utf8.contains), let value = Double(text), value.isFinite else {
      let advice = "write plain digits such as `14` or `0.5`"
      report(.invalidNumber(text, for: what, advice: advice, at: tree.range(of: node)))
      return nil
    }
    guard isPlain(node) else {
      report(.quoted(text, "a text, not a number", at: tree.range(of: node)))
      return nil
    }
    guard range.contains(value) else {
      report(
        .outOfRange(
          text,
          for: what,
          from: RuleOption.spelled(range.lowerBound),
          to: RuleOption.spelled(range.upperBound),
          at: tree.range(of: node)
        )
      )
      return nil
    }
    return value
  }

  /// Whether a node is YAML's null: nothing, `~` or `null`, without quotes.
  func isNull(_ node: NodeID) -> Bool {
    tree.kind(of: node) == .scalar && isPlain(node) && ["", "~", "null", "Null", "NULL"].contains(tree.text(of: node))
  }

  /// Whether a scalar is written without quotes, and not as a block.
  private func isPlain(_ node: NodeID) -> Bool { tree.form(of: node) != .quoted }
}
