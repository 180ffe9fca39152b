#if os(Linux)
  import TestSupport
  import Testing
  import TokenCompiler
  import TokenEmit

  /// The code on the pages about Apple's platforms compiles with the code that is generated from its spec.
  @Suite struct AppleGuideTests {
    /// AppKit's modules are compiled in a long run only.
    @Test(arguments: share(1, of: Kit.allCases), share(1, of: AppleModules.Isolation.allCases))
    func examplesCompile(kit: Kit, isolation: AppleModules.Isolation) throws {
      let errors = try kit.errors(in: Self.program(kit), isolation: isolation)
      // Warnings say that an example does not use a value.
      #expect(!errors.contains("error: "), "\(errors)")
    }

    /// The label of the README, with the code that is generated from its spec.
    @Test func theLabelOfTheReadmeKeepsItsStyle() throws {
      let page = try Repository.read("README.md")
      let spec = try #require(page.firstMatch(of: #/(?s)```yaml\n(.*?)```/#)).1
      let label = try #require(page.firstMatch(of: #/(?s)```swift\n(import StyleSpec\nimport StyleUI\n.*?)```/#)).1
      let look = "print(label.styledText.debugDescription, label.attributedText != nil)\n"
      let main = Self.forLinux(String(label)) + look
      let generated = try Self.generated(from: String(spec))
      let result = try InterfacePrograms.uiKitModules.get().program(of: ["main.swift": main, "Brand.swift": generated])
        .run()
      #expect(result.status == 0 && result.errors == "", "\(result.errors)")
      #expect(result.output == "StyledText(\"¥89\", style 14_red_bold) true\n")
    }

    /// An example with a mistake would not pass.
    @Test(
      arguments: share(of: [
        (Kit.uiKit, "UIColor(Brand.Colors.ink)"), (.uiKit, ".t14_red_bold"), (.uiKit, "lineHeight: .exact"),
        (.uiKit, "textStyle: .title1"), (.uiKit, "styledLabel.text"), (.uiKit, "StyledTextView"),
        (.appKit, "field.styledText"),
      ])
    )
    func mistakesAreFound(kit: Kit, part: String) throws {
      let program = try Self.program(kit)
      #expect(program.contains(part))
      #expect(try kit.errors(in: program.replacing(part, with: "mistake")).contains("error: "))
    }

    /// The examples of the section about AppKit, or all others.
    enum Kit: String, CaseIterable {
      case uiKit = "UIKit"
      case appKit = "AppKit"

      func errors(in program: String, isolation: AppleModules.Isolation = .nonisolated) throws -> String {
        let modules = self == .uiKit ? InterfacePrograms.uiKitModules : InterfacePrograms.appKitModules
        return try modules.get().errors(in: program, isolation: isolation)
      }

      /// What the examples have, beside what they make themselves.
      var parameters: String {
        self == .uiKit
          ? "label: UILabel, styledLabel: StyledLabel, textView: UITextView, button: UIButton, text: StyledText"
          : "field: NSTextField, textView: NSTextView"
      }
    }

    private static func program(_ kit: Kit) throws -> String {
      let page = try ["Apple", "AppleMigration"].map { try Repository.read("Documentation/\($0).md") }
        .joined(separator: "\n## ")
      let spec = try #require(page.firstMatch(of: #/(?s)```yaml\n(.*?)```/#)).output.1
      let sections = page.split(separator: "\n## ").filter { $0.hasPrefix("AppKit\n") == (kit == .appKit) }
      let blocks = sections.flatMap { $0.matches(of: #/(?s)```swift\n(.*?)```/#).map { String($0.output.1) } }
      try #require(blocks.count > (kit == .uiKit ? 15 : 0))
      let declaration = #/(?m)^(@\S+ )*(extension|final class|func|struct) /#
      let declarations = blocks.filter { $0.contains(declaration) }
      let functions = blocks.filter { !declarations.contains($0) }.enumerated().map { number, block in
        """
        @MainActor func example\(number)(\(kit.parameters)) throws {
        \(block)}
        """
      }
      // Apple's modules re-export what is below them.
      let below = ["CoreFoundation", "Foundation", "ObjectiveC"]
      let imports = (below + ["StyleTables", "StyledText", "StyleUI", "SwiftUI", kit.rawValue]).map { "import \($0)" }
      let generated = try generated(from: String(spec))
      return (imports + declarations.map(forLinux) + functions + [generated]).joined(separator: "\n")
    }

    /// The module StyleSpec is two others, and Linux does not have Objective-C.
    private static func forLinux(_ block: String) -> String {
      block.replacing("import StyleSpec\n", with: "import StyledText\n").replacing(#/@objc(\(\w+\))? /#, with: "")
    }

    private static func generated(from spec: String) throws -> String {
      let file = try #require(compileInMemory(spec).outputs.first)
      return String(decoding: file.bytes, as: UTF8.self)
    }
  }
#endif
