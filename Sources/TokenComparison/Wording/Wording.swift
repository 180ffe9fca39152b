/// A phrase for people, with its names marked: each report escapes those in its own way.
public struct Wording: Sendable, Hashable {
  /// A part of a phrase.
  public enum Part: Sendable, Hashable {
    /// Text of this tool, without characters that a report would have to escape.
    case words(String)
    /// A name or a value from a spec.
    case name(String)
  }

  /// In the order of reading.
  public private(set) var parts: [Part] = []

  /// With names in backticks.
  public var plain: String {
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
  public struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var parts: [Part] = []

    /// Ignores the sizes.
    public init(literalCapacity: Int, interpolationCount: Int) {}

    /// Text of this tool.
    public mutating func appendLiteral(_ words: String) {
      if !words.isEmpty { parts.append(.words(words)) }
    }

    /// A name or a value from a spec.
    public mutating func appendInterpolation(name: String) { parts.append(.name(name)) }

    /// A phrase with its names.
    public mutating func appendInterpolation(_ wording: Wording) { parts += wording.parts }

    /// A number.
    public mutating func appendInterpolation(_ count: Int) { appendLiteral("\(count)") }
  }

  /// Text without names.
  public init(stringLiteral words: String) {
    if !words.isEmpty { parts = [.words(words)] }
  }

  /// Text with names.
  public init(stringInterpolation: StringInterpolation) {
    parts = stringInterpolation.parts
  }
}

extension Sequence where Element == Wording {
  /// One phrase of several.
  func joined(_ separator: Wording) -> Wording {
    reduce(Wording()) { $0.parts.isEmpty ? $1 : $0 + separator + $1 }
  }
}
