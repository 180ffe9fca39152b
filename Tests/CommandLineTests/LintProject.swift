import TestSupport

/// A small project with one finding of each kind: an unreadable color, a small size, unknown codes.
struct LintProject {
  static let spec = """
    stylespec: 1
    name: Brand
    offsetHost: css
    color:
      ink: { light: "#222222", dark: "#F2F2F2" }
      grey: { light: "#8A8A8A", dark: "#9B9B9B" }
      gold: { light: "#8A6516", dark: "#D9B56C", deprecated: "use {color.ink}" }
    weight: { regular: 400, bold: 700 }
    typography:
      9: plain
      14: { lineHeight: 20, lineSpacing: 3, baselineOffset: 0 }

    """

  static let swift = """
    import StyledText

    // Not .t14_ink_blod, which is not a code.
    let price = StyledText("¥99", style: .t14_ink_blod)
    let old = StyledText("¥129", style: .t14_gold_regular)
    let note = Brand.code(named: "9_grey_reglar")

    """

  let folder: TemporaryFolder

  /// With a spec in `tokens/`, and a configuration beside it if one is given.
  init(spec: String = Self.spec, configuration: String? = nil) throws {
    folder = try TemporaryFolder()
    try folder.write(spec, to: "tokens/brand.yaml")
    if let configuration { try folder.write(configuration, to: ".stylespec.yaml") }
  }

  func lint(_ arguments: String...) throws -> SubprocessResult {
    try Subprocess.run(Repository.product("stylespec"), ["lint"] + arguments, in: folder.path)
  }

  /// `place [rule]` of each finding of a lint.
  func findings(_ arguments: String...) throws -> [String] {
    let result = try Subprocess.run(
      Repository.product("stylespec"),
      ["lint"] + arguments + ["--format", "json"],
      in: folder.path
    )
    return try JSONValue(parsing: result.output).items.map { finding in
      guard case .text(let rule) = finding["rule"], case .text(let file) = finding["place", "file"],
        case .number(let line) = finding["place", "line"]
      else { return "" }
      return "\(file):\(Int(line)) \(rule)"
    }
  }
}
