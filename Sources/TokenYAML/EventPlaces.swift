internal import CLibYAML
internal import TokenDiagnostics

/// Where events and errors stand, in bytes.
struct EventPlaces {
  private let bytes: UnsafeBufferPointer<UInt8>
  private let base: Int
  private let file: SourceFileID
  private var offsets: MarkOffsets

  /// `base` is how many bytes of the file come before `bytes`.
  init(_ bytes: UnsafeBufferPointer<UInt8>, at base: Int, in file: SourceFileID) {
    self.bytes = bytes
    self.base = base
    self.file = file
    self.offsets = MarkOffsets(bytes)
  }

  /// What an event's marks enclose, in the bytes that libyaml reads.
  mutating func bytes(of event: inout yaml_event_t) -> Range<Int> {
    let lower = offsets.byteOffset(ofCodePoint: event.start_mark.index)
    let upper = offsets.byteOffset(ofCodePoint: event.end_mark.index)
    return lower..<max(lower, upper)
  }

  mutating func range(of event: inout yaml_event_t) -> SourceRange {
    SourceRange(file: file, bytes: inFile(bytes(of: &event)))
  }

  /// The same range in the file, which may have a byte order mark in front.
  func inFile(_ range: Range<Int>) -> Range<Int> {
    base &+ range.lowerBound..<base &+ range.upperBound
  }

  /// libyaml ends a block scalar behind the blank lines that follow it.
  func withoutTrailingSpace(_ range: Range<Int>) -> Range<Int> {
    var upper = range.upperBound
    while upper > range.lowerBound, [0x20, 0x09, 0x0A, 0x0D].contains(bytes[upper - 1]) { upper -= 1 }
    return range.lowerBound..<upper
  }

  /// What is wrong where libyaml stops: the mistake that led there, if that can be told, or else libyaml's words.
  mutating func syntaxErrors(_ failure: EventReader.Failure) -> [Diagnostic] {
    let place =
      switch failure.place {
      case .byte(let offset): min(offset, bytes.count)
      case .codePoint(let index): offsets.byteOffset(ofCodePoint: index)
      }
    let start = failure.context.map { (words: $0.words, start: offsets.byteOffset(ofCodePoint: $0.codePoint)) }
    let mistakes = SyntaxMistakes(bytes).find(at: place, context: start)
    if !mistakes.isEmpty { return mistakes.map(diagnostic) }
    let context = start.map { Note($0.words, at: range(ofCharacterAt: $0.start)) }
    let byte = bytes.indices.contains(place) ? bytes[place] : nil
    return [.syntax(failure.problem, byte: byte, at: range(ofCharacterAt: place), context: context)]
  }

  private func diagnostic(_ mistake: SyntaxMistakes.Mistake) -> Diagnostic {
    let place = SourceRange(file: file, bytes: inFile(mistake.range))
    let fix = mistake.replacement.map { text in
      FixIt(mistake.fix ?? "write `\(text)`", mistake.isSafe ? .safe : .unsafe, TextEdit(replacing: place, with: text))
    }
    return Diagnostic(rule: YAMLRule.syntax.id, message: mistake.message, at: place, fixIts: fix.map { [$0] } ?? [])
  }

  /// The same for an alias, which may be text that starts with `*`.
  mutating func aliasError(_ event: inout yaml_event_t) -> Diagnostic {
    let place = range(of: &event)
    let name = String(decoding: bytes[bytes(of: &event)], as: UTF8.self)
    let message =
      "aliases (`*name`) are not read; put text in quotes, `\"\(name)\"`, and to use a value twice, refer to it, such as "
      + "`\"{color.ink}\"`"
    let fix = FixIt(writing: "\"\(name)\"", .unsafe, replacing: place)
    return Diagnostic(rule: YAMLRule.unsupported.id, message: message, at: place, fixIts: [fix])
  }

  /// The one character that starts at an offset; nothing at the end of the text.
  private func range(ofCharacterAt offset: Int) -> SourceRange {
    var end = min(offset + 1, bytes.count)
    while end < bytes.count, bytes[end].isUTF8Continuation { end += 1 }
    return SourceRange(file: file, bytes: inFile(offset..<max(end, offset)))
  }
}
