internal import TokenDiagnostics
internal import TokenModel

enum EmojiImageAspect: LintRule {
  static let id = "emoji-image-aspect"
  static let category = RuleCategory.emoji
  static let severity: Diagnostic.Severity? = .warning
  static let dialects = [TokenDialect.spec]
  static let documentation = RuleDocumentation(
    summary: "Images of another shape than their emoji",
    whatItDoes: """
      Finds images whose width divided by their height is not the `aspect` of the emoji, which is 1 by default. A \
      pixel is allowed, and the `tolerance`.
      """,
    whyIsThisBad: "The text leaves room for a box of that aspect: the image is distorted to fit, or leaves a gap.",
    fixSafety: """
      Writes the aspect of the image where the spec gives one. That is unsafe: lines may break elsewhere, and perhaps \
      the image is wrong.
      """
  )
  static let options = [
    RuleOption("tolerance", .number(0.02, in: 0...1), summary: "How far off an aspect may be, as a part of it")
  ]
  static let example = RuleExample(
    """
    emoji:
      faces:
        items:
          smile: ⟦smile.png⟧
          banner: { image: banner.png, aspect: ⟦"2"⟧ }
          wide: { image: wide.gif, still: ⟦wide.png⟧, aspect: 2 }

    """,
    fixed: """
      emoji:
        faces:
          items:
            smile: smile.png
            banner: { image: banner.png, aspect: "2.5" }
            wide: { image: wide.gif, still: wide.png, aspect: 2 }

      """,
    images: [
      "emoji/faces/smile.png": .image(ImageFacts(.png, width: 72, height: 60)),
      "emoji/faces/banner.png": .image(ImageFacts(.png, width: 180, height: 72)),
      "emoji/faces/wide.gif": .image(ImageFacts(.gif, width: 144, height: 72, isAnimated: true)),
      "emoji/faces/wide.png": .square,
    ]
  )

  static func check(_ spec: LintedSpec, _ findings: inout Findings) {
    let tolerance = spec.options.number("tolerance")
    for (item, image, facts) in spec.readImages {
      let aspect = item.aspect?.value ?? FixedDecimal(1)
      let wanted = aspect.doubleValue * Double(facts.height)
      let difference = abs(Double(facts.width) - wanted)
      guard difference > 1, difference > wanted * tolerance else { continue }
      let own = FixedDecimal(option: Double(facts.width) / Double(facts.height)).inHundredths
      let written = image == item.image ? item.aspect : nil
      findings.report(
        "`\(image.value)` is \(facts.width) × \(facts.height) pixels, which is an aspect of \(own), but its emoji has "
          + "\(aspect); draw it again, or \(written == nil ? "set" : "change") `aspect`",
        at: (written?.origin ?? image.origin).range,
        fix: written.map { spec.fix($0, to: own) }
      )
    }
  }
}
