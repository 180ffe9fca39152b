/// The columns shared by all blocks, so that they are aligned.
struct SpecimenGrid {
  /// The width of the swatches and the names of colors.
  let labelWidth: Double
  private(set) var cellWidth: Double
  let columns: Int
  /// The gap between columns.
  private(set) var gap: Double
  /// Whether the numbers of every block fit next to its title; otherwise they are below it.
  private(set) var hasNumbersBesideTitles = false
  private let headers: [SpecimenHeader]

  private static let wideGap = 20.0
  private static let narrowGap = 8.0
  /// The maximum width of a block with numbers next to titles.
  private static let comfort = 440.0
  private static let least = 240.0
  private static let leastCell = 56.0

  /// Creates a grid that is as wide as its contents.
  init(_ blocks: [SpecimenBlock], isNarrow: Bool = false) {
    gap = isNarrow ? Self.narrowGap : Self.wideGap
    labelWidth = blocks.map(\.labelWidth).max() ?? 0
    columns = blocks.map(\.columnCount).max() ?? 1
    headers = blocks.map(\.header)
    let many = blocks.filter { $0.columnCount > 1 }.map(\.cellWidth).max() ?? 0
    let single = blocks.filter { $0.columnCount == 1 }.map(\.cellWidth).max() ?? 0
    // A single cell may have the width of all.
    let cell = max(many, (single - Double(columns - 1) * gap) / Double(columns), isNarrow ? 0 : Self.leastCell)
    cellWidth = cell.rounded(.up)
    let line = headers.map(\.lineWidth).max() ?? 0
    let header = isNarrow || line > Self.comfort ? headers.map(\.leastWidth).max() ?? 0 : line
    widen(to: max(width, header, isNarrow ? 0 : Self.least))
    widen(to: headers.map { $0.textWidth(in: width) }.max() ?? 0)
  }

  var width: Double { x(of: columns) - gap }

  func x(of column: Int) -> Double { labelWidth + labelGap + Double(column) * (cellWidth + gap) }

  /// The gap between labels and samples, which are a little apart.
  private var labelGap: Double { gap + 4 }

  /// Distributes extra width over the columns; no part becomes narrower.
  mutating func widen(to width: Double) {
    guard width >= self.width else { return hasNumbersBesideTitles = headers.allSatisfy { $0.lineWidth <= self.width } }
    cellWidth = (width - labelWidth - labelGap + gap) / Double(columns) - gap
    hasNumbersBesideTitles = headers.allSatisfy { $0.lineWidth <= width }
  }

  /// The maximum widths of parts for a width of blocks; nil if hardly a letter would fit.
  func limits(forWidth width: Double) -> SpecimenLimits? {
    let label = min(labelWidth, max(width * 0.35, 110))
    let room = width - label - labelGap
    let cell = (room + gap) / Double(columns) - gap
    guard cell >= 48 else { return nil }
    return SpecimenLimits(label: label) { $0 == 1 ? room : cell }
  }
}

/// The maximum widths of the parts of a specimen, in points; wider parts are set in several lines.
struct SpecimenLimits {
  /// The width of swatches with the names of colors.
  var label = 220.0
  /// The width of samples with their captions, by the number of columns in their block: a single column has the width
  /// of all.
  var cell: (_ columns: Int) -> Double = { _ in .infinity }

  /// The width of a caption that is wider than its sample.
  static let caption = 220.0
  /// The width of a style's numbers in the caption of a code without a header.
  static let numbers = 460.0

  /// The width of a sample: a short text is never broken, and a long one does not make the page too wide.
  static func sample(size: Double) -> Double { max(480, 12 * size) }
}
