/// Token files with all types, in groups and beside them, with names that formats have to change.
package struct RandomTokens {
  private var generator: SeededGenerator

  package init(generator: SeededGenerator) { self.generator = generator }

  private static let names = [
    "a", "A", "a-b", "a_b", "a b", "ab", "x", "none", "self", "default", "灰", "gray 50", "50", "palette", "color",
    "typography", "é", "e\u{301}",
  ]

  private static let values: [(type: String, value: String)] = [
    ("color", ##"{ "colorSpace": "srgb", "components": [0.5, 0, 1] }"##),
    ("color", ##"{ "colorSpace": "display-p3", "components": [0, 1, 0], "alpha": 0.5 }"##),
    ("dimension", #"{ "value": 4, "unit": "px" }"#), ("dimension", #"{ "value": 1.5, "unit": "rem" }"#),
    ("dimension", #""0.9em""#), ("dimension", #"{ "value": 2, "unit": "dp" }"#),
    ("fontFamily", #"["Inter", "sans-serif"]"#), ("fontWeight", "450"), ("fontWeight", #""bold""#),
    ("duration", #"{ "value": 200, "unit": "ms" }"#), ("cubicBezier", "[0, 0, 0.5, 1]"), ("number", "1.25"),
    ("strokeStyle", #""dashed""#),
    ("strokeStyle", #"{ "dashArray": [{ "value": 1, "unit": "px" }], "lineCap": "round" }"#),
    (
      "border",
      #"{ "color": { "colorSpace": "srgb", "components": [0, 0, 0] }, "width": { "value": 1, "unit": "px" }, "style": "solid" }"#
    ),
    (
      "transition",
      #"{ "duration": { "value": 1, "unit": "s" }, "delay": { "value": 0, "unit": "s" }, "timingFunction": [0, 0, 1, 1] }"#
    ),
    (
      "shadow",
      """
      { "color": { "colorSpace": "srgb", "components": [0, 0, 0] }, "offsetX": { "value": 0, "unit": "px" }, \
      "offsetY": { "value": 1, "unit": "px" }, "blur": { "value": 2, "unit": "px" }, "spread": { "value": 0, "unit": "px" } }
      """
    ),
    (
      "gradient",
      """
      [{ "color": { "colorSpace": "srgb", "components": [0, 0, 0] }, "position": 0 }, \
      { "color": { "colorSpace": "srgb", "components": [1, 1, 1] }, "position": 1 }]
      """
    ),
    ("typography", typography(#"{ "value": 16, "unit": "px" }"#)), ("typography", typography(#""0.9em""#)),
    ("string", #""text""#), ("elevation", #"{ "dp": 2 }"#),
  ]

  private static func typography(_ size: String) -> String {
    """
    { "fontFamily": "Inter", "fontSize": \(size), "fontWeight": 400, "lineHeight": 1.5, \
    "letterSpacing": { "value": 0, "unit": "px" } }
    """
  }

  /// The members of a file, without names that are one after Unicode's normalization.
  package mutating func make() -> String { object(depth: 0) }

  private mutating func object(depth: Int) -> String {
    let count = Int.random(in: 1...6, using: &generator)
    let names = Self.names.shuffled(using: &generator).prefix(count)
    var members = names.map { name in "\"\(name)\": \(member(depth: depth))" }
    if depth > 0, Int.random(in: 0..<4, using: &generator) == 0 { members.append("\"$root\": \(token())") }
    return "{ \(members.joined(separator: ", ")) }"
  }

  private mutating func member(depth: Int) -> String {
    depth < 3 && Int.random(in: 0..<3, using: &generator) == 0 ? object(depth: depth + 1) : token()
  }

  private mutating func token() -> String {
    let (type, value) = Self.values.randomElement(using: &generator) ?? ("number", "1")
    return "{ \"$type\": \"\(type)\", \"$value\": \(value) }"
  }
}
