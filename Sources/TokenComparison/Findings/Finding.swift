package import TokenModel

/// One change as a person would describe it: the cause, the effects and the affected codes.
package struct Finding: Sendable, Hashable {
  /// The kind of change.
  package let change: Change
  /// The name of the catalog, in the new version if it is there.
  package let catalog: String
  /// The token or setting that is the cause.
  package let subject: Subject
  /// The change, as one phrase.
  package let message: Wording
  /// The visible effects, the most important first; empty if the message covers them.
  package var effects: [Wording]
  /// The values that changed.
  package var values: [ValueChange]
  /// Every affected code, in the order of the new catalog; removed codes in the order of the old one.
  package var codes: [CodeChange]
  /// Every affected token, the cause first.
  package var tokens: [TokenPaths] = []
  /// Whether no output of the project has any of the tokens.
  package var isUnreached = false

  /// How much it matters: the class of the change, but invisible if no output has the tokens.
  package var changeClass: ChangeClass { isUnreached ? .invisible : change.changeClass }
}

/// A code before and after.
package struct CodeChange: Sendable, Hashable {
  /// A code in one version.
  package struct Name: Sendable, Hashable {
    /// Such as `14_gray2_bold`.
    package let code: String
    /// As Swift sources spell it in full: `StyleCode.t14_gray2_bold`.
    package let swift: String
  }

  /// Nil for a new code.
  package let old: Name?
  /// Nil for a removed code.
  package let new: Name?
}

/// The path of a token before and after.
package struct TokenPaths: Sendable, Hashable {
  /// Nil for a new token.
  package let old: String?
  /// Nil for a removed token.
  package let new: String?
  /// The names in the outputs that have the token in one of the versions.
  package var names: [OutputName] = []
}

/// The name of a token in one output, before and after.
package struct OutputName: Sendable, Hashable {
  /// The display name of the output.
  package let output: String
  /// Nil if the old output has no such token.
  package let old: String?
  /// Nil if the new output has no such token.
  package let new: String?
}

/// A value before and after.
package struct ValueChange: Sendable, Hashable {
  /// A number in its own unit, or text.
  package enum Value: Sendable, Hashable {
    case number(FixedDecimal)
    case text(String)
  }

  /// Such as `lineHeight`, as specs spell it; `baseline` is the distance from the top of the line box.
  package let name: String
  /// Nil for an added value.
  package let old: Value?
  /// Nil for a removed value.
  package let new: Value?
  /// For text colors alone.
  package let color: ColorEffect?
  /// ΔE00 (``TokenModel/CIEDE2000``) of two colors whose contrast is not known.
  package var difference: Double? = nil
}

/// The visible change of a text color on a background.
package struct ColorEffect: Sendable, Hashable {
  /// The assumed background of the text.
  package let background: ColorValue
  /// ΔE00 (``TokenModel/CIEDE2000``).
  package let difference: Double
  /// The contrast ratio before, 1…21.
  package let oldContrast: Double
  /// The contrast ratio after, 1…21.
  package let newContrast: Double
  /// The minimum contrast of WCAG 2.2 AA for the smallest affected text.
  package let leastContrast: Double
}
