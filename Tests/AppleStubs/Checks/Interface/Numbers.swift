import CoreFoundation
import Foundation
import StyleTables
import StyledText
import YanxuanStyles

#if canImport(UIKit)
  import UIKit
#else
  import AppKit
#endif

/// Prints what the attributes of a text say, in each code, on each screen and for each host, with `-` for what is absent.
func printNumbers() {
  for code in Yanxuan.catalog.codes {
    for screen in Screen.all {
      for host in Screen.hosts {
        let string = screen.show(StyledText("国 a", style: code), host)
        let names = [code.name, screen.appearance.rawValue, screen.size.rawValue, host.rawValue]
        let values = fields(of: string.shown(), on: screen)
        let isUniform = values == fields(of: string.shown(at: string.length - 1), on: screen)
        print((names + (isUniform ? values : ["not uniform"])).joined(separator: "\t"))
      }
    }
  }
}

private func fields(of values: [NSAttributedString.Key: Any], on screen: Screen) -> [String] {
  let paragraph = values.paragraph
  let numbers: [Double?] = [
    (values.font?.pointSize).map { Double($0) }, values.font?.weightTrait,
    (paragraph?.minimumLineHeight).map { Double($0) },
    (paragraph?.maximumLineHeight).map { Double($0) }, (paragraph?.lineSpacing).map { Double($0) },
    values.number(.kern),
    values.number(.baselineOffset),
  ]
  let color = values.color(.foregroundColor, on: screen) ?? []
  let family: String? = values.font?.familyName
  let words = numbers.map { number in number.map { "\($0)" } ?? "-" }
  let channels = color.map { "\($0)" }
  return [family ?? "-"] + words + channels
}
