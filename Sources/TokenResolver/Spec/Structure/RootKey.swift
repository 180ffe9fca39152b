internal import TokenModel

/// The keys of a root file, in the order that messages list them.
enum RootKey: String, CaseIterable {
  case stylespec, name, swift, offsetHost, include, palette, color, weight, family, typography, modes, codes, styles,
    emoji

  /// The keys of a file that is included.
  static let included: [RootKey] = [.include, .palette, .color, .weight, .family, .typography, .modes, .styles, .emoji]
}

extension RootKey {
  var key: SpecKey {
    switch self {
    case .stylespec:
      .required("stylespec", .version, example: "stylespec: 1", "The version of the format; makes the file a spec.")
    case .name: .required("name", .name(.swiftType), example: "name: Brand", "The Swift name of the catalog.")
    case .swift: .optional(rawValue, .record(.swift), "How the generated Swift looks.")
    case .offsetHost:
      .optional(rawValue, .words(OffsetHost.self), "The text system that baseline offsets were written for.")
    case .include: .optional(rawValue, .oneOrMore(.path, maximum: nil), "Files with further tokens.")
    case .palette:
      .optional(rawValue, .table(.token, of: .palette), "Colors for reference only, in groups.")
    case .color:
      .required(
        rawValue,
        .table(.token, of: .definition(.color)),
        example: "color: { ink: \"#222222\" }",
        "Colors, an axis of codes."
      )
    case .weight:
      .required(
        rawValue,
        .table(.token, of: .either([.number(SpecRange.weight, isWhole: true), .record(.weight)])),
        example: "weight: { regular: 400 }",
        "Font weights, an axis of codes."
      )
    case .family:
      .optional(rawValue, .table(.token, of: .either([.name(.font), .record(.family)])), "Font families.")
    case .typography:
      .required(
        rawValue,
        .table(.size, of: .definition(.size)),
        example: "typography: { 14: plain }",
        "Font sizes, an axis of codes, and how their lines are set."
      )
    case .modes: .optional(rawValue, .table(.token, of: .record(.mode)), "Further tables for some of the sizes.")
    case .codes: .optional(rawValue, .record(.codes), "How codes are named, and which exist.")
    case .styles: .optional(rawValue, .table(.token, of: .record(.style)), "Styles with names of their own.")
    case .emoji:
      .optional(rawValue, .table(.pack, of: .literal(.record(.emojiPack))), "Packs of emoji, in the order of the bar.")
    }
  }
}
