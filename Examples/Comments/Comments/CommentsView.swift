#if os(iOS)
  import CoreFoundation
  import StyleRichText
  import StyleRichUI
  import StyleSpec
  import StyleUI
  import SwiftUI
  import UIKit
  import YanxuanStyles

  /// Topics, comments, and a field to write one, in SwiftUI.
  struct CommentsView: View {
    @State private var comments = ShownComment.samples
    @State private var draft = PlainText("")
    @State private var rest = EditorOptions.comments.limit?.count ?? 0
    @State private var people: [Person] = []
    @State private var place = CGRect.zero
    @State private var isShowingEmoji = false
    @State private var field = RichTextFieldProxy()
    @State private var keyboard = EmojiKeyboardView.comments()

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
        HStack {
          commentField.overlay(alignment: .topLeading) { peopleList }
          Text("\(rest)", style: .t12_gray3_regular)
          button("☺") {
            isShowingEmoji = !isShowingEmoji
            field.show(isShowingEmoji ? .emoji : .system)
          }
          button("发送") { send() }
        }
        RichTextPanel(keyboard, below: field)
      }
      .ignoresSafeArea(edges: .bottom)
    }

    private var commentField: some View {
      RichTextField(.commentPrompt, text: $draft, codec: .comments, options: .comments, resources: .comments)
        .proxy(field)
        .configure { $0.returnKeyType = .send }
        .onSubmit { send() }
        .onCount { rest = $0.rest }
        .onMentionQuery { query, rect in
          people = query.map { Person.named($0.text) } ?? []
          place = rect
        }
        .lineLimit(5)
    }

    /// The people whose names begin as typed, above the name.
    private var peopleList: some View {
      VStack(alignment: .leading, spacing: 0) {
        ForEach(people) { person in
          button("@\(person.name)") { field.perform(.mention(identifier: person.id, name: person.name)) }
        }
      }
      .alignmentGuide(.top) { $0[.bottom] }
      .offset(x: place.origin.x, y: place.origin.y)
    }

    private func button(_ title: String, _ action: @escaping @MainActor () -> Void) -> some View {
      Button(action: action) { Text(title, style: .t16_link_bold) }
    }

    private func send() {
      guard !draft.text.isEmpty else { return }
      comments.insert(ShownComment(Comment(id: comments.count + 1, author: "我", text: draft)), at: 0)
      draft = PlainText("")
    }
  }
#endif
