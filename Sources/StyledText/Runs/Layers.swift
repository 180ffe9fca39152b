internal import StyleTables

/// The layers that determine how a run looks, from the general to the specific.
struct Layers: Sendable {
  let code: StyleCode?
  let base: TextAttributes
  let slot: TextAttributes
  let overrides: TextAttributes

  /// The visible attribute with a name. It does not include a style code of the whole text: see ``style``.
  func attribute(named name: String) -> (any AnyTextAttribute)? {
    if let attribute = setAttribute(named: name) { return attribute }
    guard mayShowColorBelow, name == TextAttributeKeys.Color.name, let color = colorBelow else { return nil }
    return TextAttribute<TextAttributeKeys.Color>(color)
  }

  /// The attribute of this name in the most specific layer that has one.
  private func setAttribute(named name: String) -> (any AnyTextAttribute)? {
    overrides.entry(named: name) ?? slot.entry(named: name) ?? base.entry(named: name)
  }

  subscript<Key: TextAttributeKey>(key: Key.Type) -> Key.Value? {
    if let attribute = overrides.entry(of: key) ?? slot.entry(of: key) ?? base.entry(of: key) {
      return attribute.value(of: key)
    }
    if Key.self == TextAttributeKeys.Style.self { return code.map(TextStyle.code) as? Key.Value }
    return Key.self == TextAttributeKeys.Color.self ? colorBelow as? Key.Value : nil
  }

  var style: TextStyle? {
    guard overrides.hasStyle || slot.hasStyle || base.hasStyle else { return code.map(TextStyle.code) }
    return (attribute(named: TextAttributeKeys.Style.name) as? TextAttribute<TextAttributeKeys.Style>)?.value
      ?? code.map(TextStyle.code)
  }

  /// The style of a lower layer whose color shows through the visible style, which leaves it open. Nil if none does,
  /// and if a color was set as an attribute, which hides the colors of all styles.
  var styleBelow: TextStyle? {
    guard mayShowColorBelow, setAttribute(named: TextAttributeKeys.Color.name) == nil else { return nil }
    let set = [overrides, slot, base].compactMap { $0[TextAttributeKeys.Style.self] }
    let styles = set + (code.map { [.code($0)] } ?? [])
    guard styles.first?.leavesColorOpen ?? false else { return nil }
    return styles.first { !$0.leavesColorOpen }
  }

  /// The color of ``styleBelow``.
  @inline(__always)
  var colorBelow: StyleColor? { mayShowColorBelow ? styleBelow?.resolved.color : nil }

  /// Nothing is below the style of the whole text. This is all that texts without open styles pay.
  @inline(__always)
  private var mayShowColorBelow: Bool { overrides.hasOpenStyle || slot.hasOpenStyle }

  /// Whether the text has a color, as an attribute or from a style.
  var showsColor: Bool { attribute(named: TextAttributeKeys.Color.name) != nil || !(style?.leavesColorOpen ?? true) }

  /// All attributes in one set, which looks the same without layers: if a color shows through from below, it becomes an
  /// attribute.
  var merged: TextAttributes {
    guard let color = colorBelow else { return setAttributes }
    return setAttributes.merging(TextAttributes(onlyColor: color))
  }

  /// The attributes that were set, in one set.
  var setAttributes: TextAttributes {
    let own = code.map { base.merging(TextAttributes(code: $0)) } ?? base
    return own.merging(slot).merging(overrides)
  }

  /// The attributes of the slot and of the run in one set, which looks the same over the whole text.
  var mergedOverWholeText: TextAttributes {
    let own = slot.merging(overrides)
    guard let color = colorBelow else { return own }
    let shown = Layers(code: code, base: base, slot: TextAttributes(), overrides: own).colorBelow
    return shown == color ? own : own.merging(TextAttributes(onlyColor: color))
  }

  /// The layers with other attributes on the run.
  func overriding(_ overrides: TextAttributes) -> Layers {
    Layers(code: code, base: base, slot: slot, overrides: overrides)
  }

  /// Whether the same attributes are visible, whichever layers they are in. Does not allocate unless a color shows
  /// through from below.
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

  /// Calls a closure with each attribute that is not hidden by a more specific layer, except for the style. This
  /// includes a color that shows through from below.
  private func forEachSeen(_ body: (any AnyTextAttribute) -> Void) {
    for attribute in overrides.entries where !attribute.isStyle { body(attribute) }
    for attribute in slot.entries where !attribute.isStyle && overrides.entry(named: attribute.name) == nil {
      body(attribute)
    }
    for attribute in base.entries where !attribute.isStyle {
      let isHidden = overrides.entry(named: attribute.name) != nil || slot.entry(named: attribute.name) != nil
      if !isHidden { body(attribute) }
    }
    if let color = colorBelow { body(TextAttribute<TextAttributeKeys.Color>(color)) }
  }
}

extension TextAttributes {
  /// The attributes that differ from the layers': over the layers, they look as they would on their own.
  func differing(from layers: Layers) -> TextAttributes {
    let differing = filter { attribute in
      if attribute.isStyle, let style = self[TextAttributeKeys.Style.self] { return style != layers.style }
      return !(layers.attribute(named: attribute.name)?.isEqual(to: attribute) ?? false)
    }
    return differing.removingColor(shownBy: layers)
  }

  /// The attributes without a color that would show through from layers below just the same.
  func removingColor(shownBy layers: Layers) -> TextAttributes {
    guard hasOpenStyle, let color = self[TextAttributeKeys.Color.self] else { return self }
    let rest = removing(TextAttributeKeys.Color.name)
    return layers.overriding(layers.overrides.merging(rest)).colorBelow == color ? rest : self
  }
}
