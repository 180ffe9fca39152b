internal import ArgumentParser
internal import TokenReports
internal import TokenResolver
internal import TokenSystem

struct Schema: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Print the JSON Schema of specs, for editors.",
    discussion: """
      Editors with a YAML language server complete and check a spec whose first line names the schema's file:

        # yaml-language-server: $schema=\(SpecSchemaFile.name)

      'stylespec init' writes both. After an update of stylespec, write the schema anew.

      EXAMPLES
        stylespec schema > tokens/\(SpecSchemaFile.name)
      """
  )

  func run() throws {
    try Console.printResult(SpecSchemaFile.text)
  }
}

/// The JSON Schema that editors read, as a file beside specs.
enum SpecSchemaFile {
  /// Hidden, so that no build system asks what a file among sources is for.
  static let name = ".stylespec.schema.json"

  static var text: String {
    get throws { try JSONText.of(SpecSchema()) }
  }
}
