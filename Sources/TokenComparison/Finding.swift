public import TokenModel

/// One change as a person would describe it: the cause, the effects and the affected codes.
public struct Finding: Sendable, Hashable {
  /// The kind of change.
  public let change: Change
  /// The name of the catalog, in the new version if it is there.
  public let catalog: String
  /// The token or setting that is the cause.
  public let subject: Subject
  /// The change, as one phrase.
  public let message: Wording
  /// The visible effects, the most important first; empty if the message covers them.
  public let effects: [Wording]
  /// The values that changed.
  public let values: [ValueChange]
  /// Every affected code, in the order of the new catalog; removed codes in the order of the old one.
  public let codes: [CodeChange]

  /// How much it matters.
  public var changeClass: ChangeClass { change.changeClass }
}

/// The subject of a finding.
public struct Subject: Sendable, Hashable {
  /// The kind of subject. Raw values are stable over releases.
  public enum Kind: String, Sendable, Hashable, CaseIterable {
    case catalog, codes, color, weight, family, size, mode, style, pack, emoji, template, swift, offsetHost
  }

  /// The kind of subject.
  public let kind: Kind
  /// The name in the old version; nil for a new subject, and for several at once.
  public let old: String?
  /// The name in the new version; nil for a removed subject, and for several at once.
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
  /// Nil for a removed code.
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
  /// Nil for an added value.
  public let old: Value?
  /// Nil for a removed value.
  public let new: Value?
  /// For colors alone.
  public let color: ColorEffect?
}

/// The visible change of a text color on a background.
public struct ColorEffect: Sendable, Hashable {
  /// The assumed background of the text.
  public let background: ColorValue
  /// ΔE00 (``TokenModel/CIEDE2000``).
  public let difference: Double
  /// The contrast ratio before, 1…21.
  public let oldContrast: Double
  /// The contrast ratio after, 1…21.
  public let newContrast: Double
  /// The minimum contrast of WCAG 2.2 AA for the smallest affected text.
  public let leastContrast: Double
}
