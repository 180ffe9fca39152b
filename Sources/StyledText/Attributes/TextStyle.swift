public import StyleTables

/// The style of a run of text.
public enum TextStyle: Sendable, Hashable {
  /// A code of a catalog.
  case code(StyleCode)
  /// An explicit style, which does not belong to a catalog.
  case explicit(ResolvedStyle)

  /// The values of the style.
  public var resolved: ResolvedStyle {
    switch self {
    case .code(let code): code.resolved
    case .explicit(let style): style
    }
  }

  /// Whether it leaves the color open.
  var leavesColorOpen: Bool {
    switch self {
    case .code(let code): code.leavesColorOpen
    case .explicit(let style): style.color == nil
    }
  }

  /// The code; nil for an explicit style.
  public var code: StyleCode? {
    guard case .code(let code) = self else { return nil }
    return code
  }
}

extension TextStyle: Codable {
  private enum CodingKeys: String, CodingKey {
    case explicit
  }

  /// Encodes a code as `StyleCode` does, and an explicit style under `explicit`.
  public func encode(to encoder: any Encoder) throws {
    switch self {
    case .code(let code): try code.encode(to: encoder)
    case .explicit(let style):
      var container = encoder.container(keyedBy: CodingKeys.self)
      try container.encode(style, forKey: .explicit)
    }
  }

  /// Decodes a style. Codes are looked up in `userInfo[.styleCatalogs]`.
  ///
  /// - Throws: The errors of decoding a `StyleCode` or a `ResolvedStyle`.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    if let style = try container.decodeIfPresent(ResolvedStyle.self, forKey: .explicit) {
      self = .explicit(style)
    } else {
      self = .code(try StyleCode(from: decoder))
    }
  }
}

extension TextStyle: CustomStringConvertible {
  /// The code's name, or `explicit 14 pt 700`.
  public var description: String {
    switch self {
    case .code(let code): code.name
    case .explicit(let style): "explicit \(trimmed: style.size) pt \(style.weight)"
    }
  }
}
