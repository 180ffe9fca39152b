import StyleLayout
import TestSupport
import Testing

@testable import StyleRichText

/// A mistake in the search for the number of items that are shown.
enum FlowSearchFault: CaseIterable {
  case oneLess
  case leastNumber
  /// As if no greater number could fit.
  case firstNumberThatFails
  case overflowIsMeasuredForOneLess
  case spaceIsLeftBehindTheLastItem
  case wideItemsHaveNeighbors
}

/// A mistake in the places of items.
enum FlowFault: CaseIterable {
  case itemsAreShifted
  case rowsBeginWithSpace
  case lastRowIsJustified
  case otherDirection
  case baselinesAreBottoms
  case wideItemsAreNotMeasuredAgain
  case spaceIsBelowTheLastRow

  /// The faulty arrangement.
  func arrangement(of flow: FlowCase) -> FlowArrangement {
    var layout = flow.layout
    switch self {
    case .otherDirection: layout.direction = flow.isRightToLeft ? .leftToRight : .rightToLeft
    case .baselinesAreBottoms: if flow.vertical == .firstBaseline { layout.vertical = .bottom }
    default: break
    }
    let keepsWidth = self == .wideItemsAreNotMeasuredAgain
    let right = layout.arrange(count: flow.items.count, width: flow.width ?? .infinity) { index, room in
      flow.items[index].item(in: keepsWidth ? .infinity : room)
    }
    var (size, rects) = (right.size, right.rects)
    switch self {
    case .itemsAreShifted: for index in rects.indices { rects[index].x += 0.05 }
    case .rowsBeginWithSpace:
      for index in rects.indices { rects[index].x += flow.isRightToLeft ? -flow.spacing : flow.spacing }
    case .lastRowIsJustified:
      guard flow.horizontal == .justified, let row = right.rows.last, row.items.count > 1 else { break }
      let step = (right.width.isFinite ? max(right.width - row.rect.width, 0) : 0) / Double(row.items.count - 1)
      for (place, index) in row.items.enumerated() {
        rects[index].x += (flow.isRightToLeft ? -step : step) * Double(place)
      }
    case .spaceIsBelowTheLastRow: size.height += flow.rowSpacing
    default: break
    }
    return FlowArrangement(
      width: right.width,
      size: size,
      rects: rects,
      rows: right.rows,
      hiddenCount: right.hiddenCount,
      overflowRect: right.overflowRect
    )
  }
}

/// Each mistake must be noticed.
struct FlowFaultTests {
  @Test(arguments: FlowSearchFault.allCases) func otherNumbersOfItemsAreNoticed(fault: FlowSearchFault) {
    var random = SeededFlow(seed: 1)
    let isNoticed = (0..<1_000).contains { _ in FlowSearchSample(&random).result(fault).problem != nil }
    #expect(isNoticed)
  }

  @Test(arguments: FlowFault.allCases) func otherPlacesAreNoticedByTheLaws(fault: FlowFault) {
    var random = SeededFlow(seed: 1)
    let isNoticed = (0..<200).contains { index in
      let flow = FlowCase(index, &random)
      return FlowLaws(flow: flow, arrangement: fault.arrangement(of: flow)).problems != []
    }
    #expect(isNoticed)
  }

  /// Our own places are in place of those of the browser.
  @Test(arguments: FlowFault.allCases) func otherPlacesAreNoticedByTheComparisonWithABrowser(fault: FlowFault) {
    var random = SeededFlow(seed: 1)
    let differences = (0..<200).map { index in
      let flow = FlowCase(index, &random)
      let placed = PlacedFlow(flow.arrangement, of: flow)
      #expect(placed.difference(from: flow.arrangement, of: flow) == 0)
      return placed.difference(from: fault.arrangement(of: flow), of: flow) ?? .infinity
    }
    #expect(differences.contains { $0 > PlacedFlow.tolerance })
  }
}

extension PlacedFlow {
  /// Our own places.
  fileprivate init(_ arrangement: FlowArrangement, of flow: FlowCase) {
    width = (flow.width ?? arrangement.size.width) * Self.scale
    height = arrangement.size.height * Self.scale
    rects = arrangement.rects.map { rect in [rect.x, rect.y, rect.width, rect.height].map { $0 * Self.scale } }
  }
}
