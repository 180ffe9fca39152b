internal import TokenModel

/// Chooses the tokens that have a variable in a Tailwind namespace, and their names, by their types and the words of
/// their paths.
struct TailwindRule {
  /// The way that a word of a path reveals what a token is.
  enum Use {
    /// Anywhere; the name is without it: `button.radius.md` is `button-md`.
    case group
    /// At the start; the name is without it: `color.ink` is `ink`.
    case firstGroup
    /// Anywhere; the name has it: `padding.md` is `padding-md`.
    case part
  }

  /// Nil for tokens that have no variable.
  let namespace: TailwindNamespace?
  let types: Set<TokenType>
  /// Each is a word, or several with hyphens between them; the longer ones first.
  let phrases: [String]
  let use: Use

  private init(_ namespace: TailwindNamespace?, _ types: Set<TokenType>, _ use: Use, _ phrases: String...) {
    self.namespace = namespace
    self.types = types
    self.phrases = phrases
    self.use = use
  }

  /// In their order; the first that a token follows counts.
  static let all = [
    TailwindRule(.color, [.color], .firstGroup, "color", "colors", "colour", "colours"),
    TailwindRule(.font, [.fontFamily], .group, "font-family", "font-families", "family", "families", "font", "fonts"),
    TailwindRule(.fontWeight, [.fontWeight], .group, "font-weight", "font-weights", "weight", "weights"),
    TailwindRule(.ease, [.cubicBezier], .group, "cubic-bezier", "timing-function", "ease", "easing", "easings"),
    TailwindRule(.insetShadow, [.shadow], .group, "inset-shadow", "inset-shadows", "box-shadow", "shadow", "shadows"),
    TailwindRule(.shadow, [.shadow], .group, "box-shadow", "box-shadows", "shadow", "shadows"),
    TailwindRule(
      .text,
      [.typography],
      .firstGroup,
      "text-styles",
      "text-style",
      "typography",
      "styles",
      "text",
      "type"
    ),
    TailwindRule(.tracking, [.dimension], .group, "letter-spacing", "letter-spacings", "tracking"),
    TailwindRule(.leading, [.dimension, .number], .group, "line-height", "line-heights", "leading"),
    TailwindRule(nil, [.dimension], .group, "line-spacing", "paragraph-spacing"),
    TailwindRule(.text, [.dimension], .group, "font-size", "font-sizes", "text-size", "text-sizes"),
    TailwindRule(
      .radius,
      [.dimension],
      .group,
      "border-radius",
      "border-radii",
      "corner-radius",
      "corner-radii",
      "radius",
      "radii",
      "rounded",
      "corner",
      "corners"
    ),
    TailwindRule(.blur, [.dimension], .group, "blur", "blurs"),
    TailwindRule(.breakpoint, [.dimension], .group, "breakpoint", "breakpoints"),
    TailwindRule(.spacing, [.dimension], .group, "spacing", "spacings", "space", "spaces"),
    TailwindRule(.spacing, [.dimension], .part, "gap", "gaps", "padding", "margin", "inset", "gutter", "gutters"),
    TailwindRule(.breakpoint, [.dimension], .firstGroup, "screen", "screens"),
    TailwindRule(.container, [.dimension], .firstGroup, "container", "containers"),
    TailwindRule(.text, [.dimension], .firstGroup, "text"),
  ]

  /// Whether a token needs one of the phrases: lengths and numbers are of all kinds.
  private var needsPhrase: Bool { types.contains(.dimension) }

  /// The name for the words of a path; nil if the rule is not for them. Empty for the variable of the namespace alone.
  func name(of words: [String]) -> String? {
    let whole = words.joined(separator: "-")
    guard let place = phrases.lazy.compactMap({ place(of: $0, in: words) }).first else {
      return needsPhrase ? nil : whole
    }
    if use == .part { return whole }
    let rest = words[..<place.lowerBound] + words[place.upperBound...]
    // A token that is the group itself keeps its only words.
    if rest.isEmpty { return namespace?.hasNameless == true ? "" : whole }
    return rest.joined(separator: "-")
  }

  private func place(of phrase: String, in words: [String]) -> Range<Int>? {
    let wanted = phrase.split(separator: "-")
    guard wanted.count <= words.count else { return nil }
    let starts = use == .firstGroup ? 0...0 : 0...(words.count - wanted.count)
    return starts.lazy.map { $0..<$0 + wanted.count }.first { words[$0].elementsEqual(wanted, by: ==) }
  }
}
