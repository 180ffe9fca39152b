internal import TokenModel

/// The JSON values that may stand at a place, one set of keywords for each type.
///
/// A schema that gives several types one after another, instead of `anyOf`, lets an editor say what is wrong with the one
/// that was written: `minimum` speaks of numbers only, `pattern` of strings, `properties` of objects.
struct JSONSchemaShape {
  private var types: [String] = []
  /// What a string may be; empty when it may be anything.
  private var patterns: [String] = []
  private var takesAnyString = false
  private var keywords: [String: JSONSchemaNode] = [:]

  static let reference = #"\{.+\}"#

  /// A single value in any notation: YAML turns `14` and `true` into other types than strings.
  static let anyScalar: JSONSchemaShape = {
    var shape = JSONSchemaShape()
    shape.types = ["string", "number", "boolean"]
    shape.takesAnyString = true
    return shape
  }()

  /// The same, and not empty.
  static let anyName: JSONSchemaShape = {
    var shape = anyScalar
    shape.keywords["minLength"] = 1
    return shape
  }()

  /// What may be left empty.
  static let anyScalarOrNothing: JSONSchemaShape = {
    var shape = anyScalar
    shape.types.append("null")
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

  /// What fits one of two shapes, of which at most one has objects, and at most one numbers.
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

  /// A pattern that fits a whole text: one of some alternatives.
  static func whole(_ patterns: [String]) -> String {
    patterns.count == 1 ? "^\(patterns[0])$" : "^(?:\(patterns.joined(separator: "|")))$"
  }

  /// The decimals of a range in digits, bounds other than 0 left to whoever reads the number.
  static func decimalPattern(_ range: ClosedRange<FixedDecimal>) -> String {
    let sign = range.lowerBound < .zero ? "-?" : ""
    let notZero = range.lowerBound > .zero ? #"(?!0(?:\.0+)?$)"# : ""
    return sign + notZero + #"(?:0|[1-9][0-9]{0,4})(?:\.[0-9]{1,4})?"#
  }
}
