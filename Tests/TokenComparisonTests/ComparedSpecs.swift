import TestSupport
import Testing
import TokenCompiler
import TokenComparison
import TokenDiagnostics
import TokenEmit

/// Specs as they are compared; a test fails where one does not compile.
/// Their outputs are Swift, and all formats for token files, unless a test says others.
func compared(
  _ specs: [String],
  including files: [String: String] = [:],
  outputs: [OutputRequest]? = nil
) throws -> [ComparedCatalog] {
  let inputs = specs.enumerated().map { number, text in
    let ending = text.contains("resolutionOrder") ? "resolver.json" : text.hasPrefix("{") ? "tokens.json" : "yaml"
    return CompilerInput(SourceFile(path: "\(number).\(ending)", text: text), role: .spec)
  }
  let result = compileInMemory(inputs, to: [], wantsOutlines: true, including: files)
  try #require(
    result.diagnostics.allSatisfy { $0.severity == .info },
    "\(result.diagnostics.map(\.message)) in \(specs.joined(separator: "\n---\n"))"
  )
  return result.contents.map { spec in
    let formats = outputs ?? (result.specs.isEmpty ? EmitterRegistry.emitters.map { OutputRequest($0) } : [.swift])
    return spec.compared(in: formats)
  }
}

extension CompiledInput {
  /// One version of a comparison in a project with outputs in some formats.
  func compared(in formats: [OutputRequest] = [.swift]) -> ComparedCatalog {
    ComparedCatalog(
      catalog: catalog,
      swiftNames: Compiler.swiftNames(of: catalog),
      outline: outline,
      outputs: Compiler.names(of: self, in: formats)
    )
  }
}

extension Finding {
  /// Message and effects, as one line.
  var summary: String {
    ([message.plain] + [effects.map(\.plain).joined(separator: ", ")].filter { !$0.isEmpty }).joined(separator: ": ")
  }
}

/// A spec with one of everything, to be changed in one place.
let wholeSpec = """
  stylespec: 1
  name: Brand
  offsetHost: uikit
  palette: { gray: { mid: "#666666", pale: "#DDDDDD" } }
  color:
    ink: { light: "#222222", dark: "#F2F2F2" }
    gray: { light: "{palette.gray.mid}", dark: "#9B9B9B" }
    old: { light: "#8A6516", deprecated: "use {color.ink}" }
  weight: { regular: 400, bold: 700 }
  family: { ui: system, serif: { name: Songti SC, metrics: { ascent: 1.06, descent: 0.34 } } }
  typography:
    13: plain
    14: { lineHeight: 20, lineSpacing: 3, baselineOffset: 1.6 }
  modes:
    read: { typography: { 14: { lineHeight: 22, lineSpacing: 4, baselineOffset: 2.6 } } }
  codes: { name: "{size}_{color}_{weight}", except: "13_old_*" }
  styles:
    title: { size: 14, color: ink, weight: bold, family: serif }

  """

/// A spec with emoji, to be changed in one place.
let emojiSpec = """
  stylespec: 1
  name: Brand
  color: { ink: "#222222" }
  weight: { regular: 400 }
  typography: { 14: plain }
  emoji:
    classic:
      label: Classic
      folder: emoji
      icon: 赞
      items:
        赞: 003.png
        开心: { image: 004.png, label: happy, keywords: [smile], aliases: ["[高兴]"] }
        横幅: { image: banner.png, aspect: 2, scale: 1.2 }
        旧: { image: old.png, deprecated: "use {emoji.classic.赞}" }
    faces:
      code: "{name}"
      items: { ":)": { image: smile.png, aliases: "(smile)" }, ":(": sad.png }

  """

/// A token file, to be changed in one place.
let tokenFile = #"""
  { "radius": { "$type": "dimension", "s": { "$value": { "value": 2, "unit": "px" } },
      "full": { "$value": { "value": 999, "unit": "px" } } },
    "scale": { "$type": "dimension", "$value": { "value": 4, "unit": "px" } },
    "ink": { "$type": "color", "$value": { "colorSpace": "srgb", "components": [0.13333, 0.13333, 0.13333] } },
    "text": { "$type": "color", "$value": "{ink}" } }
  """#

/// A resolver document with a theme, to be changed in one place.
let tokenDocument = #"""
  { "version": "2025.10", "sets": { "base": { "sources": [{ "pad": { "$type": "number", "$value": 8 } }] } },
    "modifiers": { "theme": { "default": "light", "contexts": { "light": [], "dark": [], "dim": [] } } },
    "resolutionOrder": [{ "$ref": "#/sets/base" }, { "$ref": "#/modifiers/theme" }] }
  """#

/// The spec with some text replaced, which has to be there.
func changed(_ changes: (String, String)..., in spec: String = wholeSpec) throws -> String {
  try changes.reduce(spec) { spec, change in
    try #require(spec.contains(change.0), "\(change.0) is not in the spec")
    return spec.replacing(change.0, with: change.1)
  }
}
