internal import TokenDiagnostics
internal import TokenYAML

/// Decides from its bytes whether a file in a folder is meant as a spec, before any mistake in it is reported: other
/// tools use YAML with anchors, tags, several documents and other encodings.
enum SpecCandidate {
  private static let key = Array("stylespec".utf8)

  /// Whether a file contains the word `stylespec`, without which it cannot be a spec.
  static func mayBeSpec(_ file: SourceFile) -> Bool {
    text(of: file).firstRange(of: key) != nil
  }

  /// Whether a file is named as a spec: `brand.stylespec.yaml`, but not `.stylespec.yaml`.
  static func isNamedAsSpec(_ file: SourceFile) -> Bool {
    let name = file.path.lowercased().split(separator: "/").last ?? ""
    return SourceLanguage.endings.contains { name.hasSuffix(".stylespec\($0)") && name != ".stylespec\($0)" }
  }

  /// Whether a file says what names of earlier versions are now. A file with the key of specs is a spec under any name.
  static func isMigrations(_ file: SourceFile) -> Bool {
    file.path.split(separator: "/").last.map { $0 == CompilerInput.migrationsName } ?? false && !triesToBeSpec(file)
  }

  /// Whether a file that cannot be read has the key `stylespec` at the start of a line; in JSON, also after spaces and
  /// `{`.
  static func triesToBeSpec(_ file: SourceFile) -> Bool {
    let isJSON = SourceLanguage(of: file) == .json
    var rest = text(of: file)
    while !rest.isEmpty {
      let line = rest.prefix { $0 != 0x0A && $0 != 0x0D }
      if isKey(isJSON ? line.drop { " \t{".utf8.contains($0) } : line) { return true }
      rest = rest[line.endIndex...].dropFirst()
    }
    return false
  }

  /// Whether a line starts with the key, in quotes or not, and a colon.
  private static func isKey(_ line: ArraySlice<UInt8>) -> Bool {
    // A byte order mark may be in front of any line.
    var line = line
    while line.starts(with: [0xEF, 0xBB, 0xBF]) { line = line.dropFirst(3) }
    let quote = line.first.flatMap { [UInt8(ascii: "\""), UInt8(ascii: "'")].contains($0) ? $0 : nil }
    if quote != nil { line = line.dropFirst() }
    guard line.starts(with: key) else { return false }
    line = line.dropFirst(key.count)
    if let quote {
      guard line.first == quote else { return false }
      line = line.dropFirst()
    }
    return line.drop { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }.first == UInt8(ascii: ":")
  }

  /// The bytes without a byte order mark, and without the zero bytes of ASCII in UTF-16.
  private static func text(of file: SourceFile) -> ArraySlice<UInt8> {
    if file.hasByteOrderMark { return file.bytes[3...] }
    let isUTF16 = file.bytes.starts(with: [0xFF, 0xFE]) || file.bytes.starts(with: [0xFE, 0xFF])
    return isUTF16 ? file.bytes.dropFirst(2).filter { $0 != 0 }[...] : file.bytes[...]
  }
}
