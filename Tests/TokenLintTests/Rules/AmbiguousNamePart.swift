@testable import TokenLint

extension AmbiguousNamePart: RuleWithExamples {
  static let examples = RuleExamples(
    passing: [
      RuleExample("color: { gray2: \"#666666\" }\ntypography: { 13.5: plain }\n"),
      RuleExample("color: { gray_2: \"#666666\" }\ncodes: { name: \"{color}-{size}-{weight}\" }\n"),
      RuleExample("palette: { gray_2: \"#666666\" }\nfamily: { sans_serif: system }\n"),
    ],
    triggering: [
      RuleExample(
        """
        color: { dark-gray: "#666666", ⟦red to blue⟧: "#602060" }
        codes: { name: "{size} to {color}, {weight}-" }

        """
      )
    ]
  )
}
