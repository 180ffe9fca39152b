@testable import TokenLint

extension Contrast: RuleWithExamples {
  static let examples = RuleExamples(
    passing: [
      RuleExample("color:\n  ink: { light: \"#222222\", dark: \"#F2F2F2\" }\n"),
      // 4.54, the lightest gray that AA lets pass on white.
      RuleExample("color: { gray: \"#767676\" }\n"),
      // No dark variant: nothing is said about how it looks in the dark.
      RuleExample("color: { black: \"#000000\" }\n"),
      // Large text only, by size or by weight.
      RuleExample("color: { pale: \"#949494\" }\ntypography: { 24: plain, 32: plain }\n"),
      RuleExample("color: { pale: \"#949494\" }\ntypography: { 19: plain }\nweight: { bold: 700 }\n"),
      RuleExample(
        "color: { ink: \"#222222\", pale: \"#949494\" }\ntypography: { 14: plain, 24: plain }\n"
          + "codes: { except: \"14_pale_*\" }\n"
      ),
      // No code has the color.
      RuleExample("color: { ink: \"#222222\", old: \"#DDDDDD\" }\ncodes: { except: \"*_old_*\" }\n"),
      // Codes that leave their color open, all of them large; and none at all.
      RuleExample(
        "color: { pale: \"#949494\" }\ntypography: { 14: plain, 24: plain }\n"
          + "codes: { color: open, except: \"14_*\" }\n"
      ),
      RuleExample("color: { pale: \"#DDDDDD\" }\ncodes: { color: open, except: \"*\" }\n"),
      RuleExample("color: { pale: \"#DDDDDD\" }\n", options: ["backgrounds": .table(["light": []])]),
      RuleExample(
        "palette: { night: { light: \"#FFFFFF\", dark: \"#202020\" } }\n"
          + "color: { ink: { light: \"#333333\", dark: \"#CCCCCC\" } }\n",
        options: ["backgrounds": .table(["light": ["palette.night"], "dark": ["palette.night", "#000"]])]
      ),
      RuleExample("color: { ink: \"#555555\" }\n", options: ["method": .text("apca")]),
      // Grounds that the spec or a pattern gives.
      RuleExample("color: { onDark: { light: \"#FFFFFF\", on: [\"#000000\", \"#123\"] }, ink: \"#222222\" }\n"),
      RuleExample(
        "palette: { night: { light: \"#000000\", dark: \"#111111\" } }\n"
          + "color: { onDark: { light: \"#FFFFFF\", dark: \"#EEEEEE\" }, ink: \"#222222\" }\n",
        options: ["backgrounds": .table(["onDark*": ["#000000", "{palette.night}"], "*": ["#FFFFFF"]])]
      ),
      RuleExample("color: { logo: { light: \"#DDDDDD\", on: [] } }\n"),
    ],
    triggering: [
      RuleExample(
        "color:\n  blue: { light: ⟦'#4a90d9'⟧, dark: ⟦\"#00f\"⟧ }\n",
        fixed: "color:\n  blue: { light: '#3d79b8', dark: \"#2b68ff\" }\n"
      ),
      // The value is written elsewhere: the color that codes name is pointed at, and nothing is changed.
      RuleExample("palette:\n  gray: { 3: \"#999999\" }\ncolor: { gray: ⟦\"{palette.gray.3}\"⟧ }\n"),
      RuleExample(
        "palette:\n  gray: { 3: \"#999999\" }\n"
          + "color: { gray: ⟦\"{palette.gray.3}\"⟧, other: { light: ⟦\"{color.gray}\"⟧, dark: \"#FFFFFF\" } }\n"
      ),
      // The grounds of the spec, of each appearance.
      RuleExample(
        "color:\n  paper: { light: \"#000000\", dark: \"#FFFFFF\", on: [] }\n"
          + "  ink: { light: \"#FFFFFF\", dark: ⟦\"#EEEEEE\"⟧, on: \"{color.paper}\" }\n",
        fixed: "color:\n  paper: { light: \"#000000\", dark: \"#FFFFFF\", on: [] }\n"
          + "  ink: { light: \"#FFFFFF\", dark: \"#767676\", on: \"{color.paper}\" }\n"
      ),
      // The ground changes and the color does not.
      RuleExample(
        "color:\n  paper: { light: \"#000000\", dark: \"#FFFFFF\", on: [] }\n"
          + "  ink: { light: ⟦\"{palette.white}\"⟧, on: \"{color.paper}\" }\npalette: { white: \"#FFFFFF\" }\n"
      ),
      // Of two grounds, the one that changes.
      RuleExample(
        "color:\n  paper: { light: \"#000000\", dark: \"#222222\", on: [] }\n"
          + "  ink: { light: ⟦\"{palette.white}\"⟧, on: [\"{color.paper}\", \"#FFFFFF\"] }\n"
          + "palette: { white: \"#FFFFFF\" }\n"
      ),
      // The spec wins over a pattern, and the most specific pattern over others.
      RuleExample(
        "color: { onDark: { light: ⟦\"{palette.white}\"⟧, on: \"#EEEEEE\" }, onDark2: \"{palette.white}\" }\n"
          + "palette: { white: \"#FFFFFF\" }\n",
        options: ["backgrounds": .table(["onDark*": ["#000000"], "*": ["#EEEEEE"]])]
      ),
      // One code is small: that one counts.
      RuleExample(
        "color: { pale: ⟦\"#949494\"⟧ }\ntypography: { 14: plain, 24: plain }\n"
          + "codes: { except: \"14_*\" }\nstyles: { note: { size: 14, color: pale, weight: regular } }\n",
        fixed: "color: { pale: \"#767676\" }\ntypography: { 14: plain, 24: plain }\n"
          + "codes: { except: \"14_*\" }\nstyles: { note: { size: 14, color: pale, weight: regular } }\n"
      ),
      // Text in a code that leaves its color open can have every color.
      RuleExample(
        "color: { gray: ⟦\"#777777\"⟧, ink: \"#222222\" }\nweight: { regular: 400, bold: 700 }\n"
          + "typography: { 14: plain, 24: plain }\ncodes: { color: open }\n",
        fixed: "color: { gray: \"#767676\", ink: \"#222222\" }\nweight: { regular: 400, bold: 700 }\n"
          + "typography: { 14: plain, 24: plain }\ncodes: { color: open }\n"
      ),
      RuleExample(
        "color: { pale: ⟦\"#949494\"⟧ }\ntypography: { 14: plain, 24: plain }\n"
          + "codes: { color: open, except: \"14_*\" }\nstyles: { note: { size: 14, weight: regular } }\n",
        fixed: "color: { pale: \"#767676\" }\ntypography: { 14: plain, 24: plain }\n"
          + "codes: { color: open, except: \"14_*\" }\nstyles: { note: { size: 14, weight: regular } }\n"
      ),
      RuleExample(
        "color: { pale: ⟦\"#959595\"⟧ }\ntypography: { 24: plain }\n",
        fixed: "color: { pale: \"#949494\" }\ntypography: { 24: plain }\n"
      ),
      // Seen over white, this is #7F7F7F.
      RuleExample("color: { veil: ⟦\"#00000080\"⟧ }\n"),
      RuleExample(
        "color: { ink: { light: \"#222222\", highContrastLight: ⟦\"#888888\"⟧ } }\n",
        fixed: "color: { ink: { light: \"#222222\", highContrastLight: \"#767676\" } }\n"
      ),
      RuleExample(
        "color: { gray: ⟦\"#666666\"⟧ }\n",
        fixed: "color: { gray: \"#595959\" }\n",
        options: ["level": .text("AAA")]
      ),
      RuleExample(
        "color: { gray: ⟦\"#767676\"⟧ }\n",
        fixed: "color: { gray: \"#6E6E6E\" }\n",
        options: ["method": .text("apca")]
      ),
      RuleExample(
        "palette: { paper: \"#F2F2F2\" }\ncolor: { gray: ⟦\"#767676\"⟧ }\n",
        fixed: "palette: { paper: \"#F2F2F2\" }\ncolor: { gray: \"#6E6E6E\" }\n",
        options: ["backgrounds": .table(["light": ["#FFFFFF", "palette.paper"]])]
      ),
      // Nothing is readable on both.
      RuleExample(
        "color: { gray: ⟦\"#777777\"⟧ }\n",
        options: ["backgrounds": .table(["light": ["#FFFFFF", "#808080", "#000000"]])]
      ),
      // A background that is not a color.
      RuleExample(
        "name: ⟦Brand⟧\npalette: { paper: \"#FFFFFF\" }\n",
        options: ["backgrounds": .table(["light": ["palette.papre"], "dark": []])]
      ),
    ]
  )
}
