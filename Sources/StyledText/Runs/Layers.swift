internal import StyleTables

/// The layers that determine the look of a run, from the general to the specific.
struct Layers: Sendable {
  let code: StyleCode?
  let base: TextAttributes
  let slot: TextAttributes
  let overrides: TextAttributes

  /// The visible attribute with a name. It does not include a style code of the whole text: see ``style``.
  func attribute(named name: String) -> (any AnyTextAttribute)? {
    overrides.entry(named: name) ?? slot.entry(named: name) ?? base.entry(named: name)
  }

  subscript<Key: TextAttributeKey>(key: Key.Type) -> Key.Value? {
    if let attribute = overrides.entry(of: key) ?? slot.entry(of: key) ?? base.entry(of: key) {
      return attribute.value(of: key)
    }
    return Key.self == TextAttributeKeys.Style.self ? code.map(TextStyle.code) as? Key.Value : nil
  }

  var style: TextStyle? {
    guard overrides.hasStyle || slot.hasStyle || base.hasStyle else { return code.map(TextStyle.code) }
    return (attribute(named: TextAttributeKeys.Style.name) as? TextAttribute<TextAttributeKeys.Style>)?.value
      ?? code.map(TextStyle.code)
  }

  /// All attributes in one set.
  var merged: TextAttributes {
    let own = code.map { base.merging(TextAttributes(code: $0)) } ?? base
    return own.merging(slot).merging(overrides)
  }

  /// Whether the same attributes are visible, whichever layers they are in. Does not allocate.
  func looksLike(_ other: Layers) -> Bool {
    if sharesStorage(with: other) { return true }
    guard style == other.style else { return false }
    var isEqual = true
    var count = 0
    forEachSeen { attribute in
      count += 1
      isEqual = isEqual && other.attribute(named: attribute.name)?.isEqual(to: attribute) ?? false
    }
    guard isEqual else { return false }
    other.forEachSeen { _ in count -= 1 }
    return count == 0
  }

  /// A hash value that is equal for layers that look alike.
  var lookHash: Int {
    var hasher = Hasher()
    hasher.combine(style)
    var sum = hasher.finalize()
    forEachSeen { sum = sum &+ $0.hash }
    return sum
  }

  private func sharesStorage(with other: Layers) -> Bool {
    overrides.storage === other.overrides.storage && slot.storage === other.slot.storage
      && base.storage === other.base.storage && code == other.code
  }

  /// Calls a closure with each attribute that is not hidden by a more specific layer, except for the style.
  private func forEachSeen(_ body: (any AnyTextAttribute) -> Void) {
    for attribute in overrides.entries where !attribute.isStyle { body(attribute) }
    for attribute in slot.entries where !attribute.isStyle && overrides.entry(named: attribute.name) == nil {
      body(attribute)
    }
    for attribute in base.entries where !attribute.isStyle {
      let isHidden = overrides.entry(named: attribute.name) != nil || slot.entry(named: attribute.name) != nil
      if !isHidden { body(attribute) }
    }
  }
}
