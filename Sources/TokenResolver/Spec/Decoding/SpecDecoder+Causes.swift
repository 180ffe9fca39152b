internal import TokenDiagnostics
internal import TokenModel
internal import TokenYAML

/// Look-alike characters and habits of other languages in text that YAML accepts: they are found where the text that
/// they make is wrong.
extension SpecDecoder {
  /// What a slip may be reported as.
  private static let causes: [any ErrorKind.Type] = [
    UnknownKey.self, InvalidColor.self, InvalidNumber.self, UnknownValue.self, WrongKind.self, InvalidName.self,
    UnknownToken.self, InvalidTemplate.self, InvalidInclude.self, UnmatchedPattern.self, UnsupportedVersion.self,
  ]

  /// What is wrong with the names and values that a slip hides.
  private static let followUps: [any ErrorKind.Type] = [
    MissingKey.self, UnknownReference.self, UnknownToken.self, UnknownSize.self, UnmatchedPattern.self,
  ]

  private static let causeIDs = Set(causes.map { $0.id })
  private static let followUpIDs = Set(followUps.map { $0.id })

  /// The mistakes, without those that follow from a slip.
  var mistakes: [Diagnostic] {
    reportedSlips.isEmpty
      ? diagnostics
      : diagnostics.filter { reportedSlips.contains($0.range) || !Self.followUpIDs.contains($0.rule) }
  }

  /// Puts the slips that cause the mistakes so far, which are those of includes, in their place.
  mutating func reportCauses() {
    let found = diagnostics
    diagnostics = []
    for diagnostic in found { report(diagnostic) }
  }

  /// The slips that cause a mistake; empty if its text is meant as it is.
  mutating func slips(causing diagnostic: Diagnostic) -> [Diagnostic] {
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

  private func isFollowedByColon(_ place: SourceRange) -> Bool {
    let rest = files[place.file]?.bytes.dropFirst(place.bytes.upperBound) ?? []
    return rest.first { $0 != 0x20 } == UInt8(ascii: ":")
  }

  /// Reports a slip in a name: the whole name may be explained by its line, and one of its characters is not.
  mutating func reportSlip(_ diagnostic: Diagnostic, isWhole: Bool) {
    if isWhole { return report(diagnostic) }
    if reportedSlips.insert(diagnostic.range).inserted { diagnostics.append(diagnostic) }
  }

  /// The mistake in a name that is not in quotes: a colon at its end, or a character that cannot be seen.
  func slip(inName key: NodeID, _ name: String, of what: String) -> Diagnostic? {
    let place = range(key)
    let isJSON = files[place.file].map { SourceLanguage(of: $0) == .json } ?? false
    guard isJSON || tree.form(of: key) == .plain else { return nil }
    if let (scalar, offset) = TokenName.firstInvisible(in: name) {
      let start = place.bytes.lowerBound + offset + (isJSON ? 1 : 0)
      let character = SourceRange(file: place.file, bytes: start..<start + UTF8.width(scalar))
      // Escapes move the bytes.
      let isThere = files.text(of: character).unicodeScalars.elementsEqual(CollectionOfOne(scalar))
      return .invisibleInName(name, scalar, of: what, at: isThere ? character : place, isThere: isThere)
    }
    if isJSON { return nil }
    if name.last.map({ ":：".contains($0) }) == true {
      return .invalidName(name, of: what, because: "a name must not end with `:`", at: place)
    }
    guard let (look, offset) = TokenName.firstLookAlike(in: name) else { return nil }
    // A key without a colon after it is an entry whose punctuation is that of another script. So is the start of a key
    // that has an entry in it.
    if look.isQuote && offset == 0 || !isFollowedByColon(place) || TokenName.hasEntry(name) {
      return .invalidName(name, of: what, because: "\(look.shown) is not the `\(look.meant)` of YAML", at: place)
    }
    let start = place.bytes.lowerBound + offset
    let character = SourceRange(file: place.file, bytes: start..<start + UTF8.width(look.scalar))
    return .lookAlikeInName(name, look, of: what, at: character, in: place)
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

  fileprivate static func lookAlikeInName(
    _ name: String,
    _ look: LookAlike,
    of what: String,
    at range: SourceRange,
    in place: SourceRange
  ) -> Diagnostic {
    let quoted = "\"\(name)\""
    let isDash = look.meant == "-"
    let fix =
      isDash ? FixIt(writing: "-", .unsafe, replacing: range) : FixIt(writing: quoted, .unsafe, replacing: place)
    let advice = isDash ? "write `-`, or" : "if it is a part of the name,"
    return Diagnostic(
      of: InvalidName.self,
      message: "`\(name)` cannot name a \(what): \(look.shown) is not the `\(look.meant)` of YAML; "
        + "\(advice) put the name in quotes: `\(quoted)`",
      at: range,
      fixIts: [fix]
    )
  }

  /// `isThere` says whether the range is that of the character alone.
  fileprivate static func invisibleInName(
    _ name: String,
    _ scalar: Unicode.Scalar,
    of what: String,
    at range: SourceRange,
    isThere: Bool
  ) -> Diagnostic {
    let look = LookAlike(scalar)
    let character = look?.shown ?? "\(LookAlike.codePoint(of: scalar)) (joiner)"
    let problem = look?.isSpace == true ? "\(character) is not a space" : "\(character) cannot be seen"
    let meant = look?.meant ?? ""
    // Joiners are a part of other names.
    let shown = name.unicodeScalars.map { scalar in
      ["\u{200C}", "\u{200D}"].contains(scalar) ? "<\(LookAlike.codePoint(of: scalar))>" : String(scalar)
    }.joined()
    let fix = FixIt(
      meant.isEmpty ? "remove it" : "write a space",
      .safe,
      edit: TextEdit(replacing: range, with: meant)
    )
    return Diagnostic(
      of: InvalidName.self,
      message: "`\(shown)` cannot name a \(what): \(problem); \(fix.message)",
      at: range,
      fixIts: isThere ? [fix] : []
    )
  }
}
