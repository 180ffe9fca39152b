internal import TokenDiagnostics
internal import TokenModel

/// A value of a variable that a token's value becomes.
struct FigmaPart {
  /// The names below the token's own, such as `fontSize`; none for a value that is one variable.
  let name: [String]
  let value: FigmaValue
  /// The property that its kind of value is for; nil if only the token's name tells.
  let scope: FigmaScope?
}

/// The variables that a value becomes: one, or one for each part that Figma has a type for.
struct FigmaParts {
  private(set) var parts: [FigmaPart] = []
  private(set) var losses: Set<FigmaLoss> = []
  private let lengths: LengthReading

  /// The parts of a value whose references are followed.
  init(of value: TokenValue, _ lengths: LengthReading) {
    self.lengths = lengths
    switch value {
    case .color(let color): add(color)
    case .dimension(let length): add(length)
    case .fontFamily(let families): add(families)
    case .fontWeight(let weight): add(.number(weight.number), for: .fontWeight)
    case .duration(let duration): add(duration)
    case .number(let number): add(.number(number))
    case .typography(let typography): add(typography)
    case .border(let border): add(border)
    case .transition(let transition): add(transition)
    case .shadow(let shadow): add(shadow)
    case .opaque(let opaque): add(opaque)
    case .cubicBezier, .strokeStyle, .gradient: break
    }
    if parts.isEmpty, losses.isEmpty { losses.insert(.types) }
  }

  private mutating func add(_ value: FigmaValue, as name: [String] = [], for scope: FigmaScope? = nil) {
    parts.append(FigmaPart(name: name, value: value, scope: scope))
  }

  private mutating func add(_ color: WrittenColor?, as name: [String] = [], for scope: FigmaScope? = nil) {
    guard let color = color?.color.map(FigmaColor.init) else { return }
    if color.isMapped { losses.insert(.gamut) }
    add(.color(color), as: name, for: scope)
  }

  private mutating func add(
    _ length: Dimension?,
    fontSize: TokenNumber? = nil,
    as name: [String] = [],
    for scope: FigmaScope? = nil
  ) {
    guard let length else { return }
    guard let pixels = lengths.exactPoints(length, fontSize: fontSize) else {
      losses.insert(.units)
      return
    }
    if length.unit.value == .rem { losses.insert(.rem) }
    add(.pixels(pixels), as: name, for: scope)
  }

  private mutating func add(_ duration: DurationValue?, as name: [String] = []) {
    guard let number = duration?.number.value, let unit = duration?.unit.value else { return }
    switch unit {
    case .s: add(.seconds(number), as: name)
    case .ms: add(.seconds(number.thousandth), as: name)
    }
  }

  private mutating func add(_ families: FontFamilyValue?, as name: [String] = []) {
    guard let families, let first = families.names.first?.value else { return }
    if families.names.count > 1 { losses.insert(.families) }
    add(.string(first), as: name, for: .fontFamily)
  }

  private mutating func add(_ typography: Typography) {
    let fontSize = typography.fontSize.value.flatMap { lengths.exactPoints($0) }
    add(typography.fontFamily.value, as: ["fontFamily"])
    add(typography.fontSize.value, as: ["fontSize"], for: .fontSize)
    if let weight = typography.fontWeight.value { add(.number(weight.number), as: ["fontWeight"], for: .fontWeight) }
    add(typography.letterSpacing?.value, fontSize: fontSize, as: ["letterSpacing"], for: .letterSpacing)
    add(typography.lineHeight?.value, fontSize: fontSize)
  }

  /// Figma's line heights are lengths.
  private mutating func add(_ lineHeight: LineHeight?, fontSize: TokenNumber?) {
    switch lineHeight {
    case .ratio(let ratio)?:
      guard let fontSize else { return }
      add(.pixels(ratio * fontSize), as: ["lineHeight"], for: .lineHeight)
    case .length(let length)?: add(length, fontSize: fontSize, as: ["lineHeight"], for: .lineHeight)
    case nil: break
    }
  }

