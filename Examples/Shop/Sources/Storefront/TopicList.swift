import StyleSpec

/// What comments are about, in one row until a reader asks for all of them.
public struct TopicList: Sendable {
  /// A text for each topic, with a link to its comments.
  public let topics: [StyledText]
  /// Whether all topics are shown.
  public var isExpanded = false

  /// Makes the list from topics and the numbers of their comments.
  public init(_ topics: [(name: String, count: Int)]) {
    self.topics = topics.map { topic in
      StyledText("\(topic.name) \(topic.count)", style: .topic, link: TextLink("topic", parameter: topic.name))
    }
  }

  /// The text after the topics that are shown.
  public func more(_ hidden: Int) -> StyledText {
    StyledText("+\(hidden)", style: .topic, link: Self.expandLink)
  }

  /// The link of ``more(_:)``.
  public static let expandLink: TextLink = "topics.expand"
}

extension StyledText {
  fileprivate init(_ text: String, style: StyleCode, link: TextLink) {
    self.init(text, attributes: TextAttributes(style: style, link: link))
  }
}
