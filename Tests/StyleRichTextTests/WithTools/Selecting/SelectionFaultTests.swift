import StyleLayout
import TestSupport
import Testing

@testable import StyleRichText

/// A mistake in where a selection that is dragged ends.
enum SelectionFault: CaseIterable {
  case unitsAreCut
  case otherDirection
  case firstLineOnly
  case selectionMayBeEmpty
  case otherUnitWhereEndsMeet
  case selectionMayBeHidden
  case pinsDoNotExchange
  /// The other end of what the long press selected does not stay.
  case firstSelectionIsLost

  static let ofExtending: [Self] = [
    .unitsAreCut, .otherDirection, .firstLineOnly, .pinsDoNotExchange, .firstSelectionIsLost,
  ]
  static let ofDragging = allCases.filter { $0 != .firstSelectionIsLost }
}

/// Each mistake must be noticed.
struct SelectionFaultTests {
  @Test(arguments: SelectionFault.ofDragging) func otherEndsOfDragsAreNoticed(fault: SelectionFault) throws {
    let problem = try firstProblem(fault) { one, generator in
      guard var selection = one.selection(using: &generator) else { return nil }
      for _ in 0..<4 {
        let pin = LabelSelection.Pin.allCases.randomElement(using: &generator) ?? .end
        let (old, point) = (selection.range, one.point(using: &generator))
        _ = selection.drag(pin, to: point, in: one.frame)
        if let problem = one.problem(of: selection, one.dragging(pin, of: old, to: point)) { return problem }
      }
      return nil
    }
    #expect(problem != nil)
  }

  @Test(arguments: SelectionFault.ofExtending) func otherExtensionsAreNoticed(fault: SelectionFault) throws {
    let problem = try firstProblem(fault) { one, generator in
      guard var selection = one.selection(using: &generator) else { return nil }
      let (base, point) = (selection.range, one.point(using: &generator))
      _ = selection.extend(to: point, in: one.frame)
      return one.problem(of: selection, one.extending(base, to: point))
    }
    #expect(problem != nil)
  }

  /// A selection that is wrong in itself, whatever is expected.
  @Test func emptySelectionsAndPartsOfUnitsAreNoticed() throws {
    var generator = SeededGenerator(seed: 1)
    var count = 0
    for round in 0..<100 {
      let one = try SelectionCase(using: &generator, note: "\(round)")
      guard let unit = one.units.first(where: { $0.count > 1 }), var selection = one.selection(using: &generator)
      else { continue }
      count += 1
      #expect(one.problem(of: selection) == nil)
      for range in [unit.lowerBound..<unit.upperBound - 1, unit.lowerBound + 1..<unit.upperBound, 0..<0] {
        selection.range = range
        #expect(one.problem(of: selection) != nil, "\(one.note), \(range)")
      }
    }
    #expect(count > 10)
  }

  private func firstProblem(
    _ fault: SelectionFault,
    _ law: (SelectionCase, inout SeededGenerator) throws -> String?
  ) throws -> String? {
    var generator = SeededGenerator(seed: 1)
    for round in 0..<400 {
      var one = try SelectionCase(using: &generator, note: "\(round)")
      one.fault = fault
      if let problem = try law(one, &generator) { return problem }
    }
    return nil
  }
}
