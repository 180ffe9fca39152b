internal import ArgumentParser
internal import TokenSystem

struct Schema: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Print the JSON Schema of specs, for editors.",
    discussion: """
      Editors with a YAML language server complete and check a spec whose first line names the schema's file:

        # yaml-language-server: $schema=\(SpecSchemaFile.name)

      'stylespec init' writes both. After an update of stylespec, write the schema again.

      EXAMPLES
        stylespec schema > tokens/\(SpecSchemaFile.name)
      """
  )

  func run() throws {
    try Console.printResult(SpecSchemaFile.text)
  }
}
