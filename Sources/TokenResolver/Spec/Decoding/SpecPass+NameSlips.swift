internal import TokenDiagnostics
internal import TokenModel
internal import TokenYAML

/// Look-alike characters in names.
extension SpecPass {
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

  private func isFollowedByColon(_ place: SourceRange) -> Bool {
    let rest = files[place.file]?.bytes.dropFirst(place.bytes.upperBound) ?? []
    return rest.first { $0 != 0x20 } == UInt8(ascii: ":")
  }
}

extension Diagnostic {
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

  /// `isThere`: whether the range is that of the character alone.
  fileprivate static func invisibleInName(
    _ name: String,
    _ scalar: Unicode.Scalar,
    of what: String,
    at range: SourceRange,
    isThere: Bool
  ) -> Diagnostic {
    let look = LookAlike(scalar)
    let character = look?.shown ?? "\(scalar.codePoint) (joiner)"
    let problem = look?.isSpace == true ? "\(character) is not a space" : "\(character) cannot be seen"
    let meant = look?.meant ?? ""
    // Joiners are a part of other names.
    let shown = name.unicodeScalars.map { scalar in
      ["\u{200C}", "\u{200D}"].contains(scalar) ? "<\(scalar.codePoint)>" : String(scalar)
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
