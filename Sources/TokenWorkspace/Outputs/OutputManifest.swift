internal import TokenDiagnostics
internal import TokenEmit
internal import TokenModel
internal import TokenSystem

/// The outputs in a folder, and their specs: `.stylespec-outputs`.
///
/// The first line is the version, and each further line is an output: the digest of its content, its format, its path
/// in the folder, and the path of its spec from the folder, separated by tabs. This tells a run which outputs of
/// earlier runs are no longer made.
struct OutputManifest {
  /// An output of this run or of an earlier one.
  struct Entry: Hashable {
    let path: OutputPath
    let format: String
    /// The path of the spec, from the folder.
    let spec: String
    let digest: String
  }

  static let name = ".stylespec-outputs"
  private static let header = "stylespec outputs "
  private static let version = 1

  /// By path, and then by digest. While a run renames its files there is an entry for the old content and for the new
  /// one.
  let entries: [Entry]

  init(_ entries: some Sequence<Entry>) {
    self.entries = Set(entries).sorted {
      ($0.path, $0.digest, $0.format, $0.spec) < ($1.path, $1.digest, $1.format, $1.spec)
    }
  }

  static func digest(of bytes: [UInt8]) -> String { FNV64.digits(FNV64.hash([bytes])) }

  /// The file's content; empty without an entry.
  var text: String {
    guard !entries.isEmpty else { return "" }
    let lines = entries.map {
      [$0.digest, $0.format, $0.path.text, $0.spec].map(Self.escaped).joined(separator: "\t") + "\n"
    }
    return "\(Self.header)\(Self.version)\n" + lines.joined()
  }

  /// Reads a file that `text` made. Throws for anything else: files must not be removed because of it.
  init(_ bytes: [UInt8], at path: String) throws(FileError) {
    let text = String(decoding: bytes, as: UTF8.self)
    // A checkout may have given it other line ends.
    let lines = text.split(omittingEmptySubsequences: false) { $0.isNewline }
    guard let first = lines.first, first.hasPrefix(Self.header) else {
      throw Self.damaged(path, line: 1, "does not begin with `\(Self.header)\(Self.version)`")
    }
    let version = first.dropFirst(Self.header.count)
    guard version == "\(Self.version)" else {
      let problem = "is of version \(version), and this tool reads version \(Self.version); use the tool that wrote it"
      throw FileError(path: path, problem: "\(problem), nothing was written or removed")
    }
    var entries: [Entry] = []
    for (index, line) in lines.enumerated().dropFirst() where index < lines.count - 1 || !line.isEmpty {
      let fields = line.split(separator: "\t", omittingEmptySubsequences: false).map { field in
        PathText.percentDecoded(field).map { String(decoding: $0, as: UTF8.self) }
      }
      guard fields.count == 4, let digest = fields[0], let format = fields[1], let name = fields[2],
        let spec = fields[3]
      else { throw Self.damaged(path, line: index + 1, "is not about an output") }
      do throws(OutputPathError) {
        entries.append(Entry(path: try Self.outputPath(name), format: format, spec: spec, digest: digest))
      } catch {
        let name = Self.escaped(name)
        throw Self.damaged(path, line: index + 1, "names `\(name)`, which is not a file of this folder: \(error)")
      }
    }
    self.init(entries)
  }

  /// The file is not trusted: only paths that an output can have are accepted.
  private static func outputPath(_ text: String) throws(OutputPathError) -> OutputPath {
    // By scalars: a slash before a combining mark is one character with it.
    try OutputPath(text.unicodeScalars.split(separator: "/", omittingEmptySubsequences: false).map(String.init))
  }

  private static func damaged(_ path: String, line: Int, _ problem: String) -> FileError {
    let advice = "nothing was written or removed; restore the file, or remove it and compile again"
    return FileError(path: "\(path):\(line):1", problem: "this line \(problem); \(advice)")
  }

  /// Control characters and `%` as `%` and two hexadecimal digits.
  private static func escaped(_ field: String) -> String {
    field.unicodeScalars.reduce(into: "") { result, scalar in
      // Swift also treats line and paragraph separators as line ends.
      guard scalar == "%" || scalar.properties.generalCategory == .control || Character(scalar).isNewline else {
        return result.unicodeScalars.append(scalar)
      }
      for byte in String(scalar).utf8 {
        let digits = String(byte, radix: 16, uppercase: true)
        result += "%" + (digits.count == 1 ? "0" : "") + digits
      }
    }
  }
}
