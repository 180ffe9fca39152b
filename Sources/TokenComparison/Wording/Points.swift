internal import TokenModel

/// Lengths as text, with at most two decimals: more are not visible.
enum Points {
  /// A shorter move of text is not visible: this is a sixtieth of a pixel on the densest screens.
  static let leastVisible = FixedDecimal(tenThousandths: 50)

  static func isVisible(_ shift: FixedDecimal) -> Bool {
    shift >= leastVisible || shift <= FixedDecimal.zero - leastVisible
  }

  /// `2.5 pt`
  static func words(_ length: FixedDecimal) -> Wording { Wording(words: "\(length.inHundredths) pt") }

  /// `20 → 22 pt`
  static func change(_ old: FixedDecimal, _ new: FixedDecimal) -> Wording {
    Wording(words: isVisible(new - old) ? "\(old.inHundredths) → \(new.inHundredths) pt" : "\(old) → \(new) pt")
  }

  /// `+2 pt`, `−0.5 pt`
  static func signed(_ length: FixedDecimal) -> Wording {
    Wording(words: "\(length < .zero ? "−" : "+")\(magnitude(length)) pt")
  }

  /// `2 pt further apart`, `2 pt closer together`
  static func apart(_ length: FixedDecimal) -> Wording {
    Wording(words: "\(magnitude(length)) pt \(length < .zero ? "closer together" : "further apart")")
  }

  /// The distance by which text moves in its line box: `text 0.4 pt lower`, `text 0.4 to 0.6 pt lower`.
  static func shift(_ shifts: some Collection<FixedDecimal>) -> Wording? {
    guard let least = shifts.min(), let most = shifts.max() else { return nil }
    if !isVisible(least) && !isVisible(most) { return "text moves by less than 0.01 pt" }
    if magnitude(least) == magnitude(most) && (least < .zero) == (most < .zero) {
      return Wording(words: "text \(magnitude(most)) pt \(direction(most))")
    }
    if least < .zero && most > .zero {
      return Wording(words: "text \(magnitude(least)) pt higher to \(magnitude(most)) pt lower")
    }
    let (near, far) = most > .zero ? (least, most) : (most, least)
    return Wording(words: "text \(magnitude(near)) to \(magnitude(far)) pt \(direction(far))")
  }

  private static func direction(_ shift: FixedDecimal) -> String { shift < .zero ? "higher" : "lower" }

  /// A length that is too small for two decimals is not shown as 0.
  private static func magnitude(_ length: FixedDecimal) -> FixedDecimal {
    let length = length < .zero ? FixedDecimal.zero - length : length
    return isVisible(length) ? length.inHundredths : length
  }
}
