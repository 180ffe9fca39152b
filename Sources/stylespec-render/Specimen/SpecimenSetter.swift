internal import StyleLayout
internal import StyleTables
internal import StyledText

/// Sets the parts of a specimen.
struct SpecimenSetter {
  let sample: String
  let context: StyleContext
  let options: FrameOptions
  let palette: Palette
  let typesetter: Typesetter

  var lettering: Lettering { Lettering(typesetter: typesetter) }

  func style(of code: StyleCode) -> HostStyle { code.resolved(in: context) }

  /// A cell that stands alone also says what its code means: no header does.
  func cell(_ code: StyleCode, isAlone: Bool) -> SpecimenCell {
    let name = lettering(code.name, 9, palette.secondary)
    return SpecimenCell(
      code: code,
      sample: typesetter.frame(for: StyledText(sample, style: code), in: context, options: options),
      captions: isAlone ? [name, lettering(numbers(of: code), 9, palette.secondary)] : [name],
      backdrop: palette.hides(style(of: code).color) ? palette.opposite : nil
    )
  }

  private func numbers(of code: StyleCode) -> String {
    let style = style(of: code)
    let metrics = SpecimenNumbers.metrics(of: style).map { "\($0.name) \($0.value)" }
    let parts = ["\(SpecimenNumbers.text(style.size)) pt", "\(code.tokens.weight) \(style.weight)"] + metrics
    return parts.joined(separator: " · ")
  }

  /// The size, the numbers, a line and two lines of text; returns where the next thing stands.
  func header(of group: SpecimenGroup, width: Double, on sheet: inout Sheet) -> Double {
    let codes = group.codes
    guard let code = codes.first(where: { !palette.hides(self.style(of: $0).color) }) ?? codes.first else { return 0 }
    let style = style(of: code)
    let title = lettering(
      group.kind == nil ? "Styles" : SpecimenNumbers.text(style.size),
      26,
      palette.primary,
      weight: 700
    )
    sheet.place(title, at: .zero)
    let baseline = title.firstBaseline
    if let kind = group.kind {
      let parts = ["pt", kind.mode, kind.family].compactMap { $0 }
      let unit = lettering(parts.joined(separator: " · "), 13, palette.secondary)
      sheet.place(unit, at: LayoutPoint(x: title.size.width + 6, y: baseline - unit.firstBaseline))
      place(SpecimenNumbers.metrics(of: style), right: width, baseline: baseline, on: &sheet)
    }
    let rule = title.size.height + 4
    sheet.fill(LayoutRect(x: 0, y: rule, width: width, height: 1), palette.hairline)
    guard group.kind != nil else { return rule + 14 }
    return paragraph(in: code, at: rule + 12, width: width, on: &sheet)
  }

  /// Values with their names over them, up to the right edge.
  private func place(
    _ numbers: [(name: String, value: String)],
    right: Double,
    baseline: Double,
    on sheet: inout Sheet
  ) {
    var x = right
    for number in numbers.reversed() {
      let name = lettering(number.name, 9, palette.secondary)
      let value = lettering(number.value, 13, palette.primary)
      x -= max(name.size.width, value.size.width)
      let y = baseline - value.firstBaseline
      sheet.place(value, at: LayoutPoint(x: x, y: y))
      sheet.place(name, at: LayoutPoint(x: x, y: y - name.size.height))
      x -= SpecimenGrid.gap
    }
  }

  /// Two full lines, which show the line height and the spacing.
  private func paragraph(in code: StyleCode, at y: Double, width: Double, on sheet: inout Sheet) -> Double {
    let text = StyledText(Self.paragraph, style: code)
    var options = options
    options.maximumLines = 2
    let frame = typesetter.frame(for: text, in: context, width: width, options: options)
    sheet.place(frame, at: LayoutPoint(x: 0, y: y), code: code)
    return y + frame.size.height + 16
  }

  private static let paragraph = """
    Sphinx of black quartz, judge my vow. 天地玄黄，宇宙洪荒，日月盈昃，辰宿列张。0123456789 Pack my box with five dozen \
    jugs. 寒来暑往，秋收冬藏，闰余成岁，律吕调阳。The quick brown fox jumps over the lazy dog. 云腾致雨，露结为霜。
    """
}
