/// Examples that several pages share but for a few words.
extension ErrorPage.Example {
  /// A spec that takes the styles of a token file, which has one typography token; values are written as in JSON.
  package static func typographyStyle(
    family: String = "\"Inter\"",
    size: String = "{ \"value\": 16, \"unit\": \"px\" }",
    weight: String = "400",
    lineHeight: String = "1.5"
  ) -> Self {
    let tokens = """
      {
        "typography": {
          "body": {
            "$type": "typography",
            "$value": {
              "fontFamily": \(family),
              "fontSize": \(size),
              "fontWeight": \(weight),
              "letterSpacing": { "value": 0, "unit": "px" },
              "lineHeight": \(lineHeight)
            }
          }
        }
      }

      """
    let spec = "tokens: brand.tokens.json\nstyles: { from: \"typography.**\" }\n"
    return .files([("brand.yaml", spec), ("brand.tokens.json", tokens)])
  }

  /// A part of a spec next to `brand.tokens.json`, which has the dimension `space.gap`.
  package static func besideGap(_ spec: String) -> Self {
    let tokens = """
      { "space": { "gap": { "$type": "dimension", "$value": { "value": 20, "unit": "px" } } } }

      """
    return .files([("brand.yaml", spec), ("brand.tokens.json", tokens)])
  }

  /// A token file with a typography token, whose value ends with some properties in JSON.
  package static func typographyToken(_ rest: String) -> Self {
    .tokens(
      #""a": { "$type": "typography", "$value": { "fontFamily": "Inter", "fontSize": { "value": 16, "unit": "px" }, "#
        + #""fontWeight": 400, \#(rest) } }"#
    )
  }
}
