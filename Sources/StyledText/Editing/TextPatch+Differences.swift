internal import StyleTables

extension StyledText {
  /// Returns the patch that makes another text of this one.
  ///
  /// The map of the edit between the two tells separate changes apart. Without it, or if it does not fit, the text
  /// changes in a single range.
  ///
  /// - Complexity: Linear in both texts and their runs.
  package func patch(to new: StyledText, along map: PositionMap? = nil) -> TextPatch {
    let contents = content.changes(to: new.content, along: map)
    let changes = PositionMap(ordered: contents.map { PositionMap.Change(old: $0.old.utf16, new: $0.new.utf16) })
    let isSameWhole = code == new.code && base.storage === new.base.storage
    return TextPatch(
      contents: contents.map { TextPatch.Part(range: $0.old, new: String(new.content[$0.new])) },
      runs: stored.changes(to: new.stored, lengths: (content.length, new.content.length), along: changes),
      whole: isSameWhole ? nil : TextPatch.Whole(code: new.code, base: new.base),
      rare: hasSameExtras(as: new) ? nil : TextPatch.Rare(extras: new.extras)
    )
  }

  /// Whether an edit left the template's state, the remembered text and the waiting values unchanged. Every edit of
  /// text makes a new object for the waiting values.
  private func hasSameExtras(as new: StyledText) -> Bool {
    if extras === new.extras { return true }
    guard let extras, let others = new.extras else { return false }
    return [extras, others].allSatisfy { $0.template == nil && $0.remembered == nil }
      && extras.values.count == others.values.count
      && zip(extras.values.sorted { $0.key < $1.key }, others.values.sorted { $0.key < $1.key }).allSatisfy {
        $0.key.hasSameUTF8(as: $1.key) && $0.value.hasSameUTF8(as: $1.value)
      }
  }
}

extension RunList {
  /// The runs that change from this list to another one, as whole runs of both. A map of the text only chooses among
  /// several correct answers: runs are compared where the map finds the same text.
  fileprivate func changes(
    to other: RunList,
    lengths: (old: TextOffset, new: TextOffset),
    along map: PositionMap
  ) -> [TextPatch.Part<[Piece]>] {
    guard !isPlain || !other.isPlain else { return [] }
    var comparison = RunComparison(
      pieces(in: .zero..<lengths.old),
      other.pieces(in: .zero..<lengths.new),
      map: map
    )
    return comparison.run()
  }
}

/// Compares the runs of two texts.
private struct RunComparison {
  private let (olds, news): ([RunList.Piece], [RunList.Piece])
  private let map: PositionMap
  /// The numbers of runs that were read, and their ends.
  private var (oldCount, newCount) = (0, 0)
  private var (oldEnd, newEnd) = (TextOffset.zero, TextOffset.zero)
  /// The start of the runs that differ.
  private var open: (oldEnd: TextOffset, newCount: Int)?
  private var parts: [TextPatch.Part<[RunList.Piece]>] = []

  init(_ olds: [RunList.Piece], _ news: [RunList.Piece], map: PositionMap) {
    (self.olds, self.news, self.map) = (olds, news, map)
  }

  mutating func run() -> [TextPatch.Part<[RunList.Piece]>] {
    while oldCount < olds.count || newCount < news.count {
      if nextAreEqual {
        close()
        readOld()
        readNew()
      } else {
        open = open ?? (oldEnd, newCount)
        let nextOld = oldCount < olds.count ? map.map((oldEnd + olds[oldCount].length).utf16) : .max
        let nextNew = newCount < news.count ? (newEnd + news[newCount].length).utf16 : .max
        if nextOld <= nextNew { readOld() }
        if nextNew <= nextOld { readNew() }
      }
    }
    close()
    return parts
  }

  /// Whether the next runs of both are equal and start at the same position.
  private var nextAreEqual: Bool {
    guard oldCount < olds.count, newCount < news.count else { return false }
    let (old, new) = (olds[oldCount], news[newCount])
    return old.length == new.length && old.look == new.look && map.map(oldEnd.utf16) <= newEnd.utf16
      && map.map(oldEnd.utf16, bias: .after) >= newEnd.utf16
  }

  private mutating func readOld() {
    oldEnd += olds[oldCount].length
    oldCount += 1
  }

  private mutating func readNew() {
    newEnd += news[newCount].length
    newCount += 1
  }

  private mutating func close() {
    guard let (start, first) = open else { return }
    parts.append(TextPatch.Part(range: start..<oldEnd, new: Array(news[first..<newCount])))
    open = nil
  }
}
