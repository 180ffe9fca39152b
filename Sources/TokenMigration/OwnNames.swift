internal import TokenDiagnostics
internal import TokenLint
internal import TokenModel
internal import TokenRenaming

/// Names of codes and custom properties that sources declare themselves, so that a name which is written would mean
/// something of theirs.
struct OwnNames {
  private let swift: Set<[UInt8]>
  private let properties: Set<UTF8Name>
  private let files: [SourceFile]

  /// Looks for the old and new names of what was found.
  init(of found: [FoundName], in files: [SourceFile]) {
    self.files = files
    if !found.contains(where: { $0.edit != nil }) {
      (swift, properties) = ([], [])
      return
    }
    let names = found.filter { $0.edit != nil && $0.newCode != nil }.flatMap { [$0.change.old, $0.change.new ?? ""] }
    let sources = files.filter { $0.path.hasSuffix(".swift") && !CodeUses.isGenerated($0.bytes) }
    swift = Set(
      DeclaredNames.find(Set(names.map { Array($0.utf8)[...] }), in: sources.lazy.map(\.bytes)).map(Array.init)
    )
    let new = found.compactMap { $0.edit == nil ? nil : $0.change.new }.filter { $0.hasPrefix("--") }
    // A declaration of an old name gets the new one itself.
    let known = Set(found.map(\.range))
    properties = Self.declared(new, in: files) { !known.contains($0) }
  }

  private static func declared(
    _ names: [String],
    in files: [SourceFile],
    isWanted: (SourceRange) -> Bool
  ) -> Set<UTF8Name> {
    if names.isEmpty { return [] }
    let wanted = WebNames(names.map { WebName(.property, $0, to: $0) })
    var declared: Set<UTF8Name> = []
    for (index, file) in files.enumerated() {
      guard let language = WebLanguage(path: file.path) else { continue }
      for mention in WebMentions(of: wanted, in: file, as: SourceFileID(index: index), language).all
      where isWanted(mention.range) && isDeclaration(mention.range, in: file) {
        declared.insert(UTF8Name(mention.name.old))
      }
    }
    return declared
  }

  /// Whether a new name would mean something that the sources declare.
  func hasOther(_ found: FoundName) -> Bool {
    guard let new = found.change.new else { return false }
    if found.newCode != nil {
      return !found.isLookUp && [found.change.old, new].contains { swift.contains(Array($0.utf8)) }
    }
    return properties.contains(UTF8Name(new)) || refersToItself(found, new)
  }

  /// Whether a custom property is declared to be what it is called now, so that it would refer to itself.
  private func refersToItself(_ found: FoundName, _ new: String) -> Bool {
    let file = files[found.range.file.index]
    guard new.hasPrefix("--"), Self.isDeclaration(found.range, in: file) else { return false }
    let value = file.bytes[found.range.bytes.upperBound...].prefix { !Self.endsOfDeclaration.contains($0) }
    return value.ranges(of: Array(new.utf8)).contains { range in
      range.upperBound == value.endIndex || !Self.isName(value[range.upperBound])
    }
  }

  private static let endsOfDeclaration = [UInt8(ascii: ";"), UInt8(ascii: "}")]

  /// Whether a colon follows a name.
  private static func isDeclaration(_ range: SourceRange, in file: SourceFile) -> Bool {
    let rest = file.bytes[range.bytes.upperBound...].drop { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\n") }
    return rest.first == UInt8(ascii: ":")
  }

  private static func isName(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "-"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
      true
    default: false
    }
  }
}
