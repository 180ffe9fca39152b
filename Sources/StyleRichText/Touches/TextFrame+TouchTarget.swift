public import StyleLayout
internal import StyleTables
internal import StyledText

extension TextFrame {
  /// The target at a point: the link there, or else the mention, or else the nearest link within the margin, or
  /// else, if texts are selected or copied, the emoji, or else the text that is nearest to the point.
  ///
  /// - Parameters:
  ///   - point: The point; one with a coordinate that is not finite touches nothing.
  ///   - options: What can be touched, and the margin of links.
  /// - Returns: The target; nil if there is nothing to be touched.
  /// - Complexity: That of `link(at:margin:)` and `position(at:)`.
  public func touchTarget(at point: LayoutPoint, options: TouchOptions = TouchOptions()) -> TouchTarget? {
    guard point.isFinite else { return nil }
    if let link = link(at: point) { return .link(link) }
    let hit = position(at: point)
    if let mention = mention(at: hit) { return mention }
    if let link = link(at: point, margin: options.linkMargin) { return .link(link) }
    guard options.selectsText || options.copiesText else { return nil }
    return attachment(at: point).map { .emoji($0) } ?? .text(hit)
  }

  /// The mention at a hit, which is the whole of an atom. A mark before it may belong to its first grapheme.
  private func mention(at hit: TextHit) -> TouchTarget? {
    guard let range = hit.grapheme else { return nil }
    var index = text.runs.partitioningIndex { $0.range.upperBound > range.lowerBound }
    while index < text.runs.count, text.runs[index].range.lowerBound < range.upperBound {
      if let mention = text[text.runs[index]].attributes.mention { return .mention(mention, range: range) }
      index += 1
    }
    return nil
  }
}

extension LayoutPoint {
  var isFinite: Bool { x.isFinite && y.isFinite }
}
