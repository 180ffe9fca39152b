internal import TokenDiagnostics
internal import TokenModel

enum TextSizeScaling: LintRule {
  static let id = "text-size-scaling"
  static let category = RuleCategory.metrics
  static let severity: Diagnostic.Severity? = .info
  static let documentation = RuleDocumentation(
    summary: "Text sizes that are designed otherwise than the system scales them",
    whatItDoes: """
      Looks at contexts for text sizes, such as `xSmall` and `xxxLarge`, in a resolver document. Codes have the sizes \
      of the context for `large`, and apps scale them by a factor for each text size, that of the system's body text. \
      For each context, the rule finds the font size or the line height that is farthest from the scaled one, \
      if it is more than `tolerance` off. Tokens that do not change with the text size are not looked at.
      """,
    whyIsThisBad: """
      The values designed for these text sizes are not what apps show. Small differences are rounding; large ones mean \
      that the design scales headings less than body text, which apps do if text has its own curve, or that a token \
      was forgotten.
      """
  )
  static let options = [
    RuleOption("tolerance", .number(5, in: 0...1_000), summary: "The largest difference, in percent")
  ]
  static let example = RuleExample(
    """
    tokens: brand.resolver.json
    contexts: { textSize: { large: large, xxxLarge: xxxLarge } }
    styles: { from: text.body }

    """,
    resolver: """
      {
        "version": "2025.10",
        "sets": { "base": { "sources": [{
          "size": { "$type": "dimension", "body": { "$value": { "value": 16, "unit": "px" } } },
          "text": { "body": { "$type": "typography", "$value": {
            "fontFamily": "Inter", "fontSize": "{size.body}", "fontWeight": 400, "lineHeight": 1.5,
            "letterSpacing": { "value": 0, "unit": "px" }
          } } }
        }] } },
        "modifiers": { "textSize": { "default": "large", "contexts": {
          "large": [],
          "xxxLarge": [{ "size": { "body": { "$value": ⟦{ "value": 28, "unit": "px" }⟧ } } }]
        } } },
        "resolutionOrder": [{ "$ref": "#/sets/base" }, { "$ref": "#/modifiers/textSize" }]
      }

      """
  )

  static func check(_ spec: LintedSpec, _ findings: inout Findings) {
    let tokens = spec.catalog.tokens
    let tolerance = spec.options.number("tolerance") / 100
    let scaling = DesignedScaling(of: spec)
    for id in tokens.modifiers.indices where tokens.modifiers[id].role == .textSize {
      let modifier = tokens.modifiers[id]
      for context in modifier.textSizes.indices {
        guard let size = modifier.textSizes[context], size != .large else { continue }
        let lengths = scaling.lengths(in: context, ofModifier: id, scaledTo: size)
        guard let farthest = lengths.max(by: { $0.difference < $1.difference }), farthest.difference > tolerance else {
          continue
        }
        let others = lengths.count { $0.difference > tolerance && $0.token != farthest.token }
        findings.report(
          farthest.message(in: modifier.contexts[context], others: others),
          at: farthest.place
        )
      }
    }
  }
}

extension ScaledLength {
  /// - Parameter others: The number of other tokens that are off.
  fileprivate func message(in context: String, others: Int) -> String {
    let percent = Int((difference * 100).rounded())
    let more = others == 0 ? "" : others == 1 ? "; so is another token" : "; so are \(others) other tokens"
    return
      "in `\(context)`, \(name) \(designed) of `\(token)` is \(percent) % \(designed > scaled ? "above" : "below") "
      + "what apps show: \(standard) is scaled to \(scaled), like \(curve.rawValue) text\(more)"
  }
}
