import Foundation
import TestSupport
import Testing
import TokenCompiler
import TokenDiagnostics
import TokenEmit
import TokenModel
import TokenResolver

@testable import TokenLint

/// A safe fix never changes a value: after all of them, each token has the value that it had, or, if nothing could be read,
/// the one that was meant or none. No token is gone.
struct SafeFixLawTests {
  /// A set of tokens, half of them with slips; every third in a resolver document with two contexts.
  private struct Tokens {
    let slips: [TokenSlip]
    let hasContexts: Bool

    /// The file, with something for each token in place of what is meant.
    func file(_ tokens: [Int: String] = [:]) -> SourceFile {
      let own = slips.enumerated().map { index, slip in
        "\"t\(index)\": \(tokens[index] ?? slip.meant)"
      }
      let all = "{ \(TokenSlip.others), \(own.joined(separator: ", ")) }"
      guard hasContexts else { return SourceFile(path: "a.tokens.json", text: all) }
      let dark = #"{ "color": { "one": { "$type": "color", "$value": "{color.two}" } } }"#
      return SourceFile(
        path: "a.resolver.json",
        text: """
          { "version": "2025.10", "sets": { "base": { "sources": [\(all)] } },
            "modifiers": { "theme": { "default": "light", "contexts": { "light": [{}], "dark": [\(dark)] } } },
            "resolutionOrder": [{ "$ref": "#/sets/base" }, { "$ref": "#/modifiers/theme" }] }
          """
      )
    }

    /// The token of a slip in a file, its keys in order; nil if it is gone.
    func token(_ index: Int, in file: SourceFile) throws -> String? {
      var object = try JSONSerialization.jsonObject(with: Data(file.bytes)) as? [String: Any]
      if hasContexts {
        let set = (object?["sets"] as? [String: Any])?["base"] as? [String: Any]
        object = (set?["sources"] as? [[String: Any]])?.first
      }
      return try (object?["t\(index)"]).map {
        String(decoding: try JSONSerialization.data(withJSONObject: $0, options: .sortedKeys), as: UTF8.self)
      }
    }
  }

  private static func include(_ path: String) throws(IncludeError) -> SourceFile {
    throw IncludeError(problem: "is not there")
  }

  /// What the JSON output has of each token in all contexts; nothing for values of unknown types, and nil for a file with
  /// an error.
  private func values(in file: SourceFile) throws -> [String: NSDictionary]? {
    let request = OutputRequest(JSONEmitter.self)
    let result = Compiler.compile([CompilerInput(file, role: .spec)], to: [request], include: Self.include)
    guard let output = result.outputs.first else { return nil }
    let object = try JSONSerialization.jsonObject(with: Data(output.bytes)) as? [String: Any]
    let tokens = object?["tokens"] as? [String: [String: Any]] ?? [:]
    return tokens.compactMapValues { token -> NSDictionary? in
      guard let type = token["type"] as? String, TokenType(rawValue: type) != nil else { return nil }
      return ["value": Self.meaning(of: token["value"] ?? NSNull()), "variants": token["variants"] ?? NSNull()]
    }
  }

  private func value(_ index: Int, in file: SourceFile) throws -> NSDictionary? { try values(in: file)?["t\(index)"] }

  private func fixed(_ file: SourceFile) -> SourceFile {
    let fixer = LintFixer([CompilerInput(file, role: .spec)], .init(), unsafe: false, include: Self.include)
    return fixer.run().changed.first ?? file
  }

  /// A value in one of the ways to write it: hex digits for colors, pixels for letter spacings, factors for line heights.
  private static func meaning(of value: Any) -> Any {
    guard var value = value as? [String: Any] else { return value }
    if value["colorSpace"] as? String == "srgb", let components = value["components"] as? [Double] {
      let channels = components.map { String(format: "%02X", Int(($0 * 255).rounded())) }
      return "#\(channels.joined())\(value["alpha"] ?? "")"
    }
    guard let size = (value["fontSize"] as? [String: Any])?["value"] as? Double else { return value }
    if let spacing = value["letterSpacing"] as? [String: Any], spacing["unit"] as? String == "em" {
      value["letterSpacing"] = ["unit": "px", "value": (spacing["value"] as? Double ?? 0) * size]
    }
    if let height = value["lineHeight"] as? [String: Any], height["unit"] as? String == "px" {
      value["lineHeight"] = (height["value"] as? Double ?? 0) / size
    }
    return value
  }

  @Test(arguments: SeededGenerator.seeds(lawRounds(3_000)))
  func safeFixesKeepValues(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let kinds = TokenSlip.all(&generator).shuffled(using: &generator)
    let tokens = Tokens(
      slips: Array(kinds.prefix(Int.random(in: 2...6, using: &generator))),
      hasContexts: Int.random(in: 0..<3, using: &generator) == 0
    )
    let slipped = tokens.slips.indices.filter { $0 == 0 || Bool.random(using: &generator) }
    let written = tokens.file(Dictionary(uniqueKeysWithValues: slipped.map { ($0, tokens.slips[$0].written) }))
    let fixed = fixed(written)
    for index in tokens.slips.indices {
      let after = try #require(try tokens.token(index, in: fixed), "t\(index) is gone")
      let before = try #require(try tokens.token(index, in: written))
      if after == before { continue }
      guard let value = try value(index, in: tokens.file([index: after])) else { continue }
      let had = try self.value(index, in: tokens.file([index: tokens.slips[index].written]))
      let meant = try #require(try self.value(index, in: tokens.file()))
      #expect(value == had ?? meant, "\(tokens.slips[index].written) became \(after)")
    }
  }

  /// The examples of all errors in token files: a fix writes what the right example has.
  @Test(arguments: ErrorRegistry.kinds.map { $0.page.id }) func fixesOfExamplesKeepValues(id: String) throws {
    guard let page = ErrorReference.kind(named: id)?.page, case .tokens(let wrong)? = page.wrong,
      case .tokens(let right)? = page.right
    else { return }
    func file(_ members: String) -> SourceFile {
      SourceFile(path: "a.tokens.json", text: "{ \(Self.unmarked(members)) }")
    }
    let (before, meant) = (try values(in: file(wrong)), try values(in: file(right)))
    let after = try values(in: fixed(file(wrong)))
    if before != nil { #expect(after != nil) }
    for (path, value) in after ?? [:] { #expect(value == before?[path] ?? meant?[path], "\(path)") }
    for path in (before ?? [:]).keys { #expect(after?[path] != nil, "\(path) is gone") }
  }

  private static func unmarked(_ text: String) -> String { text.filter { $0 != "⟦" && $0 != "⟧" } }

  private static let rules: [String] = RuleRegistry.rules.filter { $0.example.resolver == nil }.map { $0.id }

  /// The examples of all rules in specs: what codes and tokens are stays what it was.
  @Test(arguments: rules) func fixesOfRulesKeepValues(id: String) throws {
    let rule = try #require(RuleRegistry.rule(named: id))
    let spec = SourceFile(path: "spec.yaml", text: RuleExampleSpec.whole(Self.unmarked(rule.example.yaml)))
    let before = try #require(try values(in: spec))
    #expect(try values(in: fixed(spec)) == before)
  }
}
