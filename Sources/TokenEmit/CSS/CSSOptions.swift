internal import TokenModel

/// The options of the format for a catalog, read.
struct CSSOptions {
  /// The way that a page gets its dark colors.
  enum Scheme: String, CaseIterable {
    case lightDark = "light-dark"
    case media, attribute
  }

  /// The classes of codes.
  enum Classes: String, CaseIterable {
    /// One for each code.
    case combined
    /// The classes of its parts, which an element combines.
    case composed
    case none
  }

  let spelling: CSSSpelling
  /// The first word of all names; empty for none.
  let prefix: String
  let selector: CSSSelector
  let scheme: Scheme
  let attribute: String
  let unit: CSSUnit
  let classes: Classes
  let layer: String
  let isSplit: Bool
  let hasFontFaces: Bool
  /// Whether browsers are told the types of custom properties.
  let isRegistered: Bool
  let hasTailwind: Bool
  /// The pattern of the paths of tokens with custom properties; nil for all.
  private let only: PathPattern?

  init(_ options: EmitterOptions, for catalog: Catalog) {
    spelling = CSSSpelling(rawValue: options.text("names")) ?? .kebab
    prefix = options.text("prefix").replacing(Self.nameInPrefix, with: CSSSpelling.kebab.name(of: catalog.name.value))
    selector = CSSSelector(options.text("selector"))
    scheme = Scheme(rawValue: options.text("appearance")) ?? .lightDark
    attribute = options.text("attribute")
    unit = CSSUnit(rawValue: options.text("unit")) ?? .px
    classes = Classes(rawValue: options.text("classes")) ?? .combined
    layer = options.text("layer")
    isSplit = options.flag("split")
    hasFontFaces = options.flag("fontFaces")
    isRegistered = options.flag("registered")
    hasTailwind = options.flag("tailwind")
    let only = options.text("only")
    self.only = only.isEmpty ? nil : PathPattern(only)
  }

  /// The start of the names of properties, and of part classes: the prefix.
  var start: String { prefix.isEmpty ? "" : prefix + "-" }

  /// The start of the class names of codes, styles and sizes: a class name is global in the page, so it is never a
  /// single word.
  var startOfClasses: String { prefix.isEmpty ? "t-" : start }

  /// Whether a token has a custom property that pages may use, if CSS can express it.
  func includes(_ path: TokenPath) -> Bool { only?.matches(path) ?? true }

  /// The placeholder for the name of the spec in `prefix`.
  private static let nameInPrefix = "{name}"

  static let all = [
    EmitterOption(
      "names",
      .choice(CSSSpelling.kebab.rawValue, of: CSSSpelling.allCases.map(\.rawValue)),
      summary: "`lineHeight` as `line-height`, or as the source spells it"
    ),
    EmitterOption(
      "prefix",
      .text(""),
      summary:
        "The first word of all names: `yx` makes `--yx-color-ink` and `.yx-14-ink-bold`; `{name}` is the name of the spec",
      problem: { text in
        isWord(text.replacing(nameInPrefix, with: "name"))
          ? nil : "is not a word of letters, digits and hyphens that starts with a letter or is `{name}`"
      }
    ),
    EmitterOption(
      "selector",
      .text(":root"),
      summary: "The elements with the custom properties, such as `.brand` or `:root, :host`",
      problem: CSSSelector.problem(of:)
    ),
    EmitterOption(
      "appearance",
      .choice(Scheme.lightDark.rawValue, of: Scheme.allCases.map(\.rawValue)),
      summary: "Dark colors by `light-dark()`, by a media query, or by an attribute that the page sets"
    ),
    EmitterOption(
      "attribute",
      .text("data-theme"),
      summary: "The attribute for `appearance: attribute`: `data-theme=\"dark\"`",
      problem: { isWord($0) ? nil : "is not the name of an attribute, such as `data-theme`" }
    ),
    EmitterOption(
      "unit",
      .choice(CSSUnit.px.rawValue, of: CSSUnit.allCases.map(\.rawValue)),
      summary:
        "The unit of lengths in points or pixels; `rem`, 16 pixels each, follows the font size that a reader has set"
    ),
    EmitterOption(
      "classes",
      .choice(Classes.combined.rawValue, of: Classes.allCases.map(\.rawValue)),
      summary:
        "A class for each style code, or classes of its parts: `t-14 c-gray2 w-bold`. `true` and `false` mean the first and the last",
      flag: (on: Classes.combined.rawValue, off: Classes.none.rawValue)
    ),
    EmitterOption(
      "layer",
      .text(""),
      summary: "The cascade layer around everything",
      problem: { text in
        text.split(separator: ".", omittingEmptySubsequences: false).allSatisfy { isWord(String($0)) }
          ? nil : "is not the name of a cascade layer, such as `tokens`"
      }
    ),
    EmitterOption("split", .flag(false), summary: "Whether tokens and classes are in separate files"),
    EmitterOption(
      "fontFaces",
      .flag(false),
      summary: "Whether families get the ascent and descent that the spec assumes, whatever font a machine has"
    ),
    EmitterOption(
      "registered",
      .flag(false),
      summary: "Whether browsers are told the types of custom properties by `@property`, so that these can be animated"
    ),
    EmitterOption(
      "tailwind",
      .flag(false),
      summary: "Whether there is also a theme for Tailwind 4, whose utilities read the custom properties"
    ),
    EmitterOption(
      "only",
      .text(""),
      summary: "A pattern of the paths of tokens with custom properties, such as `color.**`; without one, all"
    ),
  ]

  private static func isWord(_ text: String) -> Bool {
    guard let first = text.utf8.first, first | 0x20 >= UInt8(ascii: "a"), first | 0x20 <= UInt8(ascii: "z") else {
      return false
    }
    return text.utf8.allSatisfy { byte in
      byte == UInt8(ascii: "-") || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
        || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20) && byte < 0x80
    }
  }
}
