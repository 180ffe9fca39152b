internal import TokenModel

/// The options of the format.
struct DTCGOptions {
  /// The files that tokens with contexts are written to.
  enum Layout: String, CaseIterable {
    /// All in the resolver document.
    case one
    /// A file for each set of tokens, beside the resolver document.
    case sets
  }

  /// What becomes of references.
  enum References: String, CaseIterable {
    case keep
    /// Values instead of references.
    case resolve
  }

  /// The language of the files.
  enum Format: String, CaseIterable {
    case json, yaml

    /// A document in the language.
    func bytes(of document: WrittenJSON) -> [UInt8] {
      switch self {
      case .json: JSONText(document).bytes
      case .yaml: YAMLText(document).bytes
      }
    }
  }

  var layout = Layout.one
  var references = References.keep
  var codes = false
  var format = Format.json

  /// The standard options.
  init() {}

  init(_ options: EmitterOptions) {
    layout = Layout(rawValue: options.text("layout")) ?? .one
    references = References(rawValue: options.text("references")) ?? .keep
    codes = options.flag("codes")
    format = Format(rawValue: options.text("format")) ?? .json
  }

  static let all = [
    EmitterOption(
      "layout",
      .choice(Layout.one.rawValue, of: Layout.allCases.map(\.rawValue)),
      summary: "whether all tokens are in one file, or each set of them in its own"
    ),
    EmitterOption(
      "references",
      .choice(References.keep.rawValue, of: References.allCases.map(\.rawValue)),
      summary: "whether references stay, or become the values that they lead to"
    ),
    EmitterOption("codes", .flag(false), summary: "whether the codes are also tokens: the text and the color of each"),
    EmitterOption(
      "format",
      .choice(Format.json.rawValue, of: Format.allCases.map(\.rawValue)),
      summary: "whether the files are JSON or YAML"
    ),
  ]
}
