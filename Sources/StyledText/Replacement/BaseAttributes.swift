internal import StyleTables

/// The attributes of a whole text, with its style, which show where overrides do not hide them.
struct BaseAttributes {
  let attributes: TextAttributes

  init(_ attributes: TextAttributes) {
    self.attributes = attributes
  }

  func entry(named name: String) -> (any AnyTextAttribute)? { attributes.entry(named: name) }

  /// The value that text with overrides has.
  func value(named name: String, under overrides: TextAttributes) -> (any AnyTextAttribute)? {
    overrides.entry(named: name) ?? entry(named: name)
  }

  func layers(under overrides: TextAttributes) -> Layers {
    Layers(code: nil, base: attributes, slot: TextAttributes(), overrides: overrides)
  }

  /// Overrides with the color of the whole text, if it shows through an open style.
  func seen(_ overrides: TextAttributes) -> TextAttributes {
    guard overrides.hasOpenStyle, let color = layers(under: overrides).colorBelow else { return overrides }
    return overrides.merging(TextAttributes(onlyColor: color))
  }

  /// Whether every attribute of a set is also visible with other overrides.
  func shows(_ overrides: TextAttributes, over others: TextAttributes) -> Bool {
    overrides.entries.allSatisfy { attribute in
      value(named: attribute.name, under: others)?.isEqual(to: attribute) ?? false
    }
  }
}
