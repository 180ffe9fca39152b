package import TokenJSON
package import TokenModel

/// Values as the Design Tokens format writes them, but for colors that are written as hex digits. All references have
/// been followed.
extension TokenValue: JSONWritable {
  /// Writes the value.
  package func write(to writer: inout JSONWriter) {
    switch self {
    case .color(let color): color.write(to: &writer)
    case .dimension(let dimension): dimension.write(to: &writer)
    case .fontFamily(let families): families.write(to: &writer)
    case .fontWeight(let weight): weight.write(to: &writer)
    case .duration(let duration): duration.write(to: &writer)
    case .cubicBezier(let curve): curve.write(to: &writer)
    case .number(let number): number.write(to: &writer)
    case .strokeStyle(let style): style.write(to: &writer)
    case .border(let border):
      writer.object { writer in
        writer.field("color", border.color)
        writer.field("style", border.style)
        writer.field("width", border.width)
      }
    case .transition(let transition):
      writer.object { writer in
        writer.field("delay", transition.delay)
        writer.field("duration", transition.duration)
        writer.field("timingFunction", transition.timingFunction)
      }
    case .shadow(let shadow):
      if shadow.isList { shadow.layers.write(to: &writer) } else { shadow.layers.first?.write(to: &writer) }
    case .gradient(let gradient): gradient.stops.write(to: &writer)
    case .typography(let typography):
      writer.object { writer in
        writer.field("fontFamily", typography.fontFamily)
        writer.field("fontSize", typography.fontSize)
        writer.field("fontWeight", typography.fontWeight)
        if let spacing = typography.letterSpacing { writer.field("letterSpacing", spacing) }
        if let height = typography.lineHeight { writer.field("lineHeight", height) }
      }
    case .opaque(let opaque): opaque.json.write(to: &writer)
    }
  }
}

extension WrittenJSON: JSONWritable {
  /// Writes the value as it was written, but for spaces.
  package func write(to writer: inout JSONWriter) {
    switch self {
    case .null: Optional<String>.none.write(to: &writer)
    case .boolean(let flag): flag.write(to: &writer)
    case .number(let digits): writer.write(number: digits)
    case .string(let text): text.write(to: &writer)
    case .array(let elements): elements.write(to: &writer)
    case .object(let members):
      writer.object { writer in
        for member in members { writer.field(member.key, member.value) }
      }
    }
  }
}

extension Slot: JSONWritable where Value: JSONWritable {
  /// Writes the value.
  package func write(to writer: inout JSONWriter) {
    switch self {
    case .value(let sourced): sourced.value.write(to: &writer)
    case .reference(let reference): "{\(reference.path)}".write(to: &writer)
    }
  }
}

extension WrittenColor: JSONWritable {
  /// Writes the value.
  package func write(to writer: inout JSONWriter) {
    switch self {
    case .hex(let color): color.hex.write(to: &writer)
    case .color(let color): write(color, to: &writer)
    case .parts(let parts):
      writer.object { writer in
        if let alpha = parts.alpha { writer.field("alpha", alpha) }
        writer.field("colorSpace", parts.space.map(\.rawValue))
        writer.field("components", parts.components)
        if let hex = parts.hex { writer.field("hex", hex.map(\.text)) }
      }
    case .modified(let modified):
      if let color = modified.color { write(color, to: &writer) } else { modified.base.write(to: &writer) }
    }
  }

  private func write(_ color: TokenColor, to writer: inout JSONWriter) {
    writer.object { writer in
      if let alpha = color.alpha, alpha != 1 { writer.field("alpha", ColorNumber(alpha)) }
      writer.field("colorSpace", color.space.rawValue)
      writer.field("components", color.components.all.map { ColorNumber($0) })
      if let hex = color.hex { writer.field("hex", hex.hex) }
    }
  }
}

extension ColorNumber: JSONWritable {
  /// Writes the value.
  package func write(to writer: inout JSONWriter) {
    switch self {
    case .number(let number): number.write(to: &writer)
    case .none: "none".write(to: &writer)
    }
  }
}

extension PartList: JSONWritable where Element: JSONWritable {
  /// Writes the value.
  package func write(to writer: inout JSONWriter) { elements.write(to: &writer) }
}

extension TokenNumber: JSONWritable {
  /// Writes the value.
  package func write(to writer: inout JSONWriter) { writer.write(number: digits) }
}

extension Quantity: JSONWritable {
  /// Writes the value.
  package func write(to writer: inout JSONWriter) {
    writer.object { writer in
      if let unit = unit.value { writer.field("unit", unit.rawValue) }
      writer.field("value", number)
    }
  }
}

extension FontFamilyValue: JSONWritable {
  /// Writes the value.
  package func write(to writer: inout JSONWriter) {
    if isList { names.write(to: &writer) } else { names.first?.write(to: &writer) }
  }
}

extension FontWeightValue: JSONWritable {
  /// Writes the value.
  package func write(to writer: inout JSONWriter) { number.write(to: &writer) }
}

extension CubicBezier: JSONWritable {
  /// Writes the value.
  package func write(to writer: inout JSONWriter) { numbers.write(to: &writer) }
}

extension StrokeStyle: JSONWritable {
  /// Writes the value.
  package func write(to writer: inout JSONWriter) {
    switch self {
    case .keyword(let keyword): keyword.rawValue.write(to: &writer)
    case .dashes(let lengths, let cap):
      writer.object { writer in
        writer.field("dashArray", lengths)
        writer.field("lineCap", cap.map(\.rawValue))
      }
    }
  }
}

extension ShadowLayer: JSONWritable {
  /// Writes the value.
  package func write(to writer: inout JSONWriter) {
    writer.object { writer in
      writer.field("blur", blur)
      writer.field("color", color)
      if let inset { writer.field("inset", inset) }
      writer.field("offsetX", offsetX)
      writer.field("offsetY", offsetY)
      writer.field("spread", spread)
    }
  }
}

extension GradientStop: JSONWritable {
  /// Writes the value.
  package func write(to writer: inout JSONWriter) {
    writer.object { writer in
      writer.field("color", color)
      writer.field("position", position)
    }
  }
}

extension LineHeight: JSONWritable {
  /// Writes the value.
  package func write(to writer: inout JSONWriter) {
    switch self {
    case .ratio(let number): number.write(to: &writer)
    case .length(let length): length.write(to: &writer)
    }
  }
}

extension TokenValue {
  /// The value in one line, for people who know its JSON.
  package var short: String {
    switch self {
    case .color(let color): color.text
    case .fontWeight, .number, .dimension, .duration, .fontFamily: line
    default: JSONWriter.text(of: self).split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }
  }
}
