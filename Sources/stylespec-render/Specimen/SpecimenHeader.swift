internal import StyleLayout
internal import StyleTables

/// The header of a group: the size, its numbers, a line, and two lines of text.
struct SpecimenHeader {
  private let setter: SpecimenSetter
  /// A visible code, for the text.
  private let code: StyleCode?
  private let title: TextFrame
  private let unit: String
  private let numbers: [(name: TextFrame, value: TextFrame)]

  private static let unitGap = 6.0
  /// The gap between numbers.
  private static let gap = 20.0
  /// The gap between a title and the numbers next to it.
  private static let asideGap = 28.0

  init(_ group: SpecimenGroup, _ setter: SpecimenSetter) {
    self.setter = setter
    let codes = group.codes
    let code = codes.first { !setter.palette.hides(setter.color(of: $0)) } ?? codes.first
    let size = code.map { SpecimenNumbers.text(setter.style(of: $0).size) } ?? ""
    title = setter.lettering(group.kind == nil ? "Styles" : size, size: 26, color: setter.palette.primary, weight: 700)
    unit = group.kind.map { ["pt", $0.mode, $0.family].compactMap { $0 }.joined(separator: " · ") } ?? ""
    self.code = group.kind == nil ? nil : code
    numbers = (self.code.map { setter.numbers(of: $0) } ?? []).map { number in
      (
        name: setter.lettering(number.title, size: 9, color: setter.palette.secondary),
        value: setter.lettering(number.value, size: 13, color: setter.palette.primary)
      )
    }
  }

  /// The width with the numbers next to the title.
  var lineWidth: Double {
    let unit = unit(isContinued: false, width: .infinity).map { Self.unitGap + $0.size.width } ?? 0
    return title.size.width + unit + asideWidth
  }

  /// The minimum width.
  var leastWidth: Double { numbers.reduce(title.size.width) { max($0, Self.width(of: $1)) } }

  /// The width of the text in lines of a width: greater if a single letter is wider.
  func textWidth(in width: Double) -> Double {
    code.map { setter.paragraph(in: $0, width: width).size.width } ?? 0
  }

  /// The header as a sheet. The header of a continued block does not have the text.
  func sheet(in grid: SpecimenGrid, isContinued: Bool) -> Sheet {
    var sheet = Sheet()
    let baseline = title.firstBaseline
    sheet.place(title, at: .zero)
    var y = title.size.height
    let x = title.size.width + Self.unitGap
    let room = grid.width - x - (grid.hasNumbersBesideTitles ? asideWidth : 0)
    if let unit = unit(isContinued: isContinued, width: room) {
      sheet.place(unit, at: LayoutPoint(x: x, y: baseline - unit.firstBaseline))
      y = max(y, baseline - unit.firstBaseline + unit.size.height)
    }
    if grid.hasNumbersBesideTitles {
      place(numbers[...], at: grid.width - lineWidth(of: numbers[...]), baseline: baseline, on: &sheet)
    } else {
      y = placeRows(at: y + 4, width: grid.width, on: &sheet)
    }
    sheet.fill(LayoutRect(x: 0, y: y + 4, width: grid.width, height: 1), setter.palette.hairline)
    y += 4 + 1
    if let code, !isContinued {
      let paragraph = setter.paragraph(in: code, width: grid.width)
      sheet.place(paragraph, at: LayoutPoint(x: 0, y: y + 11), code: code)
      y += 11 + paragraph.size.height
    }
    sheet.size = LayoutSize(width: grid.width, height: y)
    return sheet
  }

  /// The width of the numbers with the space before them.
  private var asideWidth: Double { numbers.isEmpty ? 0 : lineWidth(of: numbers[...]) + Self.asideGap }

  private func unit(isContinued: Bool, width: Double) -> TextFrame? {
    let text = [unit, isContinued ? "continued" : ""].filter { !$0.isEmpty }.joined(separator: " · ")
    return text.isEmpty ? nil : setter.lettering(text, size: 13, color: setter.palette.secondary, width: width)
  }
}

extension SpecimenHeader {
  private typealias Numbers = ArraySlice<(name: TextFrame, value: TextFrame)>

  private static func width(of number: (name: TextFrame, value: TextFrame)) -> Double {
    max(number.name.size.width, number.value.size.width)
  }

  private func lineWidth(of numbers: Numbers) -> Double {
    numbers.reduce(-Self.gap) { $0 + Self.width(of: $1) + Self.gap }
  }

  /// Places the numbers in rows, as many in each as fit, and returns the end of the last row.
  private func placeRows(at y: Double, width: Double, on sheet: inout Sheet) -> Double {
    var (rest, y) = (numbers[...], y)
    while !rest.isEmpty {
      var count = rest.count
      while count > 1 && lineWidth(of: rest.prefix(count)) > width { count -= 1 }
      let row = rest.prefix(count)
      rest = rest.dropFirst(count)
      let baseline = row.map { $0.name.size.height + $0.value.firstBaseline }.max() ?? 0
      place(row, at: 0, baseline: y + baseline, on: &sheet)
      y += row.map { baseline - $0.value.firstBaseline + $0.value.size.height }.max() ?? 0
      if !rest.isEmpty { y += 6 }
    }
    return y
  }

  /// Places values with their names above them, from the left.
  private func place(_ numbers: Numbers, at x: Double, baseline: Double, on sheet: inout Sheet) {
    var x = x
    for number in numbers {
      let y = baseline - number.value.firstBaseline
      sheet.place(number.value, at: LayoutPoint(x: x, y: y))
      sheet.place(number.name, at: LayoutPoint(x: x, y: y - number.name.size.height))
      x += Self.width(of: number) + Self.gap
    }
  }
}
