import TestSupport
import Testing
import TokenCompiler
import TokenComparison
import TokenDiagnostics
import TokenEmit

/// What a reviewer reads of changes that design teams make, as `Tests/Golden/PullRequests.txt` shows.
struct PullRequestTests {
  @Test func reportsAreForReviewers() throws {
    let reports = try PullRequest.all.map { "## \($0.title)\n\n" + (try $0.report()) }
    try expectGolden(reports.joined(separator: "\n"), "Tests/Golden/PullRequests.txt")
  }

  /// Of hundreds of changes, the most severe ones are told, and the others counted.
  @Test func aSummaryFitsOnAScreen() throws {
    for count in [1, 13, 40, 900] {
      func file(_ value: Int, _ name: String) -> String {
        let tokens = (0..<count).map { "{ $type: number, $value: \($0 + value) }" }.enumerated()
        return "kept:\n" + tokens.map { "  t\($0): \($1)\n" }.joined()
          + (0..<count).map {
            "\(name)\($0): { x: { $type: number, $value: \($0) }, y: { $type: number, $value: 1 } }\n"
          }
          .joined()
      }
      let (old, new) = (file(0, "old"), file(1, "new").replacing("$value: 1 } }", with: "$value: 2 } }"))
      let pull = PullRequest(
        title: "",
        outputs: nil,
        files: ["a.tokens.yaml": old],
        edits: [("a.tokens.yaml", old, new)]
      )
      let report = try pull.comparison()
      let text = ComparisonText(TerminalStyle(isOn: false), maximumLines: ComparisonText.usualLines).render(report)
      let lines = text.split(separator: "\n", omittingEmptySubsequences: false).count - 1
      #expect(lines <= ComparisonText.usualLines)
      let whole = ComparisonText(TerminalStyle(isOn: false)).render(report)
      #expect((text == whole) == (whole.split(separator: "\n", omittingEmptySubsequences: false).count - 1 <= 40))
      if text != whole {
        #expect(
          text.hasSuffix("\(report.count(of: .invisible)) invisible: HEAD~1:tokens → tokens; `--all` prints all\n")
        )
        for changeClass in ChangeClass.allCases where report.count(of: changeClass) > 0 {
          #expect(text.contains("\n\(changeClass.rawValue)\n") || text.hasPrefix("\(changeClass.rawValue)\n"))
        }
      }
    }
  }
}

/// A change of a team's files.
private struct PullRequest {
  let title: String
  /// The formats of the project's outputs; nil for any.
  let outputs: [OutputRequest]?
  /// The old files by path.
  let files: [String: String]
  /// What is replaced in which file.
  let edits: [(path: String, old: String, new: String)]

  func report() throws -> String { try ComparisonText(TerminalStyle(isOn: false)).render(comparison()) }

  func comparison() throws -> ComparisonReport {
    var new = files
    for (path, old, text) in edits {
      let file = new[path] ?? ""
      try #require(old.isEmpty || file.contains(old), "\(path) has no \(old)")
      new[path] = old.isEmpty ? text : file.replacing(old, with: text)
    }
    let findings = CatalogComparison.compare(try compared(files), try compared(new))
    return ComparisonReport(old: "HEAD~1:tokens", new: "tokens", findings: findings)
  }

  private func compared(_ files: [String: String]) throws -> [ComparedCatalog] {
    let inputs = files.sorted { $0.key < $1.key }.map {
      CompilerInput(SourceFile(path: $0.key, text: $0.value), role: .spec)
    }
    let result = compileInMemory(inputs, to: [], wantsOutlines: true)
    try #require(!result.diagnostics.hasErrors, "\(title): \(result.diagnostics.map(\.message))")
    let formats = outputs ?? EmitterRegistry.emitters.map { OutputRequest($0) }
    return result.contents.map { $0.compared(in: formats) }
  }
}

extension PullRequest {
  static let all = names + values + contexts

  private static let css = OutputRequest(CSSEmitter.self)
  private static let assets = OutputRequest(AssetCatalogEmitter.self)

