#if os(Linux)
  import TestSupport
  import Testing
  import TokenCompiler
  import TokenEmit

  /// The code on the page about Apple's platforms compiles with the code that is generated from its spec.
  @Suite struct AppleGuideTests {
    @Test func examplesCompile() throws {
      let errors = try Self.errors(in: Self.program())
      // Warnings say that an example does not use a value.
      #expect(!errors.contains("error: "), "\(errors)")
    }

    /// An example with a mistake would not pass.
    @Test(arguments: ["UIColor(Brand.Colors.ink)", ".t14_red_bold", "lineHeight: .exact", "textStyle: .title1"])
    func mistakesAreFound(part: String) throws {
      let program = try Self.program()
      #expect(program.contains(part))
      #expect(try Self.errors(in: program.replacing(part, with: "mistake")).contains("error: "))
    }

    private static func errors(in program: String) throws -> String {
      try InterfacePrograms.uiKitModules.get().errors(in: program)
    }

    private static func program() throws -> String {
      let page = try Repository.read("Documentation/Apple.md")
      let spec = try #require(page.firstMatch(of: #/(?s)```yaml\n(.*?)```/#)).output.1
      let blocks = page.matches(of: #/(?s)```swift\n(.*?)```/#).map { String($0.output.1) }
      try #require(blocks.count > 6)
      let declarations = blocks.filter { $0.contains(#/(?m)^(final class|struct) /#) }
      let functions = blocks.filter { !declarations.contains($0) }.enumerated().map { number, block in
        """
        @MainActor func example\(number)(label: UILabel, textView: UITextView, text: StyledText) throws {
        \(block)}
        """
      }
      let imports = ["StyleTables", "StyledText", "StyleUI", "SwiftUI", "UIKit"].map { "import \($0)" }
      let generated = try generated(from: String(spec))
      return (imports + declarations.map(withoutStyleSpec) + functions + [generated]).joined(separator: "\n")
    }

    /// The module StyleSpec is two others.
    private static func withoutStyleSpec(_ block: String) -> String {
      block.replacing("import StyleSpec\n", with: "import StyledText\n")
    }

    private static func generated(from spec: String) throws -> String {
      let file = try #require(compileInMemory(spec).outputs.first)
      return String(decoding: file.bytes, as: UTF8.self)
    }
  }
#endif
