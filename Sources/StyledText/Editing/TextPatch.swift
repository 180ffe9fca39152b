internal import StyleTables

/// The exact description of an edit of a ``StyledText``, layer by layer: text and runs that replace others, with
/// origins, slots and attributes of paragraphs; and the style and attributes of the whole text, the template's state,
/// remembered text and waiting values, each only if the edit touched it.
///
/// It holds only what the edit changed: equal text and equal runs around and between its parts are left out. Sets of
/// attributes are shared with the text.
package struct TextPatch: Sendable {
  /// The text that replaces a range of the text before the edit.
  struct Part<New: HasTextLength & Sendable>: Sendable {
    let range: Range<TextOffset>
    let new: New
  }

  /// The style and attributes of the whole text.
  struct Whole: Sendable {
    let code: StyleCode?
    let base: TextAttributes
  }

  /// The properties that few texts have.
  struct Rare: Sendable {
    let extras: StyledText.Extras?
  }

  /// The text changes, in text order. No part is empty on both sides.
  let contents: [Part<String>]
  /// The run changes, in text order. Each part begins and ends at run boundaries, before and after the edit.
  let runs: [Part<[RunList.Piece]>]
  /// Nil if the edit did not change them.
  let whole: Whole?
  /// Nil likewise.
  let rare: Rare?

  /// The map of positions: one edit with the smallest changes.
  var map: PositionMap {
    PositionMap(
      ordered: zip(contents, contents.newRanges()).map { PositionMap.Change(old: $0.range.utf16, new: $1.utf16) }
    )
  }
}

/// Something that takes a length of text.
protocol HasTextLength {
  var length: TextOffset { get }
}

extension String: HasTextLength {}

extension [RunList.Piece]: HasTextLength {
  var length: TextOffset { reduce(.zero) { $0 + $1.length } }
}

extension Array {
  /// The ranges of the new parts in the text after the edit.
  func newRanges<New>() -> [Range<TextOffset>] where Element == TextPatch.Part<New> {
    var shift = TextOffset.zero
    return map { part in
      let (start, length) = (part.range.lowerBound + shift, part.new.length)
      shift += length - part.range.length
      return start..<start + length
    }
  }
}
