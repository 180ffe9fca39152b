@testable import TokenLint

extension DeprecatedReference: RuleWithExamples {
  static let examples = RuleExamples(
    passing: [
      RuleExample(
        """
        palette:
          old: { light: "#222222", deprecated: "use {palette.new}" }
          older: { light: "{palette.old}", deprecated: true }
          new: { light: "#111111", deprecated: false }
        color: { ink: "{palette.new}" }

        """
      )
    ],
    triggering: [
      RuleExample(
        """
        color:
          ink: "#222222"
          old: { light: "#333333", deprecated: "{color.ink} replaces it." }
        weight: { bold: 700, heavy: { value: 900, deprecated: "we have {weight.bold} now" } }
        styles:
          title: { size: 14, color: ⟦old⟧, weight: ⟦"{weight.heavy}"⟧ }

        """,
        fixed: """
          color:
            ink: "#222222"
            old: { light: "#333333", deprecated: "{color.ink} replaces it." }
          weight: { bold: 700, heavy: { value: 900, deprecated: "we have {weight.bold} now" } }
          styles:
            title: { size: 14, color: ink, weight: "{weight.bold}" }

          """
      ),
      RuleExample(
        """
        palette:
          a: { light: "#222222", deprecated: true }
          b: { light: "#333333", deprecated: "use {weight.regular}" }
          c: { light: "#444444", deprecated: "use {color.c}" }
        color: { a: ⟦"{palette.a}"⟧, b: ⟦"{palette.b}"⟧, c: ⟦"{palette.c}"⟧ }

        """
      ),
      RuleExample(
        """
        emoji:
          faces:
            icon: ⟦":)"⟧
            items:
              ":)": { image: a.png, deprecated: "use {emoji.faces.smile}" }
              smile: b.png
          more:
            icon: ⟦wink⟧
            items: { wink: { image: c.png, deprecated: "use {emoji.faces.smile}" } }

        """,
        fixed: """
          emoji:
            faces:
              icon: "smile"
              items:
                ":)": { image: a.png, deprecated: "use {emoji.faces.smile}" }
                smile: b.png
            more:
              icon: wink
              items: { wink: { image: c.png, deprecated: "use {emoji.faces.smile}" } }

          """
      ),
      RuleExample(
        """
        palette: { gray: "#666666" }
        color: { old: { light: "#333333", deprecated: "use {palette.gray}" }, ink: "#222222" }
        typography: { 14: plain, 16: plain }
        modes:
          read:
            typography:
              14: { lineHeight: 20, lineSpacing: 1, baselineOffset: 0, deprecated: "use {modes.read.typography.16}" }
              16: plain
        styles:
          title: { size: 14, color: ⟦"{color.old}"⟧, weight: regular }
          text: { size: ⟦14⟧, color: ink, weight: regular, mode: read }

        """,
        fixed: """
          palette: { gray: "#666666" }
          color: { old: { light: "#333333", deprecated: "use {palette.gray}" }, ink: "#222222" }
          typography: { 14: plain, 16: plain }
          modes:
            read:
              typography:
                14: { lineHeight: 20, lineSpacing: 1, baselineOffset: 0, deprecated: "use {modes.read.typography.16}" }
                16: plain
          styles:
            title: { size: 14, color: "{color.old}", weight: regular }
            text: { size: 16, color: ink, weight: regular, mode: read }

          """
      ),
    ]
  )
}
