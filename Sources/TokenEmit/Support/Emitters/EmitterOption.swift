/// Something that can be configured about the outputs of a format.
package struct EmitterOption: Sendable {
  /// The kind of its values, and its default.
  package enum Kind: Sendable {
    /// A text, which may be empty only if that is the default.
    case text(String)
    /// One of a few words.
    case choice(String, of: [String])
    /// `true` or `false`.
    case flag(Bool)
  }

  /// The value of an option.
  package enum Value: Sendable, Hashable {
    /// A text, or one of several words.
    case text(String)
    case flag(Bool)
  }

  /// As the configuration writes it.
  package let name: String
  /// Its values, and its default.
  package let kind: Kind
  /// One sentence without a full stop.
  package let summary: String
  /// The problem of a text as a value, such as "is not a selector of CSS"; nil for a valid one.
  package let problem: @Sendable (String) -> String?
  /// The choices that `true` and `false` mean; nil where they are not valid.
  package let flag: (on: String, off: String)?

  init(
    _ name: String,
    _ kind: Kind,
    summary: String,
    flag: (on: String, off: String)? = nil,
    problem: @escaping @Sendable (String) -> String? = { _ in nil }
  ) {
    self.name = name
    self.kind = kind
    self.summary = summary
    self.flag = flag
    self.problem = problem
  }

  /// Its default.
  package var defaultValue: Value {
    switch kind {
    case .text(let text), .choice(let text, _): .text(text)
    case .flag(let flag): .flag(flag)
    }
  }
}

/// The options of one output, with defaults for those not set.
package struct EmitterOptions: Sendable, Hashable {
  private var values: [String: EmitterOption.Value]
  /// The names of the options that a configuration sets, even to their defaults.
  private let configured: Set<String>

  /// The options of a format, with their configured values. Nothing is checked.
  package init(_ options: [EmitterOption], _ configured: [String: EmitterOption.Value] = [:]) {
    values = Dictionary(options.map { ($0.name, $0.defaultValue) }) { first, _ in first }
    values.merge(configured) { $1 }
    self.configured = Set(configured.keys)
  }

  /// The text, or the chosen word, of an option that the format has.
  func text(_ name: String) -> String {
    if case .text(let text)? = values[name] { text } else { "" }
  }

  /// Whether a configuration sets an option.
  func isConfigured(_ name: String) -> Bool { configured.contains(name) }

  /// The value of a flag that the format has.
  func flag(_ name: String) -> Bool {
    if case .flag(let flag)? = values[name] { flag } else { false }
  }
}
