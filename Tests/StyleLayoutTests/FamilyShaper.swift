import StyleLayout
import StyleTables

/// Fixed widths in fonts of several heights: a family's name is its ascent and descent in hundredths of an em.
struct FamilyShaper: TextShaper {
  static let families: [(name: String?, metrics: FontMetrics)] = [
    (nil, FontMetrics(ascent: 0.75, descent: 0.25)), ("95 24", FontMetrics(ascent: 0.95, descent: 0.24)),
    ("80 45", FontMetrics(ascent: 0.8, descent: 0.45)), ("110 10", FontMetrics(ascent: 1.1, descent: 0.1)),
  ]

  private let shaper = FixedWidthShaper()

  static func metrics(of family: String?) -> FontMetrics {
    families.first { $0.name == family }?.metrics ?? FontMetrics(ascent: 0.75, descent: 0.25)
  }

  func metrics(of font: FontRequest) -> FaceMetrics {
    let family = Self.metrics(of: font.family)
    var metrics = shaper.metrics(of: font)
    metrics.ascent = family.ascent * font.size
    metrics.descent = family.descent * font.size
    return metrics
  }

  func direction(of paragraph: String) -> TextDirection? { shaper.direction(of: paragraph) }
  func shape(_ request: ShapingRequest) -> ShapedParagraph { shaper.shape(request) }
}