  private mutating func add(_ border: Border) {
    add(border.color.value, as: ["color"], for: .strokeColor)
    add(border.width.value, as: ["width"], for: .strokeNumber)
    losses.insert(.parts)
  }

  private mutating func add(_ transition: Transition) {
    add(transition.delay.value, as: ["delay"])
    add(transition.duration.value, as: ["duration"])
    losses.insert(.parts)
  }

  /// Several shadows are numbered from 1, the topmost first.
  private mutating func add(_ shadow: Shadow) {
    let layers = shadow.layers.compactMap(\.value)
    for (index, layer) in layers.enumerated() {
      let group = layers.count == 1 ? [] : ["\(index + 1)"]
      add(layer.blur.value, as: group + ["blur"], for: .effectNumber)
      add(layer.color.value, as: group + ["color"], for: .effectColor)
      add(layer.offsetX.value, as: group + ["offsetX"], for: .effectNumber)
      add(layer.offsetY.value, as: group + ["offsetY"], for: .effectNumber)
      add(layer.spread.value, as: group + ["spread"], for: .effectNumber)
      if layer.inset?.value == true { losses.insert(.parts) }
    }
  }

  private mutating func add(_ opaque: OpaqueValue) {
    switch (opaque.type, opaque.json) {
    case ("string", .string(let text)): add(.string(text))
    case ("boolean", .boolean(let flag)): add(.boolean(flag))
    default: break
    }
  }
}

extension TokenNumber {
  /// The number of seconds in this number of milliseconds.
  fileprivate var thousandth: TokenNumber { TokenNumber(FixedDecimal(tenThousandths: 10)) * self }
}

/// Where a part of a composite value is, and what it refers to.
struct FigmaPartSlot {
  let range: SourceRange
  /// Nil for a value of its own.
  let reference: TokenReference?

  /// Nil for a part that is not there.
  init?<Value>(_ slot: Slot<Value>?) {
    guard let slot else { return nil }
    range = slot.range
    reference = slot.reference
  }
}

extension Slot<TokenValue> {
  /// The parts of a composite value, by the names of the variables that they become.
  var figmaParts: [[String]: FigmaPartSlot] {
    let parts: [[String]: FigmaPartSlot?] =
      switch value {
      case .typography(let typography)?:
        [
          ["fontFamily"]: FigmaPartSlot(typography.fontFamily), ["fontSize"]: FigmaPartSlot(typography.fontSize),
          ["fontWeight"]: FigmaPartSlot(typography.fontWeight),
          ["letterSpacing"]: FigmaPartSlot(typography.letterSpacing),
          ["lineHeight"]: FigmaPartSlot(typography.lineHeight),
        ]
      case .border(let border)?: [["color"]: FigmaPartSlot(border.color), ["width"]: FigmaPartSlot(border.width)]
      case .transition(let transition)?:
        [["delay"]: FigmaPartSlot(transition.delay), ["duration"]: FigmaPartSlot(transition.duration)]
      case .shadow(let shadow)?: Self.parts(of: shadow)
      default: [:]
      }
    return parts.compactMapValues(\.self)
  }

  /// A reference among several shadows may stand for more than one, so their numbers are not known here.
  private static func parts(of shadow: Shadow) -> [[String]: FigmaPartSlot?] {
    let layers = shadow.layers.compactMap(\.value)
    guard layers.count == shadow.layers.count else { return [:] }
    var parts: [[String]: FigmaPartSlot?] = [:]
    for (index, layer) in layers.enumerated() {
      let group = layers.count == 1 ? [] : ["\(index + 1)"]
      parts[group + ["blur"]] = FigmaPartSlot(layer.blur)
      parts[group + ["color"]] = FigmaPartSlot(layer.color)
      parts[group + ["offsetX"]] = FigmaPartSlot(layer.offsetX)
      parts[group + ["offsetY"]] = FigmaPartSlot(layer.offsetY)
      parts[group + ["spread"]] = FigmaPartSlot(layer.spread)
    }
    return parts
  }
}
