internal import TokenModel
internal import TokenYAML

/// One of the objects that a group is merged from.
struct GroupLayer: Hashable {
  let node: NodeID
  /// When it counts.
  var condition = Condition.always
  /// An object whose keys replace those of this one; nil for most. It contains the `$ref` that leads here.
  var overriding: NodeID?
}

/// When two conditions hold at the same time.
enum CommonCondition {
  case condition(Condition)
  /// They are about two contexts of one modifier.
  case never
  /// They are about two modifiers.
  case twoModifiers

  init(_ first: Condition, _ second: Condition) {
    if first == .always || first == second {
      self = .condition(second)
    } else if second == .always {
      self = .condition(first)
    } else {
      self = first.modifier == second.modifier ? .never : .twoModifiers
    }
  }
}
