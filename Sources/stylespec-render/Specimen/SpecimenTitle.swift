internal import StyleLayout
internal import StyleTables

/// The name of the catalog, and the facts about all codes.
struct SpecimenTitle {
  let setter: SpecimenSetter
  private let name: String
  private let facts: String

  init(_ codes: [StyleCode], families: [String], _ setter: SpecimenSetter) {
    self.setter = setter
    name = codes.first?.catalog.name ?? ""
    let context = setter.context
    let scale = context.textScale.factor
    facts = [
      "\(codes.count) style code\(codes.count == 1 ? "" : "s")",
      Choice(context.appearance).name,
      scale == 1 ? nil : "text scale \(SpecimenNumbers.text(scale))",
      "host \(Choice(context.host).name)",
      families.joined(separator: ", "),
    ].compactMap { $0 }.filter { !$0.isEmpty }.joined(separator: "  ·  ")
  }

  /// The title of a sheet.
  func sheet(width: Double) -> Sheet {
    let name = setter.lettering(name, size: 34, color: setter.palette.primary, weight: 700, width: width)
    let facts = setter.lettering(facts, size: 12, color: setter.palette.secondary, width: width)
    var sheet = Sheet()
    sheet.place(name, at: .zero)
    sheet.place(facts, at: LayoutPoint(x: 0, y: name.size.height + 4))
    sheet.size = LayoutSize(
      width: max(name.size.width, facts.size.width),
      height: name.size.height + 4 + facts.size.height
    )
    return sheet
  }

  /// The title of a page: in one line if it fits, with the page number at the right edge.
  func runningHead(width: Double, page: Int, of count: Int) -> Sheet {
    let number = setter.lettering("\(page) / \(count)", size: 10, color: setter.palette.secondary)
    let room = width - number.size.width - Self.gap
    let name = setter.lettering(name, size: 20, color: setter.palette.primary, weight: 700, width: room)
    let baseline = name.firstBaseline
    var sheet = Sheet()
    sheet.place(name, at: .zero)
    sheet.place(number, at: LayoutPoint(x: width - number.size.width, y: baseline - number.firstBaseline))
    var facts = setter.lettering(facts, size: 10, color: setter.palette.secondary)
    var place = LayoutPoint(x: name.size.width + Self.gap, y: baseline - facts.firstBaseline)
    if place.x + facts.size.width > room {
      facts = setter.lettering(self.facts, size: 10, color: setter.palette.secondary, width: width)
      place = LayoutPoint(x: 0, y: name.size.height + 2)
    }
    sheet.place(facts, at: place)
    sheet.size = LayoutSize(width: width, height: max(name.size.height, place.y + facts.size.height))
    return sheet
  }

  private static let gap = 14.0
}
