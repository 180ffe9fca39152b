#if os(iOS)
  import StyleSpec
  import YanxuanStyles

  /// What both screens show: a blanket that may be on sale.
  enum Blanket {
    /// The texts of `price`: the price now, and the one before.
    static func prices(onSale: Bool) -> String { onSale ? "¥199 ¥329" : "¥259 ¥329" }

    /// Two runs. New text keeps the style of each: `price.text = Blanket.prices(onSale: true)`.
    static let price = StyledText(
      "¥259 \("¥329", attributes: TextAttributes(style: .t12_gray3_regular, strikethrough: .single))",
      style: .t22_red_bold
    )

    /// A template with the slots `now` and `club`. The part in square brackets is hidden while there is no price for the club.
    static let offer = makeOffer()

    /// Two paragraphs of different styles.
    static let details = StyledText(
      """
      \("Wool blanket", style: .t18_black_bold)
      Woven from the wool of two seasons, and washed in a mountain stream. 手工编织，纯羊毛。
      """,
      style: .t14_gray1_regular
    )

    private static func makeOffer() -> StyledText {
      do {
        return StyledText(
          template: try SlotTemplate("Only {now}[, or {club} for members]"),
          style: .t14_gray1_regular,
          slots: ["now": TextAttributes(style: .t14_red_bold), "club": TextAttributes(style: .t14_gold_bold)]
        )
      } catch {
        return StyledText("\(error)")
      }
    }
  }
#endif
