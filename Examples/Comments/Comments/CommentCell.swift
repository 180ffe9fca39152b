#if os(iOS)
  import Foundation
  import StyleRichText
  import StyleRichUI
  import StyleUI
  import UIKit

  /// The cell of a comment.
  final class CommentCell: UITableViewCell {
    static let identifier = "comment"

    /// Gets the text when a reader has expanded or collapsed it.
    var onToggle: (ExpandableText) -> Void = { _ in }
    /// Gets the height of the text when it is another one.
    var onHeight: (Double) -> Void = { _ in }
    /// Gets the link or the mention that was tapped.
    var onAction: (TouchTarget) -> Void = { _ in }

    private let author = StyledLabel()
    private let comment = ExpandableLabel(resources: .comments)

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
      super.init(style: style, reuseIdentifier: reuseIdentifier)
      comment.codec = .comments
      comment.onToggle = { [weak self] in self?.onToggle($0) }
      comment.onChange = { [weak self] in self?.onHeight($0.height) }
      comment.onAction = { [weak self] target, gesture in
        if gesture == .tap { self?.onAction(target) }
      }
      addViews()
    }

    required init?(coder: NSCoder) { nil }

    func show(_ shown: ShownComment) {
      author.styledText = shown.author
      comment.expandable = shown.text
    }

    private func addViews() {
      let stack = UIStackView(arrangedSubviews: [author, comment])
      stack.axis = .vertical
      stack.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(stack)
      let guide = contentView.layoutMarginsGuide
      NSLayoutConstraint.activate([
        stack.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
        stack.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
        stack.topAnchor.constraint(equalTo: guide.topAnchor),
        stack.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
      ])
    }
  }
#endif
