/// Something that can be configured about a rule.
package struct RuleOption: Sendable {
  /// The kind of its values, and its default.
  package enum Kind: Sendable {
    /// A number in a range.
    case number(Double, in: ClosedRange<Double>)
    /// One of a few words.
    case choice(String, of: [String])
    /// `true` or `false`.
    case flag(Bool)
    /// A list of texts.
    case texts([String])
    /// A list of some of a few words.
    case words([String], of: [String])
    /// A text, or a list of texts, for each of some names; nil for names of any kind.
    case table([String: [String]], keys: [String]?)
  }

  /// As the configuration writes it.
  package let name: String
  /// Its values, and its default.
  package let kind: Kind
  /// One sentence without a full stop.
  package let summary: String
  /// The problem of a text as a value, such as "is not a regular expression"; nil for a valid one.
  package let problem: @Sendable (String) -> String?
  /// The things in a spec that the texts name; nil if they name nothing.
  package let names: OptionNames?

  init(
    _ name: String,
    _ kind: Kind,
    summary: String,
    names: OptionNames? = nil,
    problem: @escaping @Sendable (String) -> String? = { _ in nil }
  ) {
    self.name = name
    self.kind = kind
    self.summary = summary
    self.names = names
    self.problem = problem
  }

  /// A number of an option as people write it: `2`, `0.5`.
  package static func spelled(_ number: Double) -> String { Int(exactly: number).map(String.init) ?? String(number) }

  /// Its default.
  package var defaultValue: OptionValue {
    switch kind {
    case .number(let number, _): .number(number)
    case .choice(let word, _): .text(word)
    case .flag(let flag): .flag(flag)
    case .texts(let texts), .words(let texts, _): .texts(texts)
    case .table(let table, _): .table(table)
    }
  }
}

/// The value of an option.
package enum OptionValue: Sendable, Hashable {
  case number(Double)
  case text(String)
  case flag(Bool)
  case texts([String])
  case table([String: [String]])
}

/// The options of one rule, with defaults for those not set.
package struct RuleOptions: Sendable {
  private var values: [String: OptionValue]

  /// The options of a rule, with their configured values.
  package init(_ options: [RuleOption], _ configured: [String: OptionValue] = [:]) {
    values = Dictionary(options.map { ($0.name, $0.defaultValue) }) { first, _ in first }
    values.merge(configured) { $1 }
  }

  func number(_ name: String) -> Double {
    if case .number(let number)? = values[name] { number } else { 0 }
  }

  func text(_ name: String) -> String {
    if case .text(let text)? = values[name] { text } else { "" }
  }

  func flag(_ name: String) -> Bool {
    if case .flag(let flag)? = values[name] { flag } else { false }
  }

  func texts(_ name: String) -> [String] {
    if case .texts(let texts)? = values[name] { texts } else { [] }
  }

  func table(_ name: String) -> [String: [String]] {
    if case .table(let table)? = values[name] { table } else { [:] }
  }
}
