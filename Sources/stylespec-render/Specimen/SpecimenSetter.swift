internal import StyleLayout
internal import StyleTables
internal import StyledText
internal import TokenModel
internal import TokenPerception

/// Sets the parts of a specimen in one context.
struct SpecimenSetter {
  let sample: String
  /// The text of two lines under the header of a group.
  let paragraph: String
  let context: StyleContext
  let options: FrameOptions
  let palette: Palette
  /// The color of codes that leave it open.
  let ink: RGBAColor
  let offsets: SpecOffsets?
  /// By the names of colors, the grounds that the spec says text is seen on.
  var grounds: [String: RGBAColor] = [:]
  var notes = CodeNotes(nil)
  let typesetter: Typesetter

  var lettering: Lettering { Lettering(typesetter: typesetter) }

  func style(of code: StyleCode) -> HostStyle { code.resolved(in: context) }

  /// The color that a code is shown in.
  func color(of code: StyleCode) -> RGBAColor { style(of: code).color ?? ink }

  /// The ground that text in a color is drawn on; nil for the page.
  func ground(ofColor name: String?) -> RGBAColor? { name.flatMap { grounds[$0] } }

  /// The grounds of a spec's colors, by their names; of several, the one with the least contrast.
  static func grounds(of spec: Catalog, in appearance: StyleTables.Appearance) -> [String: RGBAColor] {
    let named = spec.colors.filter { !($0.grounds ?? []).isEmpty }.map { color in
      (color.name.value, RGBAColor(TextGrounds().hardest(for: color, in: appearance.inSpecs)))
    }
    return Dictionary(named) { first, _ in first }
  }

  /// A cell for a code. A cell without a header also has the numbers of its code.
  func cell(_ code: StyleCode, isAlone: Bool, width: Double) -> SpecimenCell {
    let style = style(of: code)
    let limit = min(width, SpecimenLimits.sample(size: style.size))
    let styled = StyledText(sample, style: code)
    let sample = typesetter.frame(for: styled, in: context, width: limit + 0.01, options: options)
    let caption = { (text: String, widest: Double) in
      lettering(
        text,
        size: SpecimenCell.captionSize(below: style.size),
        color: palette.secondary,
        width: min(width, max(sample.size.width, widest))
      )
    }
    let name = caption(code.name, SpecimenLimits.caption)
    let notes = notes[code].map { caption($0, SpecimenLimits.caption) }
    return SpecimenCell(
      code: code,
      sample: sample,
      captions: [name] + (isAlone ? [caption(line(of: code), SpecimenLimits.numbers)] : []) + notes,
      backdrop: ground(ofColor: code.tokens.color) ?? (palette.hides(color(of: code)) ? palette.opposite : nil)
    )
  }

  /// The numbers of a code, for a header.
  func numbers(of code: StyleCode) -> [SpecimenNumber] {
    let factor = context.textScale.factor(for: code.resolved.size)
    let offset = offsets.flatMap { offsets in
      offsets.offset(of: code).map { (value: $0 * factor, host: offsets.host) }
    }
    let numbers = SpecimenNumbers.metrics(of: style(of: code), offset: offset)
    return offsets?.isCentered(code) == true ? numbers + [.centered] : numbers
  }

  private func line(of code: StyleCode) -> String {
    let style = style(of: code)
    let parts = ["\(SpecimenNumbers.text(style.size)) pt", "\(code.tokens.weight) \(style.weight)"]
    return (parts + numbers(of: code).map(\.text)).joined(separator: " · ")
  }

  /// Two full lines, which show the line height and the line spacing. They end with an ellipsis.
  func paragraph(in code: StyleCode, width: Double) -> TextFrame {
    var options = options
    options.maximumLines = 2
    options.truncation = Truncation()
    let text = StyledText(paragraph, style: code)
    return typesetter.frame(for: text, in: context, width: width, options: options)
  }
}
