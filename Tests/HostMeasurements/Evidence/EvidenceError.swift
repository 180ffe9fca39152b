/// What is wrong with a file of evidence, and what would be right.
package struct EvidenceError: Error, Hashable, CustomStringConvertible {
  /// The place in the file, such as `measurements[3].size`; empty for the whole file.
  package let place: String
  package let message: String

  package var description: String { place.isEmpty ? "the file \(message)" : "'\(place)' \(message)" }
}

extension EvidenceError {
  init(_ error: DecodingError) {
    switch error {
    case .keyNotFound(let key, let context):
      self.init(place: Self.place(context.codingPath + [key]), message: "is missing; add it")
    case .valueNotFound(let type, let context), .typeMismatch(let type, let context):
      self.init(place: Self.place(context.codingPath), message: "has the wrong type; write \(Self.name(of: type))")
    case .dataCorrupted(let context):
      let isSyntax = context.codingPath.isEmpty
      let message = isSyntax ? "is not JSON; measure again instead of editing it" : context.debugDescription
      self.init(place: Self.place(context.codingPath), message: message)
    @unknown default:
      self.init(place: "", message: "cannot be read; measure again")
    }
  }

  private static func place(_ path: [any CodingKey]) -> String {
    path.reduce("") { place, key in
      if let index = key.intValue { return "\(place)[\(index)]" }
      return place.isEmpty ? key.stringValue : "\(place).\(key.stringValue)"
    }
  }

  private static func name(of type: any Any.Type) -> String {
    switch type {
    case is Double.Type, is Int.Type: "a number"
    case is String.Type: "a string"
    case is [Any].Type: "a list"
    default: "an object"
    }
  }
}
