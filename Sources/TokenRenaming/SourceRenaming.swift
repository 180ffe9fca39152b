internal import TokenCompiler
package import TokenDiagnostics
internal import TokenEmit
internal import TokenLint
internal import TokenModel

/// The Swift sources that use a renamed token, or its codes.
package struct SourceRenaming: Sendable {
  /// The files that have other content, with it.
  package let changed: [SourceFile]
  /// The same files as they were.
  package let original: [SourceFile]
  /// The number of names that were written again.
  package let editCount: Int
  /// The names that may mean something else, and were left.
  package let left: [SourceLocation]

  /// Renames the uses in sources. Generated files are left as they are.
  ///
  /// - Throws: ``RenameProblem`` when a name in the result would mean another code.
  /// - Complexity: O(*n*), where *n* is the size of the sources and the number of codes.
  package init(of renaming: TokenRenaming, in sources: [SourceFile]) throws(RenameProblem) {
    var edits: [TextEdit] = []
    var left: [SourceRange] = []
    for index in renaming.before.indices {
      let (before, after) = (NamedCodes(renaming.before, index), NamedCodes(renaming.after, index))
      for use in before.uses(in: sources).uses where !before.hasSameName(use.code, as: after) {
        let name = use.mention.isLookUp ? after.codes[use.code] : after.swiftNames[use.code]
        guard use.isMeant, let edit = use.mention.edit(writing: name, as: after.catalog.swift.names) else {
          left.append(use.mention.spelling)
          continue
        }
        edits.append(edit)
      }
      edits += Self.tokenEdits(renaming, at: index, in: sources)
    }
    let files = sources.enumerated().map { index, file in
      TokenRenaming.applied(edits.filter { $0.range.file.index == index }, to: file)
    }
    let changed = zip(sources, files).filter { $0.bytes != $1.bytes }
    (original, self.changed) = (changed.map(\.0), changed.map(\.1))
    editCount = edits.count
    let locator = SourceLocator(sources)
    self.left = left.sorted().map(locator.location)
    try Self.check(renaming, sources, files, locator)
  }

  /// The members of the token in generated types, such as `Brand.Colors.ink`.
  private static func tokenEdits(_ renaming: TokenRenaming, at index: Int, in sources: [SourceFile]) -> [TextEdit] {
    let names = [(renaming.before, renaming.oldPath), (renaming.after, renaming.newPath)].map { versions, path in
      swiftName(of: path, in: versions[index])
    }
    guard let old = names[0], let new = names[1], old != new, let last = new.split(separator: ".").last else {
      return []
    }
    return sources.enumerated().flatMap { number, file in
      MemberMentions.ranges(of: old, in: file.bytes, of: SourceFileID(index: number)).map {
        TextEdit(replacing: $0, with: String(last))
      }
    }
  }

  private static func swiftName(of path: String, in input: CompiledInput) -> String? {
    guard let token = input.catalog.resolved.index[path],
      let names = Compiler.names(of: input, in: [.swift]).first
    else { return nil }
    return names.tokens()[token]
  }

  /// Throws if a use in the sources means another code than before.
  private static func check(
    _ renaming: TokenRenaming,
    _ before: [SourceFile],
    _ after: [SourceFile],
    _ locator: SourceLocator
  ) throws(RenameProblem) {
    for index in renaming.before.indices {
      let old = NamedCodes(renaming.before, index).uses(in: before).uses.filter(\.isMeant)
      let new = NamedCodes(renaming.after, index).uses(in: after).uses.filter(\.isMeant)
      guard let (wrong, _) = zip(old, new).first(where: { $0.code != $1.code }) ?? missing(old, new) else { continue }
      let place = locator.location(of: wrong.mention.spelling)
      throw .otherChange("\(place) would mean another code")
    }
  }

  private static func missing(_ old: [CodeUses.Use], _ new: [CodeUses.Use]) -> (CodeUses.Use, CodeUses.Use)? {
    guard old.count != new.count, let first = old.dropFirst(min(old.count, new.count)).first ?? old.last else {
      return nil
    }
    return (first, first)
  }
}

/// The codes of one of several catalogs, with their names.
private struct NamedCodes {
  let catalog: Catalog
  let codes: [String]
  let swiftNames: [String]
  private let others: [OtherCatalog]

  init(_ versions: [CompiledInput], _ index: Int) {
    catalog = versions[index].catalog
    codes = catalog.codes.map(CodeNamer(catalog).name)
    swiftNames = Compiler.swiftNames(of: catalog)
    others = versions.indices.filter { $0 != index }.map { other in
      OtherCatalog(versions[other].catalog, swiftNames: Compiler.swiftNames(of: versions[other].catalog))
    }
  }

  func uses(in sources: [SourceFile]) -> CodeUses {
    let files = sources.enumerated().map { (SourceFileID(index: $0), $1.bytes) }
    return CodeUses(of: catalog, swiftNames: swiftNames, others: others, in: files)
  }

  /// Whether a code has the same names in another version.
  func hasSameName(_ code: Int, as other: NamedCodes) -> Bool {
    codes[code].utf8.elementsEqual(other.codes[code].utf8)
      && swiftNames[code].utf8.elementsEqual(other.swiftNames[code].utf8)
  }
}
