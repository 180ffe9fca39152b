internal import TokenModel

/// A difference between tokens and the variables that they become.
enum FigmaLoss: CaseIterable {
  /// There is no variable of the type.
  case types
  /// A value has parts that no variable can have.
  case parts
  /// Lengths in units other than `px` and `rem`.
  case units
  /// Lengths in `rem`.
  case rem
  /// Colors outside of sRGB.
  case gamut
  /// Fonts with others in their place.
  case families
  /// There is no value, or one of another type, in some contexts.
  case gaps
  /// A name that Figma would read differently.
  case names
}

/// The tokens that each kind of loss concerns, for one message about a kind.
struct FigmaLosses {
  private var tokens: [FigmaLoss: [TokenID]] = [:]

  /// Adds losses of a token, whose others must not be added later.
  mutating func add(_ losses: some Sequence<FigmaLoss>, of token: TokenID) {
    for loss in losses { tokens[loss, default: []].append(token) }
  }

  /// Tells all of them.
  func report(about catalog: Catalog, _ report: inout EmitterReport) {
    for loss in FigmaLoss.allCases {
      guard let tokens = tokens[loss], let first = tokens.first else { continue }
      let list = catalog.tokens.summary(of: tokens)
      report.cannotExpress(
        message(loss, list, rootFontSize: catalog.lengths.rootFontSize),
        at: catalog.tokens.nameRange(of: first)
      )
    }
  }

  private func message(_ loss: FigmaLoss, _ list: String, rootFontSize: TokenNumber) -> String {
    switch loss {
    case .types: "Figma has no variables of some types; the files are without \(list)"
    case .parts:
      "Figma has no variables for line styles, timing functions and insets; the files are without those of \(list)"
    case .units: "Figma takes lengths in `px` alone; the files are without those in other units of \(list)"
    case .rem: "Figma takes lengths in `px` alone; `1rem` is written as `\(rootFontSize.digits)px` in \(list)"
    case .gamut: "Figma's colors are those of sRGB; the nearest one is used for \(list)"
    case .families: "a variable of Figma has one font family; the first one is used for \(list)"
    case .gaps:
      "a variable of Figma has a value of one type in every mode; the files are without what some contexts do not have "
        + "of \(list)"
    case .names: "Figma reads `.` and `/` as ends of groups, and its names are unique; other names are used for \(list)"
    }
  }
}
