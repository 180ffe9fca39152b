import StyleLayout
import StyleRichText

/// An item for laws and for a browser. Its lengths are quarters of a point, so that sums are exact and often just fit.
struct FlowSample: Encodable {
  enum Kind: String, Encodable {
    /// As wide in any row.
    case box
    /// As wide as the row at most, with the same proportions.
    case picture
    /// Tiles in lines, as many in each as fit.
    case text
  }

  let kind: Kind
  /// The width of the box, of the picture, or of a tile.
  let width: Double
  let height: Double
  /// The distance from the top to the baseline of a box.
  let baseline: Double?
  /// The number of tiles.
  let tiles: Int

  /// The width without a limit.
  var naturalWidth: Double { kind == .text ? Double(tiles) * width : width }

  func item(in room: Double) -> FlowItem {
    switch kind {
    case .box: return FlowItem(width: width, height: height, firstBaseline: baseline)
    case .picture:
      guard room < width else { return FlowItem(width: width, height: height) }
      return FlowItem(width: room, height: height * room / width)
    case .text:
      let fitting = room < naturalWidth ? max(Int(room / width), 1) : max(tiles, 1)
      let lines = (tiles + fitting - 1) / fitting
      return FlowItem(
        width: min(naturalWidth, room),
        height: Double(lines) * height,
        firstBaseline: tiles > 0 ? height : nil
      )
    }
  }
}

/// A flow of random items.
struct FlowCase: Encodable, CustomStringConvertible {
  let horizontal: FlowLayout.HorizontalAlignment
  let vertical: FlowLayout.VerticalAlignment
  let isRightToLeft: Bool
  /// Nil without a limit.
  let width: Double?
  let spacing: Double
  let rowSpacing: Double
  let items: [FlowSample]

  /// Each combination of alignments and direction has its turn, 32 of them.
  init(_ index: Int, _ random: inout SeededFlow) {
    horizontal = FlowLayout.HorizontalAlignment.allCases[index % 4]
    vertical = FlowLayout.VerticalAlignment.allCases[index / 4 % 4]
    isRightToLeft = index / 16 % 2 == 1
    spacing = random.oneIn(4) ? 0 : random.length(0.25, 20)
    rowSpacing = random.oneIn(4) ? 0 : random.length(0.25, 20)
    // In CSS, an item without a width fits even after one that fills the row. Space between both prevents that.
    let hasSpace = spacing > 0
    let room = hasSpace && random.oneIn(20) ? 0 : random.length(20, 400)
    width = random.oneIn(12) ? nil : room
    items = (0..<Int.random(in: 0...16, using: &random.generator)).map { _ in
      FlowSample(room: room, mayBeEmpty: hasSpace, &random)
    }
  }

  var layout: FlowLayout {
    FlowLayout(
      horizontal: horizontal,
      vertical: vertical,
      spacing: .fixed(spacing),
      rowSpacing: rowSpacing,
      direction: isRightToLeft ? .rightToLeft : .leftToRight
    )
  }

  var arrangement: FlowArrangement {
    layout.arrange(count: items.count, width: width ?? .infinity) { index, room in items[index].item(in: room) }
  }

  var description: String {
    "\(horizontal), \(vertical), \(isRightToLeft ? "RTL" : "LTR"), width \(width.map { "\($0)" } ?? "–"), "
      + "spacing \(spacing), \(rowSpacing): \(items.map { "\($0.kind) \($0.tiles) × \($0.width) × \($0.height), \($0.baseline ?? -1)" })"
  }
}

extension FlowSample {
  fileprivate init(room: Double, mayBeEmpty: Bool, _ random: inout SeededFlow) {
    let isEmpty = mayBeEmpty && random.oneIn(12)
    // One item of eight is wider than the row, and one just fills it.
    let wide = random.oneIn(8) ? room + random.length(0.25, 200) : random.oneIn(8) && room > 0 ? room : nil
    let usual = random.length(0.25, max(room / 2, 1))
    height = random.oneIn(12) ? 0 : random.length(0.25, 60)
    switch Int.random(in: 0..<4, using: &random.generator) {
    case 0:
      kind = .picture
      (width, tiles, baseline) = (wide ?? usual, 1, nil)
    case 1:
      kind = .text
      width = random.length(0.25, 60)
      tiles = isEmpty ? 0 : Int.random(in: 1...(random.oneIn(4) ? 12 : 2), using: &random.generator)
      baseline = nil
    default:
      kind = .box
      (width, tiles) = (isEmpty ? 0 : wide ?? usual, 1)
      baseline = random.oneIn(3) ? nil : (height * Double.random(in: 0...1, using: &random.generator) * 4).rounded() / 4
    }
  }
}
