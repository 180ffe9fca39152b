import Foundation

// On Linux, Foundation does not have attributes for fonts and colors, so numbers and strings are used instead.

enum FontKey: AttributedStringKey {
  typealias Value = String
  static let name = "font"
}

enum WeightKey: AttributedStringKey {
  typealias Value = Int
  static let name = "weight"
}

enum SizeKey: AttributedStringKey {
  typealias Value = Double
  static let name = "size"
}

enum Peers {
  static let font = NSAttributedString.Key("font")
  static let weight = NSAttributedString.Key("weight")
  static let size = NSAttributedString.Key("size")

  static var attributes: [NSAttributedString.Key: Any] { [font: "PingFang", weight: 700, size: 14.0] }

  static var container: AttributeContainer {
    var container = AttributeContainer()
    container[FontKey.self] = "PingFang"
    container[WeightKey.self] = 700
    container[SizeKey.self] = 14.0
    return container
  }

  /// The runs that `StyledText(_:runs:style:)` makes.
  static func old(_ text: String, runs: Int) -> NSMutableAttributedString {
    let result = NSMutableAttributedString(string: text, attributes: [font: "PingFang"])
    let length = result.length
    for index in 0..<runs {
      let start = index * length / runs
      let range = NSRange(location: start, length: (index + 1) * length / runs - start)
      result.addAttributes([weight: 100 + index % 7, size: Double(10 + index % 3)], range: range)
    }
    return result
  }

  static func new(_ text: String, runs: Int) -> AttributedString {
    let length = text.count
    var result = AttributedString()
    for index in 0..<runs {
      let part = text.dropFirst(index * length / runs).prefix((index + 1) * length / runs - index * length / runs)
      var container = AttributeContainer()
      container[FontKey.self] = "PingFang"
      container[WeightKey.self] = 100 + index % 7
      container[SizeKey.self] = Double(10 + index % 3)
      result.append(AttributedString(String(part), attributes: container))
    }
    return result
  }
}
