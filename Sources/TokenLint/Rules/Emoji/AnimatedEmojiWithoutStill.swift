internal import TokenDiagnostics
internal import TokenModel

enum AnimatedEmojiWithoutStill: LintRule {
  static let id = "animated-emoji-without-still"
  static let category = RuleCategory.emoji
  static let severity: Diagnostic.Severity? = .warning
  static let dialects = [TokenDialect.spec]
  static let documentation = RuleDocumentation(
    summary: "Animated emoji without an image that does not move",
    whatItDoes: """
      Finds emoji whose `image` has several frames and that have no `still`, and images for `still` that move.
      """,
    whyIsThisBad: """
      People who asked the system to reduce motion should not see it move, and some become ill of it. On paper and in \
      a screenshot it also has to be one frame: the first one is often empty.
      """
  )
  static let example = RuleExample(
    """
    emoji:
      faces:
        items:
          spin: ⟦spin.gif⟧
          jump: { image: jump.gif, still: ⟦still.gif⟧ }

    """,
    images: [
      "emoji/faces/spin.gif": .spinning, "emoji/faces/jump.gif": .spinning, "emoji/faces/still.gif": .spinning,
    ]
  )

  static func check(_ spec: LintedSpec, _ findings: inout Findings) {
    for (item, image, facts) in spec.readImages where facts.isAnimated {
      if image == item.still {
        findings.report("the image for `still` is also animated; name one with a single frame", at: image.origin.range)
      } else if item.still == nil {
        findings.report(
          "`\(image.value)` moves, and the emoji has no `still`; add one for people who do not want motion",
          at: image.origin.range
        )
      }
    }
  }
}
