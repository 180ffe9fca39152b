internal import StyleTables
internal import StyledText

/// A paragraph of a text as SwiftUI shows it, with the values of its modifiers. Lengths are in points.
struct TextBlock: Sendable, Hashable, Identifiable {
  /// The index of the paragraph.
  let id: Int
  let text: StyledText
  /// The line box; nil for text without line metrics.
  let lines: LineModifiers?
  /// Nil for the view's.
  let alignment: ParagraphAlignment?
  /// The distance from the leading edge of the view.
  let leadingIndent: Double
  /// The distance from the trailing edge of the view.
  let trailingIndent: Double
  /// The space between the line boxes of the previous paragraph and this one.
  let spaceAbove: Double
}

extension TextBlock {
  /// Returns the blocks of a text, one for each paragraph; none for an empty text. Paragraph attributes that SwiftUI
  /// cannot show are reported as a ``StyleUIDiagnostic``.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - context: The context, with a SwiftUI host.
  ///   - extent: Returns the extent of a line in the font of a run.
  /// - Complexity: Linear in the text and its runs.
  static func blocks(
    of text: StyledText,
    in context: StyleContext,
    extent: (ResolvedAttributes) -> FontExtent
  ) -> [TextBlock] {
    var blocks: [TextBlock] = []
    var spaceBelow = 0.0
    for paragraph in text.paragraphTexts {
      let sets = paragraph.resolved(in: context).sets
      // A paragraph has the attributes of its first run.
      guard let first = sets.first else { continue }
      let attributes = first.attributes
      let font = sets.dropFirst().reduce(extent(first)) { $0.union(extent($1)) }
      let lines = first.line.flatMap { context.host.rule.modifiers(for: $0, font: font) }
      lines?.reportWhatIsNotShown()
      for attribute in ParagraphAttribute.allCases { attributes.reportWhatIsNotShown(of: attribute) }
      blocks.append(
        TextBlock(
          id: blocks.count,
          text: paragraph,
          lines: lines,
          alignment: attributes.alignment,
          leadingIndent: attributes.headIndent ?? 0,
          trailingIndent: attributes.tailIndent ?? 0,
          spaceAbove: blocks.isEmpty ? 0 : spaceBelow + (attributes.paragraphSpacingBefore ?? 0)
        )
      )
      spaceBelow = (first.line?.lineSpacing ?? 0) + (attributes.paragraphSpacing ?? 0)
    }
    return blocks
  }
}

extension LineModifiers {
  func reportWhatIsNotShown() {
    guard excess > ParagraphLine.tolerance else { return }
    StyleUIDiagnostic.reportNotShown("a line height less than that of the font", instead: "lines as high as the font")
  }
}

extension TextAttributes {
  fileprivate func reportWhatIsNotShown(of attribute: ParagraphAttribute) {
    switch attribute {
    case .alignment:
      guard alignment == .justified else { return }
      StyleUIDiagnostic.reportNotShown("the alignment 'justified'", instead: "'start'")
    case .firstLineIndent:
      guard (firstLineIndent ?? 0) != (headIndent ?? 0) else { return }
      StyleUIDiagnostic.reportNotShown("a firstLineIndent other than the headIndent", instead: "the headIndent")
    case .hyphenation:
      guard hyphenation != nil else { return }
      StyleUIDiagnostic.reportNotShown("the hyphenation", instead: "the system's hyphenation")
    case .lineBreakMode:
      guard lineBreakMode != nil else { return }
      StyleUIDiagnostic.reportNotShown("the lineBreakMode", instead: "the view's lineBreakMode")
    case .headIndent, .paragraphSpacing, .paragraphSpacingBefore, .tailIndent: break
    }
  }
}
