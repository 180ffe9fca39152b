/// How the lines of a paragraph are aligned. Start and end follow the paragraph's base direction.
public enum ParagraphAlignment: String, Sendable, Hashable, Codable, CaseIterable {
  case start, center, end, justified
}

/// What happens where a line is full.
public enum LineBreakMode: String, Sendable, Hashable, Codable, CaseIterable {
  case wordWrapping, characterWrapping, clipping, truncatingHead, truncatingMiddle, truncatingTail
}
