@testable import TokenLint

extension UnusedToken: RuleWithExamples {
  static let examples = RuleExamples(
    passing: [
      RuleExample(
        """
        palette: { gray: { 1: "#333333" }, link: { light: "#39639E", dark: "{palette.gray.1}" } }
        color: { ink: "{palette.link.light}" }
        family: { ui: system, serif: Songti SC }
        styles: { title: { size: 14, color: ink, weight: regular, family: serif } }

        """
      ),
      RuleExample(
        """
        weight: { regular: 400, bold: 700 }
        typography: { 14: plain, 16: plain }
        modes: { read: { typography: { 16: plain } } }
        codes: { only: ["14_*_regular", "*_read"], except: "*_bold_*" }
        styles: { title: { size: 14, color: ink, weight: bold } }

        """
      ),
      // A color needs no code.
      RuleExample(
        """
        color: { ink: "#222222", gray: "#666666" }
        typography: { 14: plain, 16: plain }
        codes: { color: open, only: ["14_*", "16_*"] }

        """
      ),
      RuleExample(
        """
        color: { ink: "#222222", paper: "#FAFAFA" }
        codes: { except: "*_paper_*" }

        """
      ),
    ],
    triggering: [
      RuleExample(
        """
        palette:
          ⟦a⟧: "#333333"
          b: { light: "#666666", deprecated: "use {palette.c}" }
          c: "#777777"
        color: { ink: "#333", text: "{palette.b}" }

        """
      ),
      RuleExample(
        """
        palette: { ⟦a⟧: "#333333", b: "#666666" }
        color: { ink: "{palette.b}" }

        """
      ),
      RuleExample(
        """
        palette:
          gray:
            ⟦1⟧: "#333333"
          blue: {
            x: "#000033",
            ⟦y⟧: "#000044"
          }
        color: { ink: "{palette.blue.x}" }

        """
      ),
      RuleExample(
        """
        color:
          ink: "#222222"
          gold: "#8A6516"
        weight: { regular: 400, ⟦bold⟧: 700 }
        typography: { 14: plain, ⟦16⟧: plain, 18: plain }
        modes: { ⟦read⟧: { typography: { 14: plain } }, tall: { typography: { ⟦14⟧: plain, 18: plain } } }
        codes: { only: ["14_ink_regular", "18_ink_regular_tall"] }

        """
      ),
      RuleExample(
        """
        palette: { gray: "#666666", ⟦old⟧: "#777777" }
        color: { ink: "#222222", gray: "{palette.gray}" }
        weight: { regular: 400, ⟦bold⟧: 700 }
        codes: { color: open, except: "*_bold" }

        """
      ),
    ]
  )
}
