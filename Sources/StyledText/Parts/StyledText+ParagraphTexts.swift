extension StyledText {
  /// The paragraphs as separate texts, without the separators between them, for a host that shows each in its own view.
  ///
  /// A blank paragraph becomes a space with its separator's attributes, because a view of an empty text has no line.
  /// The same applies to the paragraph after a separator at the end. An empty text does not have paragraphs.
  ///
  /// - Complexity: Linear in the text and its runs.
  package var paragraphTexts: [StyledText] {
    let places = content.paragraphPlaces
    var texts = places.map { place in
      place.isBlank ? space(like: place) : part(utf8: place.range.lowerBound.utf8..<place.textEnd)
    }
    if let last = places.last, last.textEnd < last.range.upperBound.utf8 { texts.append(space(like: last)) }
    return texts
  }

  /// A space that looks like the separator of a paragraph.
  private func space(like place: ParagraphPlace) -> StyledText {
    let separator = part(utf8: place.textEnd..<place.range.upperBound.utf8)
    return StyledText(" ", attributes: separator.runs.first?.attributes ?? attributes)
  }
}
