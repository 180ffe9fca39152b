/// A file of the Design Tokens format: half of its tokens are aliases, 1 % are typography with references, 2 % shadows,
/// 7 % lengths, and the others colors, some of them with annotations. As design tools export it: indented, a property a
/// line.
func writeDesignTokens(_ tokens: Int) {
  let looks = tokens / 100
  let shadows = tokens / 50
  let lengths = tokens * 7 / 100
  let aliases = tokens / 2
  let colors = tokens - looks - shadows - lengths - aliases
  var members: [String] = []
  for first in stride(from: 0, to: colors, by: 100) {
    let group = (first..<min(first + 100, colors)).map { color in
      let digits = (0..<3).map { "0.\(1_000 + (color &* 7_919 &+ $0 &* 104_729) % 9_000)" }.joined(separator: ", ")
      let note = color % 20 == 0 ? ",\n        \"$description\": \"Number \(color).\"" : ""
      return """
              "color\(color)": {
                "$value": {
                  "colorSpace": "srgb",
                  "components": [\(digits)]
                }\(note)
              }
        """
    }
    members.append("    \"group\(first / 100)\": {\n\(group.joined(separator: ",\n"))\n    }")
  }
  print("{\n  \"palette\": {\n    \"$type\": \"color\",\n\(members.joined(separator: ",\n"))\n  },")
  let spaces = (0..<lengths).map { length in
    """
        "step\(length)": {
          "$value": {
            "value": \(length).5,
            "unit": "px"
          }
        }
    """
  }
  print("  \"space\": {\n    \"$type\": \"dimension\",\n\(spaces.joined(separator: ",\n"))\n  },")
  let names = (0..<aliases).map { alias in
    "    \"alias\(alias)\": {\n      \"$type\": \"color\",\n      \"$value\": \"{\(color(alias % colors))}\"\n    }"
  }
  print("  \"semantic\": {\n\(names.joined(separator: ",\n"))\n  },")
  let layers = (0..<shadows).map { shadow in
    """
        "shadow\(shadow)": {
          "$value": {
            "color": "{\(color(shadow % colors))}",
            "offsetX": { "value": 0, "unit": "px" },
            "offsetY": { "$ref": "#/space/step\(shadow % lengths)/$value" },
            "blur": { "value": \(shadow % 40), "unit": "px" },
            "spread": { "value": 0, "unit": "px" }
          }
        }
    """
  }
  print("  \"shadow\": {\n    \"$type\": \"shadow\",\n\(layers.joined(separator: ",\n"))\n  },")
  let styles = (0..<looks).map { look in
    """
        "look\(look)": {
          "$value": {
            "fontFamily": ["Inter", "sans-serif"],
            "fontSize": "{space.step\(look % lengths)}",
            "fontWeight": 400,
            "letterSpacing": { "value": 0.2, "unit": "px" },
            "lineHeight": 1.5
          }
        }
    """
  }
  print("  \"text\": {\n    \"$type\": \"typography\",\n\(styles.joined(separator: ",\n"))\n  }\n}")
}

private func color(_ color: Int) -> String { "palette.group\(color / 100).color\(color)" }
