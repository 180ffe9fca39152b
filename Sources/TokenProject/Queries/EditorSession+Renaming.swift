internal import TokenDiagnostics
internal import TokenWorkspace

/// Why a name cannot change.
package struct RenameRefusal: Error, Hashable {
  /// The reason, as a sentence without a full stop.
  package let reason: String
}

extension EditorSession {
  /// The name at an offset that can change, and where it is; nil for anything else.
  package mutating func renamedName(in path: String, at offset: Int) -> (name: String, range: FileRange)? {
    let path = CanonicalPath.of(path)
    guard case .token(let token, let range) = subject(in: path, at: offset), !token.hasPrefix("#"),
      !declarations(of: token, in: scope(of: path)).isEmpty,
      let name = token.split(separator: ".").last.map(String.init), let text = text(of: path)
    else { return nil }
    // Of a reference, its last name; of a key, what is in its quotes.
    let bytes = text.bytes[range]
    guard let place = Self.lastRange(of: Array(name.utf8), in: bytes) else { return nil }
    return (name, FileRange(path: path, range: place))
  }

  private static func lastRange(of name: [UInt8], in bytes: ArraySlice<UInt8>) -> Range<Int>? {
    guard name.count <= bytes.count, !name.isEmpty else { return nil }
    let starts = (bytes.startIndex...(bytes.endIndex - name.count)).reversed()
    return starts.first { bytes[$0..<$0 + name.count].elementsEqual(name) }.map { $0..<$0 + name.count }
  }

  /// The edits that give what an offset names another name, in specs, token files, configurations, sources and
  /// baselines: those of `stylespec rename`.
  ///
  /// - Parameter name: A name without dots, or a path.
  /// - Throws: ``RenameRefusal`` when more than names would change, or the name cannot be one.
  /// - Complexity: That of two compiles, a comparison and two lints.
  package mutating func rename(
    in path: String,
    at offset: Int,
    to name: String
  ) throws(RenameRefusal) -> [FileEdit] {
    let path = CanonicalPath.of(path)
    guard case .token(let token, _) = subject(in: path, at: offset),
      let declared = declarations(of: token, in: scope(of: path)).first, let index = index(of: declared.file),
      let key = index.keys.firstIndex(of: declared.key), let old = index.path(of: key)
    else { throw RenameRefusal(reason: "there is no token or group here") }
    let open = OpenFiles(documents.values)
    for project in projects(of: path) {
      do {
        guard let renamed = try project.renamed(old, to: name, open) else { continue }
        return zip(renamed.original, renamed.changed).flatMap { old, new in
          Self.edits(from: old.bytes, to: new.bytes, in: CanonicalPath.of(old.path))
        }
      } catch {
        throw RenameRefusal(reason: RefusedRename(error)?.line ?? "\(error)")
      }
    }
    throw RenameRefusal(reason: "this file belongs to no project")
  }

  /// The edits between two texts: of each line, where both have equally many.
  private static func edits(from old: [UInt8], to new: [UInt8], in path: String) -> [FileEdit] {
    let (before, after) = (
      DocumentText(SourceFile(path: path, bytes: old)), DocumentText(SourceFile(path: path, bytes: new))
    )
    guard before.lineCount == after.lineCount else {
      return edit(from: old, to: new, at: 0, in: path).map { [$0] } ?? []
    }
    return (0..<before.lineCount).compactMap { line in
      let (range, other) = (before.content(ofLine: line), after.content(ofLine: line))
      return edit(from: Array(old[range]), to: Array(new[other]), at: range.lowerBound, in: path)
    }
  }

  private static func edit(from old: [UInt8], to new: [UInt8], at start: Int, in path: String) -> FileEdit? {
    guard let edit = DocumentEdit(from: old, to: new) else { return nil }
    let text = new[edit.range.lowerBound..<edit.range.lowerBound + edit.newLength]
    let range = start + edit.range.lowerBound..<start + edit.range.upperBound
    return FileEdit(range: FileRange(path: path, range: range), text: String(decoding: text, as: UTF8.self))
  }
}
