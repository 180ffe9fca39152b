@testable import TokenLint

extension UnknownCode: RuleWithExamples {
  static let examples = RuleExamples(
    passing: [
      RuleExample(
        "typography: { 14: plain }\n",
        swift: """
          // .t14_imk_regular in a comment
          let text = ".t14_imk_regular", style = StyleCode.t14_ink_regular
          let found = Brand.code(named: "14_ink_regular")
          label.font = .title
          phone = .t1

          """
      ),
      RuleExample("swift: { names: camelCase, prefix: yx }\n", swift: "style = .yx14InkRegular\nother = .yxColor\n"),
    ],
    triggering: [
      RuleExample("swift: { names: raw }\n", swift: "label.text = \"\\(price(.⟦`14_ink_bold`⟧))\"\n"),
      RuleExample(
        "codes: { color: open }\n",
        swift: "style = .⟦t14_regulra⟧, other = Brand.code(named: ⟦\"14_ink_regular\"⟧)\n"
      ),
      RuleExample("swift: { scope: catalog }\n", swift: "style = Brand.⟦t15_ink_regular⟧\nother = .t15_ink_regular\n"),
    ]
  )
}
