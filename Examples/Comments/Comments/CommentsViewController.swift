#if os(iOS)
  import CoreFoundation
  import Foundation
  import StyleLayout
  import StyleRichText
  import StyleRichUI
  import StyleSpec
  import StyleUI
  import UIKit
  import YanxuanStyles

  /// Topics, comments, and a field to write one, in UIKit.
  final class CommentsViewController: UIViewController {
    private var comments = ShownComment.samples
    private let table = UITableView()
    private let topics = TagsView(Topic.samples, by: .topics) {
      RichLabel(resources: .comments)
    } configure: { label, topic, _ in
      label.styledText = topic.tag
    } more: { label, hidden, _ in
      label.styledText = Topic.moreTag(hidden)
    }
    private let people = PeopleView()
    private let count = StyledLabel()
    private let field = RichTextView(
      RichTextEditor(codec: .comments, options: .comments),
      resources: .comments
    )
    private let keyboard = EmojiKeyboardView.comments()
    private lazy var panel = RichTextPanelView(keyboard, below: field)

    override func viewDidLoad() {
      super.viewDidLoad()
      view.backgroundColor = .systemBackground
      table.dataSource = self
      table.register(CommentCell.self, forCellReuseIdentifier: CommentCell.identifier)
      setUpField()
      addViews()
    }

    private func setUpField() {
      keyboard.onEvent = { [weak field] in field?.perform($0) }
      people.onChoose = { [weak field] in field?.perform(.mention(identifier: $0.id, name: $0.name)) }
      field.placeholder = .commentPrompt
      field.returnKeyType = .send
      field.delegate = self
    }

    private func addViews() {
      let bar = UIStackView(arrangedSubviews: [
        RichTextScrollView(field, maximumLines: 5), count, button("☺") { $0.switchKeyboard() },
        button("发送") { $0.send() },
      ])
      bar.spacing = UIStackView.spacingUseSystem
      let column = UIStackView(arrangedSubviews: [topics, table, bar])
      column.axis = .vertical
      column.spacing = UIStackView.spacingUseSystem
      column.translatesAutoresizingMaskIntoConstraints = false
      panel.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(column)
      view.addSubview(panel)
      view.addSubview(people)
      let guide = view.layoutMarginsGuide
      NSLayoutConstraint.activate([
        column.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
        column.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
        column.topAnchor.constraint(equalTo: guide.topAnchor),
        column.bottomAnchor.constraint(equalTo: panel.topAnchor),
        panel.leadingAnchor.constraint(equalTo: view.leadingAnchor),
        panel.trailingAnchor.constraint(equalTo: view.trailingAnchor),
        panel.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      ])
    }

    private func button(_ title: String, _ action: @escaping (CommentsViewController) -> Void) -> UIButton {
      let button = UIButton(
        frame: .zero,
        primaryAction: UIAction { [weak self] _ in if let self { action(self) } }
      )
      button.setStyledTitle(StyledText("\(title)", style: .t16_link_bold), for: .normal)
      return button
    }

    private func switchKeyboard() { field.show(field.input == .emoji ? .system : .emoji) }

    private func send() {
      guard !field.plainText.text.isEmpty else { return }
      let comment = Comment(id: comments.count + 1, author: "我", text: field.plainText)
      comments.insert(ShownComment(comment), at: 0)
      field.plainText = PlainText("")
      table.reloadData()
    }

    /// Opens a link, or begins an answer to a person.
    private func act(on target: TouchTarget) {
      switch target {
      case .link(let link):
        if let url = URL(string: link.link.identifier), url.scheme != nil { UIApplication.shared.open(url) }
      case .mention(let person, _):
        field.perform(.mention(identifier: person.identifier, name: String(person.text.dropFirst())))
      default: break
      }
    }
  }

  extension CommentsViewController: UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { comments.count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: CommentCell.identifier, for: indexPath)
      guard let cell = cell as? CommentCell else { return cell }
      let comment = comments[indexPath.row]
      cell.show(comment)
      cell.onToggle = { [weak self] text in self?.update(comment.id) { $0.text = text } }
      cell.onHeight = { [weak self] height in self?.update(comment.id) { $0.height = height } }
      cell.onAction = { [weak self] in self?.act(on: $0) }
      return cell
    }

    /// Keeps what a reader has expanded, and lets the cell grow.
    private func update(_ id: ShownComment.ID, _ change: (inout ShownComment) -> Void) {
      guard let index = comments.firstIndex(where: { $0.id == id }) else { return }
      let height = comments[index].height
      change(&comments[index])
      if comments[index].height != height { table.performBatchUpdates(nil) }
    }
  }

  extension CommentsViewController: RichTextViewDelegate {
    func mentionQueryDidChange(_ view: RichTextView, query: MentionQuery?, rect: CGRect) {
      people.show(query.map { Person.named($0.text) } ?? [], above: view.convert(rect, to: self.view))
    }

    func countDidChange(_ view: RichTextView, count: TextLimitCount) {
      self.count.styledText = StyledText("\(count.rest)", style: .t12_gray3_regular)
    }

    func shouldInsertLineBreak(_ view: RichTextView) -> Bool {
      send()
      return false
    }
  }
#endif
