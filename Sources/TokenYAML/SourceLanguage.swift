package import TokenDiagnostics

/// The language of a source file.
package enum SourceLanguage: Sendable {
  /// YAML, which libyaml reads.
  case yaml
  /// JSON, which ``JSONReader`` reads.
  case json

  /// The endings of the names of files, of all languages.
  package static let endings = yamlEndings + jsonEndings

  private static let yamlEndings = [".yaml", ".yml"]
  /// `.tokens.json` and `.resolver.json` are among them.
  private static let jsonEndings = [".json", ".tokens"]

  /// The language by the ending of a file's name, whatever its case. Under another name, and from standard input, a
  /// file whose first character other than white space is `{` or `[` is JSON, and any other file is YAML.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the white space at the start of the file.
  package init(of file: SourceFile) {
    let path = file.path.lowercased()
    if Self.yamlEndings.contains(where: path.hasSuffix) {
      self = .yaml
    } else if Self.jsonEndings.contains(where: path.hasSuffix) {
      self = .json
    } else {
      let text = file.bytes.dropFirst(file.hasByteOrderMark ? 3 : 0)
      let first = text.first { ![0x20, 0x09, 0x0A, 0x0D].contains($0) }
      self = first == UInt8(ascii: "{") || first == UInt8(ascii: "[") ? .json : .yaml
    }
  }
}
