internal import StyleLayout
internal import StyleTables
internal import StyledText

/// Sets the parts of a specimen in one context.
struct SpecimenSetter {
  let sample: String
  let context: StyleContext
  let options: FrameOptions
  let palette: Palette
  /// The color of codes that leave it open.
  let ink: RGBAColor
  let offsets: SpecOffsets?
  let typesetter: Typesetter

  var lettering: Lettering { Lettering(typesetter: typesetter) }

  func style(of code: StyleCode) -> HostStyle { code.resolved(in: context) }

  /// The color that a code is shown in.
  func color(of code: StyleCode) -> RGBAColor { style(of: code).color ?? ink }

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
    return SpecimenCell(
      code: code,
      sample: sample,
      captions: isAlone ? [name, caption(line(of: code), SpecimenLimits.numbers)] : [name],
      backdrop: palette.hides(color(of: code)) ? palette.opposite : nil
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
    let text = StyledText(Self.paragraph, style: code)
    return typesetter.frame(for: text, in: context, width: width, options: options)
  }

  private static let paragraph = """
    Sphinx of black quartz, judge my vow. 天地玄黄，宇宙洪荒，日月盈昃，辰宿列张。0123456789 Pack my box with five dozen \
    jugs. 寒来暑往，秋收冬藏，闰余成岁，律吕调阳。The quick brown fox jumps over the lazy dog. 云腾致雨，露结为霜。
    """
}
