internal import TokenDiagnostics
internal import TokenResolver
internal import TokenYAML

/// Decides from its name and its bytes whether a file has tokens of the Design Tokens format.
enum TokenCandidate {
  /// Whether a file is one of the format: by its name, or because its user names it and it has tokens. A file with the
  /// key of specs is a spec under any name.
  static func isTokenFile(_ input: CompilerInput) -> Bool {
    let path = input.file.path.lowercased()
    let isNamed = DTCGResolver.fileEndings.contains(where: path.hasSuffix)
    guard isNamed || input.role == .spec, !SpecCandidate.triesToBeSpec(input.file) else { return false }
    return isNamed && input.role == .spec || hasTokens(input.file)
  }

  /// Whether a file has the keys of values in the format.
  static func hasTokens(_ file: SourceFile) -> Bool {
    // One search for the sign that values and types share.
    var start = 0
    while let sign = file.index(of: UInt8(ascii: "$"), from: start) {
      start = sign + 1
      let rest = file.bytes[start...]
      if rest.starts(with: "value".utf8) || rest.starts(with: "ref".utf8) { return true }
    }
    return false
  }

  /// Whether a file is a resolver document: by its name, or because its user names it and it has the key that only such
  /// documents have, or those around it. A file with the key of specs is a spec under any name.
  static func isResolverDocument(_ input: CompilerInput) -> Bool {
    let name = "." + (input.file.path.lowercased().split(separator: "/").last ?? "")
    let isNamed = DTCGResolver.resolverEndings.contains(where: name.hasSuffix)
    guard isNamed || input.role == .spec && (hasOrder(input.file) || hasParts(input.file)) else { return false }
    return !SpecCandidate.triesToBeSpec(input.file)
  }

  /// Whether a file has the word `resolutionOrder`.
  private static func hasOrder(_ file: SourceFile) -> Bool {
    // The search for one byte is fast, and the capital is rare.
    var start = 0
    while let capital = file.index(of: UInt8(ascii: "O"), from: start) {
      start = capital + 1
      let isWord = file.bytes[..<capital].suffix(10).elementsEqual("resolution".utf8)
      if isWord, file.bytes[start...].starts(with: "rder".utf8) { return true }
    }
    return false
  }

  /// Whether a file in JSON has the keys of a resolver document that lacks the order.
  private static func hasParts(_ file: SourceFile) -> Bool {
    // Token files rarely have a version, so that the other searches are few.
    file.contains("version\"")
      && (file.contains("sets\"") && file.contains("sources\"")
        || file.contains("modifiers\"") && file.contains("contexts\""))
  }
}
