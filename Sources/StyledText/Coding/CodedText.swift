/// The coded form of a text.
struct CodedText: Codable {
  struct Remembered: Codable {
    var text: String
    var runs: [Int]
  }

  /// In the first version, square brackets in a template were literals. In the second one, only an empty text
  /// remembered another one.
  static let versions = 1...3

  /// The first version that can express the text, so that older libraries can read it.
  var version = versions.lowerBound
  var text = ""
  var attributes: TextAttributes?
  /// The different sets of attributes that runs have.
  var sets: [TextAttributes]?
  /// For each run its length in UTF-16 units, the index of its set or -1, and its ``AttributeOrigin``.
  var runs: [Int]?
  var template: CodedTemplate?
  var remembered: Remembered?
  /// Values that were set for slots before there was a template.
  var values: [String: String]?

  /// The runs as numbers; nil if runs do not have attributes. Slots are not included, since the template determines
  /// them.
  mutating func addRuns(_ list: RunList) -> [Int]? {
    guard list.runs.contains(where: { !$0.look.overrides.isEmpty }) else { return nil }
    var indices = Dictionary((sets ?? []).enumerated().map { ($1, $0) }) { first, _ in first }
    var start = 0
    var coded: [Int] = []
    coded.reserveCapacity(list.count * 3)
    for run in list.runs {
      let kind = [index(of: run.look.overrides, &indices), Int(run.look.origin.rawValue)]
      if coded.suffix(2) == kind[...] {
        coded[coded.count - 3] += run.end.utf16 - start
      } else {
        coded += [run.end.utf16 - start] + kind
      }
      start = run.end.utf16
    }
    return coded
  }

  private mutating func index(of set: TextAttributes, _ indices: inout [TextAttributes: Int]) -> Int {
    guard !set.isEmpty else { return -1 }
    if let index = indices[set] { return index }
    let index = indices.count
    indices[set] = index
    if sets == nil { sets = [] }
    sets?.append(set)
    return index
  }
}

/// The coded form of a template and its slots.
struct CodedTemplate: Codable {
  var source: String
  /// The last text that was set as a whole.
  var text: String?
  /// The text that is shown instead of the template.
  var placeholder: String?
  var values: [String: String]
  var attributes: [String: TextAttributes]
  /// The vanished pieces with their own attributes, in the order of the template.
  var vanished: [Vanished]?

  struct Vanished: Codable {
    /// The piece's index in the template.
    var piece: Int
    var text: String
    var runs: [Int]
  }

  init(_ state: TemplateState) {
    source = state.template.source
    text = state.text
    placeholder = state.placeholder
    values = state.values
    attributes = state.attributes
  }

  /// Whether the source has square brackets, which are syntax since the second version.
  var hasBrackets: Bool { source.utf8.contains { $0 == UInt8(ascii: "[") || $0 == UInt8(ascii: "]") } }
}

extension CodedText {
  mutating func setValues(_ values: [String: String]) {
    guard !values.isEmpty else { return }
    version = max(version, 2)
    self.values = values
  }

  mutating func setRemembered(_ remembered: RememberedText) {
    if !text.isEmpty { version = 3 }
    self.remembered = Remembered(text: remembered.text, runs: addRuns(remembered.runs) ?? [])
  }

  mutating func setTemplate(_ state: TemplateState) {
    var coded = CodedTemplate(state)
    if coded.hasBrackets { version = 2 }
    if state.placeholder != nil { version = 3 }
    let vanished = state.vanished.sorted { $0.key < $1.key }.map { piece, looks in
      CodedTemplate.Vanished(piece: piece, text: looks.text, runs: addRuns(looks.runs) ?? [])
    }
    if !vanished.isEmpty { coded.vanished = vanished }
    template = coded
  }
}

extension CodedText {
  /// Decodes the form. Later versions are refused before their keys are read.
  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    version = try container.decode(Int.self, forKey: .version)
    guard Self.versions.contains(version) else {
      let message =
        "version \(version) of a coded text; this version of StyledText reads versions up to \(Self.versions.upperBound)"
      throw DecodingError.dataCorruptedError(forKey: .version, in: container, debugDescription: message)
    }
    text = try container.decode(String.self, forKey: .text)
    attributes = try container.decodeIfPresent(TextAttributes.self, forKey: .attributes)
    sets = try container.decodeIfPresent([TextAttributes].self, forKey: .sets)
    runs = try container.decodeIfPresent([Int].self, forKey: .runs)
    template = try container.decodeIfPresent(CodedTemplate.self, forKey: .template)
    remembered = try container.decodeIfPresent(Remembered.self, forKey: .remembered)
    values = try container.decodeIfPresent([String: String].self, forKey: .values)
  }
}
