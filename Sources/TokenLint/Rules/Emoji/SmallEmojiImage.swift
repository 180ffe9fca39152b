internal import TokenDiagnostics
internal import TokenModel

enum SmallEmojiImage: LintRule {
  static let id = "small-emoji-image"
  static let category = RuleCategory.emoji
  static let severity: Diagnostic.Severity? = .warning
  static let dialects = [TokenDialect.spec]
  static let documentation = RuleDocumentation(
    summary: "Images with too few pixels for the largest size",
    whatItDoes: """
      Finds images of emoji that are less high, in pixels, than the emoji on screen in text of the largest size of the \
      tables: ascent + descent of the tallest font of that size, times the `scale` of the emoji, times `screenScale`. \
      Text that readers enlarge in the settings of the system is not counted.
      """,
    whyIsThisBad: "An enlarged image is blurred, which shows most in a title, where the letters around it are sharp."
  )
  static let options = [
    RuleOption("screenScale", .number(3, in: 1...4), summary: "The pixels of the screen for each point")
  ]
  static let example = RuleExample(
    """
    typography: { 14: plain, 24: plain }
    emoji:
      faces:
        items:
          smile: ⟦smile.png⟧
          spin: { image: spin.gif, still: ⟦spin.png⟧ }
          large: { image: ⟦large.png⟧, scale: 1.5 }

    """,
    images: [
      "emoji/faces/smile.png": .image(ImageFacts(.png, width: 85, height: 85)),
      "emoji/faces/spin.gif": .image(ImageFacts(.gif, width: 86, height: 86)), "emoji/faces/spin.png": .square,
      "emoji/faces/large.png": .image(ImageFacts(.png, width: 128, height: 128)),
    ]
  )

  static func check(_ spec: LintedSpec, _ findings: inout Findings) {
    guard let largest = largestFont(in: spec.catalog) else { return }
    let screenScale = FixedDecimal(option: spec.options.number("screenScale"))
    for (item, image, facts) in spec.readImages {
      let points = largest.height * (item.scale?.value ?? FixedDecimal(1))
      let pixels = (points * screenScale).roundedUp(to: FixedDecimal(1))
      guard Double(facts.height) < pixels.doubleValue else { continue }
      findings.report(
        "`\(image.value)` is \(facts.height) pixels high, but in text of size \(largest.size) on a screen of scale "
          + "\(screenScale) it takes \(pixels); draw it with \(pixels) or more",
        at: image.origin.range
      )
    }
  }

  /// The size with the highest font, and that height in points; nil when no code has a size.
  private static func largestFont(in catalog: Catalog) -> (size: FixedDecimal, height: FixedDecimal)? {
    let families = TallestFamilies(catalog)
    let heights = (catalog.rows + catalog.rowsOfStyles).compactMap { row in
      families.tallest(in: row).map { (row.size.value, $0.metrics.lineHeight(size: row.size.value)) }
    }
    return heights.max { $0.1 < $1.1 }
  }
}
