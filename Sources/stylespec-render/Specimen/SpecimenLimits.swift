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
