internal import ArgumentParser
internal import TokenFiles
internal import TokenReports
internal import TokenResolver

struct Schema: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Print the JSON Schema of specs, for editors.",
    discussion: """
      Editors with a YAML language server complete and check a spec whose first line names the schema's file:

        # yaml-language-server: $schema=.stylespec.schema.json

      'stylespec init' writes both.

      EXAMPLES
        stylespec schema > tokens/.stylespec.schema.json
      """
  )

  func run() throws {
    Console.printResult(try Self.text)
  }

  /// What is printed, and what `init` writes beside a spec.
  static var text: String {
    get throws { try JSONText.of(SpecSchema()) }
  }
}
