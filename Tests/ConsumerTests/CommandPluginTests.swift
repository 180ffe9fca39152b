import TestSupport
import Testing

/// `swift package stylespec-…` in a package with only one target.
@Suite(.buildsConsumers)
struct CommandPluginTests {
  @Test func initLintAndCompileRunInThePackagesFolder() throws {
    let consumer = try Consumer(
      dependencies: Consumer.checkout.replacing(", traits: []", with: ""),
      targets: ".target(name: \"My-Cards\")"
    )
    try consumer.write("", to: "Sources/My-Cards/Cards.swift")
    let write = "--allow-writing-to-package-directory"

    let started = try consumer.swift("package", write, "stylespec-init", "--target", "My-Cards")
    #expect(started.status == 0, "\(started.errors)")
    let spec = "Sources/My-Cards/My-Cards.stylespec.yaml"
    #expect(started.output.contains("wrote \(spec)\n"))
    #expect(try consumer.read(spec).contains("\nname: MyCardsStyles\n"))
    #expect(try consumer.swift("package", write, "stylespec-init", "--target", "My-Cards").status != 0)

    let clean = try consumer.swift("package", "stylespec-lint", "--max-warnings", "0")
    #expect(clean.output.contains("nothing to report"))
    #expect(clean.status == 0, "\(clean.errors)")
    try consumer.write(try consumer.read(spec).replacing("\"#222222\"", with: "\"#BBBBBB\""), to: spec)
    let linted = try consumer.swift("package", "stylespec-lint", "--target", "My-Cards", "--max-warnings", "0")
    #expect(linted.output.contains("\(spec):"))
    #expect(linted.output.contains("[contrast]"))
    #expect(linted.status != 0)

    let compiled = try consumer.swift("package", write, "stylespec-compile", "--out", "Generated")
    #expect(compiled.output.contains("wrote Generated/MyCardsStyles.swift\n"))
    #expect(compiled.status == 0, "\(compiled.errors)")
    #expect(try consumer.swift("package", write, "stylespec-compile", "--nonsense").status != 0)
  }
}
