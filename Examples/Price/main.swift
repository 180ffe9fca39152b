import StyleSpec
import YanxuanStyles

var price = StyledText()
price.style = .t14_gray2_bold  // the style first, before there is any text
price.text = "¥99"
price.text = "¥89"  // new text, and still in style

if let style = price.resolved, let color = style.color, let metrics = style.metrics {
  print("\(price.text) is \(style.size) pt, weight \(style.weight), in \(color.light)")
  print("line height \(metrics.lineHeight) pt, line spacing \(metrics.lineSpacing) pt")
}

let old = TextAttributes(style: .t12_gray3_regular, strikethrough: .single)
var prices = StyledText("¥99 \("¥129", attributes: old)", style: .t14_red_bold)
prices.text = ""  // while the prices load
prices.text = "¥89 ¥119"  // new text, and the second price is struck through
print(prices.debugDescription)

let template = try SlotTemplate("{sale} instead of {was}")
var offer = StyledText(template: template, style: .t14_red_bold, slots: ["was": old])
offer["was"] = "¥129"
offer["sale"] = "¥99"
if let was = offer.range(of: "¥129") {
  offer[was].link = "price/history"
  print(try offer.explanation(at: was.lowerBound))  // why ¥129 looks the way it does
}

let found = Yanxuan.code(named: "14_gray2_bold")  // by name, such as from a server
print(found == price.style, Yanxuan.catalog.suggestions(for: "14_grey2_bold").first ?? "")
