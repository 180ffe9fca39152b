@testable import TokenLint

extension TextSizeScaling: RuleWithExamples {
  static let examples = RuleExamples(
    passing: [
      // 16 points are scaled to 21.65, and 24 to 32.47.
      document("xxxLarge", size(#"{ "value": 22, "unit": "px" }"#)),
      document("xxxLarge", size(#"{ "value": 28, "unit": "px" }"#), options: ["tolerance": .number(30)]),
      // No text changes.
      document("xxxLarge", ""),
      // What is not about the text size is not scaled.
      document("xxxLarge", size(#"{ "value": 28, "unit": "px" }"#), contexts: "mode"),
    ],
    triggering: [
      document("small", size(#"⟦{ "value": 1.25, "unit": "rem" }⟧"#)),
      // The line height is farther off than the size.
      document(
        "xLarge",
        ##"""
        { "text": { "body": { "$type": "typography", "$value": {
          "fontFamily": "Inter", "fontSize": { "value": 18, "unit": "px" }, "fontWeight": 400, "lineHeight": ⟦1.25⟧,
          "letterSpacing": { "value": 0, "unit": "px" } } } } }
        """##
      ),
      // The default is taken for the text size that styles are designed for, and is scaled to its own.
      document(
        "small",
        size(#"{ "value": 15, "unit": "px" }"#),
        contexts: "{ large: accessibility1 }",
        standard: #"⟦{ "value": 16, "unit": "px" }⟧"#
      ),
    ]
  )

  /// The content of a context that changes the size of the text.
  private static func size(_ value: String) -> String { "{ \"size\": { \"body\": { \"$value\": \(value) } } }" }

  /// A spec with a style of a resolver document, which has the context `large` and another one.
  ///
  /// - Parameters:
  ///   - context: The name of the other context.
  ///   - content: Its tokens.
  ///   - contexts: What the spec says of the modifier; its contexts have names of text sizes.
  ///   - standard: The font size in the context `large`.
  private static func document(
    _ context: String,
    _ content: String,
    contexts: String? = nil,
    standard: String = #"{ "value": 16, "unit": "px" }"#,
    options: [String: OptionValue] = [:]
  ) -> RuleExample {
    let contexts = contexts ?? "{ large: large, \(context): \(context) }"
    return RuleExample(
      "tokens: brand.resolver.json\ncontexts: { textSize: \(contexts) }\nstyles: { from: text.body }\n",
      options: options,
      resolver: """
        { "version": "2025.10",
          "sets": { "base": { "sources": [{
            "size": { "$type": "dimension", "body": { "$value": \(standard) } },
            "text": { "body": { "$type": "typography", "$value": {
              "fontFamily": "Inter", "fontSize": "{size.body}", "fontWeight": 400, "lineHeight": 1.5,
              "letterSpacing": { "value": 0, "unit": "px" } } } } }] } },
          "modifiers": { "textSize": { "default": "large", "contexts": { "large": [], "\(context)": [\(content)] } } },
          "resolutionOrder": [{ "$ref": "#/sets/base" }, { "$ref": "#/modifiers/textSize" }] }

        """
    )
  }
}
