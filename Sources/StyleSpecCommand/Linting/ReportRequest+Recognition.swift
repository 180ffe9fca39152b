extension ReportRequest.Format {
  /// Whether a file begins as a report of this format does, so that it may be replaced by a new one.
  @Sendable func isStart(_ bytes: [UInt8]) -> Bool {
    let text = String(decoding: bytes, as: UTF8.self)
    let firstLine = text.prefix { !$0.isNewline }
    return switch self {
    case .text:
      firstLine.hasSuffix(": nothing to report") || (try? Self.finding.wholeMatch(in: firstLine)) != nil
    case .xcode: (try? Self.finding.wholeMatch(in: firstLine)) != nil
    case .json: (try? Self.listStart.prefixMatch(in: text)) != nil
    case .sarif: text.contains("/sarif-schema-2.1.0.json\"") && text.contains("\"newlineSequences\"")
    case .github: (try? Self.commandStart.prefixMatch(in: text)) != nil
    case .junit: text.hasPrefix("<?xml ") && text.contains("<testsuites name=\"stylespec\"")
    }
  }

  /// `path:3:4: warning: message [rule]`.
  private static var finding: Regex<Substring> { #/.+:[0-9]+:[0-9]+: (?:error|warning|info|note): .+ \[[a-z0-9-]+\]/# }
  /// An array that is empty, or whose first object begins with one of the keys that come first in ours.
  private static var listStart: Regex<Substring> { #/\[\s*(?:\]\s*$|\{\s*"(?:fingerprint|fixes)"\s*:)/# }
  /// `::warning file=…`.
  private static var commandStart: Regex<Substring> { #/::(?:error|warning|notice) file=/# }
}
