internal import ArgumentParser
internal import TokenWorkspace
internal import TokenSystem

/// A requested report: `text`, or `sarif:lint.sarif`.
struct ReportRequest: ExpressibleByArgument {
  enum Format: String, CaseIterable {
    case text, json, sarif, github, xcode, junit
  }

  let format: Format
  /// Nil for standard output.
  let file: String?

  init(format: Format, file: String? = nil) {
    self.format = format
    self.file = file
  }

  init?(argument: String) {
    let parts = argument.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    guard let format = parts.first.flatMap({ Format(rawValue: String($0)) }), parts.last?.isEmpty == false else {
      return nil
    }
    let file = parts.count == 2 ? String(parts[1]) : nil
    self.init(format: format, file: file.flatMap { OutputStream.isStandardOutput($0) ? nil : $0 })
  }

  /// Throws if two reports have the same destination.
  static func requireOwnPlaces(_ requests: [ReportRequest]) throws {
    if requests.count(where: { $0.file == nil }) > 1 {
      throw ValidationError(
        "Only one --format can go to standard output; give the others a file, as in 'sarif:out.sarif'."
      )
    }
    let files = requests.compactMap(\.file)
    for (index, file) in files.enumerated() {
      guard let other = files[..<index].first(where: { ReportFile.isSame($0, file) }) else { continue }
      let names = other == file ? "'\(file)'" : "'\(other)' and '\(file)', which are one file"
      throw ValidationError("Two reports cannot go to \(names); give each --format its own file.")
    }
  }

  /// The file that the report goes to; nil for standard output.
  var reportFile: ReportFile? {
    file.map { [format] in ReportFile($0, kind: "a \(format) report of stylespec", isOurs: format.isStart) }
  }

  static var formatNames: String { Format.allCases.map(\.rawValue).joined(separator: ", ") }

  static var allValueStrings: [String] { Format.allCases.map(\.rawValue) }
  static var defaultCompletionKind: CompletionKind { .list(allValueStrings) }
}

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
