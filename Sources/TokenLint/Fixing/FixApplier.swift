public import TokenDiagnostics

/// Changes sources as fix-its say. Everything else in them stays, byte by byte.
public enum FixApplier {
  /// What a pass changed.
  public struct Result: Sendable {
    /// All files, changed or not, in the order given.
    public let files: [SourceFile]
    /// The diagnostics whose fix-its were applied.
    public let applied: [Diagnostic]
  }

  /// Applies the best fix-it of each diagnostic that may be applied.
  ///
  /// Where two of them change the same place, the one that comes first in source order is applied, and the other one is
  /// left for another pass. Fix-its that make the same change count as one. Linear in the files and, but for sorting, in
  /// the edits.
  public static func apply(_ diagnostics: [Diagnostic], to files: [SourceFile], unsafe: Bool) -> Result {
    var accepted = AcceptedEdits()
    let applied = diagnostics.inSourceOrder().filter { diagnostic in
      guard let fixIt = diagnostic.fixIts.first(where: { unsafe || $0.applicability == .safe }) else { return false }
      return accepted.accept(fixIt.edits)
    }
    let changed = files.enumerated().map { index, file in
      SourceFile(path: file.path, bytes: accepted.bytes(of: file, SourceFileID(index: index)))
    }
    return Result(files: changed, applied: applied)
  }
}

/// Edits that do not overlap.
private struct AcceptedEdits {
  private var edits: [SourceFileID: [TextEdit]] = [:]

  mutating func accept(_ new: [TextEdit]) -> Bool {
    let others = new.filter { edit in !(edits[edit.range.file]?.contains(edit) ?? false) }
    let isClear = others.allSatisfy { edit in
      edits[edit.range.file]?.allSatisfy { !$0.range.touches(edit.range) } ?? true
    }
    guard isClear else { return false }
    for edit in others { edits[edit.range.file, default: []].append(edit) }
    return true
  }

  func bytes(of file: SourceFile, _ id: SourceFileID) -> [UInt8] {
    guard let edits = edits[id] else { return file.bytes }
    var bytes = file.bytes
    for edit in edits.sorted(by: { $0.range > $1.range }) {
      bytes.replaceSubrange(edit.range.bytes.clamped(to: bytes.indices), with: edit.replacement.utf8)
    }
    return bytes
  }
}

extension SourceRange {
  /// Whether two ranges share a byte, or a place where both insert.
  fileprivate func touches(_ other: SourceRange) -> Bool {
    lower < other.upper && other.lower < upper || lower == other.lower || (lower == upper && lower == other.upper)
      || (other.lower == other.upper && other.lower == upper)
  }
}
