/// A typography token of a token file, for tests that change one part of it.
func typographyToken(
  family: String = "\"Inter\"",
  size: String = "{ \"value\": 16, \"unit\": \"px\" }",
  weight: String = "400",
  letterSpacing: String = "{ \"value\": 0, \"unit\": \"px\" }",
  lineHeight: String = "1.5",
  more: String = ""
) -> String {
  """
  { "$type": "typography", "$value": { "fontFamily": \(family), "fontSize": \(size), "fontWeight": \(weight),
    "letterSpacing": \(letterSpacing), "lineHeight": \(lineHeight) }\(more) }
  """
}

/// A token file with typography tokens by their names in a group.
func typographyFile(_ tokens: [(name: String, token: String)]) -> String {
  let members = tokens.map { "\"\($0.name)\": \($0.token)" }.joined(separator: ",\n")
  return "{ \"typography\": {\n\(members)\n} }\n"
}
