/// Checks JSON against a JSON Schema: the keywords that drafts 4 to 2020-12 share and our schemas use. `format` says
/// nothing here, as the drafts allow. An unknown keyword is a mistake, so that no part of a schema is skipped unseen.
package struct JSONSchema: Sendable {
  private let root: JSONValue

  package init(parsing text: String) throws {
    root = try JSONValue(parsing: text)
  }

  /// The mistakes, each with its path; empty for a valid value.
  package func problems(of value: JSONValue) -> [String] {
    problems(of: value, under: root, at: "$")
  }

  private func problems(of value: JSONValue, under schema: JSONValue, at path: String) -> [String] {
    guard case .object(let keywords) = schema else {
      return schema == .flag(false) ? ["\(path): must not be there"] : []
    }
    // In both drafts, keywords beside a reference are ignored.
    if case .text(let reference)? = keywords["$ref"] {
      return problems(of: value, under: target(of: reference), at: path)
    }
    return keywords.sorted { $0.key < $1.key }.flatMap { keyword, argument in
      problems(of: value, keyword, argument, keywords, at: path)
    }
  }

  private func target(of reference: String) -> JSONValue {
    reference.split(separator: "/").dropFirst().reduce(root) { $0[String($1)] }
  }

  private func problems(
    of value: JSONValue,
    _ keyword: String,
    _ argument: JSONValue,
    _ schema: [String: JSONValue],
    at path: String
  ) -> [String] {
    func unless(_ isGood: Bool, _ problem: String) -> [String] { isGood ? [] : ["\(path): \(problem)"] }
    switch (keyword, value, argument) {
    case ("type", _, _):
      let names = argument.items.isEmpty ? [argument] : argument.items
      return unless(names.contains { value.isOf(type: $0) }, "is not of type \(names)")
    case ("enum", _, _): return unless(argument.items.contains(value), "is none of \(argument.items)")
    case ("const", _, _): return unless(argument == value, "is not \(argument)")
    case ("required", .object(let members), _):
      return argument.items.flatMap { key in unless(members.keys.contains { .text($0) == key }, "lacks \(key)") }
    case ("properties", .object(let members), .object(let schemas)):
      return members.flatMap { key, member in
        schemas[key].map { problems(of: member, under: $0, at: "\(path).\(key)") } ?? []
      }
    case ("additionalProperties", .object(let members), _):
      guard case .object(let known) = schema["properties"] ?? .object([:]) else { return [] }
      return members.filter { known[$0.key] == nil }
        .flatMap { problems(of: $0.value, under: argument, at: "\(path).\($0.key)") }
    case ("items", .list(let items), _):
      return items.enumerated().flatMap { problems(of: $1, under: argument, at: "\(path)[\($0)]") }
    case ("minItems", .list(let items), .number(let bound)):
      return unless(Double(items.count) >= bound, "has fewer than \(bound) items")
    case ("maxItems", .list(let items), .number(let bound)):
      return unless(Double(items.count) <= bound, "has more than \(bound) items")
    case ("uniqueItems", .list(let items), .flag(true)):
      return unless(Set(items).count == items.count, "has an item twice")
    case ("minimum", .number(let number), .number(let bound)):
      return unless(number >= bound, "is below \(bound)")
    case ("maximum", .number(let number), .number(let bound)):
      return unless(number <= bound, "is above \(bound)")
    case ("minLength", .text(let text), .number(let bound)):
      return unless(Double(text.unicodeScalars.count) >= bound, "is shorter than \(bound)")
    case ("pattern", .text(let text), .text(let pattern)):
      return unless((try? Regex(pattern).firstMatch(in: text)) != nil, "does not match \(pattern)")
    case ("anyOf", _, _): return unless(count(of: value, argument, path) > 0, "fits none of anyOf")
    case ("oneOf", _, _): return unless(count(of: value, argument, path) == 1, "does not fit exactly one of oneOf")
    case ("allOf", _, _): return argument.items.flatMap { problems(of: value, under: $0, at: path) }
    case ("not", _, _): return unless(!problems(of: value, under: argument, at: path).isEmpty, "fits what it must not")
    default: return unless(Self.known.contains(keyword), "has an unknown keyword \(keyword) in its schema")
    }
  }

  private func count(of value: JSONValue, _ schemas: JSONValue, _ path: String) -> Int {
    schemas.items.count { problems(of: value, under: $0, at: path).isEmpty }
  }

  /// The keywords that do not apply to a value of another type, and those that never fail.
  private static let known: Set<String> = [
    "required", "properties", "additionalProperties", "items", "minItems", "maxItems", "uniqueItems", "minimum",
    "maximum", "minLength", "pattern", "$schema", "$id", "$comment", "id", "title", "description", "default",
    "definitions", "$defs", "examples", "format",
  ]
}

extension JSONValue {
  fileprivate func isOf(type: JSONValue) -> Bool {
    switch (self, type) {
    case (.null, "null"), (.flag, "boolean"), (.number, "number"), (.text, "string"), (.list, "array"),
      (.object, "object"):
      true
    case (.number(let number), "integer"): number == number.rounded()
    default: false
    }
  }
}

extension JSONValue: ExpressibleByStringLiteral {
  package init(stringLiteral text: String) {
    self = .text(text)
  }
}
