import TestSupport

/// A token of the Design Tokens format as somebody wrote it, and as it was meant.
struct TokenSlip {
  let written: String
  let meant: String

  /// Values; the type is written as it is meant, unless something else is given.
  init(_ type: String, as writtenType: String? = nil, _ written: String, meant: String) {
    func token(_ type: String, _ value: String) -> String { #"{ "$type": "\#(type)", "$value": \#(value) }"# }
    self.written = token(writtenType ?? type, written)
    self.meant = token(type, meant)
  }

  /// What slips may refer to: `{color.one}`, `{space.one}` and more, `{space.ratio}`, `{family}`.
  static let others = """
    "color": { "$type": "color", "one": { "$value": \(color("336699")) }, "two": { "$value": \(color("ff0033")) } },
    "space": {
      "$type": "dimension", "one": { "$value": \(px("4")) }, "two": { "$value": \(px("10")) },
      "ratio": { "$type": "number", "$value": 2 }
    },
    "family": { "$type": "fontFamily", "$value": "Inter" },
    "weight": { "heavy": { "$type": "fontWeight", "$value": 700 } }
    """

  private static func px(_ number: String) -> String { #"{ "value": \#(number), "unit": "px" }"# }

  /// Channels of 0, 51, 102 and so on are exact as components.
  private static func color(_ hex: String, _ rest: String = "") -> String {
    let channels = [0, 2, 4].map { start in
      Int(hex.dropFirst(start).prefix(2), radix: 16).map { "\(Double($0) / 255)" } ?? "0"
    }
    return #"{ "colorSpace": "srgb", "components": [\#(channels.joined(separator: ", "))]\#(rest) }"#
  }

  private static func text(_ size: String = px("16"), spacing: String = px("0"), height: String) -> String {
    #"{ "fontFamily": "Inter", "fontSize": \#(size), "fontWeight": 400, "letterSpacing": \#(spacing), "lineHeight": \#(height) }"#
  }

  private static func shadow(_ rest: String) -> String {
    #"{ "color": \#(color("000000")), "offsetX": \#(px("0")), "offsetY": \#(px("1")), \#(rest) }"#
  }

  /// One of each kind.
  static func all(_ generator: inout SeededGenerator) -> [TokenSlip] {
    let channels = ["00", "33", "66", "99", "cc", "ff"]
    let hex = (0..<3).map { _ in channels.randomElement(using: &generator) ?? "00" }.joined()
    let number = Int.random(in: 1...40, using: &generator)
    let space = ["one", "two"].randomElement(using: &generator) ?? "one"
    let points = space == "one" ? 4 : 10
    return colors(hex) + lengths(number) + references(space, points) + texts(number) + keywords(number)
  }

  private static func colors(_ hex: String) -> [TokenSlip] {
    let short = [0, 2, 4].map { String(hex.dropFirst($0).prefix(1)) }.joined()
    return [
      TokenSlip("color", "\"#\(hex)\"", meant: color(hex)),
      TokenSlip("color", "\"#\(short)\"", meant: color(hex)),
      TokenSlip("color", color(hex, ", \"hex\": \"#\(short)\""), meant: color(hex, ", \"hex\": \"#\(hex)\"")),
      TokenSlip("color", color(hex, ", \"hex\": \"\(hex)\""), meant: color(hex, ", \"hex\": \"#\(hex)\"")),
      TokenSlip("color", "\"rgba(#\(hex), 40%)\"", meant: color(hex, ", \"alpha\": 0.4")),
      TokenSlip("color", "\"red\"", meant: color("ff0000")),
      TokenSlip("color", color(hex).replacing("srgb", with: "sRGB"), meant: color(hex)),
      TokenSlip("color", color(hex).replacing("srgb", with: "srbg"), meant: color(hex)),
      TokenSlip("color", color(hex).replacing("components", with: "componets"), meant: color(hex)),
      TokenSlip("color", as: "Color", color(hex), meant: color(hex)),
      TokenSlip("color", as: "colour", color(hex), meant: color(hex)),
    ]
  }

  private static func lengths(_ number: Int) -> [TokenSlip] {
    [
      TokenSlip("dimension", "\"\(number)px\"", meant: px("\(number)")),
      TokenSlip("dimension", "\"\(number)\"", meant: px("\(number)")),
      TokenSlip("dimension", #"{ "value": 0, "unit": "" }"#, meant: px("0")),
      TokenSlip("dimension", #"{ "value": 0 }"#, meant: px("0")),
      TokenSlip("dimension", #"{ "value": \#(number), "unit": "PX" }"#, meant: px("\(number)")),
      TokenSlip("dimension", #"{ "value": \#(number), "unit": "xp" }"#, meant: px("\(number)")),
      TokenSlip("dimension", px("\"\(number)\""), meant: px("\(number)")),
      TokenSlip("dimension", px("\(Double(Float(Double(number) + 0.8)))"), meant: px("\(number).8")),
      TokenSlip("number", "\"\(number)\"", meant: "\(number)"),
      TokenSlip("number", "\"\(Double(Float(Double(number) + 0.8)))\"", meant: "\(number).8"),
      TokenSlip("duration", "\"\(number)ms\"", meant: #"{ "value": \#(number), "unit": "ms" }"#),
      TokenSlip("cubicBezier", "\"ease-in\"", meant: "[0.42, 0, 1, 1]"),
    ]
  }

  private static func references(_ space: String, _ points: Int) -> [TokenSlip] {
    let own = "{space.\(space)}"
    return [
      TokenSlip("dimension", "\"\(own) * {space.ratio}\"", meant: px("\(points * 2)")),
      TokenSlip("dimension", "\"\(own) + 2px\"", meant: px("\(points + 2)")),
      TokenSlip("dimension", "\"({space.one} + {space.two}) / 2\"", meant: px("7")),
      TokenSlip("dimension", "\"-\(own)\"", meant: px("\(-points)")),
      TokenSlip("dimension", "\"\(own)\(own)\"", meant: px("0")),
      TokenSlip("dimension", "\"\(own) \"", meant: px("\(points)")),
      TokenSlip("dimension", "\"{space.\(space).$value}\"", meant: px("\(points)")),
      TokenSlip("dimension", "\"{space.\(space)\"", meant: px("\(points)")),
      TokenSlip("dimension", "\"{ space.\(space) }\"", meant: px("\(points)")),
      TokenSlip("dimension", "\"space.\(space)\"", meant: px("\(points)")),
      TokenSlip("dimension", "\"${space.\(space)}\"", meant: px("\(points)")),
      TokenSlip("dimension", "\"{spcae.\(space)}\"", meant: px("\(points)")),
      TokenSlip("dimension", "\"{space.\(space)e}\"", meant: px("\(points)")),
      TokenSlip("fontFamily", "\"{family}, serif\"", meant: "[\"Inter\", \"serif\"]"),
      TokenSlip("fontFamily", "[\"{family}\", \"serif\"]", meant: "[\"Inter\", \"serif\"]"),
      TokenSlip("dimension", "\"{weight.heavy}\"", meant: px("0")),
    ]
  }

  private static func texts(_ number: Int) -> [TokenSlip] {
    [
      TokenSlip("typography", text(height: "\"24\""), meant: text(height: "1.5")),
      TokenSlip("typography", text(height: "24"), meant: text(height: "1.5")),
      TokenSlip("typography", text(height: "\"150%\""), meant: text(height: "1.5")),
      TokenSlip("typography", text(height: "\"1.5\""), meant: text(height: "1.5")),
      TokenSlip("typography", text(height: "\"{space.ratio} * 0.75\""), meant: text(height: "1.5")),
      TokenSlip("typography", text(height: px("24")), meant: text(height: "1.5")),
      TokenSlip("typography", text(spacing: "\"2%\"", height: "1.5"), meant: text(spacing: px("0.32"), height: "1.5")),
      TokenSlip("typography", text("\"16px\"", height: "1.5"), meant: text(height: "1.5")),
      TokenSlip("typography", text("\"{space.one} * 4\"", height: "1.5"), meant: text(height: "1.5")),
      TokenSlip("fontWeight", "\"SemiBold\"", meant: "\"semi-bold\""),
      TokenSlip("fontWeight", "\"Semi Bold Italic\"", meant: "\"semi-bold\""),
      TokenSlip("fontWeight", "\"semi-bodl\"", meant: "\"semi-bold\""),
    ]
  }

  private static func keywords(_ number: Int) -> [TokenSlip] {
    let rest = #""blur": \#(px("\(number)")), "spread": \#(px("0"))"#
    let time = #"{ "value": \#(number), "unit": "ms" }"#
    let ease = #"{ "duration": \#(time), "timingFunction": [0, 0, 1, 1]"#
    return [
      TokenSlip("strokeStyle", "\"Dashed\"", meant: "\"dashed\""),
      TokenSlip("strokeStyle", "\"dahsed\"", meant: "\"dashed\""),
      TokenSlip("shadow", shadow(#""blur": \#(px("\(number)"))"#), meant: shadow(rest)),
      TokenSlip("shadow", shadow(#""type": "innerShadow", \#(rest)"#), meant: shadow(#""inset": true, \#(rest)"#)),
      TokenSlip("shadow", shadow(rest).replacing("offsetX", with: "ofsetX"), meant: shadow(rest)),
      TokenSlip("transition", ease + " }", meant: ease + #", "delay": { "value": 0, "unit": "ms" } }"#),
    ]
  }
}
