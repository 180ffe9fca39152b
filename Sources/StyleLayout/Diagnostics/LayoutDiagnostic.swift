/// What a layout could not do as it was asked.
public struct LayoutDiagnostic: Sendable, Hashable {
  /// What is wrong.
  public enum Kind: Sendable, Hashable {
    /// There is no font of the family that the style asks for; another family is used.
    case missingFamily(String, used: String)
    /// The font does not have the weight that the style asks for, and the nearest one that it has is used; for 600 and more,
    /// with thicker strokes. Weights are those of CSS and OpenType, 1…1000.
    case missingWeight(asked: Int, found: Int)
    /// No font has a picture for these characters; the sign for missing ones stands in their place.
    case missingGlyphs(String)
  }

  /// What is wrong.
  public let kind: Kind
  /// Where in the text; UTF-16 offsets.
  public let range: Range<Int>

  /// A diagnostic from its parts.
  public init(_ kind: Kind, range: Range<Int>) {
    self.kind = kind
    self.range = range
  }
}

extension LayoutDiagnostic: CustomStringConvertible {
  /// Where, what is wrong, and what would be right.
  public var description: String { "\(range.lowerBound)..<\(range.upperBound): \(kind)" }
}

extension LayoutDiagnostic.Kind: CustomStringConvertible {
  /// What is wrong, and what would be right.
  public var description: String {
    switch self {
    case .missingFamily(let family, let used):
      "there is no font of the family '\(family)', and '\(used)' is used; "
        + "add a font of that family, or name one that there is"
    case .missingWeight(let asked, let found):
      "there is no font of weight \(asked), and \(found) is used\(asked >= 600 && found < 600 ? ", thickened" : ""); "
        + "add a font of that weight, or ask for one that there is"
    case .missingGlyphs(let characters):
      "no font has \(Self.names(of: characters)); add a font that does, or leave the characters out"
    }
  }

  /// The first five characters that differ, by their numbers.
  private static func names(of characters: String) -> String {
    var scalars: [Unicode.Scalar] = []
    for scalar in characters.unicodeScalars where !scalars.contains(scalar) {
      guard scalars.count < 5 else { return scalars.map(\.name).joined(separator: ", ") + " and others" }
      scalars.append(scalar)
    }
    return scalars.map(\.name).joined(separator: ", ")
  }
}

extension Unicode.Scalar {
  /// `U+0041`.
  fileprivate var name: String {
    let digits = String(value, radix: 16, uppercase: true)
    return "U+" + String(repeating: "0", count: max(4 - digits.utf8.count, 0)) + digits
  }
}
