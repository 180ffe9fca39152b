import TestSupport
import Testing

/// A mistake in where lines end.
enum KeepTogetherFault: CaseIterable {
  case unitsAreCut
  /// As if a unit could always go into a line of its own.
  case wideUnitsAreKept
  case spacesHaveToFit
  case spacesOfUnitsHaveToFit
}

/// Each mistake must be noticed.
struct KeepTogetherFaultTests {
  @Test(arguments: KeepTogetherFault.allCases, [nil, 2]) func otherLinesAreNoticed(
    fault: KeepTogetherFault,
    lines: Int?
  ) {
    var generator = SeededGenerator(seed: 1)
    let isNoticed = (0..<400).contains { _ in
      var one = KeptText(using: &generator)
      one.fault = fault
      return one.problem(lines: lines) != nil
    }
    #expect(isNoticed)
  }
}
