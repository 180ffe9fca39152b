/// A difference between a layout and its styles.
public struct LayoutDiagnostic: Sendable, Hashable {
  /// A kind of difference.
  public enum Kind: Sendable, Hashable {
    /// No font has the requested family; another one is used.
    case missingFamily(String, used: String)
    /// The font lacks the requested weight, and the nearest one is used, with thicker strokes for 600 and more. Weights
    /// are 1…1000, as in CSS and OpenType.
    case missingWeight(asked: Int, found: Int)
    /// No font has a glyph for these characters; the glyph for missing characters is shown instead.
    case missingGlyphs(String)
  }

  /// The difference.
  public let kind: Kind
  /// The range in the text; UTF-16 offsets.
  public let range: Range<Int>

  /// Creates a diagnostic from its parts.
  public init(_ kind: Kind, range: Range<Int>) {
    self.kind = kind
    self.range = range
  }
}

extension LayoutDiagnostic: CustomStringConvertible {
  /// The range, the difference, and the solution.
  public var description: String { "\(range.lowerBound)..<\(range.upperBound): \(kind)" }
}

extension LayoutDiagnostic.Kind: CustomStringConvertible {
  /// The difference, and the solution.
  public var description: String {
    switch self {
    case .missingFamily(let family, let used):
      "no font has the family '\(family)', and '\(used)' is used; "
        + "add a font of that family, or name an available one"
    case .missingWeight(let asked, let found):
      "no font has the weight \(asked), and \(found) is used\(asked >= 600 && found < 600 ? ", thickened" : ""); "
        + "add a font of that weight, or use an available one"
    case .missingGlyphs(let characters):
      "no font has \(Self.names(of: characters)); add a font that does, or leave the characters out"
    }
  }

  /// The first five different characters, as code points.
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
