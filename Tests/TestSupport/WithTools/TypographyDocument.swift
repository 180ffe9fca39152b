internal import Foundation
package import TokenCompiler
internal import TokenDiagnostics
internal import TokenEmit
package import TokenModel
internal import TokenResolver

/// A document of the Design Tokens format with typography tokens. A script that shares no code with the compiler says
/// what the styles of it are.
package struct TypographyDocument: Sendable, CustomStringConvertible {
  private let file: URL

  package var description: String { file.lastPathComponent }

  /// The documents of the tests, and those in the folder that `STYLESPEC_TYPOGRAPHY_DOCUMENTS` names.
  package static let all: [TypographyDocument] = {
    let own = Repository.root.appendingPathComponent("Tests/Data/Typography")
    let other = ProcessInfo.processInfo.environment["STYLESPEC_TYPOGRAPHY_DOCUMENTS"].map { URL(fileURLWithPath: $0) }
    return [own, other].compactMap(\.self).flatMap { folder in
      let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
      return names.filter { $0.hasSuffix(".tokens.json") || $0.hasSuffix(".resolver.json") }.sorted()
        .map { TypographyDocument(file: folder.appendingPathComponent($0)) }
    }
  }()

  /// Compiles a spec that makes a style of each typography token.
  package func compile(named name: String, rootFontSize: Int = 16) -> Compiler.Result {
    let text = """
      stylespec: 1
      name: \(name)
      swift: { scope: catalog }
      tokens: ["\(file.lastPathComponent)"]
      rootFontSize: \(rootFontSize)
      styles: { from: "**" }

      """
    let spec = SourceFile(path: file.deletingLastPathComponent().path + "/\(name).stylespec.yaml", text: text)
    return Compiler.compile([CompilerInput(spec, role: .spec)], to: [.swift]) { path throws(IncludeError) in
      guard let data = FileManager.default.contents(atPath: path) else { throw IncludeError(problem: "is not there") }
      return SourceFile(path: path, bytes: Array(data))
    }
  }

  // MARK: Lines

  /// A line for each style of the catalog, in its order: name, size, line height, letter spacing, weight and family.
  package static func lines(of catalog: Catalog) -> [String] {
    catalog.styles.map { style in
      let row = style.row
      return [
        style.name.value, "\(row.size.value)", row.metrics.map { "\($0.lineHeight.value)" } ?? "normal",
        "\(row.metrics?.letterSpacing?.value ?? .zero)", "\(style.weight.value.value)",
        style.family.font?.value ?? "system",
      ].joined(separator: "\t")
    }
  }

  /// The same lines as the script has them. A style of a mode has the values of its contexts.
  ///
  /// Also gives the lines of tokens in some contexts that no style of the catalog has.
  package func judgedLines(
    of catalog: Catalog,
    rootFontSize: Int = 16
  ) throws -> (lines: [String], missing: [String]) {
    let tables = try contextChoices(catalog.tokens.modifiers.filter { $0.role == .mode }).map { choice in
      (mode: choice.map(\.context).joined(separator: "_"), values: try judge(choice, rootFontSize))
    }
    let byMode = Dictionary(tables.map { ($0.mode, $0.values) }) { first, _ in first }
    var known: [String: Set<String>] = [:]
    let lines = catalog.styles.map { style in
      let mode = style.row.mode.map { catalog.modes[$0].value } ?? ""
      let path = style.path?.description ?? ""
      let values = byMode[mode]?[path] ?? "no token \(path) in the contexts \(mode)"
      known[path, default: []].insert(values)
      return "\(style.name.value)\t\(values)"
    }
    let missing = tables.flatMap { mode, values in
      values.filter { known[$0.key]?.contains($0.value) != true }.map { "\($0.key) in \(mode): \($0.value)" }
    }
    return (lines, missing.sorted())
  }

  private typealias ContextChoice = [(modifier: String, context: String)]

  /// All choices of a context, or of none, for each modifier.
  private func contextChoices(_ modifiers: [Modifier]) -> [ContextChoice] {
    modifiers.reduce([[]]) { choices, modifier in
      choices + choices.flatMap { choice in modifier.contexts.map { choice + [(modifier.name, $0)] } }
    }
  }

  /// The values of each token, by path, as the script has them in some contexts.
  private func judge(_ choice: ContextChoice, _ rootFontSize: Int) throws -> [String: String] {
    let script = Repository.root.appendingPathComponent("Tests/Data/dtcg-oracle.py").path
    let contexts = choice.flatMap { ["--context", "\($0.modifier)=\($0.context)"] }
    let run = try Subprocess.run("python3", [script, file.path, "--root", "\(rootFontSize)"] + contexts)
    guard run.status == 0 else { throw JudgeFailed(document: description, errors: run.errors) }
    let lines = run.output.split(separator: "\n").map { $0.split(separator: "\t").map(String.init) }
    return Dictionary(uniqueKeysWithValues: lines.map { ($0[0], Self.styled($0).joined(separator: "\t")) })
  }

  /// The values of a token as a style has them. Its weight is a whole number, and a text whose line height is left to
  /// the font has that of the font, if it needs metrics for its letter spacing.
  private static func styled(_ fields: [String]) -> [String] {
    var values = Array(fields.dropFirst())
    let weight = (Double(values[3]) ?? 0).rounded(.toNearestOrAwayFromZero)
    values[3] = "\(Int(weight))"
    if ["normal", "0"].contains(values[1]) {
      let ownHeight = (try? FixedDecimal(parsing: Array(values[0].utf8)[...])).map(FontMetrics.system.lineHeight)
      values[1] = values[2] == "0" ? "normal" : ownHeight.map { "\($0)" } ?? ""
    }
    return values
  }

  private struct JudgeFailed: Error {
    let document: String
    let errors: String
  }
}
