internal import TokenModel

/// The JSON values that are allowed somewhere, with one set of keywords for each type.
///
/// With a list of types instead of `anyOf`, an editor can explain a mistake in the value that was written: `minimum`
/// applies to numbers only, `pattern` to strings, `properties` to objects.
struct JSONSchemaShape {
  private var types: [String] = []
  /// The patterns of strings; empty if any string is allowed.
  private var patterns: [String] = []
  private var takesAnyString = false
  private var keywords: [String: JSONSchemaNode] = [:]

  static let reference = #"\{.+\}"#

  /// A single value in any notation: in YAML, `14` and `true` are not strings.
  static let anyScalar: JSONSchemaShape = {
    var shape = JSONSchemaShape()
    shape.types = ["string", "number", "boolean"]
    shape.takesAnyString = true
    return shape
  }()

  /// A single value that is not empty.
  static let anyName: JSONSchemaShape = {
    var shape = anyScalar
    shape.keywords["minLength"] = 1
    return shape
  }()

  /// A single value that is not empty. The word `null` is nothing to other readers of YAML.
  static let anyNameOrNothing: JSONSchemaShape = {
    var shape = anyName
    shape.types.append("null")
    return shape
  }()

  /// A single value, or nothing.
  static let anyScalarOrNothing: JSONSchemaShape = {
    var shape = anyScalar
    shape.types.append("null")
    return shape
  }()

  /// `true` or `false`, which may be a text as any value in YAML.
  static let boolean: JSONSchemaShape = {
    var shape = JSONSchemaShape.string("(?:true|false)")
    shape.types.append("boolean")
    return shape
  }()

  static func string(_ patterns: String...) -> JSONSchemaShape {
    var shape = JSONSchemaShape()
    shape.types = ["string"]
    shape.patterns = patterns
    return shape
  }

  static func number(in range: ClosedRange<FixedDecimal>, isWhole: Bool) -> JSONSchemaShape {
    var shape = JSONSchemaShape.string(decimalPattern(range))
    shape.types.append("number")
    shape.keywords["minimum"] = .number(range.lowerBound.doubleValue)
    shape.keywords["maximum"] = .number(range.upperBound.doubleValue)
    if isWhole { shape.keywords["multipleOf"] = 1 }
    return shape
  }

  static func object(_ keywords: [String: JSONSchemaNode]) -> JSONSchemaShape {
    var shape = JSONSchemaShape()
    shape.types = ["object"]
    shape.keywords = keywords
    return shape
  }

  static func array(of items: JSONSchemaNode, maximum: Int?) -> JSONSchemaShape {
    var shape = JSONSchemaShape()
    shape.types = ["array"]
    shape.keywords["items"] = items
    if let maximum { shape.keywords["maxItems"] = .number(Double(maximum)) }
    return shape
  }

  /// The values of either of two shapes. At most one of them may allow objects, and at most one numbers.
  func union(_ other: JSONSchemaShape) -> JSONSchemaShape {
    var shape = self
    shape.types += other.types.filter { !types.contains($0) }
    shape.patterns += other.patterns
    shape.takesAnyString = takesAnyString || other.takesAnyString
    shape.keywords.merge(other.keywords) { first, _ in first }
    return shape
  }

  var orReference: JSONSchemaShape { union(.string(Self.reference)) }

  var node: JSONSchemaNode {
    var node = keywords
    node["type"] = types.count == 1 ? .text(types[0]) : .texts(types)
    if !takesAnyString, !patterns.isEmpty { node["pattern"] = .text(Self.whole(patterns)) }
    return .object(node)
  }

  /// A pattern that matches a whole text with one of some alternatives.
  static func whole(_ patterns: [String]) -> String {
    patterns.count == 1 ? "^\(patterns[0])$" : "^(?:\(patterns.joined(separator: "|")))$"
  }

  /// A pattern for the decimals of a range. Bounds other than 0 are not checked.
  static func decimalPattern(_ range: ClosedRange<FixedDecimal>) -> String {
    let sign = range.lowerBound < .zero ? "-?" : ""
    let notZero = range.lowerBound > .zero ? #"(?!0(?:\.0+)?$)"# : ""
    return sign + notZero + #"(?:0|[1-9][0-9]{0,4})(?:\.[0-9]{1,4})?"#
  }
}
