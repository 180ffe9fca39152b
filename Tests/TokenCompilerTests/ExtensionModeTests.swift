import TestSupport
import Testing
import TokenCompiler
import TokenDiagnostics
import TokenEmit
import TokenModel

/// Values for modes in `$extensions` are contexts of a modifier, whatever program wrote them.
struct ExtensionModeTests {
  private static func compile(_ tokens: String, isStrict: Bool = false) -> (css: String, messages: [String]) {
    let file = SourceFile(path: "a.tokens.json", text: "{ \(tokens) }")
    let result = compileInMemory(
      [CompilerInput(file, role: .candidate)],
      to: [OutputRequest(CSSEmitter.self)],
      isStrict: isStrict
    )
    let css = result.outputs.map { String(decoding: $0.bytes, as: UTF8.self) }.joined()
    return (css, result.diagnostics.filter { $0.rule.rawValue == "dtcg-extension-modes" }.map(\.message))
  }

  private static func color(_ red: Int) -> String { "{ \"colorSpace\": \"srgb\", \"components\": [\(red), 0, 0] }" }

  private static let base = "\"zero\": { \"$type\": \"color\", \"$value\": \(color(0)) }"

  @Test(arguments: [
    "\"mode\": { \"Light\": \"{zero}\", \"Dark\": \(color(1)) }",
    "\"mode\": { \"Dark\": \(color(1)), \"Light\": \"{zero}\" }",
    "\"modes\": { \"Light\": \"{zero}\", \"Dark\": \(color(1)) }",
    "\"org.primer.overrides\": { \"dark\": \(color(1)) }",
    "\"org.primer.overrides\": { \"dark\": { \"$value\": \(color(1)) } }",
    "\"com.example.modes\": { \"light\": \"{zero}\", \"dark\": \(color(1)) }",
    "\"com.example.exporter\": { \"id\": \"7\", \"modes\": { \"light\": \"{zero}\", \"dark\": \(color(1)) } }",
  ])
  func aModeIsAContext(extensions: String) {
    let token = "\"ink\": { \"$type\": \"color\", \"$value\": \"{zero}\", \"$extensions\": { \(extensions) } }"
    let (css, messages) = Self.compile("\(Self.base), \(token)")
    #expect(css.contains("--ink: light-dark(var(--zero), #FF0000);"), "\(css)")
    #expect(messages.count == 1 && messages[0].contains("of one token are read as contexts of a modifier `mode`"))
    #expect(Self.compile("\(Self.base), \(token)", isStrict: true).css.isEmpty)
  }

  /// Names that no token has together are two choices.
  @Test func modesOfTwoKindsAreTwoModifiers() {
    let (css, messages) = Self.compile(
      """
      "$type": "number",
      "a": { "$value": 1, "$extensions": { "mode": { "Phone": 1, "Desk": 2 } } },
      "b": { "$value": 1, "$extensions": { "mode": { "Plain": 1, "Loud": 3 } } },
      "c": { "$value": 4, "$extensions": { "mode": { "Desk": 5, "Phone": 4, "Watch": 6 } } }
      """
    )
    for line in [
      "[data-mode=\"Desk\"] {\n  --a: 2;\n\n  --c: 5;", "[data-mode=\"Watch\"] {\n  --c: 6;",
      "[data-mode2=\"Loud\"] {\n  --b: 3;",
    ] {
      #expect(css.contains(line), "\(line) in \(css)")
    }
    #expect(messages.count == 2 && messages[0].hasPrefix("the modes `Phone`, `Desk`, `Watch` of 2 tokens"))
  }

  /// One mode with the value itself, and metadata that only looks like modes, say nothing.
  @Test(arguments: [
    "\"mode\": { \"Mode 1\": 1 }", "\"com.figma\": { \"mode\": \"Light\" }", "\"mode\": {}", "\"mode\": \"Light\"",
    "\"com.figma.modeName\": \"Light\"",
  ])
  func whatIsNoChoiceIsNone(extensions: String) {
    let (css, messages) = Self.compile(
      "\"a\": { \"$type\": \"number\", \"$value\": 1, \"$extensions\": { \(extensions) } }"
    )
    #expect(css.contains(":root {\n  --a: 1;\n}") && !css.contains("data-mode"), "\(css)")
    #expect(messages == [])
  }

  @Test func anUnknownSpellingIsTold() {
    let (css, messages) = Self.compile(
      #""a": { "$type": "number", "$value": 1, "$extensions": { "carbon.themes": { "white": 1, "g10": { "value": 2 } } } }"#
    )
    #expect(css.contains("--a: 1;"))
    #expect(messages.count == 1 && messages[0].hasPrefix("the values in `carbon.themes` are not read, because"))
  }

  /// The value of a mode is judged as any other.
  @Test func aWrongValueIsAnError() {
    let file = SourceFile(
      path: "a.tokens.json",
      text: #"{ "a": { "$type": "number", "$value": 1, "$extensions": { "mode": { "x": 1, "y": "{nowhere}" } } } }"#
    )
    let result = compileInMemory([CompilerInput(file, role: .candidate)])
    #expect(result.diagnostics.filter { $0.severity == .error }.map(\.message) == ["the file has no `nowhere`"])
  }
}
