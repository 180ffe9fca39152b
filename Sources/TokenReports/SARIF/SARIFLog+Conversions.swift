internal import TokenDiagnostics

extension SARIFLog.Message {
  /// A literal text. In a message, `{0}` would be a placeholder and `[x](1)` a link. Section 3.11.5 requires doubled
  /// braces. Brackets are escaped only if the text contains `](`.
  static func plain(_ text: String) -> Self {
    // Nearly all texts have none of these, and a search for bytes is cheaper than a replacement.
    let isSpecial = text.utf8.contains { byte in
      byte == UInt8(ascii: "{") || byte == UInt8(ascii: "}") || byte == UInt8(ascii: "]")
    }
    guard isSpecial else { return Self(text: text) }
    let escaped = text.replacing("{", with: "{{").replacing("}", with: "}}")
    return Self(
      text: escaped.contains("](") ? escaped.replacing("[", with: "\\[").replacing("]", with: "\\]") : escaped
    )
  }
}

extension SARIFLog.Rule {
  init(_ rule: ReportedRule) {
    id = rule.id
    // These are not messages of results, and do not contain placeholders.
    shortDescription = SARIFLog.Message(text: rule.summary)
    fullDescription = SARIFLog.Message(text: rule.description, markdown: rule.description)
    help = SARIFLog.Message(text: rule.help, markdown: rule.help)
    defaultConfiguration = SARIFLog.Configuration(
      enabled: rule.severity != nil,
      level: (rule.severity ?? .warning).level
    )
  }
}

extension Diagnostic.Severity {
  /// The severity in SARIF.
  var level: String {
    switch self {
    case .error: "error"
    case .warning: "warning"
    case .info: "note"
    }
  }
}

extension SARIFLog.Region {
  init(_ place: SourceRegion) {
    (startLine, startColumn) = (place.line, place.column)
    (endLine, endColumn) = (place.endLine, place.endColumn)
  }
}

extension SARIFLog.ArtifactLocation {
  /// The name of a checkout's root on code hosts.
  static let root = "%SRCROOT%"

  /// A `file:` URI for an absolute path, and a reference relative to the root for another one.
  init(path: String) {
    let isAbsolute = path.hasPrefix("/")
    let parts = path.split(separator: "/", omittingEmptySubsequences: true).filter { $0 != "." }
    let encoded = parts.map(Self.percentEncoded).joined(separator: "/")
    self.init(uri: isAbsolute ? "file:///\(encoded)" : encoded, uriBaseId: isAbsolute ? nil : Self.root)
  }

  /// Encodes all characters except the unreserved ones of RFC 3986, as UTF-8.
  private static func percentEncoded(_ part: Substring) -> String {
    part.utf8.reduce(into: "") { result, byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"),
        UInt8(ascii: "~"):
        result.unicodeScalars.append(Unicode.Scalar(byte))
      default:
        let digits = String(byte, radix: 16, uppercase: true)
        result += "%" + (digits.count == 1 ? "0" : "") + digits
      }
    }
  }
}
