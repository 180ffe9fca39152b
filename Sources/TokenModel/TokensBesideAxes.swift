/// How many tokens at the end of each list of a catalog no code of the axes has: only styles do, or colors of their own
/// names.
package struct TokensBesideAxes: Sendable, Hashable {
  /// At the end of ``Catalog/rows``.
  package var rows = 0
  /// At the end of ``Catalog/colors``.
  package var colors = 0
  /// At the end of ``Catalog/weights``.
  package var weights = 0
  /// At the end of ``Catalog/families``.
  package var families = 0

  /// Creates counts; all tokens are on their axes by default.
  package init(rows: Int = 0, colors: Int = 0, weights: Int = 0, families: Int = 0) {
    self.rows = rows
    self.colors = colors
    self.weights = weights
    self.families = families
  }
}

extension Catalog {
  /// The rows of codes: those of the main table, then those of each mode.
  package var rowAxis: Range<Int> { 0..<rows.count - besideAxes.rows }

  /// The rows that only styles have.
  package var rowsOfStyles: ArraySlice<TypographyRow> { rows.suffix(besideAxes.rows) }

  /// The rows of the main table.
  ///
  /// - Complexity: O(*n*), where *n* is the number of rows.
  package var mainRows: ArraySlice<TypographyRow> { rows[rowAxis].prefix { $0.mode == nil } }

  /// The number of elements of ``colorAxis``, without making it.
  var colorAxisCount: Int { codesLeaveColorOpen ? 1 : colors.count - besideAxes.colors }

  /// The colors of codes: all of the axis, or only nil if codes leave their color open.
  ///
  /// - Complexity: O(*n*), where *n* is the number of colors.
  package var colorAxis: [Int?] { codesLeaveColorOpen ? [nil] : Array(0..<colorAxisCount) }

  /// The weights of codes.
  package var weightAxis: Range<Int> { 0..<weights.count - besideAxes.weights }

  /// The families of the spec's own axis, whether names of codes contain them or not.
  package var ownFamilies: Range<Int> { 0..<families.count - besideAxes.families }

  /// The families of codes: all of the axis if the names of codes contain the family, otherwise the first one alone.
  package var familyAxis: Range<Int> {
    names.base.parts.contains(.axis(.family)) ? ownFamilies : ownFamilies.prefix(1)
  }
}
