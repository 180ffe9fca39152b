#if os(iOS)
  import StyleSpec
  import StyleUI
  import SwiftUI
  import UIKit
  import YanxuanStyles

  /// The screen in UIKit.
  struct LabelsScreen: UIViewControllerRepresentable {
    func makeUIViewController(context: Context) -> LabelsViewController { LabelsViewController() }

    func updateUIViewController(_ controller: LabelsViewController, context: Context) {}
  }

  /// Labels, a button and a text view. They follow appearance, contrast and text size without any code here.
  final class LabelsViewController: UIViewController, UITextViewDelegate {
    private let price = StyledLabel()
    private let offer = StyledLabel()
    private let delivery = UILabel()
    private let buy = UIButton()
    private let details = UITextView()
    private let sale = UISwitch()

    override func viewDidLoad() {
      super.viewDidLoad()
      showTexts()
      showPrices()
      sale.addTarget(self, action: #selector(showPrices), for: .valueChanged)
      details.delegate = self
      addViews()
    }

    private func showTexts() {
      price.styledText = Blanket.price
      offer.styledText = Blanket.offer
      // A plain label keeps its style through its styled text, also while there is no text.
      delivery.styleCode = .t12_gray2_regular
      delivery.styledText.text = "Delivery tomorrow"
      buy.setStyledTitle(StyledText("Buy", style: .t16_blue_bold), for: .normal)
      details.styledText = Blanket.details
    }

    /// Sets plain texts. Each run and each slot keeps its style.
    @objc private func showPrices() {
      price.text = Blanket.prices(onSale: sale.isOn)
      offer.styledText["now"] = sale.isOn ? "¥199" : "¥259"
      offer.styledText["club"] = sale.isOn ? nil : "¥239"
    }

    /// What is typed has the style at the caret.
    func textViewDidChangeSelection(_ textView: UITextView) {
      textView.updateTypingAttributes()
    }

    private func addViews() {
      offer.numberOfLines = 0
      details.isScrollEnabled = false
      let stack = UIStackView(arrangedSubviews: [details, price, offer, delivery, buy, sale])
      stack.axis = .vertical
      stack.spacing = UIStackView.spacingUseSystem
      stack.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(stack)
      let guide = view.layoutMarginsGuide
      NSLayoutConstraint.activate([
        stack.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
        stack.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
        stack.topAnchor.constraint(equalTo: guide.topAnchor),
      ])
    }
  }
#endif
