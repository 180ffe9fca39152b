internal import TokenDiagnostics
internal import TokenYAML

/// Messages about keys and kinds of nodes.
extension Diagnostic {
  static func notASpec(_ message: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(rule: SpecRule.notASpec.id, message: message, at: range)
  }

  static func missingVersion(in file: SourceFile, at range: SourceRange) -> Diagnostic {
    let isJSON = SourceLanguage(of: file) == .json
    let version = isJSON ? "\"stylespec\": 1" : "stylespec: 1"
    let message = "the key `stylespec` is missing; a spec starts with `\(version)`"
    let start = file.hasByteOrderMark ? 3 : 0
    let fixes =
      isJSON ? jsonVersionFixes(in: file, from: start, range.file) : yamlVersionFixes(in: file, from: start, range.file)
    return Diagnostic(rule: SpecRule.notASpec.id, message: message, at: range, fixIts: fixes)
  }

  /// None in braces and after `---`, where the key has another place.
  private static func yamlVersionFixes(in file: SourceFile, from start: Int, _ id: SourceFileID) -> [FixIt] {
    guard let first = file.bytes.dropFirst(start).first, !"{-%".utf8.contains(first) else { return [] }
    let place = SourceRange(file: id, bytes: start..<start)
    return [FixIt("put `stylespec: 1` first", .unsafe, edit: TextEdit(replacing: place, with: "stylespec: 1\n"))]
  }

  /// None if the file does not start with entries in braces.
  private static func jsonVersionFixes(in file: SourceFile, from start: Int, _ id: SourceFileID) -> [FixIt] {
    let isSpace: (UInt8) -> Bool = { $0 <= 0x20 }
    let text = file.bytes.dropFirst(start).drop(while: isSpace)
    guard text.first == UInt8(ascii: "{"), let next = text.dropFirst().first(where: { !isSpace($0) }),
      next == UInt8(ascii: "\"")
    else { return [] }
    let place = SourceRange(file: id, bytes: text.startIndex + 1..<text.startIndex + 1)
    return [
      FixIt("put `\"stylespec\": 1` first", .unsafe, edit: TextEdit(replacing: place, with: "\"stylespec\": 1, "))
    ]
  }

  static func unsupportedVersion(_ text: String, at range: SourceRange) -> Diagnostic {
    if text.isEmpty {
      let message = "`stylespec` has no value; write `stylespec: 1`"
      return Diagnostic(rule: SpecRule.version.id, message: message, at: range)
    }
    // Common ways to write the first version.
    let isFirst = ["1.0", "1.0.0", "v1", "V1", "true"].contains(text)
    let message =
      "format version `\(text)` is not supported; this tool supports version 1\(isFirst ? ", so write `1`" : "")"
    let fix = FixIt(writing: "1", .safe, replacing: range)
    return Diagnostic(rule: SpecRule.version.id, message: message, at: range, fixIts: isFirst ? [fix] : [])
  }

  static func missingOffsetHost(at range: SourceRange) -> Diagnostic {
    let message =
      "a baseline offset has no meaning without its host; add `offsetHost: uikit`, `uikit-legacy` (before iOS 16.4) or `css`"
    return Diagnostic(rule: SpecRule.missingKey.id, message: message, at: range)
  }

  static func duplicateToken(_ name: String, in section: String, at range: SourceRange, first: SourceRange)
    -> Diagnostic
  {
    let place = first.file == range.file ? "" : " of another file"
    return Diagnostic(
      rule: SpecRule.duplicateToken.id,
      message: "`\(name)` is already in `\(section)`\(place); remove one of the two",
      at: range,
      notes: [Note("the first `\(name)`", at: first)]
    )
  }

  /// A key of a mode or a pack with different values in two files.
  static func conflictingValue(_ key: String, of path: String, at range: SourceRange, first: SourceRange)
    -> Diagnostic
  {
    Diagnostic(
      rule: SpecRule.conflictingValue.id,
      message: "another file gives `\(key)` of `\(path)` another value; write the same one, or remove one of the two",
      at: range,
      notes: [Note("the first `\(key)`", at: first)]
    )
  }
}

/// Messages about references.
extension Diagnostic {
  static func unknownReference(
    _ path: String,
    segment: String,
    in group: [String],
    nearest: NearestNames,
    at range: SourceRange,
    through chain: [Note]
  ) -> Diagnostic {
    leadsNowhere(
      "{\(path)}",
      segment: segment,
      in: group.isEmpty ? "the spec" : "`\(group.joined(separator: "."))`",
      nearest: nearest,
      rule: SpecRule.unknownReference.id,
      at: range,
      notes: chain,
      fixIts: nearest.names.map { name in
        FixIt(writing: "\"{\(path.replacingLast(segment, with: name))}\"", .unsafe, replacing: range)
      }
    )
  }

  static func referenceToGroup(at range: SourceRange) -> Diagnostic {
    let message = "this leads to a group of colors; name a color in it"
    return Diagnostic(rule: SpecRule.wrongKind.id, message: message, at: range)
  }
}

extension String {
  /// The same path with its last occurrence of a segment replaced.
  fileprivate func replacingLast(_ segment: String, with other: String) -> String {
    var segments = split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    guard let index = segments.lastIndex(of: segment) else { return self }
    segments[index] = other
    return segments.joined(separator: ".")
  }
}
