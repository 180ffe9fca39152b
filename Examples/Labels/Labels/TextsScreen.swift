#if os(iOS)
  import StyleSpec
  import StyleUI
  import SwiftUI
  import YanxuanStyles

  /// The screen in SwiftUI.
  struct TextsScreen: View {
    @State private var isOnSale = false
    @Environment(\.self) private var environment

    var body: some View {
      List {
        StyledTextView(Blanket.details)
        StyledTextView(price)
        StyledTextView(offer)
        Text(verbatim: "Delivery tomorrow").styleCode(.t12_gray2_regular)
        Text("Free returns", style: .t12_green_regular, in: StyleContext(environment))
        Toggle(isOn: $isOnSale) {
          Text(verbatim: "On sale").styleCode(.t14_gray1_regular)
        }
      }
    }

    private var price: StyledText {
      var price = Blanket.price
      price.text = Blanket.prices(onSale: isOnSale)
      return price
    }

    private var offer: StyledText {
      var offer = Blanket.offer
      offer["now"] = isOnSale ? "¥199" : "¥259"
      offer["club"] = isOnSale ? nil : "¥239"
      return offer
    }
  }
#endif
