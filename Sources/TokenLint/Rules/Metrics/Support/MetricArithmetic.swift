internal import TokenDiagnostics
internal import TokenModel

extension FixedDecimal {
  /// The nearest decimal to the value of an option, within what a spec may hold; 0 for a value that is not a number.
  init(option: Double) {
    let limit = FixedDecimal.largest.doubleValue
    let clamped = option.isNaN ? 0 : min(max(option, -limit), limit)
    self.init(tenThousandths: Int64((clamped * 10_000).rounded()))
  }

  /// 0.0001.
  static let smallest = FixedDecimal(tenThousandths: 1)

  /// Without its sign.
  var absolute: FixedDecimal { max(self, .zero - self) }

  /// The nearest multiple of a step, halves away from zero. A step below 0.0001 counts as 0.0001.
  func rounded(to step: FixedDecimal) -> FixedDecimal {
    let step = max(step, .smallest).tenThousandths
    let rest = tenThousandths % step
    let base = tenThousandths &- rest
    let isUp = rest.magnitude >= step.magnitude &- rest.magnitude
    return FixedDecimal(tenThousandths: isUp ? base &+ step &* rest.signum() : base)
  }

  /// The least multiple of a step that is not below the value.
  func roundedUp(to step: FixedDecimal) -> FixedDecimal {
    let nearest = rounded(to: step)
    return nearest < self ? nearest + max(step, .smallest) : nearest
  }
}

extension LintedSpec {
  /// Replaces a row's value with another number: in the value's quotes, or instead of a reference, whose quotes are not
  /// needed. Unsafe, because it changes what is on screen.
  func fix(_ value: Sourced<FixedDecimal>, to number: FixedDecimal) -> FixIt {
    let (text, place) = (number.description, value.place)
    let spelled = value.origin.references.isEmpty ? spelled(text, like: place) : text
    return FixIt(writing: text, spelled: spelled, .unsafe, replacing: place)
  }
}
