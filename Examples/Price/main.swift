import StyleTables
import StyledText
import YanxuanStyles

var price = StyledText()
price.style = .t14_gray2_bold  // the style first, before there is any text
price.text = "¥99"
price.text = "¥89"  // new words, and still in style

if let style = price.resolved, let metrics = style.metrics {
  print("\(price.text) is \(style.size) pt, weight \(style.weight), in \(style.color.light)")
  print("line height \(metrics.lineHeight) pt, line spacing \(metrics.lineSpacing) pt")
}

let found = Yanxuan.code(named: "14_gray2_bold")  // by name, such as from a server
print(found == price.style, Yanxuan.catalog.suggestions(for: "14_grey2_bold").first ?? "")
