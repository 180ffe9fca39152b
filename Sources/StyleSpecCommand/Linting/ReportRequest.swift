internal import ArgumentParser

/// A report that was asked for: `text`, or `sarif:lint.sarif`.
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
    self.init(format: format, file: parts.count == 2 ? String(parts[1]) : nil)
  }

  static var formatNames: String { Format.allCases.map(\.rawValue).joined(separator: ", ") }

  static var allValueStrings: [String] { Format.allCases.map(\.rawValue) }
}
