internal import ArgumentParser
internal import StyleLayout

/// The size of the pages of a specimen.
enum Paper: String, ExpressibleByArgument, CaseIterable {
  case a2, a3, a4, letter, legal, tabloid
  /// One page as large as its contents.
  case none

  /// The sizes in both orientations, upright first, in points; empty for one page of any size.
  var orientations: [LayoutSize] {
    switch self {
    case .a2: both(420 * Self.millimeter, 594 * Self.millimeter)
    case .a3: both(297 * Self.millimeter, 420 * Self.millimeter)
    case .a4: both(210 * Self.millimeter, 297 * Self.millimeter)
    case .letter: both(612, 792)
    case .legal: both(612, 1008)
    case .tabloid: both(792, 1224)
    case .none: []
    }
  }

  private static let millimeter = 72 / 25.4

  private func both(_ short: Double, _ long: Double) -> [LayoutSize] {
    [LayoutSize(width: short, height: long), LayoutSize(width: long, height: short)]
  }
}
