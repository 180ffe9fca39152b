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
  /// The background of each text color in the spec, by color name.
  var grounds: [String: RGBAColor] = [:]
  var notes = CodeNotes(nil)
  let typesetter: Typesetter

  var lettering: Lettering { Lettering(typesetter: typesetter) }

  func style(of code: StyleCode) -> HostStyle { code.resolved(in: context) }

  /// The weight that a code requests.
  func weight(of code: StyleCode) -> Int { style(of: code).weight }

  /// The color that a code is shown in.
  func color(of code: StyleCode) -> RGBAColor { style(of: code).color ?? ink }

  /// The background that text in a color is drawn on; nil for the page.
  func ground(ofColor name: String?) -> RGBAColor? { name.flatMap { grounds[$0] } }

  /// The backgrounds of a spec's colors, by their names; of several, the one with the least contrast.
  static func grounds(of spec: Catalog, in appearance: StyleTables.Appearance) -> [String: RGBAColor] {
    let named = spec.colors.filter { !($0.grounds ?? []).isEmpty }.map { color in
      (color.name.value, RGBAColor(TextGrounds().hardest(for: color, in: appearance.inSpecs)))
    }
    return Dictionary(named) { first, _ in first }
  }

  /// The sample in a code, in lines of a maximum width.
  func sample(in code: StyleCode, width: Double = .infinity) -> TextFrame {
    let limit = min(width, SpecimenLimits.sample(size: style(of: code).size))
    return typesetter.frame(
      for: StyledText(sample, style: code),
      in: context,
      width: limit + 0.01,
      options: options
    )
  }

  /// A cell with a sample in a code, and the names of all codes that look like it. A cell without a header also has the
  /// numbers of its code.
  func cell(_ code: StyleCode, named codes: [StyleCode], isAlone: Bool, width: Double) -> SpecimenCell {
    let style = style(of: code)
    let sample = sample(in: code, width: width)
    let caption = { (text: String, widest: Double) in
      lettering(
        text,
        size: SpecimenCell.captionSize(below: style.size),
        color: palette.secondary,
        width: min(width, max(sample.size.width, widest))
      )
    }
    let names = codes.flatMap { [$0.name] + notes[$0] }.map { caption($0, SpecimenLimits.caption) }
    let numbers = isAlone ? aloneLines(of: code, sample).map { caption($0, SpecimenLimits.numbers) } : []
    return SpecimenCell(
      code: code,
      sample: sample,
      captions: names.prefix(1) + numbers + names.dropFirst(),
      backdrop: ground(ofColor: code.tokens.color) ?? (palette.hides(color(of: code)) ? palette.opposite : nil)
    )
  }

  /// The numbers of a code, for a header.
  func numbers(of code: StyleCode) -> [SpecimenNumber] {
    let resolved = code.resolved
    let factor = context.textScale.following(resolved.textSizeCurve).factor(for: resolved.size)
    let offset = offsets.flatMap { offsets in
      offsets.offset(of: code).map { (value: $0 * factor, host: offsets.host) }
    }
    let numbers = SpecimenNumbers.metrics(of: style(of: code), offset: offset)
    return offsets?.isCentered(code) == true ? numbers + [.centered] : numbers
  }

  /// The numbers of a code without a header, and a note if the font lacks its weight.
  private func aloneLines(of code: StyleCode, _ sample: TextFrame) -> [String] {
    [line(of: code), SpecimenWeights.note(on: code, sample: sample, self)].compactMap(\.self)
  }

  private func line(of code: StyleCode) -> String {
    let style = style(of: code)
    let weight = SpecimenNumbers.weight(style.weight, named: code.tokens.weight)
    let parts = ["\(SpecimenNumbers.text(style.size)) pt", weight]
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
