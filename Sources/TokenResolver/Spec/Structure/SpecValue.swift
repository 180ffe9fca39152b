internal import TokenModel

/// The values of a key or of a table's entries.
indirect enum SpecValue: Sendable {
  /// The version of the format.
  case version
  /// Any single value, never a reference.
  case text
  /// `true`, `false` or a text, never a reference.
  case flag
  /// `true` or `false`.
  case boolean
  /// A single value that is a name.
  case name(SpecName)
  /// One of a few words.
  case words([String])
  case number(ClosedRange<FixedDecimal>, isWhole: Bool)
  /// A number, or the one word that may replace it.
  case numberOrWord(ClosedRange<FixedDecimal>, String)
  /// A color in hex digits, or as a function of CSS.
  case literalColor
  /// A color, or a reference to one, where text is seen on it.
  case ground
  /// A name template with these placeholders.
  case template(placeholders: [String])
  /// A text around one `{name}`, which is the name of an emoji.
  case emojiCode
  /// A path relative to the file, never a reference.
  case path
  /// A token that is declared elsewhere in the spec, by its name.
  case token
  /// A pattern of names.
  case pattern
  /// Names of tokens, each with its value.
  case table(SpecName, of: SpecValue)
  /// The same, or also a choice of tokens of token files, by the keys of ``SpecRecord/selection(in:)``.
  case section(RootKey, of: SpecValue)
  case record(SpecRecord)
  /// One value, or a list of some.
  case oneOrMore(SpecValue, maximum: Int?)
  /// A value that is never a reference: braces in it are plain text.
  case literal(SpecValue)
  /// One of several.
  case either([SpecValue])
  /// A value with its own definition, because several keys share it.
  case definition(SpecDefinition)
  /// A color, or a group of colors and groups.
  case palette
}

extension SpecValue {
  /// The name of a font, or a list of names.
  static let fonts = SpecValue.oneOrMore(.name(.font), maximum: nil)

  /// The range of numbers; nil for a value that is not a number.
  var numbers: ClosedRange<FixedDecimal>? {
    switch self {
    case .number(let range, _), .numberOrWord(let range, _): range
    default: nil
    }
  }

  /// Whether a value can only be a mapping.
  var isMapping: Bool {
    switch self {
    case .table, .section, .record: true
    default: false
    }
  }

  /// The words of an enumeration.
  static func words<Choice: CaseIterable & RawRepresentable<String>>(_: Choice.Type) -> SpecValue {
    .words(Choice.allCases.map(\.rawValue))
  }
}

/// The named definitions of ``SpecSchema``.
enum SpecDefinition: String, CaseIterable, Sendable {
  case color, size

  var value: SpecValue {
    switch self {
    case .color: .either([.literalColor, .record(.color)])
    case .size: .either([.words(["plain"]), .record(.metrics)])
    }
  }
}

/// The kinds of names.
enum SpecName: Sendable {
  case token, font, size
  /// The name of a pack of emoji.
  case pack
  /// The name of an emoji, or another text that is not empty.
  case emoji
  /// The name of a catalog.
  case swiftType
  /// The start of Swift names.
  case swiftPrefix
}

/// The ranges of numbers.
enum SpecRange {
  static let weight = FixedDecimal(1)...FixedDecimal(1000)
  /// Sizes and line heights.
  static let positive = FixedDecimal.positiveRange
  static let signed = (FixedDecimal.zero - .largest)...FixedDecimal.largest
  /// Ascent and descent.
  static let perEm = FixedDecimal.zero...FixedDecimal(4)
  /// The width of an emoji divided by its height.
  static let aspect = tenth...FixedDecimal(20)
  /// The height of an emoji divided by the font's height.
  static let scale = tenth...FixedDecimal(4)

  private static let tenth = FixedDecimal(tenThousandths: 1_000)
}
