/// The shadows of a box, the topmost first (Design Tokens Format Module 2025.10, section 9.5).
package struct Shadow: Sendable, Hashable {
  /// The shadows. A reference means all shadows of its target.
  package let layers: [Slot<ShadowLayer>]

  /// Whether the file has a list, even of one shadow.
  package let isList: Bool

  /// Creates shadows.
  package init(_ layers: [Slot<ShadowLayer>], isList: Bool = true) {
    self.layers = layers
    self.isList = isList
  }

  /// The shadow, if there is only one: files may have it without a list around it.
  var onlyLayer: ShadowLayer? { layers.count == 1 ? layers[0].value : nil }
}

/// One of the shadows of a box.
package struct ShadowLayer: Sendable, Hashable {
  /// The color.
  package let color: Slot<WrittenColor>
  /// The distance to the right.
  package let offsetX: Slot<Dimension>
  /// The distance down.
  package let offsetY: Slot<Dimension>
  /// The blur of the shadow's edge.
  package let blur: Slot<Dimension>
  /// How much larger the shadow is than the box.
  package let spread: Slot<Dimension>
  /// Whether the shadow is inside the box; nil means that it is not.
  package let inset: Slot<Bool>?

  /// Creates a shadow from its parts.
  package init(
    color: Slot<WrittenColor>,
    offsetX: Slot<Dimension>,
    offsetY: Slot<Dimension>,
    blur: Slot<Dimension>,
    spread: Slot<Dimension>,
    inset: Slot<Bool>? = nil
  ) {
    self.color = color
    self.offsetX = offsetX
    self.offsetY = offsetY
    self.blur = blur
    self.spread = spread
    self.inset = inset
  }

  func part(at key: String) -> Slot<TokenPart>? {
    switch key {
    case "color": color.map { .value(.color($0)) }
    case "offsetX": offsetX.map { .value(.dimension($0)) }
    case "offsetY": offsetY.map { .value(.dimension($0)) }
    case "blur": blur.map { .value(.dimension($0)) }
    case "spread": spread.map { .value(.dimension($0)) }
    case "inset": inset?.map { .flag($0) }
    default: nil
    }
  }
}

extension Shadow: SlotValue {
  /// The shadows of a shadow token, or the one of a part.
  package static func value(of part: TokenPart) -> Shadow? {
    if case .value(.shadow(let shadow)) = part { shadow } else { nil }
  }

  /// Maps the list.
  package func mappingSlots<Map: SlotMap>(_ map: inout Map) throws(TokenValueError) -> Shadow {
    try Shadow(map.map(layers), isList: isList)
  }
}

extension ShadowLayer: ListElement {
  /// The only shadow of a part; nil for a part with several.
  package static func value(of part: TokenPart) -> ShadowLayer? {
    guard case .shadowLayer(let layer) = part else { return nil }
    return layer
  }

  /// The shadows of a shadow token.
  package static func elements(of part: TokenPart) -> [Slot<ShadowLayer>]? {
    guard case .value(.shadow(let shadow)) = part else { return nil }
    return shadow.layers
  }

  /// Maps the parts.
  package func mappingSlots<Map: SlotMap>(_ map: inout Map) throws(TokenValueError) -> ShadowLayer {
    try ShadowLayer(
      color: map.map(color),
      offsetX: map.map(offsetX),
      offsetY: map.map(offsetY),
      blur: map.map(blur),
      spread: map.map(spread),
      inset: map.map(inset)
    )
  }
}
