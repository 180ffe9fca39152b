internal import CLibYAML
internal import TokenDiagnostics

/// The byte ranges of events and errors.
struct EventPlaces {
  private let bytes: UnsafeBufferPointer<UInt8>
  private let base: Int
  private let file: SourceFileID
  private var offsets: MarkOffsets

  /// `base` is the number of bytes of the file before `bytes`.
  init(_ bytes: UnsafeBufferPointer<UInt8>, at base: Int, in file: SourceFileID) {
    self.bytes = bytes
    self.base = base
    self.file = file
    self.offsets = MarkOffsets(bytes)
  }

  /// The range between an event's marks, in the bytes that libyaml reads.
  mutating func bytes(of event: inout yaml_event_t) -> Range<Int> {
    let lower = offsets.byteOffset(ofCodePoint: event.start_mark.index)
    let upper = offsets.byteOffset(ofCodePoint: event.end_mark.index)
    return lower..<max(lower, upper)
  }

  mutating func range(of event: inout yaml_event_t) -> SourceRange {
    SourceRange(file: file, bytes: inFile(bytes(of: &event)))
  }

  /// The same range in the file, which may start with a byte order mark.
  func inFile(_ range: Range<Int>) -> Range<Int> {
    base &+ range.lowerBound..<base &+ range.upperBound
  }

  /// A range without the blank lines at its end, which libyaml counts as part of a block scalar.
  func withoutTrailingSpace(_ range: Range<Int>) -> Range<Int> {
    var upper = range.upperBound
    while upper > range.lowerBound, [0x20, 0x09, 0x0A, 0x0D].contains(bytes[upper - 1]) { upper -= 1 }
    return range.lowerBound..<upper
  }

  /// The mistakes that made libyaml stop; libyaml's own message if they are not recognized.
  mutating func syntaxErrors(_ failure: EventReader.Failure) -> [Diagnostic] {
    syntaxErrors(SyntaxFailure(failure, &offsets))
  }

  /// The mistakes that made reading stop; the problem of the failure if they are not recognized.
  func syntaxErrors(_ failure: SyntaxFailure) -> [Diagnostic] {
    let mistakes = SyntaxExplanation(bytes).mistakes(failure)
    if !mistakes.isEmpty { return mistakes.map(diagnostic) }
    let context = failure.context.map { Note($0.message, at: range(ofCharacterAt: $0.start)) }
    let byte = bytes.indices.contains(failure.place) ? bytes[failure.place] : nil
    return [.syntax(failure.problem, byte: byte, at: range(ofCharacterAt: failure.place), context: context)]
  }

  private func diagnostic(_ mistake: SyntaxMistakes.Mistake) -> Diagnostic {
    let place = SourceRange(file: file, bytes: inFile(mistake.range))
    let replaced = mistake.replaced.map { SourceRange(file: file, bytes: inFile($0)) } ?? place
    let fix = mistake.replacement.map { text in
      FixIt(
        mistake.fix ?? "write `\(text)`",
        mistake.isSafe ? .safe : .unsafe,
        edit: TextEdit(replacing: replaced, with: text)
      )
    }
    return Diagnostic(of: YAMLSyntax.self, message: mistake.message, at: place, fixIts: fix.map { [$0] } ?? [])
  }

  /// The diagnostic for an alias, which may be text that starts with `*`.
  mutating func aliasError(_ event: inout yaml_event_t) -> Diagnostic {
    let place = range(of: &event)
    let name = String(decoding: bytes[bytes(of: &event)], as: UTF8.self)
    let message =
      "aliases (`*name`) are not supported; put text in quotes, `\"\(name)\"`, and to use a value twice, refer to it, such as "
      + "`\"{color.ink}\"`"
    let fix = FixIt(writing: "\"\(name)\"", .unsafe, replacing: place)
    return Diagnostic(of: YAMLUnsupported.self, message: message, at: place, fixIts: [fix])
  }

  /// The range of the character that starts at an offset; empty at the end of the text.
  private func range(ofCharacterAt offset: Int) -> SourceRange {
    var end = min(offset + 1, bytes.count)
    while end < bytes.count, bytes[end].isUTF8Continuation { end += 1 }
    return SourceRange(file: file, bytes: inFile(offset..<max(end, offset)))
  }
}