  /// A spec for an app and its site, with token files.
  private static let brand = [
    "brand.yaml": """
    stylespec: 1
    name: Brand
    swift: { tokens: true }
    tokens: [shape.tokens.yaml]
    palette: { gray: { 500: "#666666", 900: "#222222" }, brand: { 500: "#0F766E" } }
    color:
      ink: { light: "{palette.gray.900}", dark: "#F2F2F2" }
      note: { light: "{palette.gray.500}", dark: "#9B9B9B" }
      hint: "{palette.gray.500}"
      link: "{palette.brand.500}"
    weight: { regular: 400, bold: 700 }
    typography:
      14: { lineHeight: 20, lineSpacing: 2 }
      20: { lineHeight: 28, lineSpacing: 0 }
    styles:
      title: { size: 20, color: ink, weight: bold }

    """,
    "shape.tokens.yaml": """
    radius:
      $type: dimension
      s: { $value: { value: 4, unit: px } }
      m: { $value: { value: 8, unit: px } }
      full: { $value: { value: 999, unit: px } }

    """,
  ]

  /// A site's tokens without a spec.
  private static let site = [
    "site.tokens.yaml": """
    brand:
      $type: color
      100: { $value: "#CCFBF1" }
      500: { $value: "#14B8A6" }
      900: { $value: "#134E4A" }
    surface: { $type: color, $value: "{brand.100}" }
    text:
      $type: color
      strong: { $value: "{brand.900}" }
      link: { $value: "{brand.500}" }
      visited: { $value: "{text.link}" }
    space:
      $type: dimension
      1: { $value: { value: 4, unit: px } }
      2: { $value: { value: 8, unit: px } }
      3: { $value: { value: 12, unit: px } }
      4: { $value: { value: 20, unit: px } }
    motion:
      fast: { $type: duration, $value: { value: 200, unit: ms } }
      ease: { $type: cubicBezier, $value: [0.2, 0, 0, 1] }
      enter:
        $type: transition
        $value: { duration: "{motion.fast}", delay: { value: 0, unit: ms }, timingFunction: "{motion.ease}" }
    card:
      $type: shadow
      $value:
        color: "#00000033"
        offsetX: { value: 0, unit: px }
        offsetY: { value: 2, unit: px }
        blur: { value: 8, unit: px }
        spread: { value: 0, unit: px }
    body:
      $type: typography
      $value:
        fontFamily: [Inter, sans-serif]
        fontSize: { value: 16, unit: px }
        fontWeight: 400
        letterSpacing: { value: 0, unit: px }
        lineHeight: 1.5
    opacity: { $type: number, $value: 0.5 }

    """
  ]

  private static let names = [
    PullRequest(
      title: "A radius goes, and another one changes: an app, its site and an asset catalog",
      outputs: [css, .swift, assets],
      files: brand,
      edits: [
        ("shape.tokens.yaml", "  full: { $value: { value: 999, unit: px } }\n", ""),
        ("shape.tokens.yaml", "value: 4", "value: 6"),
      ]
    ),
    PullRequest(
      title: "The same without a spec",
      outputs: nil,
      files: ["shape.tokens.yaml": brand["shape.tokens.yaml"] ?? ""],
      edits: [
        ("shape.tokens.yaml", "  full: { $value: { value: 999, unit: px } }\n", ""),
        ("shape.tokens.yaml", "value: 4", "value: 6"),
      ]
    ),
    PullRequest(
      title: "A group is renamed, with all references to it",
      outputs: [css],
      files: site,
      edits: [("site.tokens.yaml", "brand:\n", "teal:\n"), ("site.tokens.yaml", "{brand.", "{teal.")]
    ),
    PullRequest(
      title: "A group is renamed, and one of its tokens changes with it",
      outputs: [css],
      files: ["shape.tokens.yaml": brand["shape.tokens.yaml"] ?? ""],
      edits: [("shape.tokens.yaml", "radius:", "corner:"), ("shape.tokens.yaml", "value: 4", "value: 6")]
    ),
    PullRequest(
      title: "A color of a spec is renamed, and so is one of its palette: an app without tokens in its code",
      outputs: [.swift],
      files: brand,
      edits: [
        ("brand.yaml", "  link:", "  action:"), ("brand.yaml", "brand: { 500", "teal: { 500"),
        ("brand.yaml", "palette.brand", "palette.teal"),
      ]
    ),
    PullRequest(
      title: "A token is deprecated, and its successor is there",
      outputs: [css],
      files: site,
      edits: [
        (
          "site.tokens.yaml", "  visited: { $value: \"{text.link}\" }",
          "  visited: { $value: \"{text.link}\", $deprecated: \"use {text.link}\" }\n  hover: { $value: \"{brand.900}\" }"
        )
      ]
    ),
    PullRequest(
      title: "A number becomes a length",
      outputs: [css],
      files: site,
      edits: [
        (
          "site.tokens.yaml", "opacity: { $type: number, $value: 0.5 }",
          "opacity: { $type: dimension, $value: { value: 50, unit: px } }"
        )
      ]
    ),
  ]

