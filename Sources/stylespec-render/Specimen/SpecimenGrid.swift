/// The columns that all blocks share, so that they stand below each other.
struct SpecimenGrid {
  /// The swatches and the names of colors.
  let labelWidth: Double
  private(set) var cellWidth: Double
  let columns: Int
  /// Between columns.
  private(set) var gap: Double
  /// Whether the numbers of every block have room beside its title; otherwise they stand below it.
  private(set) var hasNumbersBesideTitles = false
  private let headers: [SpecimenHeader]

  private static let wideGap = 20.0
  private static let narrowGap = 8.0
  /// Numbers stand beside titles if that does not make a block wider than this.
  private static let comfort = 440.0
  private static let least = 240.0
  private static let leastCell = 56.0

  /// As wide as everything is.
  init(_ blocks: [SpecimenBlock], isNarrow: Bool = false) {
    gap = isNarrow ? Self.narrowGap : Self.wideGap
    labelWidth = blocks.map(\.labelWidth).max() ?? 0
    columns = blocks.map(\.group.weights.count).max() ?? 1
    headers = blocks.map(\.header)
    let many = blocks.filter { $0.group.weights.count > 1 }.map(\.cellWidth).max() ?? 0
    let single = blocks.filter { $0.group.weights.count == 1 }.map(\.cellWidth).max() ?? 0
    // A lone cell may take the room of all.
    let cell = max(many, (single - Double(columns - 1) * gap) / Double(columns), isNarrow ? 0 : Self.leastCell)
    cellWidth = cell.rounded(.up)
    let line = headers.map(\.lineWidth).max() ?? 0
    let header = isNarrow || line > Self.comfort ? headers.map(\.leastWidth).max() ?? 0 : line
    widen(to: max(width, header, isNarrow ? 0 : Self.least))
    widen(to: headers.map { $0.textWidth(in: width) }.max() ?? 0)
  }

  var width: Double { x(of: columns) - gap }

  func x(of column: Int) -> Double { labelWidth + labelGap + Double(column) * (cellWidth + gap) }

  /// Labels stand a little apart from samples.
  private var labelGap: Double { gap + 4 }

  /// Gives columns the room that there is; no part becomes narrower.
  mutating func widen(to width: Double) {
    guard width >= self.width else { return hasNumbersBesideTitles = headers.allSatisfy { $0.lineWidth <= self.width } }
    cellWidth = (width - labelWidth - labelGap + gap) / Double(columns) - gap
    hasNumbersBesideTitles = headers.allSatisfy { $0.lineWidth <= width }
  }

  /// How wide parts may be so that blocks are no wider than that; nil when hardly a letter would have room.
  func limits(forWidth width: Double) -> SpecimenLimits? {
    let label = min(labelWidth, max(width * 0.35, 110))
    let room = width - label - labelGap
    let cell = (room + gap) / Double(columns) - gap
    guard cell >= 48 else { return nil }
    return SpecimenLimits(label: label) { $0 == 1 ? room : cell }
  }
}

/// How wide the parts of a specimen may be, in points; what is wider is set in several lines.
struct SpecimenLimits {
  /// Swatches with the names of colors.
  var label = 220.0
  /// Samples with what stands under them, by the number of weights of their group: one alone has the room of all.
  var cell: (_ weights: Int) -> Double = { _ in .infinity }

  /// A caption that is wider than its sample.
  static let caption = 220.0
  /// The numbers of a style, as the caption of a code that stands alone.
  static let numbers = 460.0

  /// A sample: a short text is never broken, and a long one does not make the page wider than it is worth.
  static func sample(size: Double) -> Double { max(480, 12 * size) }
}
