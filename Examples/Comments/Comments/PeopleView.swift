#if os(iOS)
  import CoreFoundation
  import StyleSpec
  import StyleUI
  import UIKit
  import YanxuanStyles

  /// People to choose from, above the name that is typed.
  final class PeopleView: UIStackView {
    /// Gets the person who was chosen.
    var onChoose: (Person) -> Void = { _ in }

    private static let rowHeight = 40.0

    /// Shows people above a rectangle of the view that this one is in; nothing without people.
    func show(_ people: [Person], above rect: CGRect) {
      for row in subviews { row.removeFromSuperview() }
      for person in people { addArrangedSubview(row(person)) }
      axis = .vertical
      backgroundColor = .secondarySystemBackground
      let height = Self.rowHeight * Double(people.count)
      frame = CGRect(x: Double(rect.origin.x), y: Double(rect.origin.y) - height, width: 160, height: height)
    }

    private func row(_ person: Person) -> UIButton {
      let row = UIButton(frame: .zero, primaryAction: UIAction { [weak self] _ in self?.onChoose(person) })
      row.setStyledTitle(StyledText("@\(person.name)", style: .t14_link_medium), for: .normal)
      return row
    }
  }
#endif