  private static let values = [
    PullRequest(
      title: "A scale is tightened",
      outputs: [css],
      files: site,
      edits: [
        ("site.tokens.yaml", "  3: { $value: { value: 12, unit: px } }\n", ""),
        ("site.tokens.yaml", "value: 8, unit: px } }\n  4", "value: 6, unit: px } }\n  4"),
        ("site.tokens.yaml", "value: 20,", "value: 12,"),
      ]
    ),
    PullRequest(
      title: "A palette is swapped under a site",
      outputs: [css],
      files: site,
      edits: [
        ("site.tokens.yaml", "#CCFBF1", "#E0F2FE"), ("site.tokens.yaml", "#14B8A6", "#0EA5E9"),
        ("site.tokens.yaml", "#134E4A", "#0C4A6E"),
      ]
    ),
    PullRequest(
      title: "A palette's gray gets paler under a spec",
      outputs: [css, .swift],
      files: brand,
      edits: [("brand.yaml", "500: \"#666666\"", "500: \"#8A8A8A\"")]
    ),
    PullRequest(
      title: "Type, a shadow and motion are tuned",
      outputs: [css],
      files: site,
      edits: [
        ("site.tokens.yaml", "fontWeight: 400", "fontWeight: 450"),
        ("site.tokens.yaml", "lineHeight: 1.5", "lineHeight: 1.6"),
        ("site.tokens.yaml", "[Inter, sans-serif]", "[Geist, Inter, sans-serif]"),
        ("site.tokens.yaml", "blur: { value: 8", "blur: { value: 12"),
        ("site.tokens.yaml", "value: 200", "value: 150"), ("site.tokens.yaml", "[0.2, 0, 0, 1]", "[0.3, 0, 0, 1]"),
      ]
    ),
    PullRequest(
      title: "Text of 14 points gets more room, and bold is lighter",
      outputs: [css, .swift],
      files: brand,
      edits: [
        ("brand.yaml", "lineHeight: 20, lineSpacing: 2", "lineHeight: 22, lineSpacing: 2"),
        ("brand.yaml", "bold: 700", "bold: 600"),
      ]
    ),
  ]

  private static func document(_ modifiers: String) -> String {
    """
    version: "2025.10"
    sets:
      base:
        sources:
          - ink: { $type: color, $value: "#222222" }
            line: { $type: color, $value: "#DDDDDD" }
            text: { $type: color, $value: "{ink}" }
    modifiers:
    \(modifiers)
    resolutionOrder: [{ $ref: "#/sets/base" }\(modifiers.matches(of: #/(?m)^  (\w+):/#).map { ", { $ref: \"#/modifiers/\($0.1)\" }" }.joined())]

    """
  }

  private static let density = """
      density:
        default: regular
        contexts: { regular: [], compact: [{ gap: { $type: number, $value: 2 } }] }
    """

  private static let fourThemes = """
      theme:
        default: light
        contexts:
          light: []
          dark: [{ ink: { $type: color, $value: "#F2F2F2" }, line: { $type: color, $value: "#444444" } }]
          lightHighContrast: [{ ink: { $type: color, $value: "#000000" } }]
          darkHighContrast: [{ ink: { $type: color, $value: "#FFFFFF" }, line: { $type: color, $value: "#888888" } }]
    """

  private static let twoThemes = """
      theme:
        default: light
        contexts:
          light: []
          dark: [{ ink: { $type: color, $value: "#F2F2F2" }, line: { $type: color, $value: "#444444" } }]
    """

  private static let contrast = """
      contrast:
        default: usual
        contexts: { usual: [], more: [{ line: { $type: color, $value: "#888888" } }] }
    """

  private static let contexts = [
    PullRequest(
      title: "A dark theme is added",
      outputs: [css],
      files: ["site.resolver.yaml": document(density)],
      edits: [
        ("site.resolver.yaml", document(density), document(density + "\n" + twoThemes))
      ]
    ),
    PullRequest(
      title: "A modifier is split",
      outputs: [css],
      files: ["site.resolver.yaml": document(fourThemes)],
      edits: [("site.resolver.yaml", document(fourThemes), document(twoThemes + "\n" + contrast))]
    ),
    PullRequest(
      title: "A context has another name, and dark is the default",
      outputs: [css],
      files: ["site.resolver.yaml": document(fourThemes)],
      edits: [
        ("site.resolver.yaml", "lightHighContrast:", "lightMore:"),
        ("site.resolver.yaml", "default: light", "default: dark"),
      ]
    ),
  ]
}
