internal import TokenDiagnostics
internal import TokenYAML

/// Messages about keys and kinds of nodes.
extension Diagnostic {
  static func notASpec(_ message: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(rule: SpecRule.notASpec.id, message: message, at: range)
  }

  static func missingVersion(in file: SourceFile, at range: SourceRange) -> Diagnostic {
    let message = "the key `stylespec` is missing; a spec starts with `stylespec: 1`"
    let start = file.hasByteOrderMark ? 3 : 0
    let place = SourceRange(file: range.file, bytes: start..<start)
    let fix = FixIt("put `stylespec: 1` first", .unsafe, TextEdit(replacing: place, with: "stylespec: 1\n"))
    // In braces, and behind `---`, it has another place.
    let isBlock = file.bytes.dropFirst(start).first.map { !"{-%".utf8.contains($0) } ?? false
    return Diagnostic(rule: SpecRule.notASpec.id, message: message, at: range, fixIts: isBlock ? [fix] : [])
  }

  static func unsupportedVersion(_ text: String, at range: SourceRange) -> Diagnostic {
    if text.isEmpty {
      let message = "`stylespec` has no value; write `stylespec: 1`"
      return Diagnostic(rule: SpecRule.version.id, message: message, at: range)
    }
    // What other tools and people write for the first version.
    let isFirst = ["1.0", "1.0.0", "v1", "V1", "true"].contains(text)
    let message = "format version `\(text)` is not read; this tool reads version 1\(isFirst ? ", so write `1`" : "")"
    let fix = FixIt("write `1`", .safe, TextEdit(replacing: range, with: "1"))
    return Diagnostic(rule: SpecRule.version.id, message: message, at: range, fixIts: isFirst ? [fix] : [])
  }

  static func unknownKey(
    _ key: String,
    in record: String,
    allowed: [String],
    nearest: [String],
    at range: SourceRange
  ) -> Diagnostic {
    let advice = didYouMean(nearest.first, otherwise: ", which has \(list(allowed))")
    return Diagnostic(
      rule: SpecRule.unknownKey.id,
      message: "`\(key)` is not a key of \(record)\(advice)",
      at: range,
      fixIts: FixIt.replacements(of: range, with: nearest)
    )
  }

  static func missingKey(_ key: String, in record: String, example: String, at range: SourceRange) -> Diagnostic {
    let message = "\(record) needs the key `\(key)`, for instance `\(example)`"
    return Diagnostic(rule: SpecRule.missingKey.id, message: message, at: range)
  }

  static func missingOffsetHost(at range: SourceRange) -> Diagnostic {
    let message =
      "a baseline offset means nothing without its host; add `offsetHost: uikit`, `uikit-legacy` (before iOS 16.4) or `css`"
    return Diagnostic(rule: SpecRule.missingKey.id, message: message, at: range)
  }

  static func duplicateToken(_ name: String, in section: String, at range: SourceRange, first: SourceRange)
    -> Diagnostic
  {
    Diagnostic(
      rule: SpecRule.duplicateToken.id,
      message: "`\(name)` is already in `\(section)` of another file; remove one of the two",
      at: range,
      notes: [Note("the first `\(name)`", at: first)]
    )
  }

  static func wrongKind(
    _ what: String,
    expected: YAMLKind,
    actual: YAMLKind,
    at range: SourceRange
  ) -> Diagnostic {
    let message = "\(what) is \(expected.nameWithArticle), not \(actual.nameWithArticle)"
    return Diagnostic(rule: SpecRule.wrongKind.id, message: message, at: range)
  }
}

/// Messages about references.
extension Diagnostic {
  static func unquotedReference(_ reference: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      rule: SpecRule.unquotedReference.id,
      message: "a reference needs quotes, or YAML reads a mapping; write `\"\(reference)\"`",
      at: range,
      fixIts: [FixIt("write `\"\(reference)\"`", .safe, TextEdit(replacing: range, with: "\"\(reference)\""))]
    )
  }

  static func unknownReference(
    _ path: String,
    segment: String,
    in group: [String],
    nearest: [String],
    at range: SourceRange,
    through chain: [Note]
  ) -> Diagnostic {
    let place = group.isEmpty ? "the spec" : "`\(group.joined(separator: "."))`"
    return Diagnostic(
      rule: SpecRule.unknownReference.id,
      message: "`{\(path)}` leads nowhere: \(place) has no `\(segment)`\(didYouMean(nearest.first))",
      at: range,
      notes: chain,
      fixIts: FixIt.replacements(of: range, with: nearest.map { "\"{\(path.replacingLast(segment, with: $0))}\"" })
    )
  }

  static func referenceToGroup(at range: SourceRange) -> Diagnostic {
    let message = "this leads to a group of colors; name a color in it"
    return Diagnostic(rule: SpecRule.wrongKind.id, message: message, at: range)
  }

  /// `links` are the references of the chain in their order; there is at least one.
  static func referenceCycle(_ links: [Note], isCycle: Bool) -> Diagnostic {
    let chain = (isCycle ? links + links.prefix(1) : links.prefix(3) + links.suffix(1)).map(\.message)
    let message =
      isCycle
      ? "these references lead in a circle: \(chain.joined(separator: " → ")); give one of them a value"
      : "a chain of \(links.count) references is too long: \(chain.joined(separator: " → ")); refer to the value itself"
    let place = links.first?.range ?? .start(of: SourceFileID(index: 0))
    return Diagnostic(rule: SpecRule.referenceCycle.id, message: message, at: place, notes: Array(links.dropFirst()))
  }
}
