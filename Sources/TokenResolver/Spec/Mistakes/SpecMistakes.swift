internal import TokenDiagnostics
internal import TokenModel
internal import TokenYAML

/// The mistakes of a spec, in the order they are found. A mistake is replaced with the slip that causes it: look-alike
/// characters and habits of other languages in text that YAML accepts are found where the resulting text is wrong.
final class SpecMistakes {
  let log: DiagnosticLog
  private let files: [SourceFile]
  /// The locations of reported slips.
  private var reportedSlips: Set<SourceRange> = []
  /// The open brackets in the lines of files with mistakes.
  private var flowDepths: [SourceFileID: FlowDepths] = [:]

  /// Mistakes that start with those of includes and token files.
  init(_ found: [Diagnostic], in files: [SourceFile]) {
    log = DiagnosticLog(found)
    self.files = files
  }

  /// Adds a mistake or, if there is one, the slip that causes it.
  func report(_ diagnostic: Diagnostic) {
    let slips = slips(causing: diagnostic)
    if slips.isEmpty { return log.report(diagnostic) }
    for slip in slips where reportedSlips.insert(slip.range).inserted { log.report(slip) }
  }

  /// Reports a slip in a name: the whole name may be explained by its line, and one of its characters is not.
  func reportSlip(_ diagnostic: Diagnostic, isWhole: Bool) {
    if isWhole { return report(diagnostic) }
    if reportedSlips.insert(diagnostic.range).inserted { log.report(diagnostic) }
  }

  /// The kinds of errors that a slip may cause.
  private static let causes: [any ErrorKind.Type] = [
    UnknownKey.self, InvalidColor.self, InvalidNumber.self, UnknownValue.self, WrongKind.self, InvalidName.self,
    UnknownToken.self, InvalidTemplate.self, InvalidInclude.self, UnmatchedPattern.self, UnsupportedVersion.self,
  ]

  /// The kinds of errors in names and values that a slip hides.
  private static let followUps: [any ErrorKind.Type] = [
    MissingKey.self, UnknownReference.self, UnknownToken.self, UnknownSize.self, UnmatchedPattern.self,
  ]

  private static let causeIDs = Set(causes.map { $0.id })
  private static let followUpIDs = Set(followUps.map { $0.id })

  /// The mistakes, without those that follow from a slip.
  var found: [Diagnostic] {
    reportedSlips.isEmpty
      ? log.diagnostics
      : log.diagnostics.filter { reportedSlips.contains($0.range) || !Self.followUpIDs.contains($0.rule) }
  }

  /// Replaces the mistakes so far, which are those of includes, with the slips that cause them.
  func reportCauses() {
    let found = log.diagnostics
    log.diagnostics = []
    for diagnostic in found { report(diagnostic) }
  }

  /// The slips that cause a mistake; empty if its text is meant as it is.
  private func slips(causing diagnostic: Diagnostic) -> [Diagnostic] {
    let place = diagnostic.range
    guard diagnostic.severity == .error, Self.causeIDs.contains(diagnostic.rule), let file = files[place.file],
      SourceLanguage(of: file) == .yaml, isPlain(place, in: file), !isMinusOfMore(diagnostic)
    else { return [] }
    let depths = flowDepths[place.file] ?? file.bytes.withUnsafeBufferPointer { FlowDepths($0) }
    flowDepths[place.file] = depths
    return file.bytes.withUnsafeBufferPointer { bytes in
      lines(of: place.bytes, in: bytes).compactMap { line in
        LineSlips(ofEntryAt: line, in: bytes, depths).map {
          Diagnostic(rule: diagnostic.rule, slips: $0, in: place.file)
        }
      }
    }
  }

  /// Whether a number such as `−2%` starts with another minus, and more than that is wrong with it.
  private func isMinusOfMore(_ diagnostic: Diagnostic) -> Bool {
    let scalars = files.text(of: diagnostic.range).unicodeScalars
    guard let edit = diagnostic.fixIts.first?.edits.first, edit.range == diagnostic.range, let first = scalars.first,
      LookAlike(first)?.meant == "-"
    else { return false }
    return edit.replacement != "-" + String(scalars.dropFirst())
  }

  /// Whether a range has no quotes or brackets around it.
  private func isPlain(_ place: SourceRange, in file: SourceFile) -> Bool {
    guard place.bytes.upperBound <= file.bytes.count else { return false }
    guard let first = file.bytes[place.bytes].first else { return true }
    return !"\"'{[|>#".utf8.contains(first)
  }

  /// The parts of a range by lines, without indentation; none if a line after the first has a key, or there are many.
  private func lines(of range: Range<Int>, in bytes: UnsafeBufferPointer<UInt8>) -> [Range<Int>] {
    var lines: [Range<Int>] = []
    var start = range.lowerBound
    while start <= range.upperBound, lines.count < 20 {
      while start < range.upperBound, bytes[start] <= 0x20 { start += 1 }
      var end = start
      while end < range.upperBound, bytes[end] != 0x0A, bytes[end] != 0x0D { end += 1 }
      let hasKey = bytes[start..<end].indices.contains { index in
        bytes[index] == UInt8(ascii: ":") && (index + 1 == end || bytes[index + 1] == 0x20)
      }
      if !lines.isEmpty, hasKey { return Array(lines.prefix(1)) }
      lines.append(start..<end)
      if end >= range.upperBound { break }
      start = end + 1
    }
    return lines
  }
}

extension Diagnostic {
  fileprivate init(rule: RuleID, slips: LineSlips, in file: SourceFileID) {
    let replaced = SourceRange(file: file, bytes: slips.replaced)
    self.init(
      rule: rule,
      message: slips.message,
      at: SourceRange(file: file, bytes: slips.range),
      fixIts: [
        FixIt(
          slips.fix,
          slips.isSafe ? .safe : .unsafe,
          edit: TextEdit(replacing: replaced, with: slips.replacement)
        )
      ]
    )
  }
}
