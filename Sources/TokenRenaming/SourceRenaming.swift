internal import TokenCompiler
package import TokenDiagnostics
package import TokenEmit
internal import TokenLint
internal import TokenModel
internal import TokenYAML

/// The Swift sources that use a renamed token, or its codes.
package struct SourceRenaming: Sendable {
  /// The sources.
  package let files: RenamedFiles
  /// The names that may mean something else, and were left.
  package let left: [SourceLocation]

  /// The paths of files that are not UTF-8, and were left.
  package let invalid: [String]

  /// Renames the uses in sources. Generated files are left as they are.
  ///
  /// - Parameters:
  ///   - renaming: A rename of specs.
  ///   - sources: Swift files.
  ///   - formats: The outputs of the project. Without Swift among them, names are those of its defaults.
  /// - Throws: ``RenameProblem`` when a name in the result would mean another code.
  /// - Complexity: O(*n*), where *n* is the size of the sources and the number of codes.
  package init(
    of renaming: TokenRenaming,
    in sources: [SourceFile],
    namedBy formats: [OutputRequest] = []
  ) throws(RenameProblem) {
    let isInvalid = sources.map { UTF8Validation.firstInvalidOffset(in: $0.bytes) != nil }
    invalid = zip(sources, isInvalid).filter(\.1).map(\.0.path)
    let sources = zip(sources, isInvalid).filter { !$0.1 }.map(\.0)
    let (allBefore, allAfter) = (renaming.catalogs.map(\.before), renaming.catalogs.map(\.after))
    let catalogs = renaming.catalogs.indices.map { index in
      let (before, after) = (NamedCodes(allBefore, index), NamedCodes(allAfter, index))
      let pairs = CodePairs(before.catalog, after.catalog, renaming.path)
      return RenamedCodes(before: before, after: after, pairs: pairs, uses: before.uses(in: sources))
    }
    var edits: [TextEdit] = []
    var left: [SourceRange] = []
    for codes in catalogs {
      for use in codes.renamedUses {
        if let edit = codes.edit(of: use) { edits.append(edit) } else { left.append(use.mention.spelling) }
      }
    }
    edits += Self.tokenEdits(renaming, in: sources, namedBy: formats)
    files = RenamedFiles(sources, edits)
    for codes in catalogs {
      guard let use = codes.firstOther(in: files.all) else { continue }
      throw .otherChange("\(SourceLocator(sources).location(of: use.mention.spelling)) would mean another code")
    }
    self.left = left.sorted().locations(in: sources)
  }

  /// The members of renamed tokens in generated types, such as `Brand.Colors.ink`.
  private static func tokenEdits(
    _ renaming: TokenRenaming,
    in sources: [SourceFile],
    namedBy formats: [OutputRequest]
  ) -> [TextEdit] {
    let swift = formats.filter { $0.emitter.id == SwiftEmitter.id }
    let names =
      renaming.path.kind == .catalog
      ? catalogMembers(renaming)
      : renaming.before.indices.flatMap { swiftNames(renaming, at: $0, in: swift.isEmpty ? [.swift] : swift) }
    let mentions = MemberMentions(of: names.map(\.old))
    return sources.enumerated().flatMap { number, file in
      mentions.find(in: file, as: SourceFileID(index: number)).flatMap { mention in
        zip(mention.ranges, names[mention.name].new.split(separator: ".")).compactMap { range, name in
          file.bytes[range.bytes].elementsEqual(name.utf8) ? nil : TextEdit(replacing: range, with: String(name))
        }
      }
    }
  }

  /// The members of a renamed catalog: the enums of its tokens, its codes, and what each catalog has.
  private static func catalogMembers(_ renaming: TokenRenaming) -> [(old: String, new: String)] {
    let (old, new) = (renaming.path.oldName, renaming.path.newName)
    return renaming.catalogs.filter { $0.before.name.value.utf8.elementsEqual(old.utf8) }.flatMap { catalog, _ in
      (SwiftEmitter.membersOfCatalogs + Compiler.swiftNames(of: catalog)).map { ("\(old).\($0)", "\(new).\($0)") }
    }
  }

  /// The names of renamed tokens that have as many parts after.
  private static func swiftNames(
    _ renaming: TokenRenaming,
    at index: Int,
    in formats: [OutputRequest]
  ) -> [(old: String, new: String)] {
    let (before, after) = (renaming.before[index], renaming.after[index])
    let tokens = before.catalog.resolved.tokens
    let renamed = tokens.indices.compactMap { token -> (TokenID, TokenID)? in
      let path = renaming.path.path(after: tokens.path(of: token).description)
      return path.flatMap { after.catalog.resolved.index[$0] }.map { (token, $0) }
    }
    guard !renamed.isEmpty else { return [] }
    let names = zip(Compiler.names(of: before, in: formats), Compiler.names(of: after, in: formats))
    return names.flatMap { before, after -> [(old: String, new: String)] in
      let (old, new) = (before.tokens(), after.tokens())
      return renamed.compactMap { token, renamed in
        guard let name = old[token], let newName = new[renamed], name != newName,
          name.count(where: { $0 == "." }) == newName.count(where: { $0 == "." })
        else { return nil }
        return (name, newName)
      }
    }
  }
}

/// The codes of a catalog before and after, with their uses in the sources before.
private struct RenamedCodes {
  let before: NamedCodes
  let after: NamedCodes
  let pairs: CodePairs
  let uses: [CodeUses.Use]

  /// The uses of codes that have other names.
  var renamedUses: [CodeUses.Use] { uses.filter { !hasSameName($0.code) } }

  private func hasSameName(_ code: Int) -> Bool {
    let new = pairs.after[code]
    return before.codes[code].utf8.elementsEqual(after.codes[new].utf8)
      && before.swiftNames[code].utf8.elementsEqual(after.swiftNames[new].utf8)
  }

  /// Writes the new name of a code; nil if the use may mean something else.
  func edit(of use: CodeUses.Use) -> TextEdit? {
    let code = pairs.after[use.code]
    let name = use.mention.isLookUp ? after.codes[code] : after.swiftNames[code]
    return use.isMeant ? use.mention.edit(writing: name, as: after.catalog.swift.names) : nil
  }

  /// The first use that means another code in the sources after.
  func firstOther(in sources: [SourceFile]) -> CodeUses.Use? {
    let (old, new) = (uses.filter(\.isMeant), after.uses(in: sources).filter(\.isMeant))
    if let other = zip(old, new).first(where: { pairs.after[$0.code] != $1.code }) { return other.0 }
    return old.count == new.count ? nil : old.last
  }
}
