import StyleLayout
import StyleRichText
import StyledText

/// `see link` with a link to `target`, in letters of 10 points.
func linkText() -> StyledText {
  var text = StyledText("see ")
  text.append(StyledText("link", attributes: TextAttributes(link: TextLink("target"))))
  text.attributes.size = 10
  return text
}

/// A collapsed text of two lines.
func expandableText() -> ExpandableText {
  let words = StyledText("one two three four five", attributes: TextAttributes(size: 10))
  return ExpandableText(words, limit: .lines(2), token: "..more", closing: " less")
}

extension TouchTarget {
  var name: String {
    switch self {
    case .link(let link): link.link.identifier
    case .mention(let mention, _): mention.identifier
    case .emoji(let emoji): emoji.attachment.identifier
    case .text: "text"
    }
  }
}
