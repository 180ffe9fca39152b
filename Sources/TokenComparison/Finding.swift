public import TokenModel

/// One change as a person would tell it: its cause, what it does, and the codes that it reaches.
public struct Finding: Sendable, Hashable {
  /// What kind of change it is.
  public let change: Change
  /// The name of the catalog, in the new version if it is there.
  public let catalog: String
  /// The token or setting that is the cause.
  public let subject: Subject
  /// What happened, as one phrase.
  public let message: Wording
  /// What can be seen of it, the most important first; empty when the message says it all.
  public let effects: [Wording]
  /// The values that changed.
  public let values: [ValueChange]
  /// Every code that is reached, in the order of the new catalog, or of the old one for codes that are gone.
  public let codes: [CodeChange]

  /// How much it matters.
  public var changeClass: ChangeClass { change.changeClass }
}

/// What a finding is about.
public struct Subject: Sendable, Hashable {
  /// What it is. Raw values are stable over releases.
  public enum Kind: String, Sendable, Hashable, CaseIterable {
    case catalog, codes, color, weight, family, size, mode, style, template, swift, offsetHost
  }

  /// What it is.
  public let kind: Kind
  /// Its name in the old version; nil for what is new, and for several at once.
  public let old: String?
  /// Its name in the new version; nil for what is gone, and for several at once.
  public let new: String?
}

/// A code before and after.
public struct CodeChange: Sendable, Hashable {
  /// A code in one version.
  public struct Name: Sendable, Hashable {
    /// Such as `14_gray2_bold`.
    public let code: String
    /// As Swift sources spell it in full: `StyleCode.t14_gray2_bold`.
    public let swift: String
  }

  /// Nil for a new code.
  public let old: Name?
  /// Nil for a code that is gone.
  public let new: Name?
}

/// A value before and after.
public struct ValueChange: Sendable, Hashable {
  /// A number in its own unit, or text.
  public enum Value: Sendable, Hashable {
    case number(FixedDecimal)
    case text(String)
  }

  /// Such as `lineHeight`, as specs spell it; `baseline` is the distance from the top of the line box.
  public let name: String
  /// Nil for what was not there.
  public let old: Value?
  /// Nil for what is not there any more.
  public let new: Value?
  /// For colors alone.
  public let color: ColorEffect?
}

/// How a color of text changed as it is seen on a background.
public struct ColorEffect: Sendable, Hashable {
  /// What the text is taken to be seen on.
  public let background: ColorValue
  /// ΔE00 (``TokenModel/CIEDE2000``).
  public let difference: Double
  /// The contrast ratio before, 1…21.
  public let oldContrast: Double
  /// The contrast ratio after, 1…21.
  public let newContrast: Double
  /// The least contrast that WCAG 2.2 AA asks for, by the smallest text that the finding reaches.
  public let leastContrast: Double
}
