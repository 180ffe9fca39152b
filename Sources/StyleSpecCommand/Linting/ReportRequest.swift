internal import ArgumentParser
internal import TokenFiles
internal import TokenSystem

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
    let file = parts.count == 2 ? String(parts[1]) : nil
    self.init(format: format, file: file.flatMap { OutputStream.isStandardOutput($0) ? nil : $0 })
  }

  /// Throws when two reports have one place to go to.
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
      throw ValidationError("Two reports cannot go to \(names); give each --format a file of its own.")
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
