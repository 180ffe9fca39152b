/// A phrase for people, with its names marked: each report escapes those in its own way.
package struct Wording: Sendable, Hashable {
  /// A part of a phrase.
  package enum Part: Sendable, Hashable {
    /// Text of this tool, without characters that a report would have to escape.
    case words(String)
    /// A name or a value from a spec.
    case name(String)
  }

  /// In the order of reading.
  package private(set) var parts: [Part] = []

  /// With names in backticks.
  package var plain: String {
    parts.reduce(into: "") { text, part in
      switch part {
      case .words(let words): text += words
      case .name(let name): text += "`\(name)`"
      }
    }
  }

  static func + (left: Wording, right: Wording) -> Wording {
    var sum = left
    sum.parts += right.parts
    return sum
  }
}

extension Wording: ExpressibleByStringInterpolation {
  /// Takes `\(name: …)`, other phrases and numbers.
  package struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var parts: [Part] = []

    /// Ignores the sizes.
    package init(literalCapacity: Int, interpolationCount: Int) {}

    /// Text of this tool.
    package mutating func appendLiteral(_ words: String) {
      if !words.isEmpty { parts.append(.words(words)) }
    }

    /// A name or a value from a spec.
    package mutating func appendInterpolation(name: String) { parts.append(.name(name)) }

    /// A phrase with its names.
    package mutating func appendInterpolation(_ wording: Wording) { parts += wording.parts }

    /// A number.
    package mutating func appendInterpolation(_ count: Int) { appendLiteral("\(count)") }
  }

  /// Text without names.
  package init(stringLiteral words: String) {
    if !words.isEmpty { parts = [.words(words)] }
  }

  /// Text with names.
  package init(stringInterpolation: StringInterpolation) {
    parts = stringInterpolation.parts
  }
}

extension Sequence where Element == Wording {
  /// One phrase of several.
  func joined(_ separator: Wording) -> Wording {
    reduce(Wording()) { $0.parts.isEmpty ? $1 : $0 + separator + $1 }
  }
}
