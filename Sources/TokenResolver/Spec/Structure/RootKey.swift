internal import TokenModel

/// The keys of a root file, in the order that messages list them.
enum RootKey: String, CaseIterable {
  case stylespec, name, swift, offsetHost, include, tokens, contexts, rootFontSize, palette, color, weight, family,
    typography, modes,
    codes, styles, emoji

  /// The keys of a spec in a token file.
  static let embedded: [RootKey] = [
    .name, .swift, .offsetHost, .contexts, .rootFontSize, .color, .weight, .family, .typography, .modes, .codes,
    .styles,
    .emoji,
  ]

  /// The keys of a file that is included.
  static let included: [RootKey] = [.include, .palette, .color, .weight, .family, .typography, .modes, .styles, .emoji]
}

extension RootKey {
  var key: SpecKey {
    switch self {
    case .stylespec:
      .required(
        "stylespec",
        as: .version,
        example: "stylespec: 1",
        summary: "The version of the format; makes the file a spec."
      )
    case .name:
      .required("name", as: .name(.swiftType), example: "name: Brand", summary: "The Swift name of the catalog.")
    case .swift: .optional(rawValue, as: .record(.swift), summary: "How the generated Swift looks.")
    case .offsetHost:
      .optional(
        rawValue,
        as: .words(OffsetHost.self),
        summary: "The text system that baseline offsets were written for."
      )
    case .include: .optional(rawValue, as: .oneOrMore(.path, maximum: nil), summary: "Files with further tokens.")
    case .tokens:
      .optional(
        rawValue,
        as: .oneOrMore(.path, maximum: nil),
        summary: "Files of the Design Tokens format; references reach their tokens."
      )
    case .contexts:
      .optional(
        rawValue,
        as: .table(.token, of: ContextMeaning.values),
        summary: "The purposes of the token files' modifiers."
      )
    case .rootFontSize:
      .optional(
        rawValue,
        as: .number(SpecRange.positive, isWhole: false),
        summary: "The length of one `rem` of the token files, in points; without it, 16."
      )
    case .palette:
      .optional(rawValue, as: .table(.token, of: .palette), summary: "Colors for reference only, in groups.")
    case .color:
      .required(
        rawValue,
        as: .section(self, of: .definition(.color)),
        example: "color: { ink: \"#222222\" }",
        summary: "Colors, an axis of codes."
      )
    case .weight:
      .required(
        rawValue,
        as: .section(self, of: .either([.number(SpecRange.weight, isWhole: true), .record(.weight)])),
        example: "weight: { regular: 400 }",
        summary: "Font weights, an axis of codes."
      )
    case .family:
      .optional(rawValue, as: .section(self, of: .either([.fonts, .record(.family)])), summary: "Font families.")
    case .typography:
      .required(
        rawValue,
        as: .table(.size, of: .definition(.size)),
        example: "typography: { 14: plain }",
        summary: "Font sizes, an axis of codes, and how their lines are set."
      )
    case .modes:
      .optional(rawValue, as: .table(.token, of: .record(.mode)), summary: "Further tables for some of the sizes.")
    case .codes: .optional(rawValue, as: .record(.codes), summary: "How codes are named, and which exist.")
    case .styles:
      .optional(rawValue, as: .section(self, of: .record(.style)), summary: "Styles with custom names.")
    case .emoji:
      .optional(
        rawValue,
        as: .table(.pack, of: .literal(.record(.emojiPack))),
        summary: "Packs of emoji, in the order of the bar."
      )
    }
  }
}
