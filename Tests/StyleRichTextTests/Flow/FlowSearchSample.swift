import StyleLayout
import StyleRichText
import TestSupport

/// Items for the search of how many are shown beside the overflow item.
struct FlowSearchSample {
  let widths: [Double]
  /// By the number of hidden items, less one.
  let overflow: [Double]
  let room: Double
  let spacing: Double
  let maximumRows: Int

  init(_ random: inout SeededFlow) {
    room = random.length(10, 100)
    spacing = random.oneIn(3) ? 0 : random.length(0.25, 10)
    maximumRows = Int.random(in: 0...4, using: &random.generator)
    widths = (0..<Int.random(in: 0...14, using: &random.generator)).map { _ in random.length(0, 45) }
    let step = random.oneIn(2) ? random.length(0, 5) : -random.length(0, 5)
    let isAny = random.oneIn(2)
    let start = random.length(5, 60)
    overflow = widths.indices.map { isAny ? random.length(0, 120) : max(start + Double($0) * step, 0) }
  }

  /// How many rows items take, one after the other.
  func rowCount(_ widths: [Double], _ fault: FlowSearchFault? = nil) -> Int {
    let end = fault == .spaceIsLeftBehindTheLastItem ? spacing : 0
    var (rows, used) = (0, Double.infinity)
    for width in widths {
      if width > room {
        (rows, used) = (rows + 1, fault == .wideItemsHaveNeighbors ? width - room : .infinity)
      } else if used + spacing + width + end <= room {
        used += spacing + width
      } else {
        (rows, used) = (rows + 1, width)
      }
    }
    return rows
  }

  /// Whether the first items fit together with the overflow item for the others.
  private func fits(_ count: Int, _ fault: FlowSearchFault?) -> Bool {
    let hidden = widths.count - count
    let measured = fault == .overflowIsMeasuredForOneLess ? max(hidden - 1, 1) : hidden
    return rowCount(widths.prefix(count) + (hidden > 0 ? [overflow[measured - 1]] : []), fault) <= maximumRows
  }

  /// The greatest number of items that fit together with the overflow item for the others.
  private func shown(_ fault: FlowSearchFault?) -> Int {
    switch fault {
    case .leastNumber: (0...widths.count).first { fits($0, fault) } ?? 0
    case .firstNumberThatFails: (0...widths.count).prefix { fits($0, fault) }.last ?? 0
    case .oneLess: max(((0...widths.count).last { fits($0, fault) } ?? 0) - 1, 0)
    default: (0...widths.count).last { fits($0, fault) } ?? 0
    }
  }

  /// What a layout makes of the items.
  struct Result {
    /// What is wrong; nil if nothing is.
    var problem: String?
    /// Whether some items are shown, and some are not.
    var isPartly: Bool
    /// Whether the next item would fit without the overflow item.
    var isUneven: Bool
  }

  /// Arranges the items, and compares that with what was found by trying every number.
  func result(_ fault: FlowSearchFault? = nil) -> Result {
    let count = widths.count
    let flow = FlowLayout(spacing: .fixed(spacing), rowSpacing: 3, maximumRows: maximumRows).arrange(
      count: count,
      width: room,
      measure: { index, room in Self.item(widths[index], room) },
      overflow: { hidden, room in Self.item(overflow[hidden - 1], room) }
    )
    let shown = shown(fault)
    // The overflow item is one of the row's, so all is where it would be without a limit.
    let hasOverflow = shown < count && maximumRows > 0
    let all = widths.prefix(shown) + (hasOverflow ? [overflow[count - shown - 1]] : [])
    let free = FlowLayout(spacing: .fixed(spacing), rowSpacing: 3)
      .arrange(count: all.count, width: room) { index, room in Self.item(all[index], room) }
    var problem: String?
    if flow.rects.count != shown || flow.hiddenCount != count - shown {
      problem = "\(flow.rects.count) are shown, and \(flow.hiddenCount) are not"
    } else if flow.rects != Array(free.rects.prefix(shown)) || flow.size != free.size
      || flow.rows.map(\.rect) != free.rows.map(\.rect)
    {
      problem = "items are elsewhere than without a limit"
    } else if flow.overflowRect != (hasOverflow ? free.rects.last : nil) {
      problem = "the overflow item is elsewhere"
    }
    let isPartly = shown > 0 && shown < count
    let isUneven = shown < count && rowCount(Array(widths.prefix(shown + 1))) <= maximumRows
    return Result(problem: problem, isPartly: isPartly, isUneven: isUneven)
  }

  private static func item(_ width: Double, _ room: Double) -> FlowItem {
    FlowItem(width: min(width, room), height: width > room ? 20 : 10)
  }
}
