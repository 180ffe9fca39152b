internal import TokenJSON
internal import TokenModel

/// The meaning of a code, in the form that `show` and `list` print. `Documentation/codes.schema.json` describes the
/// JSON.
struct CodeDescription: JSONWritable {
  /// The name of the catalog that has the code.
  let catalog: String
  let code: String
  /// The code's name in Swift, without backticks.
  let swiftName: String
  /// The path of the typography token that the style is made from; nil, and then missing, for another code.
  let token: String?
  let description: String?
  let deprecated: Deprecated?
  let size: Double
  let weight: Int
  /// The name of the font family; `system` is the platform's own.
  /// The preferred one first; `system` is the system font.
  let families: [String]
  /// Nil if the code leaves its color open.
  let color: Color?
  let lineHeight: Double?
  let lineSpacing: Double?
  let letterSpacing: Double?
  /// As written, for the spec's offset host, or `center`.
  let baselineOffset: BaselineOffset?
  /// The baseline's distance from the top of the line box, in points.
  let baseline: Double?
  let mode: String?
  /// The text style of the system as which the style grows; nil, and then missing, for that of the context.
  let textStyle: String?
  let origin: CodeOrigins

  struct Color: JSONWritable {
    let name: String
    let light: String
    let dark: String
    /// Nil where the plainer variant is used instead.
    let highContrastLight: String?
    let highContrastDark: String?
    /// The colors or tokens that the spec declares as the text's backgrounds; nil if it declares none.
    let on: [String]?

    func write(to writer: inout JSONWriter) {
      writer.object { writer in
        writer.field("dark", dark)
        if let highContrastDark { writer.field("highContrastDark", highContrastDark) }
        if let highContrastLight { writer.field("highContrastLight", highContrastLight) }
        writer.field("light", light)
        writer.field("name", name)
        if let on { writer.field("on", on) }
      }
    }
  }

  struct Deprecated: JSONWritable {
    /// The deprecated parts, with advice; empty if the spec gives none.
    let message: String
    /// The name of the code to use instead; nil, and then missing, where the spec names none.
    let replacement: String?

    func write(to writer: inout JSONWriter) {
      writer.object { writer in
        writer.field("message", message)
        if let replacement { writer.field("replacement", replacement) }
      }
    }
  }

  /// Writes every key, except for variants that are replaced by another, and the token and the text style of a code
  /// without one; a missing value is null.
  func write(to writer: inout JSONWriter) {
    writer.object { writer in
      writer.field("baseline", baseline)
      switch baselineOffset {
      case .points(let points): writer.field("baselineOffset", points.doubleValue)
      case .center: writer.field("baselineOffset", BaselineOffset.centerWord)
      case nil: writer.field("baselineOffset", nil as Double?)
      }
      writer.field("catalog", catalog)
      writer.field("code", code)
      writer.field("color", color)
      writer.field("deprecated", deprecated)
      writer.field("description", description)
      if families.count > 1 { writer.field("fallbackFamilies", Array(families.dropFirst())) }
      writer.field("family", families[0])
      writer.field("letterSpacing", letterSpacing)
      writer.field("lineHeight", lineHeight)
      writer.field("lineSpacing", lineSpacing)
      writer.field("mode", mode)
      writer.field("origin", origin)
      writer.field("size", size)
      writer.field("swiftName", swiftName)
      if let textStyle { writer.field("textStyle", textStyle) }
      if let token { writer.field("token", token) }
      writer.field("weight", weight)
    }
  }
}
