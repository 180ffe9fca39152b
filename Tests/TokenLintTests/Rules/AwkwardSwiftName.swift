@testable import TokenLint

extension AwkwardSwiftName: RuleWithExamples {
  static let examples = RuleExamples(
    passing: [
      RuleExample("color: { gray_2: \"#666666\", \"墨\": \"#222222\" }\n"),
      RuleExample("color: { dark gray: \"#666666\" }\nswift: { names: raw }\n"),
      RuleExample("color: { dark_gray: \"#666666\" }\nswift: { names: camelCase, prefix: Y_ }\n"),
      RuleExample("palette: { dark gray: \"#666666\" }\ncodes: { name: \"{size}-{color}-{weight}\" }\n"),
    ],
    triggering: [
      RuleExample(
        """
        color: { darkGray: "#666666", ⟦dark_gray⟧: "#777777" }
        swift: { names: camelCase }
        styles:
          ⟦default⟧: { size: 14, color: darkGray, weight: regular }
          ⟦tokens⟧: { size: 14, color: darkGray, weight: regular }

        """
      ),
      RuleExample(
        """
        color: { ⟦none⟧: "#666666", ink: "#222222" }
        styles: { ⟦"none"⟧: { size: 14, color: ink, weight: regular } }

        """
      ),
      RuleExample("color: { ⟦in⟧: \"#666666\" }\ncodes: { name: \"{color}\" }\n"),
    ]
  )
}
