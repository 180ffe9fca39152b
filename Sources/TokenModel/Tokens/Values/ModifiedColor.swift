/// A color that an extension changes: the base color and the amount may be references.
package struct ModifiedColor: Sendable, Hashable {
  package let base: Slot<WrittenColor>
  package let modification: ColorModification
  /// 0 for no change to 1 for all of it.
  package let amount: NumberExpression
  /// The color to mix with; nil for other changes.
  package let other: Slot<WrittenColor>?

  /// Creates a color from its parts; nothing is checked.
  package init(
    _ base: Slot<WrittenColor>,
    _ modification: ColorModification,
    by amount: NumberExpression,
    with other: Slot<WrittenColor>? = nil
  ) {
    self.base = base
    self.modification = modification
    self.amount = amount
    self.other = other
  }

  /// The changed color; nil while a part of it is a reference.
  package var color: TokenColor? {
    guard let base = base.value?.color, let amount = amount.value, other.map({ $0.value?.color != nil }) ?? true else {
      return nil
    }
    return modification.applied(to: base, amount: amount, other: other?.value?.color)
  }

  func mappingSlots<Map: SlotMap>(_ map: inout Map) throws(TokenValueError) -> ModifiedColor {
    try ModifiedColor(map.map(base), modification, by: amount.mappingSlots(&map), with: map.map(other))
  }
}

extension ColorModification.Kind: SlotKeyword {}

/// A number, or arithmetic with some.
package indirect enum NumberExpression: Sendable, Hashable {
  /// An operation on two numbers.
  package enum Operator: Sendable, Hashable {
    case plus, minus, times, over
  }

  case number(Double)
  case slot(Slot<TokenNumber>)
  case operation(Operator, NumberExpression, NumberExpression)

  /// The result; nil while a part of it is a reference, and for a division by zero.
  package var value: Double? {
    switch self {
    case .number(let number): return number
    case .slot(let slot): return slot.value?.double
    case .operation(let operation, let left, let right):
      guard let left = left.value, let right = right.value else { return nil }
      switch operation {
      case .plus: return left + right
      case .minus: return left - right
      case .times: return left * right
      case .over: return right == 0 ? nil : left / right
      }
    }
  }

  func mappingSlots<Map: SlotMap>(_ map: inout Map) throws(TokenValueError) -> NumberExpression {
    switch self {
    case .number: return self
    case .slot(let slot): return try .slot(map.map(slot))
    case .operation(let operation, let left, let right):
      return try .operation(operation, left.mappingSlots(&map), right.mappingSlots(&map))
    }
  }
}
