#if os(iOS)
  import CoreFoundation
  import StyleRichText
  import StyleRichUI
  import StyleSpec
  import StyleUI
  import SwiftUI
  import YanxuanStyles

  /// Topics, comments, and a field to write one, in SwiftUI.
  struct CommentsView: View {
    @State private var comments = ShownComment.samples

    var body: some View {
      VStack(alignment: .leading, spacing: 8) {
        StyleFlow(Topic.samples, by: .topics) { topic in
          RichText(topic.tag, resources: .comments)
        } overflow: { hidden in
          RichText(Topic.moreTag(hidden), resources: .comments)
        }
        List($comments) { $comment in
          VStack(alignment: .leading) {
            StyledTextView(comment.author)
            ExpandableRichText($comment.text, resources: .comments)
          }
        }
      }
    }
  }
#endif
