public import StyleLayout
internal import StyleTables
internal import StyledText

extension TextFrame {
  /// The target at a point: the mention or link there, or else the nearest one within the margin, or else, if text is
  /// selected or copied, the emoji, or else the text nearest to the point. A mention with a link is a mention.
  ///
  /// - Parameters:
  ///   - point: The point; with a coordinate that is not finite, it touches nothing.
  ///   - options: The targets that can be touched, and the margin of links and mentions.
  /// - Returns: The target; nil if there is nothing to touch.
  /// - Complexity: The same as `link(at:margin:)` and `position(at:)`.
  public func touchTarget(at point: LayoutPoint, options: TouchOptions = TouchOptions()) -> TouchTarget? {
    guard point.isFinite else { return nil }
    let hit = position(at: point)
    if let mention = hit.grapheme.flatMap(mention(in:)) { return mention }
    if let target = mentionOrLink(at: point, margin: options.linkMargin) { return target }
    guard options.selectsText || options.copiesText else { return nil }
    return attachment(at: point).map { .emoji($0) } ?? .text(hit)
  }

  /// The mention that a grapheme is: the whole of an atom. A mark before it may belong to its first character.
  private func mention(in grapheme: Range<Int>) -> TouchTarget? {
    var index = text.runs.partitioningIndex { $0.range.upperBound > grapheme.lowerBound }
    while index < text.runs.count, text.runs[index].range.lowerBound < grapheme.upperBound {
      if let mention = text[text.runs[index]].attributes.mention { return .mention(mention, range: grapheme) }
      index += 1
    }
    return nil
  }

  /// The nearest mention or link within a margin.
  private func mentionOrLink(at point: LayoutPoint, margin: Double) -> TouchTarget? {
    let nearest = nearestRun(to: point, margin: margin) {
      $0.mention != nil || $0.link != nil
    }
    guard let nearest else { return nil }
    let grapheme = try? graphemeRange(at: nearest.range.lowerBound)
    return grapheme.flatMap(mention(in:)) ?? link(of: nearest).map { .link($0) }
  }
}

extension LayoutPoint {
  var isFinite: Bool { x.isFinite && y.isFinite }
}
